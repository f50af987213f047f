import { CircleCheckBig } from 'lucide-react'
import type { Overview, WaitingKind } from '../../../../worker/backoffice/rules/analytics/overview.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { AdminAmount } from '../../../kit/money-display/admin-amount.tsx'
import { CardLink } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { elapsed } from '../../../ui/time-ago.ts'

const KINDS: Record<WaitingKind, string> = {
  campaign: 'Campaign',
  mediaOwner: 'Media owner',
  content: 'Content',
  listing: 'Listing',
  proof: 'Disputed proof',
  ticket: 'Ticket',
}

/** Pending work of staff, the oldest first. */
export function WaitingLongest({ waiting }: { waiting: Overview['waiting'] | undefined }) {
  const now = new Date()
  return (
    <Panel
      title="Waiting longest"
      note={
        waiting && waiting.total > 0 ? `of ${plural(waiting.total, ['item', 'items'])} that wait for staff` : undefined
      }
    >
      {!waiting ? (
        <div className="space-y-4 p-4">
          {['a', 'b', 'c', 'd'].map((row) => (
            <Skeleton key={row} className="h-10" />
          ))}
        </div>
      ) : waiting.items.length === 0 ? (
        <div className="p-4">
          <EmptyState icon={CircleCheckBig} title="Nothing is waiting" heading="h3">
            Campaigns, media owners, listings, proofs and messages that need an answer are listed here.
          </EmptyState>
        </div>
      ) : (
        <ul className="divide-y divide-line">
          {waiting.items.map(({ kind, title, who, amount, since, path }) => (
            <li
              key={`${kind} ${path} ${since}`}
              className="relative flex items-center gap-4 px-4 py-2.5 text-sm has-[a:hover]:bg-surface-2"
            >
              <div className="min-w-0 flex-1">
                <CardLink to={path} className="font-semibold wrap-anywhere">
                  {title}
                </CardLink>
                <p className="text-xs text-ink-3">
                  {who ? `${KINDS[kind]} · ${who}` : KINDS[kind]}
                  {amount !== null && (
                    <span className="num sm:hidden">
                      {' · '}
                      <AdminAmount paise={amount} />
                    </span>
                  )}
                </p>
              </div>
              {amount !== null && (
                <span className="num font-semibold max-sm:hidden">
                  <AdminAmount paise={amount} />
                </span>
              )}
              <time dateTime={since} className="num shrink-0 text-xs text-ink-3">
                {elapsed(since, now)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
