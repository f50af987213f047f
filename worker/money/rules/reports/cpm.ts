import type { CampaignLine } from '../../../booking/rules/campaigns/campaign.ts'
import { type Paise, roundedRatio } from '../../../kernel/rules/money.ts'
import { plural } from '../../../kernel/rules/text/plural.ts'
import type { CampaignReport, Measure, ReportLine } from './report.ts'

const OVER: readonly CampaignLine['status'][] = ['ended', 'stopped', 'settled']

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Confirmed lines that were paid for and whose showings can be estimated. */
export const measuredLines = (lines: readonly ReportLine[]): (ReportLine & { count: number })[] =>
  lines.flatMap((line) =>
    line.state === 'shown' && line.media > 0 && line.showings.count !== null && line.showings.count > 0
      ? [{ ...line, count: line.showings.count }]
      : [],
  )

/** Cost of a line before GST, less credits. */
const keptMedia = ({ media, net, total, credited }: ReportLine): Paise =>
  total === 0 ? 0 : Math.max(0, media - roundedRatio([credited, net], [total]))

const perThousand = (cost: Paise, count: number): Paise => Math.round((cost / count) * 1_000)

/** Only confirmed lines have showings; cancelled ones do not. */
const ofLines = (some: number, all: number) =>
  some === all ? 'of all confirmed lines' : `of ${some} of ${all} confirmed lines`

/** Estimated showings of confirmed lines, and their cost per thousand. */
export function plannedCpm(lines: readonly ReportLine[]): Pick<CampaignReport, 'showings'> & { planned: Measure } {
  const paid = lines.filter(({ state, media }) => state === 'shown' && media > 0)
  const measured = measuredLines(lines)
  if (measured.length === 0) {
    const note = paid.length === 0 ? 'No line is confirmed yet' : 'No line has an audience figure'
    return { showings: { value: null, note }, planned: { value: null, note } }
  }
  const count = sum(measured.map((line) => line.count))
  const note = ofLines(measured.length, paid.length)
  return {
    showings: { value: count, note: `estimated ${note}` },
    planned: { value: perThousand(sum(measured.map(({ media }) => media)), count), note: `estimated ${note}` },
  }
}

/** Achieved CPM of ended lines: the whole price of a running line would be divided by a part of its showings. */
export function achievedCpm(lines: readonly ReportLine[], reported: CampaignReport['reported']): Measure {
  const shown = lines.filter(({ state }) => state === 'shown')
  const over = shown.filter(({ status }) => OVER.includes(status))
  if (shown.length === 0) return { value: null, note: 'No line is confirmed yet' }
  if (over.length === 0) return { value: null, note: 'Known once a line has ended' }
  const isOver = over.length === shown.length
  if (reported && reported.impressions > 0 && isOver) {
    return { value: perThousand(sum(shown.map(keptMedia)), reported.impressions), note: 'by reported impressions' }
  }
  const measured = measuredLines(over)
  const free = over.filter(({ isMakeGood }) => isMakeGood)
  const count = sum([...measured, ...free].map(({ showings, share }) => (showings.count ?? 0) * (share ?? 0)))
  if (count === 0) return { value: null, note: 'Nothing that has an estimate is proven yet' }
  const note = isOver
    ? ofLines(measured.length, shown.length)
    : `from the ${plural(measured.length, ['line that has', 'lines that have'])} ended`
  return { value: perThousand(sum(measured.map(keptMedia)), count), note: `estimated ${note}` }
}
