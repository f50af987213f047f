import type { ListingEvent } from '../../../../worker/supply/rules/listings/owner-listing.ts'
import { useIdentity } from '../../../site.ts'
import { Instant } from '../../../ui/instant.tsx'
import { SectionCard } from './section.tsx'
import { actionText } from './state-words.ts'

/** History of a listing: acts and their authors, newest first. */
export const ListingHistory = ({ history }: { history: readonly ListingEvent[] }) => {
  const site = useIdentity()
  return (
    <SectionCard id="history" title="History">
      {history.length === 0 ? (
        <p className="text-sm text-ink-2">No history yet.</p>
      ) : (
        <ol className="grid gap-2 text-sm">
          {history.map(({ at, who, action }) => (
            <li key={`${at} ${action}`} className="flex flex-wrap gap-x-4">
              <span className="w-40 shrink-0 text-ink-3">
                <Instant at={at} />
              </span>
              <span className="min-w-0 wrap-anywhere">
                <b>{who ?? site.name}</b>: {actionText(action)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </SectionCard>
  )
}
