/** Streets around an office, as a sketch: the way there is a link. */
export function OfficeMap({ isMirrored }: { isMirrored: boolean }) {
  return (
    <svg
      viewBox="0 0 400 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      className="h-32 w-full rounded-lg border border-line bg-surface-2"
    >
      <g fill="none" strokeLinecap="round" transform={isMirrored ? 'matrix(-1 0 0 1 400 0)' : undefined}>
        <path d="M-5-5h120l30 60-60 40L-5 90z" className="fill-success-soft" />
        <path
          d="M150-5q20 70 10 160M280-5q-25 80 20 160M-5 30q120-15 410 10M40 160q120-45 370-30"
          strokeWidth="6"
          className="stroke-surface"
        />
        <path d="M-5 110Q110 50 210 80T410 55" strokeWidth="12" className="stroke-accent-soft" />
      </g>
      <path d="M200 84c-14-17-17-22-17-29a17 17 0 0 1 34 0c0 7-3 12-17 29z" className="fill-brand" />
      <circle cx="200" cy="55" r="6.5" className="fill-accent" />
    </svg>
  )
}
