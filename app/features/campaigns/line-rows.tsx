import { ChevronRight, FolderOpen } from 'lucide-react'
import type { CampaignPage } from '../../../worker/booking/lines/campaign-page.server.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import { lineDays } from '../../kit/listing-card/line-order.ts'
import { LinePicture } from '../../kit/listing-card/line-picture.tsx'
import { LineMarks } from '../../kit/listing-card/listing-marks.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card, CardLink } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { linePath } from './line-path.ts'
import { nextText } from './needs.ts'
import { lineWords } from './states.ts'
import { cancellationFee, isCounted, netOf } from './sums.ts'

interface LineRowsProps {
  page: Pick<CampaignPage, 'campaign' | 'news' | 'replaced'>
  today: CivilDate
}

/** Lines of a campaign: listing, status, price and next step. Each opens its dialog. */
export function LineRows({ page, today }: LineRowsProps) {
  const { campaign, news, replaced } = page
  const { lines } = campaign
  if (lines.length === 0) {
    return (
      <EmptyState
        icon={FolderOpen}
        title="No lines yet"
        actions={<LinkButton to="/category">Discover media</LinkButton>}
      >
        Use Add to Campaign on a listing.
      </EmptyState>
    )
  }
  return (
    <Card as="section" aria-labelledby="lines">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-4 py-3.5">
        <h2 id="lines" className="text-base">
          Lines <span className="num ml-1 text-sm font-medium text-ink-3">{lines.length}</span>
        </h2>
        <span className="num text-sm text-ink-2">
          {formatMoney(netOf(lines.filter((line) => isCounted(line, campaign))))} before GST
        </span>
      </header>
      <ul className="divide-y divide-line">
        {lines.map((line) => {
          const { label, tone } = lineWords(line, today)
          const next = replaced[line.id] ? 'Replaced by another line' : nextText(line, campaign, today)
          const { was = null, problem = null } = news[line.id] ?? {}
          return (
            <li
              key={line.id}
              className="relative flex items-start gap-4 p-3.5 hover:bg-surface-2 sm:items-center sm:px-4"
            >
              <LinePicture line={line} className="w-14 rounded-sm sm:w-18" />
              <div className="grid min-w-0 flex-1 gap-x-6 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_auto_7rem] sm:items-center">
                <div className="min-w-0">
                  <h3 className="line-clamp-2 text-base leading-6 font-bold wrap-anywhere">
                    <CardLink id={line.id} to={linePath(line)} preventScrollReset>
                      {line.snapshot.title}
                    </CardLink>
                  </h3>
                  <LineMarks line={line.snapshot} className="text-sm" />
                  <p className="num text-sm text-ink-3 wrap-anywhere">
                    {[line.snapshot.owner, lineDays(line, today), next].filter(Boolean).join(' · ')}
                  </p>
                  {problem && <p className="text-sm font-semibold text-warn-ink wrap-anywhere">{problem}</p>}
                  {was !== null && (
                    <p className="num text-sm text-warn-ink">
                      {formatMoney(line.total)} with GST today, was {formatMoney(was)} when you added it
                    </p>
                  )}
                </div>
                <Badge tone={tone} className="justify-self-start">
                  {label}
                </Badge>
                <p className="num font-bold sm:text-right">
                  {isCounted(line, campaign) ? (
                    formatMoney(line.media + line.setup)
                  ) : (
                    <span className="font-medium text-ink-3">
                      {cancellationFee(line) > 0
                        ? `${formatMoney(cancellationFee(line))} cancellation charge, with GST`
                        : 'not charged'}
                    </span>
                  )}
                </p>
              </div>
              <ChevronRight aria-hidden className="mt-1 size-5 shrink-0 text-ink-3 sm:mt-0" />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
