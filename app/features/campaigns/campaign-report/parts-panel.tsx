import { formatCount, formatMoney } from '../../../../worker/kernel/rules/money.ts'
import type { ReportMoney, ReportPart } from '../../../../worker/money/rules/reports/report.ts'
import { NOT_MEASURED, shareOrNone } from '../../../../worker/money/rules/reports/report-words.ts'
import { Panel } from '../../../ui/panel.tsx'
import { DataTable } from './data-table.tsx'

interface PartsPanelProps {
  title: string
  /** What a row is: `City`. */
  head: string
  parts: readonly ReportPart[]
  money: ReportMoney
}

const showingsText = ({ showings, measured, lines }: ReportPart) =>
  showings === null
    ? NOT_MEASURED
    : `${formatCount(showings)}${measured < lines ? `, ${measured} of ${lines} lines` : ''}`

/** Lines by medium or by city, with what they cost. */
export const PartsPanel = ({ title, head, parts, money }: PartsPanelProps) => (
  <Panel title={title} note="showings are estimated">
    <div className="py-2">
      <DataTable
        caption={title}
        columns={[head, 'Lines', 'Delivered', 'Showings', 'Before GST', 'With GST', 'Credited']}
        rows={parts.map((part) => ({
          id: part.id,
          cells: [
            ...[part.name, part.lines, shareOrNone(part.share), showingsText(part)],
            ...[part.net, part.total, part.credited].map(formatMoney),
          ],
        }))}
        sum={[
          ...['All', parts.reduce((sum, { lines }) => sum + lines, 0), '', ''],
          ...[money.net, money.total, money.credited].map(formatMoney),
        ]}
      />
    </div>
  </Panel>
)
