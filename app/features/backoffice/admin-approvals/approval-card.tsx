import { Check as CheckMark, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Check } from '../../../../worker/backoffice/rules/approvals/approval.ts'
import { formatInstant } from '../../../../worker/kernel/rules/dates.ts'
import type { Person } from '../../../../worker/kernel/rules/live/live.ts'
import { PresenceLine } from '../../../kit/live/presence-line.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardLink } from '../../../ui/card.tsx'
import { CheckList } from './check-list.tsx'
import type { Decision, Refused } from './use-decision.ts'

interface ApprovalCardProps {
  id: string
  /** Path of the detail page. */
  href: string
  title: string
  /** Kind and sender of the item: `Campaign from Thanda Beverages`. */
  submitter: string
  /** Instant, ms; null when unknown. */
  submittedAt: number | null
  deferredAt: number | null
  picture: ReactNode
  facts: readonly { label: string; value: string; isWarning?: boolean }[]
  checks: readonly Check[]
  /** Consequences of approving. */
  note: string
  people: readonly Person[]
  /** Decision that is being saved. */
  pending: Decision | null
  isBusy: boolean
  /** Refusal of the last decision. */
  refusal: Refused | null
  /** Decides at once, or asks first when the decision cannot be undone. */
  onDecide: (decision: Decision) => void
}

const DOING = { editing: 'deciding it', looking: 'viewing it' }

/** Card of a pending item: main facts, checks, and three decisions. */
export function ApprovalCard(props: ApprovalCardProps) {
  const { id, href, title, submitter, submittedAt, deferredAt, picture, facts, checks, note, people } = props
  const { pending, isBusy, refusal, onDecide } = props
  return (
    <Card as="li" data-card={id} className="focus-within:border-link focus-within:ring-1 focus-within:ring-link">
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="relative flex items-start gap-4 p-4">
          {picture}
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
              <h2 className="min-w-0 flex-1 basis-48 text-base leading-6 font-bold wrap-anywhere">
                <CardLink to={href}>{title}</CardLink>
              </h2>
              <span className="flex flex-wrap gap-1.5">
                {deferredAt !== null && <Badge tone="neutral">Deferred</Badge>}
                <Badge tone="warn">Pending Review</Badge>
              </span>
            </div>
            <p className="text-xs wrap-anywhere text-ink-3">
              {submitter}
              {submittedAt !== null && <span className="num"> · {formatInstant(submittedAt)}</span>}
            </p>
            <p className="num mt-2 flex flex-wrap gap-x-6 gap-y-1 text-ink-2">
              {facts.map(({ label, value, isWarning }) => (
                <span key={label} className={`wrap-anywhere ${isWarning ? 'text-warn-ink' : ''}`}>
                  {label}: <b className={isWarning ? '' : 'text-ink'}>{value}</b>
                </span>
              ))}
            </p>
          </div>
        </div>
        <div className="border-line px-4 pb-4 max-lg:-mt-1 lg:border-l lg:py-4">
          <CheckList checks={checks} label={`Checks of ${title}`} />
        </div>
      </div>
      <PresenceLine people={people} at={`approval:${id}`} doing={DOING} />
      {refusal?.whole && (
        <Banner icon={CircleAlert} tone="danger" role="alert" className="mx-4 mb-3">
          {refusal.whole}
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-2.5 border-t border-line px-4 py-2.5">
        <p className="basis-full text-xs text-ink-3 sm:hidden">{note}</p>
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3"
          isPending={pending === 'defer'}
          isDisabled={isBusy && pending !== 'defer'}
          onPress={() => onDecide('defer')}
        >
          Review Later
        </Button>
        <p className="min-w-0 flex-1 text-right text-xs text-ink-3 max-sm:hidden">{note}</p>
        <Button
          variant="danger"
          size="sm"
          className="max-sm:ml-auto"
          isDisabled={isBusy}
          onPress={() => onDecide('reject')}
        >
          Reject
        </Button>
        <Button
          size="sm"
          isPending={pending === 'approve'}
          isDisabled={isBusy && pending !== 'approve'}
          onPress={() => onDecide('approve')}
        >
          <CheckMark aria-hidden />
          Approve
        </Button>
      </div>
    </Card>
  )
}
