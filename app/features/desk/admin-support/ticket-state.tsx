import type { TicketThread } from '../../../../worker/desk/rules/support/thread.ts'
import {
  TICKET_PRIORITIES,
  TICKET_PRIORITY_LABELS,
  TICKET_STATUSES,
  type TicketChange,
} from '../../../../worker/desk/rules/support/ticket.ts'
import { Button } from '../../../ui/button.tsx'
import { Instant } from '../../../ui/instant.tsx'
import { ListBoxItem } from '../../../ui/list-box.tsx'
import { Select } from '../../../ui/select.tsx'
import { SpecList } from '../../../ui/spec-list.tsx'
import { FirstReplyClock } from './first-reply-clock.tsx'
import { TICKET_SOURCE, TICKET_STATUS } from './ticket-labels.ts'

const NOBODY = 'nobody'

interface TicketStateProps {
  ticket: TicketThread
  now: number
  isSaving: boolean
  onChange: (change: Omit<TicketChange, 'version'>) => void
}

/** Status, priority, assignee and dates of a ticket. For use inside a panel. */
export function TicketState({ ticket, now, isSaving, onChange }: TicketStateProps) {
  const { status, priority, assignee, staff, isSpam, createdAt, lastUpdate, source, reference } = ticket
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4">
      <Select
        label="Status"
        selectedKey={status}
        isDisabled={isSaving}
        onSelectionChange={(key) => {
          const next = TICKET_STATUSES.find((one) => one === key)
          if (next && next !== status) onChange({ status: next })
        }}
      >
        {TICKET_STATUSES.map((one) => (
          <ListBoxItem key={one} id={one}>
            {TICKET_STATUS[one].label}
          </ListBoxItem>
        ))}
      </Select>
      <Select
        label="Priority"
        selectedKey={priority}
        isDisabled={isSaving}
        onSelectionChange={(key) => {
          const next = TICKET_PRIORITIES.find((one) => one === key)
          if (next && next !== priority) onChange({ priority: next })
        }}
      >
        {TICKET_PRIORITIES.map((one) => (
          <ListBoxItem key={one} id={one}>
            {TICKET_PRIORITY_LABELS[one]}
          </ListBoxItem>
        ))}
      </Select>
      <Select
        label="Assigned to"
        selectedKey={assignee?.id ?? NOBODY}
        isDisabled={isSaving}
        onSelectionChange={(key) => {
          const next = key === NOBODY ? null : `${key}`
          if (next !== (assignee?.id ?? null)) onChange({ assignee: next })
        }}
      >
        {[{ id: NOBODY, name: 'Unassigned' }, ...withFormer(staff, assignee)].map(({ id, name }) => (
          <ListBoxItem key={id} id={id} textValue={name}>
            {name}
          </ListBoxItem>
        ))}
      </Select>
      <SpecList
        columns={1}
        facts={[
          { label: 'Reference', value: reference },
          { label: 'Source', value: TICKET_SOURCE[source] },
          { label: 'Created', value: <Instant at={createdAt} /> },
          { label: 'Last update', value: <Instant at={lastUpdate} /> },
          {
            label: ticket.firstReplyAt === null ? 'Waiting for a reply' : 'First reply in',
            value: <FirstReplyClock ticket={ticket} now={now} hasTarget />,
          },
        ]}
      />
      <Button variant="outline" size="sm" isDisabled={isSaving} onPress={() => onChange({ isSpam: !isSpam })}>
        {isSpam ? 'Not spam' : 'Mark as spam'}
      </Button>
    </div>
  )
}

/** Adds the assignee to the options, even when that member of staff no longer answers tickets. */
const withFormer = (staff: TicketThread['staff'], assignee: TicketThread['assignee']) =>
  assignee && !staff.some(({ id }) => id === assignee.id) ? [...staff, assignee] : staff
