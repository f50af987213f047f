import { BLOCK, MIRRORS } from '../../art/wordmark.ts'

/** The name, set in our own face, with its mark: in the colour of the text around it; the dot is always marigold. */
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
