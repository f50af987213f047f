import type { ReactNode } from 'react'
import type { ApprovalPage } from '../../../../worker/backoffice/approvals/approval-page.server.ts'
import { rangeText } from '../../../../worker/catalogue/rules/availability/range.ts'
import { type CivilDate, formatInstant } from '../../../../worker/kernel/rules/dates.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { stateWithCode } from '../../../../worker/organisations/rules/billing/states.ts'
import { PresenceLine } from '../../../kit/live/presence-line.tsx'
import { useLive } from '../../../kit/live/use-live.ts'
import { useAdminMoney } from '../../../kit/money-display/money-display.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { SpecList } from '../../../ui/spec-list.tsx'
import { CampaignDecision } from './campaign-decision.tsx'
import { APPROVAL_STATE, budgetOf, durationOf } from './campaign-facts.ts'
import { CampaignLines } from './campaign-lines.tsx'
import { CheckList } from './check-list.tsx'

interface CampaignApprovalProps {
  approval: ApprovalPage
  today: CivilDate
}

/** Campaign, the checks of staff, and the decision. */
export function CampaignApproval({ approval, today }: CampaignApprovalProps) {
  const { campaign, client, advertiser, billing, status, submittedAt, deferredAt, decided, reason } = approval
  const { name, ref, objective, starts, ends, budget, total, lines } = campaign
  const { text, over } = budgetOf(campaign)
  const { people } = useLive()
  const money = useAdminMoney()
  return (
    <article className="max-w-5xl">
      <BackLink to="/admin/approvals">All approvals</BackLink>
      <div className="mt-4 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-xl wrap-anywhere">{name}</h2>
          <p className="num text-sm text-ink-3">
            Campaign {ref} from {client || 'an advertiser'}, sent {formatInstant(submittedAt)}
          </p>
        </div>
        <span className="flex flex-wrap gap-1.5">
          {deferredAt !== null && status === 'pending' && <Badge tone="neutral">Deferred</Badge>}
          <Badge tone={APPROVAL_STATE[status].tone}>{APPROVAL_STATE[status].label}</Badge>
        </span>
      </div>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
        <Part title="The campaign">
          <SpecList
            columns={1}
            facts={[
              { label: 'Dates', value: rangeText({ from: starts, until: ends }, today) },
              { label: 'Duration', value: durationOf(campaign) },
              { label: 'Objective', value: objective || 'Not given' },
              { label: 'Budget', value: budget === null ? 'Not set' : money(budget) },
              { label: 'Total with GST', value: money(total) },
            ]}
          />
          {budget !== null && (
            <div className="mt-4">
              <Meter
                label={over ? 'Above the budget' : 'Of the budget'}
                percent={(100 * total) / budget}
                valueText={text}
                tone={over ? 'danger' : 'normal'}
              />
            </div>
          )}
        </Part>
        <Part title="The advertiser">
          <SpecList
            columns={1}
            facts={[
              { label: 'Company', value: client || 'Not given' },
              { label: 'Account', value: advertiser?.name ?? 'Deleted' },
              ...(advertiser
                ? [
                    { label: 'Email', value: advertiser.email },
                    { label: 'Email confirmed', value: advertiser.emailVerified ? 'Yes' : 'No' },
                    { label: 'Earlier confirmed bookings', value: formatNumber(advertiser.confirmedBefore) },
                  ]
                : []),
              ...(billing
                ? [
                    { label: 'Billed to', value: billing.legalName },
                    { label: 'State', value: stateWithCode(billing.state) },
                    { label: 'GSTIN', value: billing.gstin ?? 'Not registered' },
                  ]
                : [{ label: 'Billing details', value: 'Missing' }]),
            ]}
          />
          {billing === null && (
            <p className="mt-2 text-xs text-ink-3">
              Without billing details, tax follows the location of each site or the state of its owner.
            </p>
          )}
        </Part>
      </div>
      {status === 'pending' && (
        <div className="mt-5">
          <Part title="Checks">
            <CheckList checks={approval.checks} />
            <div className="-mx-5 mt-3 -mb-5 overflow-hidden rounded-b-lg">
              <PresenceLine
                people={people}
                at={`approval:${approval.id}`}
                doing={{ editing: 'deciding it', looking: 'viewing it' }}
              />
            </div>
          </Part>
        </div>
      )}
      <section aria-labelledby="lines" className="mt-6">
        <h3 id="lines" className="mb-3 text-sm font-bold">
          {plural(lines.length, ['item', 'items'])}
        </h3>
        <CampaignLines approval={approval} today={today} />
      </section>
      <section aria-labelledby="decision" className="mt-8 max-w-2xl">
        <h3 id="decision" className="text-lg">
          {status === 'pending' ? 'Decide' : 'Decision'}
        </h3>
        {status === 'pending' ? (
          <CampaignDecision key={approval.id} approval={approval} />
        ) : (
          <p className="mt-2 text-sm wrap-anywhere whitespace-pre-line">
            {APPROVAL_STATE[status].label}
            {decided && ` ${formatInstant(decided.at)}`}
            {decided?.by && ` by ${decided.by}`}
            {reason ? `: ${reason}` : '.'}
          </p>
        )}
      </section>
    </article>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section" aria-label={title} className="p-5">
    <h3 className="mb-3 text-sm font-bold">{title}</h3>
    {children}
  </Card>
)
