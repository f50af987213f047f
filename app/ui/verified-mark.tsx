import { BadgeCheck } from 'lucide-react'

/** The tick of an owner whose papers were checked. */
export function VerifiedMark() {
  return (
    <span className="inline-flex shrink-0 text-link">
      <BadgeCheck aria-hidden className="size-[1.15em]" strokeWidth={2} />
      <span className="sr-only">Verified</span>
    </span>
  )
}
