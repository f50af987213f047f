import { DEFAULT_NAME } from '../../../worker/kernel/rules/platform/settings.ts'
import { BLOCK, MIRRORS } from '../../art/wordmark.ts'
import { useIdentity } from '../../site.ts'

/**
 * Word mark in our own typeface: in the current text colour, with a marigold dot. A name other than ours is plain
 * text.
 */
export function Wordmark({ className }: { className: string }) {
  const site = useIdentity()

  if (site.name !== DEFAULT_NAME) return <NamedMark className={className} />
  return (
    <svg viewBox="0 0 170 32" aria-hidden="true" className={className}>
      <g fill="currentColor">
        {MIRRORS.map((mirror) => (
          <path key={mirror ?? 'first'} d={BLOCK} transform={mirror} />
        ))}
        <text x="40" y="26.4" fontSize="30.8" style={{ fontWeight: 560 }}>
          Ad
          <tspan x="75.3" style={{ fontWeight: 760 }}>
            Chowk
          </tspan>
        </text>
      </g>
      <circle cx="16" cy="16" r="4.4" fill="#f5a81c" />
    </svg>
  )
}

/** Our mark with the name that staff gave the platform. */
function NamedMark({ className }: { className: string }) {
  const site = useIdentity()

  return (
    <span aria-hidden="true" className={`flex max-w-60 min-w-0 items-center gap-2 ${className}`}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className="h-full w-auto shrink-0">
        <g fill="currentColor">
          {MIRRORS.map((mirror) => (
            <path key={mirror ?? 'first'} d={BLOCK} transform={mirror} />
          ))}
        </g>
        <circle cx="16" cy="16" r="4.4" fill="#f5a81c" />
      </svg>
      <span className="truncate text-xl leading-tight font-bold">{site.name}</span>
    </span>
  )
}
