import { FolderCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { PendingItem, PendingPage } from '../../../../worker/backoffice/approvals/pending.server.ts'
import { Form } from '../../../kit/form/form.tsx'
import { focusCard, focusedCard, useListKeys } from '../../../kit/list/use-list-keys.ts'
import { useLive } from '../../../kit/live/use-live.ts'
import { CurrencyNotice } from '../../../kit/money-display/currency-notice.tsx'
import { useAdminMoney } from '../../../kit/money-display/money-display.ts'
import { refusalText } from '../../../kit/mutation/refusal.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { ReasonField } from '../../../ui/reason-field.tsx'
import { useListSearch } from '../../../ui/use-list-search.ts'
import { ApprovalCard } from './approval-card.tsx'
import { itemFacts } from './approval-facts.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { askedBefore, type Decision, type Refused, useDecision } from './use-decision.ts'
import { useReason } from './use-reason.ts'

/** A card that was decided: it leaves its place in the list, and the card that comes there gets the focus. */
interface Leaving {
  id: string
  place: number
  /** Its `deferredAt` when it was decided: what is put off moves to the end. */
  was: number | null
}

/** Approvals that wait for staff. Those put off are at the end. */
export function ApprovalList({ approvals, page, pages }: Pick<PendingPage, 'approvals' | 'page' | 'pages'>) {
  const search = useListSearch()
  const money = useAdminMoney()
  const list = useRef<HTMLUListElement>(null)
  const { decide, pending, refusal } = useDecision()
  const { people, announcePresence } = useLive()
  /** The item in question, and the position of its card. */
  const [asked, setAsked] = useState<{ id: string; decision: Decision; place: number } | null>(null)
  /** The card with the focus: other staff see who is at it. */
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
    const place = focusedCard(list.current)
    if (askedBefore(item.kind, decision)) setAsked({ id: item.id, decision, place })
    else void act(item, decision, place)
  }

  useListKeys(list, {
    letters: ['a', 'r'],
    onLetter: (key, id) => {
      const item = byId.get(id)
      if (item) press(item, key === 'r' ? 'reject' : 'approve')
    },
  })

  useEffect(() => {
    if (!leaving) return
    const item = approvals.find(({ id }) => id === leaving.id)
    // The list as it was before the decision is still shown.
    if (item && item.deferredAt === leaving.was) return
    const focused = focusedCard(list.current)
    // Not when somebody went to another card meanwhile.
    if (focused === -1 || approvals[focused]?.id === leaving.id) focusCard(list.current, leaving.place)
    setLeaving(null)
  }, [leaving, approvals])

  if (approvals.length === 0) {
    return (
      <EmptyState
        icon={FolderCheck}
        title={new URLSearchParams(search).has('type') ? 'Nothing of this type waits' : 'Nothing waits'}
      >
        Campaigns that advertisers send, media owners who ask to run their company, first listings, and artwork of goods
        that the law restricts are here at once.
      </EmptyState>
    )
  }
  const hrefFor = (to: number) => {
    const next = new URLSearchParams(search)
    if (to === 1) next.delete('page')
    else next.set('page', `${to}`)
    return next.size > 0 ? `/admin/approvals?${next}` : '/admin/approvals'
  }
  return (
    <>
      <CurrencyNotice />
      <ul
        ref={list}
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
      <div className="mt-5">
        <Pagination page={page} pages={pages} hrefFor={hrefFor} label="Pages of approvals" />
      </div>
    </>
  )
}

interface AskedDecisionProps {
  item: PendingItem
  facts: { title: string; reader: string }
  decision: Decision
  refusal: Refused | null
  /** @returns whether it was done */
  onDecide: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** Asks before a decision on a card, for a rejection with its reason. */
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
