import { FileSpreadsheet, FileText, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import type { CampaignReport } from '../../../../worker/money/rules/reports/report.ts'
import { methodOf, orderedNote, summaryText } from '../../../../worker/money/rules/reports/report-words.ts'
import { MoneyBlock } from '../../../kit/money-display/money-sums.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { DeliveredPanel } from './delivered-panel.tsx'
import { LinesPanel } from './lines-panel.tsx'
import { MoneyPanel } from './money-panel.tsx'
import { PartsPanel } from './parts-panel.tsx'

interface ReportViewProps {
  report: CampaignReport
  figures: ReactNode
  /** Path of the proofs; null when there are none. */
  proofsHref: string | null
  today: CivilDate
  /** Settings of the advertiser: the logo and the mail. */
  settings?: ReactNode
}

/** Delivery of a campaign compared with its plan, and its cost. */
export function ReportView({ report, figures, proofsHref, today, settings }: ReportViewProps) {
  const { lines, media, cities, money, hasBegun } = report
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {hasBegun ? (
        <p className="max-w-[70ch] text-pretty text-ink-2">{summaryText(report)}</p>
      ) : (
        <EmptyState icon={Hourglass} title="No delivery yet">
          Delivery is counted from proofs that media owners send after a line starts.
        </EmptyState>
      )}
      {figures}
      <MoneyBlock sums={report.sums} notes={{ ordered: orderedNote(report) }} today={today} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <DeliveredPanel lines={lines} />
        <MoneyPanel media={media} money={money} />
      </div>
      <PartsPanel title="By medium" head="Medium" parts={media} money={money} />
      <PartsPanel title="By city" head="City" parts={cities} money={money} />
      {lines.length > 0 && <LinesPanel lines={lines} proofsHref={proofsHref} today={today} />}
      {settings}
      <Panel title="Method">
        <dl className="grid gap-4 p-4 text-sm">
          {methodOf(report).map(({ heading, text }) => (
            <div key={heading} className="max-w-[80ch]">
              <dt className="font-semibold">{heading}</dt>
              <dd className="mt-0.5 text-pretty text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </div>
  )
}

interface ReportFilesProps {
  /** Path of the report. */
  path: string
  /** True for the advertiser's own name and logo on the PDF. */
  isOwnHead?: boolean
}

/** Downloads of the report. */
export const ReportFiles = ({ path, isOwnHead = false }: ReportFilesProps) => (
  <>
    <LinkButton to={`${path}.xlsx`} variant="outline" reloadDocument download>
      <FileSpreadsheet aria-hidden />
      Excel
    </LinkButton>
    <LinkButton to={`${path}.pdf${isOwnHead ? '?head=own' : ''}`} variant="primary" reloadDocument download>
      <FileText aria-hidden />
      Download PDF
    </LinkButton>
  </>
)
