/** The seats' patterns, which style sheets fill marks with: once in the page. */
export function SeatPatterns() {
  return (
    <svg class="vh" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern
          id="pattern-2"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="6" fill="var(--seat-2)" />
          <path d="M0 1.5h6" stroke="var(--on-seat-2)" stroke-width="2" />
        </pattern>
        <pattern id="pattern-3" width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" fill="var(--seat-3)" />
          <path d="M0 3h6M3 0v6" stroke="var(--on-seat-3)" stroke-width="1" />
        </pattern>
        <pattern id="pattern-4" width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" fill="var(--seat-4)" />
          <circle cx="3" cy="3" r="1.5" fill="var(--on-seat-4)" />
        </pattern>
        <pattern id="pattern-5" width="8" height="6" patternUnits="userSpaceOnUse">
          <rect width="8" height="6" fill="var(--seat-5)" />
          <path d="m0 5 4-4 4 4" fill="none" stroke="var(--on-seat-5)" stroke-width="1.3" />
        </pattern>
      </defs>
    </svg>
  );
}
