/** The six properties as scenes, 77 units wide. */
import type { JSX } from "preact";

export const VIGNETTES: Readonly<Record<string, JSX.Element>> = {
  green_valley: (
    <>
      <rect width="82" height="44" fill="var(--pb-sky2)" />
      <circle cx="62" cy="12" r="7" fill="var(--pb-mustard)" />
      <path d="M-20 34Q0.0 12 20.0 12T60 34Z" fill="var(--pb-spruce)" class="pb-over" />
      <path d="M30 36Q50.0 16 70.0 16T110 36Z" fill="var(--pb-spruce2)" />
      <path d="M0 30Q40 20 82 32V44H0Z" fill="var(--pb-mustard2)" />
      <path d="M0 36Q40 28 82 38V44H0Z" fill="var(--pb-mustard)" />
      <path
        d="M44 31C36 34 54 37 46 40S38 43 40 44H54C52 42 60 40 58 37S52 33 50 31Z"
        fill="var(--pb-sky)"
      />
      <path
        d="M6 40l8-5M12 42l10-6M20 43l10-6M62 40l8-4M68 42l8-4"
        fill="none"
        stroke="var(--pb-brick)"
        stroke-width="1"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </>
  ),
  buffalo_head: (
    <>
      <rect width="82" height="44" fill="var(--pb-sky2)" />
      <path d="M0 36H82V44H0Z" fill="var(--pb-mustard)" />
      <path d="M-14 38Q-1.5 26 11.0 26T36 38Z" fill="var(--pb-spruce2)" />
      <path d="M52 38Q64.5 26 77.0 26T102 38Z" fill="var(--pb-spruce2)" />
      <path
        d="M20 38C18 28 24 24 26 18 20 19 14 15 14 7 18 12 24 13 29 11 34 6 47 6 52 11 57 13 63 12 67 7 67 15 61 19 55 18 57 24 63 28 61 38Z"
        fill="var(--pb-brick)"
      />
      <path
        d="M40.5 7C46 7 50 9 52 11 57 13 63 12 67 7 67 15 61 19 55 18 57 24 63 28 61 38H40.5Z"
        fill="var(--pb-ink)"
        opacity=".3"
      />
      <circle cx="31" cy="21.5" r="1.7" fill="var(--pb-ink)" />
      <circle cx="50" cy="21.5" r="1.7" fill="var(--pb-ink)" />
      <path d="M34 30Q40.5 27 47 30L45 38H36Z" fill="var(--pb-ink)" opacity=".55" />
      <circle cx="38" cy="33" r="1.1" fill="var(--pb-brick2)" />
      <circle cx="43" cy="33" r="1.1" fill="var(--pb-brick2)" />
      <path d="M0 38H82V44H0Z" fill="var(--pb-mustard)" />
    </>
  ),
  high_falls: (
    <>
      <rect width="82" height="44" fill="var(--pb-sky2)" />
      <path d="M0 12L14 8 30 10V44H0Z" fill="var(--pb-spruce)" />
      <path d="M82 10L66 7 50 10V44H82Z" fill="var(--pb-spruce)" />
      <path d="M0 22L16 18 30 22V44H0Z" fill="var(--pb-ink)" opacity=".28" />
      <path d="M82 20L64 18 50 22V44H82Z" fill="var(--pb-ink)" opacity=".28" />
      <rect x="30" y="10" width="20" height="28" fill="var(--pb-cream)" />
      <path
        d="M34 12v20M39 14v20M44 12v20"
        fill="none"
        stroke="var(--pb-sky)"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M0 36Q20 32 40 35T82 36V44H0Z" fill="var(--pb-sky)" />
      <circle cx="33" cy="35" r="4" fill="var(--pb-cream)" />
      <circle cx="40" cy="36" r="5" fill="var(--pb-cream)" />
      <circle cx="47" cy="35" r="4" fill="var(--pb-cream)" />
    </>
  ),
  great_lakes: (
    <>
      <rect width="82" height="44" fill="var(--pb-sky2)" />
      <circle cx="20" cy="12" r="6" fill="var(--pb-mustard)" />
      <path d="M-10 20Q5.0 11 20.0 11T50 20Z" fill="var(--pb-spruce)" />
      <path d="M38 20Q53.0 8 68.0 8T98 20Z" fill="var(--pb-spruce2)" />
      <path d="M0 20H82V44H0Z" fill="var(--pb-sky)" />
      <path d="M30 30Q52 24 82 28V44H40Q20 38 30 30Z" fill="var(--pb-mustard2)" />
      <path
        d="M10 27q4-3 8 0t8 0M6 36q4-3 8 0t8 0M50 22.6q3-2 6 0t6 0"
        fill="none"
        stroke="var(--pb-cream)"
        stroke-width="1.3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <path d="M20 31Q30 36 41 31Q39 37 30.5 37T20 31Z" fill="var(--pb-brick)" />
      <path d="M30 31v-8l6 7Z" fill="var(--pb-cream)" />
    </>
  ),
  golden_mountains: (
    <>
      <rect width="82" height="44" fill="var(--pb-sky2)" />
      <path d="M-6 40L16 10 36 40Z" fill="var(--pb-mustard2)" />
      <path d="M18 40L42 4 66 40Z" fill="var(--pb-mustard)" />
      <path d="M48 40L68 14 90 40Z" fill="var(--pb-brick2)" />
      <path d="M42 4L66 40H42L47 28 40 22Z" fill="var(--pb-brick)" opacity=".75" />
      <path d="M42 4l8 12-5-2-3 4-4-4-4 2Z" fill="var(--pb-cream)" />
      <path d="M0 37Q30 32 82 38V44H0Z" fill="var(--pb-spruce)" />
    </>
  ),
  silent_forest: (
    <>
      <rect width="82" height="44" fill="var(--pb-sky2)" />
      <circle cx="60" cy="13" r="8" fill="var(--pb-cream)" />
      <path d="M4 12l8.4 30h-16.8Z" fill="var(--pb-spruce)" />
      <path d="M18 4l10.6 38h-21.3Z" fill="var(--pb-spruce2)" />
      <path d="M33 9l9.2 33h-18.5Z" fill="var(--pb-spruce)" />
      <path d="M48 2l11.2 40h-22.4Z" fill="var(--pb-spruce)" />
      <path d="M64 8l9.5 34h-19.0Z" fill="var(--pb-spruce2)" />
      <path d="M78 5l10.4 37h-20.7Z" fill="var(--pb-spruce)" />
      <path d="M0 38Q30 34 82 38V44H0Z" fill="var(--pb-ink)" opacity=".45" />
    </>
  ),
};
