import { Check, CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import type { WaitingCampaign } from '../../../worker/approvals/approval-page.server.ts'
import { rangeText } from '../../../worker/domain/availability/range.ts'
import { type CivilDate, formatInstant } from '../../../worker/domain/dates.ts'
import { formatMoney } from '../../../worker/domain/money.ts'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardLink } from '../../ui/card.tsx'
import type { FormRefusal } from '../../ui/refusals.ts'
import { LinePicture } from '../listing-card/line-picture.tsx'
import { APPROVAL_STATE, budgetOf, durationOf, heldText, mediaNames } from './campaign-facts.ts'
import { RejectForm } from './reject-form.tsx'
import type { Decision } from './use-decision.ts'
import { NO_PROBLEMS } from './use-reason.ts'

interface CampaignCardProps {
  waiting: WaitingCampaign
  today: CivilDate
  /** What is being done to it. */
  pending: Decision | null
  isBusy: boolean
  /** Why the last decision on it was not saved. */
  refusal: FormRefusal | null
  isRejecting: boolean
  onRejecting: (isRejecting: boolean) => void
  /** @returns whether it was done */
  onDecide: (decision: Decision, reason?: string) => Promise<boolean>
}

/** A campaign that waits for staff, with what is seen at a glance, and the three decisions. */
export function CampaignCard({
  waiting,
  today,
  pending,
  isBusy,
  refusal,
  isRejecting,
  onRejecting,
  onDecide,
}: CampaignCardProps) {
  const { id, client, campaign, media, held, first, submittedAt, deferredAt } = waiting
  const { name, starts, ends, budget, total } = campaign
  const places = heldText(campaign.lines, held)
  const { over } = budgetOf(campaign)
  const PlacesIcon = places.isWhole ? CircleCheck : TriangleAlert
  return (
    <Card as="li" data-card={id} className="focus-within:border-link focus-within:ring-1 focus-within:ring-link">
      <div className="relative flex items-start gap-4 p-4">
        {first && <LinePicture line={first} className="w-24 rounded-sm max-sm:hidden" />}
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
            <h3 className="min-w-0 flex-1 basis-48 text-base leading-6 font-bold wrap-anywhere">
              <CardLink to={`/admin/approvals/campaigns/${id}`}>{name}</CardLink>
            </h3>
            <span className="flex flex-wrap gap-1.5">
              {deferredAt !== null && <Badge tone="neutral">Put off</Badge>}
              <Badge tone={APPROVAL_STATE.pending.tone}>{APPROVAL_STATE.pending.label}</Badge>
            </span>
          </div>
          <p className="text-xs wrap-anywhere text-ink-3">
            Campaign from {client || 'an advertiser'} · <span className="num">{formatInstant(submittedAt)}</span>
          </p>
          <p className="num mt-2 flex flex-wrap gap-x-6 gap-y-1 text-ink-2">
            <span>
              Budget: <b className="text-ink">{budget === null ? 'not set' : formatMoney(budget)}</b>
            </span>
            <span className={over ? 'text-warn-ink' : ''}>
              Total: <b className={over ? '' : 'text-ink'}>{formatMoney(total)}</b>
              {over && ', above the budget'}
            </span>
            <span>
              Duration: <b className="text-ink">{durationOf(campaign)}</b>
            </span>
          </p>
          <p className="num mt-1 text-ink-2">
            {rangeText({ from: starts, until: ends }, today)} · {mediaNames(media)}
          </p>
          <p className={`mt-1.5 flex items-start gap-2 ${places.isWhole ? 'text-ink-2' : 'text-warn-ink'}`}>
            <PlacesIcon
              aria-hidden
              className={`mt-0.5 size-4.5 shrink-0 ${places.isWhole ? 'text-success-dot' : ''}`}
              strokeWidth={2}
            />
            <span className="num min-w-0">{places.text}</span>
          </p>
        </div>
      </div>
      {refusal?.whole && (
        <Banner icon={CircleAlert} tone="danger" role="alert" className="mx-4 mb-3">
          {refusal.whole}
        </Banner>
      )}
      {isRejecting ? (
        <RejectForm
          id={id}
          name={name}
          isPending={pending === 'reject'}
          refused={refusal?.fields ?? NO_PROBLEMS}
          onReject={(reason) => onDecide('reject', reason)}
          onClose={() => onRejecting(false)}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-2.5 border-t border-line px-4 py-2.5">
          <Button
            variant="ghost"
            size="sm"
            className="-ml-3 mr-auto"
            isPending={pending === 'defer'}
            isDisabled={isBusy && pending !== 'defer'}
            onPress={() => onDecide('defer')}
          >
            Review Later
          </Button>
          <Button variant="danger" size="sm" isDisabled={isBusy} onPress={() => onRejecting(true)}>
            Reject
          </Button>
          <Button
            size="sm"
            isPending={pending === 'approve'}
            isDisabled={isBusy && pending !== 'approve'}
            onPress={() => onDecide('approve')}
          >
            <Check aria-hidden />
            Approve
          </Button>
        </div>
      )}
    </Card>
  )
}
