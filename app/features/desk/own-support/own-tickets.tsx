import { LifeBuoy, Plus } from 'lucide-react'
import type { OwnTickets as Tickets } from '../../../../worker/desk/rules/support/thread.ts'
import { ListPage, ListRows, TitledRow } from '../../../kit/list/list-page.tsx'
import { useListAddress } from '../../../kit/list/use-list-address.ts'
import { Instant } from '../../../ui/instant.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { NewTicketForm } from './new-ticket-form.tsx'
import { OwnStatus } from './own-status.tsx'

const PATH = '/dashboard/support'
const NEW = `${PATH}?new=1`

interface OwnTicketsProps extends Tickets {
  /** True when the address opens the form for a new request. */
  isNew: boolean
  /** Campaigns that a request may refer to. */
  references: readonly { reference: string; name: string }[]
}

/** Tickets of an account, the last answered first, and the form for a new one. */
export function OwnTickets({ tickets, total, page, pages, isNew, references }: OwnTicketsProps) {
  const address = useListAddress()
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
      {!(isNew && total === 0) && (
        <div className="mt-6">
          <ListPage
            name="Your requests"
            noun={['request', 'requests']}
            address={address}
            {...{ total, page, pages }}
            empty={{
              icon: LifeBuoy,
              title: 'No requests yet',
              text: 'Ask our desk about a campaign, a bill or anything else. Answers are mailed to you and kept here.',
              actions: (
                <LinkButton to={NEW} variant="accent">
                  <Plus aria-hidden />
                  New request
                </LinkButton>
              ),
            }}
          >
            <ListRows items={tickets} keyOf={({ reference }) => reference}>
              {({ reference, subject, status, about, createdAt, lastUpdate }) => (
                <TitledRow title={subject} to={`${PATH}/${reference}`} mark={<OwnStatus status={status} />}>
                  <span className="num">{[reference, about].filter(Boolean).join(' · ')}</span> · sent{' '}
                  <Instant at={createdAt} />
                  {lastUpdate !== createdAt && (
                    <>
                      , last update <Instant at={lastUpdate} />
                    </>
                  )}
                </TitledRow>
              )}
            </ListRows>
          </ListPage>
        </div>
      )}
    </>
  )
}
