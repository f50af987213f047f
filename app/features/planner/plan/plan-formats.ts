import type { MediaType } from '../../../../worker/catalogue/rules/registry/media.ts'
import { tabName } from '../../../../worker/catalogue/rules/registry/names.ts'
import { type CivilDate, formatLongDate } from '../../../../worker/kernel/rules/dates.ts'
import {
  formatCount,
  formatMoney,
  formatMoneyShort,
  formatNumber,
  formatTwoDecimals,
  type Paise,
  toPaise,
  toRupees,
} from '../../../../worker/kernel/rules/money.ts'
import { list } from '../../../../worker/kernel/rules/text/list.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { Brief } from '../../../../worker/planner/rules/plan/brief.ts'
import type { LineUnit, Plan, PlanAlternative, PlanLine } from '../../../../worker/planner/rules/plan/plan.ts'
import { chartColour } from '../../../charts/colours.ts'
import type { DonutPart } from '../../../charts/donut-parts.ts'

/** `₹2,36,000`; with its paise where there are some, so that a sum can be checked. */
export const exactMoney = (paise: Paise): string =>
  paise % 100 === 0 ? formatMoney(paise) : `₹${formatTwoDecimals(toRupees(paise))}`

const toWholeRupees = (paise: Paise): Paise => toPaise(Math.round(toRupees(paise)))

/** `₹15,00,000`: to the rupee. */
export const roundMoney = (paise: Paise): string => formatMoney(toWholeRupees(paise))

/** `₹15 L`, `₹1.2 Cr`: for small places. */
export const shortMoney = (paise: Paise): string => formatMoneyShort(toWholeRupees(paise))

/** The text of a missing figure. */
export const NOT_MEASURED = 'Not measured'

/** `86 lakh` people. */
export const people = (count: number | null): string => (count === null ? NOT_MEASURED : formatCount(Math.round(count)))

/** `74 lakh to 98 lakh`; one figure where both ends read the same. */
export function peopleRange([low, high]: readonly [number, number]): string {
  const [from, to] = [people(low), people(high)]
  return from === to ? from : `${from} to ${to}`
}

/** `7.2` times a person; `1,250` where decimals say nothing. */
export function times(count: number | null): string {
  if (count === null) return NOT_MEASURED
  return count < 100 ? oneDecimal(count) : formatNumber(Math.round(count))
}

/** `₹65`, `₹4.20`: the cost of a thousand is small enough for its paise to matter. */
export const unitCost = (paise: Paise | null): string => (paise === null ? NOT_MEASURED : formatMoney(paise))

/** `38%`, `10.5%`, and `under 0.1%` for what would read as nothing. */
export function percent(share: number): string {
  if (share > 0 && share < 0.1) return 'under 0.1%'
  return `${oneDecimal(share)}%`
}

const oneDecimal = (value: number): string => String(Math.round(value * 10) / 10)

/** `1 to 31 Jan 2027`, `15 Jan to 14 Feb 2027`, `20 Dec 2026 to 10 Jan 2027`, one day by itself. */
export function dateRange(from: CivilDate, until: CivilDate): string {
  const [start, end] = [formatLongDate(from), formatLongDate(until)]
  if (from === until) return start
  if (from.slice(0, 7) === until.slice(0, 7)) return `${start.split(' ')[0]} to ${end}`
  return from.slice(0, 4) === until.slice(0, 4) ? `${start.replace(/ \d{4}$/, '')} to ${end}` : `${start} to ${end}`
}

/** `15 Jan to 14 Feb`: days of a campaign whose year is said elsewhere. */
export const shortRange = (from: CivilDate, until: CivilDate): string => dateRange(from, until).replace(/ \d{4}\b/g, '')

/** `1 site for 1 month` of an order that goes on with its rate. */
export const orderSize = ({ order }: Pick<PlanLine, 'order'>): string => order.split(', ₹')[0] ?? order

/** `31 days`, `6 weeks`, `2 months`: how long the campaign runs, in the words that fit. */
export function spanText(days: number | null): string {
  if (!days) return ''
  if (days % 7 === 0 && days >= 14 && days <= 84) return `${days / 7} weeks`
  return plural(days, ['day', 'days'])
}

const UNIT_NOUNS: Record<LineUnit, readonly [one: string, many: string]> = {
  per_month: ['month', 'months'],
  per_week: ['week', 'weeks'],
  per_day: ['day', 'days'],
  per_release: ['insertion', 'insertions'],
}

/** `2 months`, `1 insertion`. */
function unitsText({ unit, units }: Pick<PlanLine, 'unit' | 'units'>): string {
  return plural(units, UNIT_NOUNS[unit])
}

/** `₹2,00,000 a month`: the rate of the smallest order. */
export const rateText = ({ rate, unit }: Pick<PlanLine, 'rate' | 'unit'>): string =>
  unit === 'per_release' ? `${exactMoney(rate)} an insertion` : `${exactMoney(rate)} a ${UNIT_NOUNS[unit][0]}`

/** `₹2,00,000 a month × 2 months × 3`: how the amount before GST comes about. */
export function sumText(line: Pick<PlanLine, 'rate' | 'unit' | 'units' | 'quantity'>): string {
  const quantity = line.quantity > 1 ? ` × ${formatNumber(line.quantity)}` : ''
  return `${rateText(line)} × ${unitsText(line)}${quantity}`
}

/** `18%` of a rate of 0.18. */
export const gstText = (rate: number): string => percent(rate * 100)

/** A medium of the plan with its colour, wherever it is shown. */
export interface PlanPart extends DonutPart {
  channel: MediaType
  sharePct: number
}

/** Media by cost, highest first: the order of the ring, of the bar and of their legend. Media without money are left out. */
export function planParts({ channelSummary }: Pick<Plan, 'channelSummary'>): PlanPart[] {
  return channelSummary
    .filter(({ netAmount }) => netAmount > 0)
    .toSorted((a, b) => b.netAmount - a.netAmount || a.channel.localeCompare(b.channel))
    .map(({ channel, netAmount, sharePct }, at) => ({
      channel,
      name: tabName(channel),
      value: netAmount,
      sharePct,
      colour: chartColour(at),
    }))
}

/** `Radio 38%, Outdoor 24%`: the ring in words. */
export const partsText = (parts: readonly PlanPart[]): string =>
  parts.map(({ name, sharePct }) => `${name} ${percent(sharePct)}`).join(', ')

export const colourOf = (parts: readonly PlanPart[], channel: MediaType): string =>
  parts.find((part) => part.channel === channel)?.colour ?? 'var(--line-strong)'

/** GST by its rate, lowest first: `GST 5%`. */
export const gstRows = ({ gstByRate }: Pick<Plan['totals'], 'gstByRate'>): { label: string; amount: Paise }[] =>
  Object.entries(gstByRate)
    .filter(([, amount]) => amount !== 0)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([rate, amount]) => ({ label: `GST ${gstText(Number(rate))}`, amount }))

/** The plan and its alternatives side by side; the first is the one on the page. */
export interface PlanChoice {
  letter: string
  label: string
  /** With printing and GST. */
  total: Paise
  reach: number
  frequency: number
  cpm: Paise
  effectiveReach: number
  /** Things to book, and how many of them the plan on the page has too. */
  lines: number
  shared: number
  /** Message that asks for the format; null for the one on the page. */
  ask: string | null
}

/** @param isEdited whether lines were locked or dropped */
export function planChoices(plan: Plan, isEdited: boolean): PlanChoice[] {
  const own = new Set(plan.lineItems.map(({ inventoryId }) => inventoryId))
  const { reach, frequency, cpm, effectiveReach } = plan.delivery
  const figures = { total: plan.totals.payable, reach, frequency, cpm, effectiveReach: effectiveReach.reach }
  const yours = { ...figures, letter: 'A', label: isEdited ? 'Your edit' : 'This plan', ask: null }
  return [
    { ...yours, lines: own.size, shared: own.size },
    ...plan.alternatives.slice(0, 2).map((other: PlanAlternative, at) => ({
      letter: at === 0 ? 'B' : 'C',
      label: other.label,
      total: other.total,
      reach: other.reach,
      frequency: other.frequency,
      cpm: other.cpm,
      effectiveReach: other.effectiveReach,
      lines: other.inventoryIds.length,
      shared: other.inventoryIds.filter((id) => own.has(id)).length,
      ask: other.ask,
    })),
  ]
}

/** `Mumbai and Pune`, `Mumbai, Pune and 3 more`. */
export function cityText({ geoScope, cities }: Pick<Brief, 'geoScope' | 'cities'>): string {
  if (geoScope === 'pan_india') return 'All India'
  const [shown, rest] = [cities.slice(0, 3), cities.length - 3]
  if (rest > 0) return `${shown.join(', ')} and ${rest} more`
  return list(shown)
}

/** `Bandra, Mumbai` where the plan is for areas and nowhere else, else the cities. */
export const placeText = (brief: Pick<Brief, 'geoScope' | 'cities' | 'areas' | 'areasMode'>): string =>
  [...(brief.areasMode === 'only' ? brief.areas.map(({ area }) => area) : []), cityText(brief)]
    .filter(Boolean)
    .join(', ')
