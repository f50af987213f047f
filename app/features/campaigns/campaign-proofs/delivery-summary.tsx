import { Images } from 'lucide-react'
import type { Delivery } from '../../../../worker/booking/proofs/delivery.server.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { formatDate } from '../../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { LineMarks } from '../../../kit/listing-card/listing-marks.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { PROOF_WORDS } from './proof-words.ts'

/** Proven delivery of a campaign; nothing before the first line runs. */
export function DeliverySummary({ delivery, today }: { delivery: Delivery; today: CivilDate }) {
  const { campaign, lines, counts } = delivery
  const begun = lines.filter(({ line }) => line.starts <= today)
  if (begun.length === 0) return null
  return (
    <Card as="section" aria-labelledby="delivery">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3">
        <h2 id="delivery" className="text-base">
          Delivery
        </h2>
        <LinkButton
          to={`/dashboard/campaigns/${campaign.id}/proofs`}
          variant={counts.toAnswer > 0 ? 'accent' : 'outline'}
          size="sm"
        >
          <Images aria-hidden />
          {counts.toAnswer > 0 ? `Answer ${plural(counts.toAnswer, ['proof', 'proofs'])}` : 'See proofs'}
        </LinkButton>
      </div>
      <ul className="divide-y divide-line">
        {begun.map(({ line, proofs, missing, next }) => (
          <li key={line.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 text-sm">
            <span className="min-w-0">
              <b className="block wrap-anywhere">{line.snapshot.title}</b>
              <LineMarks line={line.snapshot} />
              <span className="num text-xs text-ink-3">
                {next ? `${proofs.length} sent, next by ${formatDate(next.due, today)}` : `${proofs.length} sent`}
              </span>
            </span>
            {missing.length > 0 ? (
              <Badge tone="danger">{missing.length} late</Badge>
            ) : proofs[0] ? (
              <Badge tone={PROOF_WORDS[proofs[0].status].tone}>{PROOF_WORDS[proofs[0].status].label}</Badge>
            ) : (
              <Badge tone="neutral">Nothing due yet</Badge>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
