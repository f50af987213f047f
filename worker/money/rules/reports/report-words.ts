import { civilDate, formatLongDate } from '../../../kernel/rules/dates.ts'
import { formatCount, formatMoney, formatNumber } from '../../../kernel/rules/money.ts'
import { plural } from '../../../kernel/rules/text/plural.ts'
import { shareOut } from '../earnings/share-out.ts'
import type { CampaignReport, Measure, ReportLine } from './report.ts'

// Words of a report, the same on its page, on paper and in files.

export const NOT_MEASURED = 'Not measured'

/** `95.97%`: a share, with decimals only where they say something. More than all is said as it is. */
export function shareText(share: number): string {
  const percent = Math.floor(share * 10_000) / 100
  return `${Number.isInteger(percent) ? percent : percent.toFixed(2)}%`
}

/** Percent of parts with one decimal, which add up to 100; nothing has none. */
export function partPercents(amounts: readonly number[]): string[] {
  if (amounts.every((amount) => amount === 0)) return amounts.map(() => '–')
  return shareOut(1_000, amounts).map((tenths) => `${(tenths / 10).toFixed(1)}%`)
}

export const shareOrNone = (share: number | null): string => (share === null ? '–' : shareText(share))

const STATES: Record<ReportLine['proofs'][number]['status'], string> = {
  due: 'due',
  uploaded: 'to answer',
  disputed: 'disputed',
  accepted: 'accepted',
  waived: 'waived',
  short: 'found short',
}

/** `4 accepted, 1 found short`: the proofs of a line that were sent, by their state; empty without any. */
export function proofStates({ proofs }: Pick<ReportLine, 'proofs'>): string {
  const counts = new Map<string, number>()
  for (const { status } of proofs) counts.set(STATES[status], (counts.get(STATES[status]) ?? 0) + 1)
  return [...counts].map(([word, count]) => `${count} ${word}`).join(', ')
}

/** `28,560 of 29,760 plays`; the state of an unconfirmed line. */
export function deliveredText({ state, ordered, delivered, noun, total }: ReportLine): string {
  if (state === 'waiting') return 'Not confirmed yet'
  if (state === 'cancelled')
    return total > 0 ? 'Cancelled: the money is its cancellation charge' : 'Cancelled, not charged'
  return `${formatNumber(delivered)} of ${plural(ordered, noun)}`
}

export const moneyMeasure = ({ value }: Measure): string => (value === null ? NOT_MEASURED : formatMoney(value))
export const countMeasure = ({ value }: Measure): string => (value === null ? NOT_MEASURED : formatCount(value))

/** `₹6,76,820 before GST` */
export const orderedNote = ({ money }: Pick<CampaignReport, 'money'>): string => `${formatMoney(money.net)} before GST`

/** Summary in two or three sentences. */
export function summaryText({ lines, share, proofs, money, hasBegun, isClosed }: CampaignReport): string {
  const shown = lines.filter(({ state }) => state === 'shown')
  if (!hasBegun) {
    return shown.length === 0 ? 'No line is confirmed yet.' : 'No delivery yet: figures follow with the first proofs.'
  }
  const short = shown.filter(({ share: own, status }) => own !== null && own < 1 && status === 'settled')
  const delivered =
    share === null
      ? 'What runs is at no charge.'
      : share >= 1
        ? 'Everything that was ordered is proven.'
        : isClosed
          ? `${shareText(share)} of your media value is proven.`
          : `${shareText(share)} of your media value is proven so far.`
  const shortfall =
    short.length === 0 ? '' : ` ${plural(short.length, ['line', 'lines'])} delivered less than was ordered.`
  const credited = money.credited === 0 ? '' : ` ${formatMoney(money.credited)} is credited, GST included.`
  const open = [
    proofs.toAnswer > 0 && `${plural(proofs.toAnswer, ['proof waits', 'proofs wait'])} for an answer`,
    proofs.missing > 0 && `${plural(proofs.missing, ['is late', 'are late'])}`,
  ].filter((text) => text !== false)
  return `${delivered}${shortfall}${credited}${open.length === 0 ? '' : ` ${open.join(', ')}.`}`
}

/** Estimated showings of a line and their source, or the reason for the missing estimate. */
export const showingsText = ({ showings }: Pick<ReportLine, 'showings'>): string =>
  showings.count === null
    ? `Showings: ${NOT_MEASURED.toLowerCase()}. ${showings.why}`
    : `Showings, estimated: ${formatCount(showings.count)}. ${showings.how}`

/** Methods of counting, one for each figure. */
export function methodOf({ reported, lines }: CampaignReport): { heading: string; text: string }[] {
  const unmeasured = lines.filter(({ showings, state }) => state === 'shown' && showings.count === null).length
  return [
    {
      heading: 'Delivered',
      text: 'Days, plays, spots, shows and insertions are counted from proofs of the media owners that were accepted, or that our team has waived. Logs and certificates count as they say; each accepted weekly photo counts its week. Of a proof that was found short, what was missing does not count. A share of several lines is weighted by their media value, and no line counts for more than all of it.',
    },
    {
      heading: 'Showings',
      text: `Estimated, not measured: how often each line can be seen or heard, from the audience that its listing states today, by the method of our planner. ${unmeasured > 0 ? `${plural(unmeasured, ['confirmed line has', 'confirmed lines have'])} no such figure and ${unmeasured === 1 ? 'counts' : 'count'} in no showings. ` : ''}How many different people that were, nobody has measured.`,
    },
    {
      heading: 'Cost per 1,000 showings',
      text: `Planned: media without GST over estimated showings. Achieved: the same of lines that have ended, less what was credited, over estimated showings times the share delivered${reported ? '; once every line has ended, over the impressions that our team has reported from documents of the media owners' : ''}.`,
    },
    {
      heading: 'Money',
      text: 'As ordered, line by line; of a cancelled line only its cancellation charge. Ordered is credited, not confirmed yet, paid, due now and later together, with GST. Tax that was withheld (TDS) counts as paid. Pay by the documents of the media owners.',
    },
    ...(reported
      ? [
          {
            heading: 'Reported impressions',
            text: `${formatNumber(reported.impressions)} in all, reported by our team on ${formatLongDate(civilDate(new Date(reported.at)))} from documents of the media owners.`,
          },
        ]
      : []),
  ]
}
