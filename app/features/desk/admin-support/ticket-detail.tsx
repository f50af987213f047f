import { PencilLine } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { CannedAnswer } from '../../../../worker/desk/rules/support/canned-answer.ts'
import type { TicketThread } from '../../../../worker/desk/rules/support/thread.ts'
import { list } from '../../../../worker/kernel/rules/text/list.ts'
import { ConflictBanner } from '../../../kit/conflict/conflict-banner.tsx'
import { useLive } from '../../../kit/live/use-live.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { isSingleKey } from '../../../ui/single-keys.ts'
import { CannedAnswersDialog } from './canned-answers-dialog.tsx'
import { PriorityMark } from './priority-mark.tsx'
import { type ComposerKind, TicketComposer } from './ticket-composer.tsx'
import { TICKET_STATUS } from './ticket-labels.ts'
import { TicketMessages } from './ticket-messages.tsx'
import type { useTicketChange } from './use-ticket-change.ts'

const KINDS: Partial<Record<string, ComposerKind>> = { r: 'reply', n: 'note' }

/** Shortcuts: R for an answer, N for a note; not in a text field or while a dialog is open. */
function useTicketKeys(onWrite: (kind: ComposerKind) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const kind = KINDS[event.key.toLowerCase()]
    if (!kind || !isSingleKey(event)) return
    if (document.querySelector('[role=dialog]')) return
    event.preventDefault()
    onWrite(kind)
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

const focusIn = (field: RefObject<HTMLElement | null>) => field.current?.querySelector('textarea')?.focus()

interface TicketDetailProps {
  ticket: TicketThread
  canned: readonly CannedAnswer[]
  conflict: ReturnType<typeof useTicketChange>['conflict']
  /** Panels next to the thread. */
  children: ReactNode
}

/** Ticket: its thread, and the field to answer it. */
export function TicketDetail({ ticket, canned, conflict, children }: TicketDetailProps) {
  const { reference, subject, status, priority, isSpam } = ticket
  const { hash } = useLocation()
  const [kind, setKind] = useState<ComposerKind>('reply')
  const [isManaging, setManaging] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const { people, announcePresence } = useLive()
  const place = `ticket:${reference}`

  useEffect(() => announcePresence(place, isWriting), [announcePresence, place, isWriting])
  useEffect(() => {
    if (hash === '#respond') focusIn(field)
  }, [hash])
  useTicketKeys((wanted) => {
    setKind(wanted)
    // The field of the other kind is rendered by the next paint.
    requestAnimationFrame(() => focusIn(field))
  })

  return (
    <article>
      <BackLink to="/admin/support">All tickets</BackLink>
      {conflict && (
        <div className="mt-4">
          <ConflictBanner {...conflict}>
            Someone else changed this ticket first. This is the current state.
          </ConflictBanner>
        </div>
      )}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <div className="mb-5 flex flex-wrap items-start justify-between gap-3">
            <h2 className="min-w-0 flex-1 basis-64 text-xl wrap-anywhere">{subject}</h2>
            <span className="flex items-center gap-3 text-xs">
              <PriorityMark priority={priority} />
              <Badge tone={isSpam ? 'neutral' : TICKET_STATUS[status].tone}>
                {isSpam ? 'Spam' : TICKET_STATUS[status].label}
              </Badge>
            </span>
          </div>
          <TicketMessages ticket={ticket} />
          <Present people={people.filter(({ at }) => at === place)} />
          <TicketComposer
            ticket={ticket}
            canned={canned}
            kind={kind}
            onKind={setKind}
            field={field}
            onManage={() => setManaging(true)}
            onWriting={setWriting}
          />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
      </div>
      <CannedAnswersDialog answers={canned} isOpen={isManaging} onOpenChange={setManaging} />
    </article>
  )
}

/** Other staff on this ticket, so that two do not answer at once. */
function Present({ people }: { people: readonly { name: string; editing: boolean }[] }) {
  const writing = people.filter(({ editing }) => editing).map(({ name }) => name)
  const reading = people.filter(({ editing }) => !editing).map(({ name }) => name)
  return (
    <div role="status" className="my-4 min-h-5 text-center text-xs text-ink-2">
      {writing.length > 0 && (
        <span className="inline-flex items-center gap-1.5 font-semibold text-warn-ink">
          <PencilLine aria-hidden className="size-3.5" />
          Writing an answer: {list(writing)}
        </span>
      )}{' '}
      {reading.length > 0 && `Reading this ticket: ${list(reading)}`}
    </div>
  )
}
