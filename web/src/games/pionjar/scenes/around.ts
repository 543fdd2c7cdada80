/**
 * How far a scene is drawn around its view box, in units: a frame that is lower or higher than the
 * view box shows more on either side, or above and below.
 */
const WIDTH = 1080;
const HEIGHT = 1200;

export const AROUND = {
  left: -360,
  top: -480,
  width: WIDTH,
  size: { width: WIDTH, height: HEIGHT },
} as const;
