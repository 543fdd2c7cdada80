/** The people of the scenes: a head with a hat, or with hair put up. */
import { ink } from "../board/ink";

interface HeadProps {
  x: number;
  y: number;
  r: number;
}

/** With a moustache, under a hat. */
export function HattedHead({ x, y, r }: HeadProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 10.5})`}>
      <circle r="10.5" fill={ink("facetone")} />
      <circle cx="-3.6" cy="-.6" r="1.1" fill={ink("ink")} />
      <circle cx="3.6" cy="-.6" r="1.1" fill={ink("ink")} />
      <path d="M-5 5q2.500-3 5-.6q2.500-2.400 5 .6q-5 2-10 0Z" fill={ink("ink")} />
      <path
        d="M-17.500-7.500q17.500-5.600 35 0v-2.400q-5.600 0-7.800-3.200v-8.300q-9.700-4.600-19.400 0v8.300q-2.200 3.200-7.800 3.200Z"
        fill={ink("ink")}
      />
    </g>
  );
}

export function HairedHead({ x, y, r }: HeadProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 12.5})`}>
      <circle cy="-21" r="7.5" fill={ink("mirror")} />
      <circle cy="-5" r="15.5" fill={ink("mirror")} />
      <circle r="12.5" fill={ink("facetone")} />
      <circle cx="-4" cy="-.6" r="1.2" fill={ink("ink")} />
      <circle cx="4" cy="-.6" r="1.2" fill={ink("ink")} />
      <path d="M-3 5q3 2.400 6 0" fill="none" stroke={ink("ink")} stroke-width="1.3" />
    </g>
  );
}
