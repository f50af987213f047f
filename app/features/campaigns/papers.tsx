import type { ReactNode } from 'react'
import type { CampaignPage, Milestone } from '../../../worker/bookings/campaign-page.server.ts'
import { type CivilDate, civilDate, formatDate } from '../../../worker/domain/dates.ts'
import { formatMoney } from '../../../worker/domain/money.ts'
import { DOCUMENT_LABELS } from '../../../worker/domain/papers/document.ts'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/link.tsx'
import { dueText } from './sums.ts'

const MILESTONES: Record<Milestone['kind'], string> = {
  advance: 'Advance',
  progress: 'When it begins',
  final: 'When it was shown',
}

interface RowProps {
  title: ReactNode
  note: string
  amount: number
}

const Row = ({ title, note, amount }: RowProps) => (
  <li className="num flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-4 py-3 text-sm">
    <span className="min-w-0">
      <b className="block wrap-anywhere">{title}</b>
      <span className="text-xs text-ink-3 wrap-anywhere">{note}</span>
    </span>
    <b>{formatMoney(amount)}</b>
  </li>
)

/** What is paid when, and the documents of a campaign. */
export function Papers({ page: { campaign, milestones, papers }, today }: { page: CampaignPage; today: CivilDate }) {
  if (milestones.length === 0 && papers.length === 0) return null
  const owners = new Map(campaign.lines.map(({ ownerId, snapshot }) => [ownerId, snapshot.owner]))
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      {milestones.length > 0 && (
        <Card as="section" aria-labelledby="milestones">
          <h2 id="milestones" className="border-b border-line px-4 py-3.5 text-base">
            Payments
          </h2>
          <ul className="divide-y divide-line">
            {milestones.map((milestone) => (
              <Row
                key={milestone.n}
                title={MILESTONES[milestone.kind]}
                note={`${milestone.percent}%, ${dueText(milestone, today)}`}
                amount={milestone.amount}
              />
            ))}
          </ul>
        </Card>
      )}
      {papers.length > 0 && (
        <Card as="section" aria-labelledby="papers">
          <h2 id="papers" className="border-b border-line px-4 py-3.5 text-base">
            Documents
          </h2>
          <ul className="divide-y divide-line">
            {papers.map(({ id, kind, number, owner, payable, asked, isClosed, at }) => (
              <Row
                key={id}
                title={
                  <TextLink to={`/papers/${id}`}>
                    {DOCUMENT_LABELS[kind]} {number}
                  </TextLink>
                }
                note={[
                  owner === null ? null : owners.get(owner),
                  formatDate(civilDate(new Date(at)), today),
                  isClosed ? 'replaced' : null,
                ]
                  .filter(Boolean)
                  .join(' · ')}
                amount={asked ?? payable}
              />
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
