import { BadgeCheck } from 'lucide-react'

/** The mark of a verified owner. */
export function VerifiedMark() {
  return (
    <span className="inline-flex shrink-0 text-link">
      <BadgeCheck aria-hidden className="size-[1.15em]" strokeWidth={2} />
      <span className="sr-only">Verified</span>
    </span>
  )
}
