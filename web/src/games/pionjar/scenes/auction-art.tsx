/**
 * The trading post with its auctioneer and the card that is up. What matters is in the view box,
 * and is seen whole in a frame of any shape; sky and street go on around it.
 */
import { t } from "../../../i18n/catalogue";
import { GoodsCard } from "../board/art/card";
import { Figure } from "../board/art/figures";
import { ink } from "../board/ink";
import { AROUND } from "./around";
import { HattedHead } from "./people";

/** What matters: the sign over the door, the auctioneer, the card. */
const VIEW_BOX = "0 14 360 182";
/** Where the houses stand. */
const STREET = 176;
const SIGN_WIDTH = 160;
/** A longer name than this many letters is set closer. */
const SIGN_LETTERS = 13;

export function AuctionArt({ goods }: { goods: string }) {
  return (
    <svg class="pionjar-board scene-art" viewBox={VIEW_BOX} aria-hidden="true">
      <Country />
      <House />
      <Street />
      <Auctioneer />
      <GoodsCard goods={goods} x={324} y={149} width={52} turn={9} />
      <GoodsCard goods={goods} x={313} y={146} width={54} turn={-5} up />
    </svg>
  );
}

function Country() {
  return (
    <>
      <rect x={AROUND.left} y={AROUND.top} {...AROUND.size} fill={ink("sky2")} />
      <circle cx="318" cy="40" r="20" fill={ink("mustard")} />
      <path
        d="M40-36h60a6 6 0 0 1 0 12h-60a6 6 0 0 1 0-12ZM208-6h44a5 5 0 0 1 0 10h-44a5 5 0 0 1 0-10Z"
        fill={ink("cloud")}
      />
      <path
        d={`M200 ${STREET}L262 128 300 150 348 118 420 170 470 140 540 ${STREET}Z`}
        fill={ink("peak1")}
      />
      <path
        d="M-60 176Q-10 116 40 116T140 176ZM-330 176Q-250 128-170 128T0 176Z"
        fill={ink("spruce2")}
      />
      <path
        d="M170 176Q235 142 300 142T430 176ZM400 176Q500 136 580 136T740 176Z"
        fill={ink("mustard2")}
        class="pb-over"
      />
    </>
  );
}

function House() {
  const name = t("pionjar.strip.post");
  return (
    <>
      <rect x="26" y="62" width="168" height={STREET - 62} fill={ink("spruce")} />
      <path class="shade" d={`M110 62H194V${STREET}H110Z`} />
      <path d="M18 62V34H52L64 20H156L168 34H202V62Z" fill={ink("head")} />
      <text
        class="pb-title sign-name"
        x="110"
        y="54"
        text-anchor="middle"
        textLength={name.length > SIGN_LETTERS ? SIGN_WIDTH : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {name}
      </text>
      <path d="M10 94H210L198 80H22Z" fill={ink("mustard")} />
      <path class="post" d={`M20 94V${STREET}M200 94V${STREET}`} />
      {[44, 142].map((x) => (
        <g key={x}>
          <rect x={x} y="106" width="34" height="36" fill={ink("window")} />
          <path class="bar" d={`M${x + 17} 106v36M${x} 124h34`} />
        </g>
      ))}
      <rect x="95" y="110" width="30" height={STREET - 110} fill={ink("ink")} />
      <circle cx="119" cy="146" r="1.8" fill={ink("mustard")} />
    </>
  );
}

function Street() {
  return (
    <>
      <rect x={AROUND.left} y={STREET} {...AROUND.size} fill={ink("street")} />
      <path
        d={`M${AROUND.left} ${STREET}h${AROUND.width}v9Q200 194 ${AROUND.left} 184Z`}
        fill={ink("brick2")}
        class="pb-wash"
        opacity="0.7"
      />
      <path class="rut" d="M-360 268Q120 226 740 236M-360 290Q130 246 740 256" />
      {[
        [36, 216],
        [156, 296],
        [332, 286],
      ].map(([x = 0, y = 0]) => (
        <Figure key={x} name="grass_0" x={x} y={y} size={20} fg="grass" />
      ))}
    </>
  );
}

/** Behind a barrel, with the gavel up. */
function Auctioneer() {
  return (
    <>
      <path d="M220 180C214 140 220 122 244 122S274 140 268 180Z" fill={ink("figcoat")} />
      <path d="M240 122l4 12 4-12Z" fill={ink("cream")} />
      <HattedHead x={244} y={109} r={11.5} />
      <path class="sleeve" d="M264 138L284 112" />
      <path class="handle" d="M284 112l9-12" />
      <path d="M284 95l8-8 13 11-8 8Z" fill={ink("brick")} />
      <path d="M212 172q-7 22 0 42h64q7-20 0-42Z" fill={ink("brick")} />
      <path class="shade" d="M244 172h32q7 20 0 42h-32Z" />
      <path class="hoop" d="M209 182h70M209 204h70" />
    </>
  );
}
