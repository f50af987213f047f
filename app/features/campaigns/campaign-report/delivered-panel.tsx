import { useState } from 'react'
import type { CampaignReport, ReportLine } from '../../../../worker/money/rules/reports/report.ts'
import { deliveredText, shareOrNone } from '../../../../worker/money/rules/reports/report-words.ts'
import { type View, ViewToggle } from '../../../charts/view-toggle.tsx'
import { DataTable } from '../../../kit/list/data-table.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { Panel } from '../../../ui/panel.tsx'

const TITLE = 'Delivered against ordered'

const noteOf = ({ share, isMakeGood, credited }: ReportLine) =>
  [shareOrNone(share), isMakeGood && 'at no charge', credited > 0 && 'credited in part']
    .filter((text) => text !== false)
    .join(', ')

/** Proven delivery of each confirmed line, in the unit of its medium. */
export function DeliveredPanel({ lines }: Pick<CampaignReport, 'lines'>) {
  const [view, setView] = useState<View>('chart')
  const shown = lines.filter(({ state }) => state === 'shown')
  return (
    <Panel title={TITLE} actions={<ViewToggle label={TITLE} view={view} onChange={setView} />}>
      {shown.length === 0 ? (
        <p className="p-4 text-sm text-ink-2">No line is confirmed yet.</p>
      ) : view === 'chart' ? (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4">
          {shown.map((line) => (
            <li key={line.id}>
              <p aria-hidden className="mb-1.5 flex flex-wrap justify-between gap-x-4 gap-y-0.5 text-sm">
                <span className="wrap-anywhere">{line.title}</span>
                <b className="num">{deliveredText(line)}</b>
              </p>
              <Meter
                label={line.title}
                percent={100 * (line.share ?? 0)}
                valueText={deliveredText(line)}
                hideLabel
                tone={line.share !== null && line.share < 1 && line.status === 'settled' ? 'accent' : 'normal'}
              />
              <p className="num mt-1 text-xs text-ink-3">{noteOf(line)}</p>
            </li>
          ))}
        </ul>
      ) : (
        <div className="py-2">
          <DataTable
            look="panel"
            region={`${TITLE}, as a table`}
            caption={TITLE}
            columns={[
              { key: 'line', label: 'Line', isName: true, cell: ({ title }) => title },
              { key: 'delivered', label: 'Delivered', align: 'end', cell: deliveredText },
              { key: 'share', label: 'Share', align: 'end', cell: ({ share }) => shareOrNone(share) },
            ]}
            rows={shown}
            keyOf={({ id }) => id}
          />
        </div>
      )}
    </Panel>
  )
}
