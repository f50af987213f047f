import { rangeText } from '../../../../worker/catalogue/rules/availability/range.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../../worker/kernel/rules/money.ts'
import type { CampaignReport, ReportLine } from '../../../../worker/money/rules/reports/report.ts'
import { deliveredText, proofStates, showingsText } from '../../../../worker/money/rules/reports/report-words.ts'
import { TextLink } from '../../../ui/link.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { Panel } from '../../../ui/panel.tsx'

interface LinesPanelProps {
  lines: CampaignReport['lines']
  /** Path of the proofs; null when there are none. */
  proofsHref: string | null
  today: CivilDate
}

/** Lines with their delivery, proofs and cost. */
export const LinesPanel = ({ lines, proofsHref, today }: LinesPanelProps) => (
  <Panel title="Lines and proofs">
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.id} className="grid gap-x-8 gap-y-3 p-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_11rem]">
          <div className="min-w-0">
            <b className="block wrap-anywhere">{line.title}</b>
            <p className="num mt-0.5 text-sm text-ink-2">
              {line.medium} · {line.city} · {rangeText({ from: line.starts, until: line.ends }, today)}
            </p>
            <p className="num text-xs text-ink-3">
              {line.ref} · {line.owner}
              {line.isMakeGood && ' · days at no charge'}
            </p>
          </div>
          <div className="min-w-0 text-sm">
            {line.state === 'shown' ? (
              <>
                <Meter label="Delivered" percent={100 * (line.share ?? 0)} valueText={deliveredText(line)} />
                <Proofs line={line} href={proofsHref} />
              </>
            ) : (
              <p className="text-ink-2">{deliveredText(line)}</p>
            )}
            {line.state === 'shown' && <p className="num mt-1 text-xs text-ink-3">{showingsText(line)}</p>}
          </div>
          <dl className="num grid h-fit grid-cols-[1fr_auto] gap-x-3 gap-y-0.5 text-sm">
            <dt className="text-ink-3">Before GST</dt>
            <dd className="text-right">{formatMoney(line.net)}</dd>
            <dt className="text-ink-3">With GST</dt>
            <dd className="text-right">{formatMoney(line.total)}</dd>
            {line.credited > 0 && (
              <>
                <dt className="text-ink-3">Credited</dt>
                <dd className="text-right">{formatMoney(line.credited)}</dd>
              </>
            )}
          </dl>
        </li>
      ))}
    </ul>
  </Panel>
)

function Proofs({ line, href }: { line: ReportLine; href: string | null }) {
  const [first] = line.proofs
  const words = first ? proofStates(line) : 'no proof yet'
  return (
    <p className="num mt-1.5 text-xs text-ink-2">
      Proofs: {line.proofs.length} of {line.wanted} sent,{' '}
      {first && href !== null ? <TextLink to={`${href}?proof=${first.ref}`}>{words}</TextLink> : words}
    </p>
  )
}
