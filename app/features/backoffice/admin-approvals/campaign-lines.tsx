import type { ApprovalPage } from '../../../../worker/backoffice/approvals/approval-page.server.ts'
import type { CampaignLine } from '../../../../worker/booking/rules/campaigns/campaign.ts'
import { type CivilDate, formatInstant } from '../../../../worker/kernel/rules/dates.ts'
import { lineDays, lineQuantity } from '../../../kit/listing-card/line-order.ts'
import { LinePicture } from '../../../kit/listing-card/line-picture.tsx'
import { STAFF_LINE_STATE } from '../../../kit/listing-card/line-state.ts'
import { LineMarks } from '../../../kit/listing-card/listing-marks.tsx'
import { AdminAmount } from '../../../kit/money-display/admin-amount.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/link.tsx'

interface CampaignLinesProps {
  approval: ApprovalPage
  today: CivilDate
}

/** Lines of a campaign, and whether the place of each is still held. */
export function CampaignLines({ approval: { campaign, heldUntil, status }, today }: CampaignLinesProps) {
  return (
    <Card>
      <ul aria-labelledby="lines" className="divide-y divide-line">
        {campaign.lines.map((line) => (
          <li key={line.id} className="flex items-start gap-4 p-4">
            <LinePicture line={line} className="w-18 rounded-sm max-xs:hidden" />
            <div className="grid min-w-0 flex-1 gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
              <div className="min-w-0">
                <TextLink to={line.snapshot.path} className="font-semibold wrap-anywhere">
                  {line.snapshot.title}
                </TextLink>
                <LineMarks line={line.snapshot} />
                <p className="text-xs wrap-anywhere text-ink-2">
                  {line.snapshot.owner} · {line.snapshot.place} · <span className="num">{line.ref}</span>
                </p>
                <p className="num text-xs text-ink-2">
                  {lineDays(line, today)} · {lineQuantity(line)}
                </p>
              </div>
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:flex-col sm:items-end">
                <p className="num">
                  <b>
                    <AdminAmount paise={line.total} />
                  </b>{' '}
                  <span className="text-xs text-ink-3">with GST</span>
                </p>
                {status === 'pending' ? (
                  <Place line={line} until={heldUntil[line.id]} />
                ) : (
                  <Badge tone={STAFF_LINE_STATE[line.status].tone}>{STAFF_LINE_STATE[line.status].label}</Badge>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const Place = ({ line, until }: { line: CampaignLine; until: number | undefined }) =>
  until === undefined ? (
    <Badge tone="warn">{line.status === 'draft' ? 'Not sent' : 'No longer held'}</Badge>
  ) : (
    <Badge tone="success">Held until {formatInstant(until)}</Badge>
  )
