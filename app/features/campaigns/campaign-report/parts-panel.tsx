import { formatCount, formatMoney } from '../../../../worker/kernel/rules/money.ts'
import type { ReportMoney, ReportPart } from '../../../../worker/money/rules/reports/report.ts'
import { NOT_MEASURED, shareOrNone } from '../../../../worker/money/rules/reports/report-words.ts'
import { DataTable } from '../../../kit/list/data-table.tsx'
import { Panel } from '../../../ui/panel.tsx'

interface PartsPanelProps {
  title: string
  /** Heading of the first column: `City`. */
  head: string
  parts: readonly ReportPart[]
  money: ReportMoney
}

const showingsText = ({ showings, measured, lines }: ReportPart) =>
  showings === null
    ? NOT_MEASURED
    : `${formatCount(showings)}${measured < lines ? `, ${measured} of ${lines} lines` : ''}`

/** Lines by medium or by city, with their cost. */
export const PartsPanel = ({ title, head, parts, money }: PartsPanelProps) => (
  <Panel title={title} note="showings are estimated">
    <DataTable
      look="panel"
      region={`${title}, as a table`}
      caption={title}
      columns={[
        { key: 'name', label: head, isName: true, head: 'min-w-36', cell: ({ name }) => name },
        { key: 'lines', label: 'Lines', align: 'end', cell: ({ lines }) => lines },
        { key: 'delivered', label: 'Delivered', align: 'end', cell: ({ share }) => shareOrNone(share) },
        { key: 'showings', label: 'Showings', align: 'end', cell: showingsText },
        { key: 'net', label: 'Before GST', align: 'end', cell: ({ net }) => formatMoney(net) },
        { key: 'total', label: 'With GST', align: 'end', cell: ({ total }) => formatMoney(total) },
        { key: 'credited', label: 'Credited', align: 'end', cell: ({ credited }) => formatMoney(credited) },
      ]}
      rows={parts}
      keyOf={({ id }) => id}
      foot={[
        {
          name: 'All',
          lines: parts.reduce((sum, { lines }) => sum + lines, 0),
          net: formatMoney(money.net),
          total: formatMoney(money.total),
          credited: formatMoney(money.credited),
        },
      ]}
    />
  </Panel>
)
