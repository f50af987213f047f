import { BLOCK, MIRRORS } from '../../art/wordmark.ts'

/** The word mark in our own typeface: in the current text colour, with a marigold dot. */
export function Wordmark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 170 32" aria-hidden="true" className={className}>
      <g fill="currentColor">
        {MIRRORS.map((mirror) => (
          <path key={mirror ?? 'first'} d={BLOCK} transform={mirror} />
        ))}
        <text x="40" y="26.4" fontSize="30.8" fontWeight="560">
          Ad
          <tspan x="75.3" fontWeight="760">
            Chowk
          </tspan>
        </text>
      </g>
      <circle cx="16" cy="16" r="4.4" fill="#f5a81c" />
    </svg>
  )
}
