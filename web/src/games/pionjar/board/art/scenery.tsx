/** The country under the road and under the territory: flat inks, some printed over others. */

/** Sea, woods, prairie and foothills, from the coast in the east to the claims in the west. */
export function RoadCountry() {
  return (
    <>
      <path
        d="M150 0C140 60 164 120 150 180S170 300 152 420H250C236 330 258 250 240 180S256 60 246 0Z"
        fill="var(--pb-land2)"
      />
      <path d="M250 0C262 60 240 120 250 180S244 330 256 420H360V0Z" fill="var(--pb-foot)" />
      <path d="M206 30L223.0 8L240 30Z" fill="var(--pb-peak1)" class="pb-wash" />
      <path d="M224 30L244.0 2L264 30Z" fill="var(--pb-peak2)" class="pb-wash" />
      <path d="M244.0 2l6.0 8.4l-4.0 -1.7l-2.8 2.8l-2.4 -2.8Z" fill="var(--pb-snow)" />
      <path d="M150 226Q186 214 226 226Z" fill="var(--pb-mustard2)" />
      <g transform="translate(166.5 197.5) scale(1.125)">
        <path
          d="M1.9 14.4C1.3 12.2 2.4 10.3 3.8 9.4 4.4 6.1 7.5 3.9 10.7 4.5c2 .3 3 2 4.8 2.6 3.7.4 6.1 2.3 6.5 5.8l.9 4-1.4-.2-.6-2.2-.4 1.6.4 4.3h-2.3l-.9-3.8c-2.1.5-4.2.5-6 .1l-.2 3.7H9.1l-.4-3.6-.9-.1-.4 2.5H5.7c-.2-1.3-.8-1.9-1.8-2-1.2-.1-1.7-1.2-2-2.8Z"
          fill="var(--pb-spruce)"
        />
        <path
          d="M5.2 9.9C3.3 9.8 2.3 8.3 2.8 6.6"
          fill="none"
          stroke="var(--pb-spruce)"
          stroke-width="1.4"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
        <circle cx="4.7" cy="12.4" r="0.9" fill="var(--pb-land2)" />
      </g>
      <g transform="translate(193 213) scale(0.583)">
        <path
          d="M1.9 14.4C1.3 12.2 2.4 10.3 3.8 9.4 4.4 6.1 7.5 3.9 10.7 4.5c2 .3 3 2 4.8 2.6 3.7.4 6.1 2.3 6.5 5.8l.9 4-1.4-.2-.6-2.2-.4 1.6.4 4.3h-2.3l-.9-3.8c-2.1.5-4.2.5-6 .1l-.2 3.7H9.1l-.4-3.6-.9-.1-.4 2.5H5.7c-.2-1.3-.8-1.9-1.8-2-1.2-.1-1.7-1.2-2-2.8Z"
          fill="var(--pb-spruce)"
        />
        <path
          d="M5.2 9.9C3.3 9.8 2.3 8.3 2.8 6.6"
          fill="none"
          stroke="var(--pb-spruce)"
          stroke-width="1.4"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
        <circle cx="4.7" cy="12.4" r="0.9" fill="var(--pb-land2)" />
      </g>
      <path
        d="M96 0H128C120 44 112 96 86 128S40 172 28 214 8 300 16 350 30 392 24 420H0V0Z"
        fill="var(--pb-shallow)"
      />
      <path
        d="M0 0H112C104 44 98 86 72 118S26 164 16 206-4 290 4 340 16 392 10 420H0Z"
        fill="var(--pb-sea)"
      />
      <path
        d="M118 420C100 380 132 350 122 318S90 262 108 211 132 120 152 92 140 30 168 0"
        fill="none"
        stroke="var(--pb-sky)"
        stroke-width="7"
        stroke-linecap="round"
        stroke-linejoin="round"
        class="pb-over"
        opacity=".75"
      />
      <path d="M120 58.3l4.1 6.3h-1.8l3.8 5.8h-12.2l3.8 -5.8h-1.8Z" fill="var(--pb-spruce)" />
      <path
        d="M120 70v2.3"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M130 45.7l5.1 7.7h-2.2l4.6 7.0h-15.0l4.6 -7.0h-2.2Z" fill="var(--pb-spruce)" />
      <path
        d="M130 60v2.9"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.5"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M118 88.3l4.1 6.3h-1.8l3.8 5.8h-12.2l3.8 -5.8h-1.8Z" fill="var(--pb-spruce)" />
      <path
        d="M118 100v2.3"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M66 331.0l4.6 7.0h-2.0l4.2 6.4h-13.6l4.2 -6.4h-2.0Z" fill="var(--pb-spruce)" />
      <path
        d="M66 344v2.6"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M56 336.4l5.5 8.4h-2.4l5.0 7.7h-16.3l5.0 -7.7h-2.4Z" fill="var(--pb-spruce)" />
      <path
        d="M56 352v3.1"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.7"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M66 286.3l4.1 6.3h-1.8l3.8 5.8h-12.2l3.8 -5.8h-1.8Z" fill="var(--pb-spruce)" />
      <path
        d="M66 298v2.3"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M58 285.6l3.7 5.6h-1.6l3.4 5.1h-10.9l3.4 -5.1h-1.6Z" fill="var(--pb-spruce)" />
      <path
        d="M58 296v2.1"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.1"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M130 359.0l4.6 7.0h-2.0l4.2 6.4h-13.6l4.2 -6.4h-2.0Z" fill="var(--pb-spruce)" />
      <path
        d="M130 372v2.6"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M140 368.4l5.5 8.4h-2.4l5.0 7.7h-16.3l5.0 -7.7h-2.4Z" fill="var(--pb-spruce)" />
      <path
        d="M140 384v3.1"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.7"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M130 383.0l4.6 7.0h-2.0l4.2 6.4h-13.6l4.2 -6.4h-2.0Z" fill="var(--pb-spruce)" />
      <path
        d="M130 396v2.6"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M146 390.3l4.1 6.3h-1.8l3.8 5.8h-12.2l3.8 -5.8h-1.8Z" fill="var(--pb-spruce)" />
      <path
        d="M146 402v2.3"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M84 272.3l4.1 6.3h-1.8l3.8 5.8h-12.2l3.8 -5.8h-1.8Z" fill="var(--pb-spruce)" />
      <path
        d="M84 284v2.3"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M128 73.0l4.6 7.0h-2.0l4.2 6.4h-13.6l4.2 -6.4h-2.0Z" fill="var(--pb-spruce)" />
      <path
        d="M128 86v2.6"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M112 71.0l4.6 7.0h-2.0l4.2 6.4h-13.6l4.2 -6.4h-2.0Z" fill="var(--pb-spruce)" />
      <path
        d="M112 84v2.6"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M176 26q-.4-3.4-2.4-4.8M176 26q0-4 .4-6M176 26q.6-3 2.8-4.4"
        fill="none"
        stroke="var(--pb-grass)"
        stroke-width="1.3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M186 16q-.4-3.4-2.4-4.8M186 16q0-4 .4-6M186 16q.6-3 2.8-4.4"
        fill="none"
        stroke="var(--pb-grass)"
        stroke-width="1.3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M160 34q-.4-3.4-2.4-4.8M160 34q0-4 .4-6M160 34q.6-3 2.8-4.4"
        fill="none"
        stroke="var(--pb-grass)"
        stroke-width="1.3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M180 402q-.4-3.4-2.4-4.8M180 402q0-4 .4-6M180 402q.6-3 2.8-4.4"
        fill="none"
        stroke="var(--pb-grass)"
        stroke-width="1.3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M200 408q-.4-3.4-2.4-4.8M200 408q0-4 .4-6M200 408q.6-3 2.8-4.4"
        fill="none"
        stroke="var(--pb-grass)"
        stroke-width="1.3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M220 396q-.4-3.4-2.4-4.8M220 396q0-4 .4-6M220 396q.6-3 2.8-4.4"
        fill="none"
        stroke="var(--pb-grass)"
        stroke-width="1.3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M196 178q-.4-3.4-2.4-4.8M196 178q0-4 .4-6M196 178q.6-3 2.8-4.4"
        fill="none"
        stroke="var(--pb-grass)"
        stroke-width="1.3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M196 258q-.4-3.4-2.4-4.8M196 258q0-4 .4-6M196 258q.6-3 2.8-4.4"
        fill="none"
        stroke="var(--pb-grass)"
        stroke-width="1.3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path
        d="M182 172q-.4-3.4-2.4-4.8M182 172q0-4 .4-6M182 172q.6-3 2.8-4.4"
        fill="none"
        stroke="var(--pb-grass)"
        stroke-width="1.3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M30 90H66L60 100H36Z" fill="var(--pb-brick)" />
      <path
        d="M46 90V62"
        fill="none"
        stroke="var(--pb-seaink)"
        stroke-width="1.6"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M48 64C60 68 62 80 60 87H48Z" fill="var(--pb-cream)" />
      <path d="M44 68C36 72 34 80 34 87H44Z" fill="var(--pb-cream)" />
      <path
        d="M20 104q5-4 10 0t10 0 10 0 10 0 10 0M14 112q4-3 8 0t8 0"
        fill="none"
        stroke="var(--pb-cream)"
        stroke-width="1.5"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </>
  );
}

/** Hunting grounds, the lake, woods, and Pioneer City on its hill. */
export function TerritoryCountry() {
  return (
    <>
      <path
        d="M120 35H330V196C300 208 262 190 226 196S158 176 150 140 132 70 120 35Z"
        fill="var(--pb-land2)"
      />
      <path d="M220 96L251.0 46L282 96Z" fill="var(--pb-peak1)" class="pb-wash" />
      <path d="M251.0 46l9.3 15.0l-6.2 -3.0l-4.3 5.0l-3.7 -5.0Z" fill="var(--pb-snow)" />
      <path d="M256 100L293.0 40L330 100Z" fill="var(--pb-peak2)" class="pb-wash" />
      <path d="M293.0 40l11.1 18.0l-7.4 -3.6l-5.2 6.0l-4.4 -6.0Z" fill="var(--pb-snow)" />
      <path d="M292 104L320.0 62L348 104Z" fill="var(--pb-peak1)" class="pb-wash" />
      <path d="M320.0 62l8.4 12.6l-5.6 -2.5l-3.9 4.2l-3.4 -4.2Z" fill="var(--pb-snow)" />
      <path d="M152 116Q174.5 94 197.0 94T242 116Z" fill="var(--pb-mustard2)" class="pb-over" />
      <path d="M206 140Q238.5 122 271.0 122T336 140Z" fill="var(--pb-mustard2)" class="pb-over" />
      <path
        d="M136 190C176 166 206 196 250 186S330 184 336 220V390H168C128 384 142 352 150 322S128 292 140 262 110 212 136 190Z"
        fill="var(--pb-sky2)"
      />
      <path
        d="M162 224C192 206 214 226 252 216S336 214 338 262 352 392 300 386 244 374 214 378 168 376 172 344 182 322 170 300 172 268 162 256 146 236 162 224Z"
        fill="var(--pb-lake)"
        class="pb-wash"
      />
      <path
        d="M180 231q5-4 10 0t10 0M262 284q5-4 10 0t10 0M196 328q5-4 10 0t10 0M262 332q5-4 10 0t10 0"
        fill="none"
        stroke="var(--pb-wave)"
        stroke-width="1.6"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M206 330Q216 320 230 322T252 330Q230 336 206 330Z" fill="var(--pb-isle)" />
      <path d="M222 313.6l3.7 5.6h-1.6l3.4 5.1h-10.9l3.4 -5.1h-1.6Z" fill="var(--pb-spruce)" />
      <path
        d="M222 324v2.1"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.1"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M232 313.0l4.6 7.0h-2.0l4.2 6.4h-13.6l4.2 -6.4h-2.0Z" fill="var(--pb-spruce)" />
      <path
        d="M232 326v2.6"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M240 315.9l3.2 4.9h-1.4l2.9 4.5h-9.5l2.9 -4.5h-1.4Z" fill="var(--pb-spruce)" />
      <path
        d="M240 325v1.8"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M204 279Q216 285 230 279Q227 286 217 286T204 279Z" fill="var(--pb-brick)" />
      <path d="M213 279q1-7 4-7t4 7" fill="var(--pb-mustard)" />
      <circle cx="217" cy="270" r="2.4" fill="var(--pb-cream)" />
      <path
        d="M224 272L210 288"
        fill="none"
        stroke="var(--pb-label)"
        stroke-width="1.3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M174 85.0l4.6 7.0h-2.0l4.2 6.4h-13.6l4.2 -6.4h-2.0Z" fill="var(--pb-spruce)" />
      <path
        d="M174 98v2.6"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M184 88.4l5.5 8.4h-2.4l5.0 7.7h-16.3l5.0 -7.7h-2.4Z" fill="var(--pb-spruce)" />
      <path
        d="M184 104v3.1"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.7"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M194 86.3l4.1 6.3h-1.8l3.8 5.8h-12.2l3.8 -5.8h-1.8Z" fill="var(--pb-spruce)" />
      <path
        d="M194 98v2.3"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M204 141.6l3.7 5.6h-1.6l3.4 5.1h-10.9l3.4 -5.1h-1.6Z" fill="var(--pb-spruce)" />
      <path
        d="M204 152v2.1"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.1"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M306 144.3l4.1 6.3h-1.8l3.8 5.8h-12.2l3.8 -5.8h-1.8Z" fill="var(--pb-spruce)" />
      <path
        d="M306 156v2.3"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M152 152.3l4.1 6.3h-1.8l3.8 5.8h-12.2l3.8 -5.8h-1.8Z" fill="var(--pb-spruce)" />
      <path
        d="M152 164v2.3"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M160 155.7l5.1 7.7h-2.2l4.6 7.0h-15.0l4.6 -7.0h-2.2Z" fill="var(--pb-spruce)" />
      <path
        d="M160 170v2.9"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.5"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M44 139.0l4.6 7.0h-2.0l4.2 6.4h-13.6l4.2 -6.4h-2.0Z" fill="var(--pb-spruce)" />
      <path
        d="M44 152v2.6"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M52 146.4l5.5 8.4h-2.4l5.0 7.7h-16.3l5.0 -7.7h-2.4Z" fill="var(--pb-spruce)" />
      <path
        d="M52 162v3.1"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.7"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M44 166.3l4.1 6.3h-1.8l3.8 5.8h-12.2l3.8 -5.8h-1.8Z" fill="var(--pb-spruce)" />
      <path
        d="M44 178v2.3"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M124 289.0l4.6 7.0h-2.0l4.2 6.4h-13.6l4.2 -6.4h-2.0Z" fill="var(--pb-spruce)" />
      <path
        d="M124 302v2.6"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M134 296.4l5.5 8.4h-2.4l5.0 7.7h-16.3l5.0 -7.7h-2.4Z" fill="var(--pb-spruce)" />
      <path
        d="M134 312v3.1"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.7"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M138 332.3l4.1 6.3h-1.8l3.8 5.8h-12.2l3.8 -5.8h-1.8Z" fill="var(--pb-spruce)" />
      <path
        d="M138 344v2.3"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M132 361.0l4.6 7.0h-2.0l4.2 6.4h-13.6l4.2 -6.4h-2.0Z" fill="var(--pb-spruce)" />
      <path
        d="M132 374v2.6"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M48 293.0l4.6 7.0h-2.0l4.2 6.4h-13.6l4.2 -6.4h-2.0Z" fill="var(--pb-spruce)" />
      <path
        d="M48 306v2.6"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M56 299.7l5.1 7.7h-2.2l4.6 7.0h-15.0l4.6 -7.0h-2.2Z" fill="var(--pb-spruce)" />
      <path
        d="M56 314v2.9"
        fill="none"
        stroke="var(--pb-ink)"
        stroke-width="1.5"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M38 94Q60.5 60 83.0 60T128 94Z" fill="var(--pb-spruce2)" class="pb-over" />
      <path d="M74 94Q90.5 68 107.0 68T140 94Z" fill="var(--pb-mustard2)" class="pb-over" />
      <circle cx="106" cy="50" r="8" fill="var(--pb-mustard)" />
      <rect x="44" y="72" width="14" height="22" fill="var(--pb-brick)" />
      <rect x="42.5" y="67" width="17" height="7" fill="var(--pb-ink)" />
      <rect x="47" y="78" width="3.4" height="4.6" fill="var(--pb-ink)" />
      <rect x="48.8" y="86" width="4.4" height="8" fill="var(--pb-ink)" />
      <rect x="60" y="66" width="20" height="28" fill="var(--pb-cream)" />
      <rect x="58.5" y="61" width="23" height="7" fill="var(--pb-brick)" />
      <rect x="63" y="72" width="3.4" height="4.6" fill="var(--pb-ink)" />
      <rect x="69" y="72" width="3.4" height="4.6" fill="var(--pb-ink)" />
      <rect x="67.8" y="86" width="4.4" height="8" fill="var(--pb-ink)" />
      <rect x="82" y="76" width="13" height="18" fill="var(--pb-mustard)" />
      <path d="M80 76L88.5 66L97 76Z" fill="var(--pb-spruce)" />
      <rect x="86.3" y="86" width="4.4" height="8" fill="var(--pb-ink)" />
      <rect x="97" y="70" width="17" height="24" fill="var(--pb-spruce)" />
      <rect x="95.5" y="65" width="20" height="7" fill="var(--pb-mustard)" />
      <rect x="100" y="76" width="3.4" height="4.6" fill="var(--pb-ink)" />
      <rect x="106" y="76" width="3.4" height="4.6" fill="var(--pb-ink)" />
      <rect x="103.3" y="86" width="4.4" height="8" fill="var(--pb-ink)" />
      <path
        d="M70 61v-13"
        fill="none"
        stroke="var(--pb-label)"
        stroke-width="1.2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M70.6 48h11l-3 3.4 3 3.4h-11Z" fill="var(--pb-brick)" />
      <path
        d="M38 94h88"
        fill="none"
        stroke="var(--pb-label)"
        stroke-width="1.6"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </>
  );
}
