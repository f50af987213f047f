import { LifeBuoy, Plus } from 'lucide-react'
import type { OwnTickets as Tickets } from '../../../../worker/desk/rules/support/thread.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { Card, CardLink } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Instant } from '../../../ui/instant.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { NewTicketForm } from './new-ticket-form.tsx'
import { OwnStatus } from './own-status.tsx'

const PATH = '/dashboard/support'
const NEW = `${PATH}?new=1`

interface OwnTicketsProps extends Tickets {
  /** Whether the form for a new request is open: it is in the address. */
  isNew: boolean
  /** Campaigns that a request may be about. */
  references: readonly { reference: string; name: string }[]
}

/** Tickets of an account, the last answered first, and the form to ask. */
export function OwnTickets({ tickets, total, page, pages, isNew, references }: OwnTicketsProps) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-2xl lg:text-3xl">Support</h1>
        {!isNew && total > 0 && (
          <LinkButton to={NEW} variant="accent">
            <Plus aria-hidden />
            New request
          </LinkButton>
        )}
      </div>
      {isNew && <NewTicketForm references={references} cancelTo={PATH} />}
      <section aria-label="Your requests" className="mt-6">
        {tickets.length > 0 ? (
          <>
            <p role="status" className="num mb-2 text-xs text-ink-3">
              {plural(total, ['request', 'requests'])}
            </p>
            <Card>
              <ul className="divide-y divide-line">
                {tickets.map(({ reference, subject, status, about, createdAt, lastUpdate }) => (
                  <li key={reference} className="relative p-4 hover:bg-surface-2">
                    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
                      <div className="min-w-0 flex-1 basis-64">
                        <h2 className="text-base leading-6 wrap-anywhere">
                          <CardLink to={`${PATH}/${reference}`}>{subject}</CardLink>
                        </h2>
                        <p className="num text-sm wrap-anywhere text-ink-3">
                          {[reference, about].filter(Boolean).join(' · ')} · sent <Instant at={createdAt} />
                          {lastUpdate !== createdAt && (
                            <>
                              , last update <Instant at={lastUpdate} />
                            </>
                          )}
                        </p>
                      </div>
                      <OwnStatus status={status} />
                    </div>
                  </li>
                ))}
              </ul>
            </Card>
            <div className="mt-5">
              <Pagination
                page={page}
                pages={pages}
                hrefFor={(to) => (to === 1 ? PATH : `${PATH}?page=${to}`)}
                label="Pages of requests"
              />
            </div>
          </>
        ) : (
          !isNew && (
            <EmptyState
              icon={LifeBuoy}
              title="No request yet"
              actions={
                <LinkButton to={NEW} variant="accent">
                  <Plus aria-hidden />
                  New request
                </LinkButton>
              }
            >
              Ask our desk about a campaign, a bill or anything else. The answer comes by mail and stands here.
            </EmptyState>
          )
        )}
      </section>
    </>
  )
}
