import { DISCOUNT_LABEL } from '../../../../worker/catalogue/rules/offer.ts'
import { SETUP_LABEL } from '../../../../worker/catalogue/rules/rate.ts'
import { seasonText } from '../../../../worker/catalogue/rules/seasons.ts'
import { formatLongDate } from '../../../../worker/kernel/rules/dates.ts'
import type { PlanLine } from '../../../../worker/planner/rules/plan/plan.ts'
import { dateRange, gstText, people, percent, roundMoney, sumText, times, unitCost } from './plan-formats.ts'

/** Reason for a line, calculation of its price, and its results. */
export function PlanLineFacts({ line }: { line: PlanLine }) {
  const facts: readonly (readonly [label: string, value: string])[] = [
    ['Dates', dateRange(line.startDate, line.endDate)],
    ['Rate × time', sumText(line)],
    ...(line.season ? [[seasonText(line.season.parts), roundMoney(line.season.amount)] as const] : []),
    ...(line.discountAmount > 0 ? [[DISCOUNT_LABEL, roundMoney(-line.discountAmount)] as const] : []),
    ['Before GST', roundMoney(line.netAmount)],
    [`GST ${gstText(line.gstRate)}, SAC ${line.sac}`, roundMoney(line.gstAmount)],
    ['With GST', roundMoney(line.totalAmount)],
    [`${SETUP_LABEL}, before GST`, line.setupAmount > 0 ? roundMoney(line.setupAmount) : 'None'],
    ['Times seen or heard', people(line.impressions)],
    ['People reached', reachText(line)],
    ['Times a person', times(line.frequency)],
    ['GRPs', times(line.grps)],
    ['Cost per 1,000', unitCost(line.cpm)],
    ...(line.audienceIndex
      ? [
          [
            'Index of the audience',
            line.audienceIndex.source === 'assumed'
              ? `${line.audienceIndex.value}, our assumption`
              : `${line.audienceIndex.value}, from the listing`,
          ] as const,
        ]
      : []),
    ...(line.artworkBy ? [['Artwork by', formatLongDate(line.artworkBy)] as const] : []),
    ['Owner', line.mediaOwner.name],
  ]
  return (
    <>
      <p className="max-w-[64ch] text-sm text-ink-2">
        <span className="font-semibold text-ink">Why it is here: </span>
        {line.why}
      </p>
      <dl className="mt-3 grid gap-x-6 gap-y-1.5 text-xs @md:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-3 border-b border-line pb-1">
            <dt className="text-ink-3">{label}</dt>
            <dd className="num min-w-0 text-right font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const reachText = ({ reach, reachPct }: PlanLine): string =>
  reachPct === null ? people(reach) : `${people(reach)}, ${percent(reachPct)}`
