import { ArrowUpDown, FolderCheck, ListFilter } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { PendingItem, PendingPage } from '../../../../worker/backoffice/approvals/pending.server.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { Form } from '../../../kit/form/form.tsx'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { useListAddress } from '../../../kit/list/use-list-address.ts'
import { focusCard, focusedCard } from '../../../kit/list/use-list-keys.ts'
import { useLive } from '../../../kit/live/use-live.ts'
import { CurrencyNotice } from '../../../kit/money-display/currency-notice.tsx'
import { useAdminMoney } from '../../../kit/money-display/money-display.ts'
import { refusalText } from '../../../kit/mutation/refusal.ts'
import { LinkButton } from '../../../ui/link.tsx'
import { ReasonField } from '../../../ui/reason-field.tsx'
import { ApprovalCard } from './approval-card.tsx'
import { itemFacts } from './approval-facts.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { askedBefore, type Decision, type Refused, useDecision } from './use-decision.ts'
import { useReason } from './use-reason.ts'

/** Card that was decided: it leaves its place in the list, and the next card there gets the focus. */
interface Leaving {
  id: string
  place: number
  /** Its `deferredAt` at the decision: a deferred item moves to the end. */
  was: number | null
}

const TYPES = {
  name: 'type',
  label: 'Type',
  icon: ListFilter,
  options: [
    { value: '', label: 'All Types' },
    { value: 'campaigns', label: 'Campaigns' },
    { value: 'owners', label: 'Media Owners' },
    { value: 'content', label: 'Content' },
  ],
  // The filters of the claims below apply to one type only.
  clears: ['q', 'state'],
}

const ORDER = {
  name: 'sort',
  label: 'Order',
  icon: ArrowUpDown,
  options: [
    { value: '', label: 'Oldest first' },
    { value: 'newest', label: 'Newest first' },
  ],
}

interface ApprovalListProps {
  pending: PendingPage
  /** Number of disputed proofs, which have their own page. */
  disputed: number
  /** Age of the oldest item in days; null for an empty list. */
  days: number | null
}

/** Items that wait for staff. Deferred ones are at the end. */
export function ApprovalList({ pending: list, disputed, days }: ApprovalListProps) {
  const { approvals, counts, total, page, pages } = list
  const address = useListAddress()
  const money = useAdminMoney()
  const cards = useRef<HTMLUListElement>(null)
  const { decide, pending, refusal } = useDecision()
  const { people, announcePresence } = useLive()
  /** Item whose decision is being confirmed, and the position of its card. */
  const [asked, setAsked] = useState<{ id: string; decision: Decision; place: number } | null>(null)
  /** Id of the focused card, which other staff see. */
  const [at, setAt] = useState<string | null>(null)
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const byId = new Map(approvals.map((item) => [item.id, item]))
  const askedItem = asked && byId.get(asked.id)
  const shown = askedItem?.id ?? at
  const isAsking = askedItem !== undefined && askedItem !== null

  useEffect(
    () => (shown === null ? undefined : announcePresence(`approval:${shown}`, isAsking)),
    [announcePresence, shown, isAsking],
  )

  async function act(item: PendingItem, decision: Decision, place: number, reason = ''): Promise<boolean> {
    const isDone = await decide(item, decision, { reason })
    if (isDone) setLeaving({ id: item.id, place, was: item.deferredAt })
    return isDone
  }

  function press(item: PendingItem, decision: Decision) {
    const place = focusedCard(cards.current)
    if (askedBefore(item.kind, decision)) setAsked({ id: item.id, decision, place })
    else void act(item, decision, place)
  }

  useEffect(() => {
    if (!leaving) return
    const item = approvals.find(({ id }) => id === leaving.id)
    // The list is still the one from before the decision.
    if (item && item.deferredAt === leaving.was) return
    const focused = focusedCard(cards.current)
    // Keeps the focus where it is when it has moved to another card.
    if (focused === -1 || approvals[focused]?.id === leaving.id) focusCard(cards.current, leaving.place)
    setLeaving(null)
  }, [leaving, approvals])

  const all = counts.campaigns + counts.owners + counts.content
  return (
    <>
      <ListPage
        name="Pending approvals"
        noun={['approval', 'approvals']}
        look="open"
        address={address}
        {...{ total, page, pages }}
        status={[
          total === all ? '' : `${formatNumber(total)} of `,
          `${formatNumber(all)} pending`,
          days !== null && days > 0 ? `, oldest ${plural(days, ['day', 'days'])}` : '',
        ].join('')}
        selects={[TYPES]}
        order={ORDER}
        tools={
          <LinkButton to="/admin/proofs" variant="outline" size="sm">
            Disputed proofs
            {disputed > 0 && <span className="num"> {formatNumber(disputed)}</span>}
          </LinkButton>
        }
        notice={<CurrencyNotice />}
        keys={{
          letters: ['a', 'r'],
          onLetter: (key, id) => {
            const item = byId.get(id)
            if (item) press(item, key === 'r' ? 'reject' : 'approve')
          },
        }}
        empty={{
          icon: FolderCheck,
          title: 'No pending approvals',
          text: 'New campaigns, company claims, first listings and artwork for restricted goods appear here.',
        }}
      >
        <ul
          ref={cards}
          aria-label="Pending approvals"
          className="grid gap-3 not-first:mt-3"
          onFocus={({ target }) => setAt(target.closest<HTMLElement>('[data-card]')?.dataset.card ?? null)}
          onBlur={({ relatedTarget, currentTarget }) => !currentTarget.contains(relatedTarget) && setAt(null)}
        >
          {approvals.map((item) => (
            <ApprovalCard
              key={item.id}
              id={item.id}
              submittedAt={item.submittedAt}
              deferredAt={item.deferredAt}
              {...itemFacts(item, money)}
              people={people}
              pending={pending?.id === item.id ? pending.decision : null}
              isBusy={pending !== null}
              refusal={refusal?.id === item.id ? refusal : null}
              onDecide={(decision) => press(item, decision)}
            />
          ))}
        </ul>
      </ListPage>
      {asked && askedItem && (
        <AskedDecision
          key={asked.id}
          item={askedItem}
          facts={itemFacts(askedItem, money)}
          decision={asked.decision}
          refusal={refusal?.id === asked.id ? refusal : null}
          onDecide={(reason) => act(askedItem, asked.decision, asked.place, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

interface AskedDecisionProps {
  item: PendingItem
  facts: { title: string; reader: string }
  decision: Decision
  refusal: Refused | null
  /** @returns true on success */
  onDecide: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** Confirmation of a decision on a card, with a reason for a rejection. */
function AskedDecision({ item, facts, decision, refusal, onDecide, onClose }: AskedDecisionProps) {
  const form = useReason(item.id)

  async function send(): Promise<boolean> {
    const said = decision === 'reject' ? form.check() : { output: { reason: '' } }
    if (!said || !(await onDecide(said.output.reason ?? ''))) return false
    form.discard()
    return true
  }

  return (
    <DecisionDialog
      asked={{ kind: item.kind, decision }}
      name={facts.title}
      field={
        decision === 'reject' && (
          <Form form={form} aria-label="Reason">
            <ReasonField {...form.field('reason')} rows={2} autoFocus isOptional description={facts.reader} />
          </Form>
        )
      }
      refusal={refusal ? refusalText(refusal) : null}
      onDecide={send}
      onClose={onClose}
    />
  )
}
