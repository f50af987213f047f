import { ArrowLeft, CircleAlert, Mail } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { TICKET_PRIORITIES, TICKET_STATUSES, type Ticket, type TicketChange } from '../../../worker/domain/support/ticket.ts'
import { RequestError } from '../../api-client.ts'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Instant } from '../../ui/instant.tsx'
import { LinkButton, TextLink } from '../../ui/link.tsx'
import { ListBoxItem } from '../../ui/list-box.tsx'
import { failureText } from '../../ui/refusals.ts'
import { Select } from '../../ui/select.tsx'
import { SpecList } from '../../ui/spec-list.tsx'
import { toast } from '../../ui/toast.tsx'
import { useGuard } from '../../ui/use-guard.ts'
import { TICKET_PRIORITY, TICKET_STATUS } from './ticket-labels.ts'
import { changeTicket } from './tickets.queries.ts'

/** One message with what staff decide about it. */
export function TicketDetail({ ticket }: { ticket: Ticket }) {
  const { revalidate } = useRevalidator()
  const guard = useGuard()
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<string | null>(null)
  const { reference, subject, name, email, message, status, priority, isSpam, createdAt, lastUpdate, version } = ticket

  async function change(changes: Omit<TicketChange, 'version'>) {
    setSaving(true)
    setConflict(null)
    try {
      await guard(() => changeTicket(reference, { ...changes, version }))
      toast({ tone: 'success', title: 'Message saved' })
    } catch (error) {
      if (error instanceof RequestError && error.code === 'conflict') {
        setConflict(
          'Somebody else has changed this message meanwhile. You see it as it is now: your change was not saved.',
        )
      } else {
        toast({ tone: 'danger', title: 'Your change was not saved', description: failureText(error) })
      }
    }
    await revalidate()
    setSaving(false)
  }

  return (
    <article className="max-w-4xl">
      <TextLink to="/admin/support" className="inline-flex items-center gap-1.5 text-sm font-semibold">
        <ArrowLeft aria-hidden className="size-4" />
        All messages
      </TextLink>
      {conflict && (
        <Banner icon={CircleAlert} tone="warn" role="alert" className="mt-4">
          {conflict}
        </Banner>
      )}
      <div className="mt-4 flex flex-wrap items-start justify-between gap-3">
        <h2 className="min-w-0 flex-1 basis-64 text-xl wrap-anywhere">{subject}</h2>
        <Badge tone={isSpam ? 'neutral' : TICKET_STATUS[status].tone}>
          {isSpam ? 'Spam' : TICKET_STATUS[status].label}
        </Badge>
      </div>
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <Card as="section" aria-label="Message" className="p-5">
          <p className="text-sm wrap-anywhere whitespace-pre-line">{message}</p>
          <div className="mt-5">
            <SpecList
              facts={[
                { label: 'From', value: name },
                { label: 'Email', value: email },
                { label: 'Reference', value: reference },
                { label: 'Sent', value: <Instant at={createdAt} /> },
                { label: 'Last update', value: <Instant at={lastUpdate} /> },
              ]}
            />
          </div>
          <p className="mt-3 text-xs text-ink-3">
            Name, address and words are the visitor’s own. Nobody has checked them.
          </p>
          <LinkButton
            to={`mailto:${email}?${new URLSearchParams({ subject: `${reference}: your message to AdChowk` }).toString().replaceAll('+', '%20')}`}
            variant="outline"
            className="mt-4"
          >
            <Mail aria-hidden />
            Answer by mail
          </LinkButton>
        </Card>
        <Card as="section" aria-label="State" className="grid gap-4 p-5">
          <Select
            label="Status"
            value={status}
            isDisabled={isSaving}
            onChange={(key) => {
              const next = TICKET_STATUSES.find((one) => one === key)
              if (next && next !== status) void change({ status: next })
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
            value={priority}
            isDisabled={isSaving}
            onChange={(key) => {
              const next = TICKET_PRIORITIES.find((one) => one === key)
              if (next && next !== priority) void change({ priority: next })
            }}
          >
            {TICKET_PRIORITIES.map((one) => (
              <ListBoxItem key={one} id={one}>
                {TICKET_PRIORITY[one].label}
              </ListBoxItem>
            ))}
          </Select>
          <Button variant="outline" size="sm" isDisabled={isSaving} onPress={() => change({ isSpam: !isSpam })}>
            {isSpam ? 'This is no spam' : 'Mark as spam'}
          </Button>
        </Card>
      </div>
    </article>
  )
}
