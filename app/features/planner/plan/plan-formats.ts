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

/** Full amount, so that a sum can be checked: `₹2,36,000`, with paise only when there are some. */
export const fullMoney = (paise: Paise): string =>
  paise % 100 === 0 ? formatMoney(paise) : `₹${formatTwoDecimals(toRupees(paise))}`

const toWholeRupees = (paise: Paise): Paise => toPaise(Math.round(toRupees(paise)))

/** Amount rounded to the rupee: `₹15,00,000`. */
export const roundMoney = (paise: Paise): string => formatMoney(toWholeRupees(paise))

/** Short amount for small spaces: `₹15 L`, `₹1.2 Cr`. */
export const shortMoney = (paise: Paise): string => formatMoneyShort(toWholeRupees(paise))

/** Text of a missing figure. */
export const NOT_MEASURED = 'Not measured'

/** Number of people: `86 lakh`. */
export const people = (count: number | null): string => (count === null ? NOT_MEASURED : formatCount(Math.round(count)))

/** Range of people: `74 lakh to 98 lakh`; one figure when both ends have the same text. */
export function peopleRange([low, high]: readonly [number, number]): string {
  const [from, to] = [people(low), people(high)]
  return from === to ? from : `${from} to ${to}`
}

/** Average frequency: `7.2`; `1,250` when decimals do not matter. */
export function times(count: number | null): string {
  if (count === null) return NOT_MEASURED
  return count < 100 ? oneDecimal(count) : formatNumber(Math.round(count))
}

/** Cost per thousand: `₹65`, `₹4.20`, small enough for paise to matter. */
export const unitCost = (paise: Paise | null): string => (paise === null ? NOT_MEASURED : formatMoney(paise))

/** Share in percent: `38%`, `10.5%`; `under 0.1%` for what would round to zero. */
export function percent(share: number): string {
  if (share > 0 && share < 0.1) return 'under 0.1%'
  return `${oneDecimal(share)}%`
}

const oneDecimal = (value: number): string => String(Math.round(value * 10) / 10)

/**
 * Dates of a campaign: `1 to 31 Jan 2027`, `15 Jan to 14 Feb 2027`, `20 Dec 2026 to 10 Jan 2027`; a single day for
 * one.
 */
export function dateRange(from: CivilDate, until: CivilDate): string {
  const [start, end] = [formatLongDate(from), formatLongDate(until)]
  if (from === until) return start
  if (from.slice(0, 7) === until.slice(0, 7)) return `${start.split(' ')[0]} to ${end}`
  return from.slice(0, 4) === until.slice(0, 4) ? `${start.replace(/ \d{4}$/, '')} to ${end}` : `${start} to ${end}`
}

/** Dates without a year, where the context has it: `15 Jan to 14 Feb`. */
export const shortRange = (from: CivilDate, until: CivilDate): string => dateRange(from, until).replace(/ \d{4}\b/g, '')

/** Size of an order without its rate: `1 site for 1 month`. */
export const orderSize = ({ order }: Pick<PlanLine, 'order'>): string => order.split(', ₹')[0] ?? order

/** Duration of the campaign: `31 days`, `6 weeks`, `2 months`. */
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

/** Number of units: `2 months`, `1 insertion`. */
function unitsText({ unit, units }: Pick<PlanLine, 'unit' | 'units'>): string {
  return plural(units, UNIT_NOUNS[unit])
}

/** Rate of the smallest order: `₹2,00,000 a month`. */
export const rateText = ({ rate, unit }: Pick<PlanLine, 'rate' | 'unit'>): string =>
  unit === 'per_release' ? `${fullMoney(rate)} an insertion` : `${fullMoney(rate)} a ${UNIT_NOUNS[unit][0]}`

/** Calculation of the amount before GST: `₹2,00,000 a month × 2 months × 3`. */
export function sumText(line: Pick<PlanLine, 'rate' | 'unit' | 'units' | 'quantity'>): string {
  const quantity = line.quantity > 1 ? ` × ${formatNumber(line.quantity)}` : ''
  return `${rateText(line)} × ${unitsText(line)}${quantity}`
}

/** GST rate as text: `18%` for 0.18. */
export const gstText = (rate: number): string => percent(rate * 100)

/** Medium of the plan with its colour. */
export interface PlanPart extends DonutPart {
  channel: MediaType
  sharePct: number
}

/**
 * Media by cost, highest first, which is the order of the ring, the bar and their legend. Media without cost are left
 * out.
 */
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

/** Ring as text: `Radio 38%, Outdoor 24%`. */
export const partsText = (parts: readonly PlanPart[]): string =>
  parts.map(({ name, sharePct }) => `${name} ${percent(sharePct)}`).join(', ')

export const colourOf = (parts: readonly PlanPart[], channel: MediaType): string =>
  parts.find((part) => part.channel === channel)?.colour ?? 'var(--line-strong)'

/** GST amounts by rate, lowest rate first: `GST 5%`. */
export const gstRows = ({ gstByRate }: Pick<Plan['totals'], 'gstByRate'>): { label: string; amount: Paise }[] =>
  Object.entries(gstByRate)
    .filter(([, amount]) => amount !== 0)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([rate, amount]) => ({ label: `GST ${gstText(Number(rate))}`, amount }))

/** Choice between the plan and its alternatives; the first is the plan on the page. */
export interface PlanChoice {
  letter: string
  label: string
  /** Cost with printing and GST. */
  total: Paise
  reach: number
  frequency: number
  cpm: Paise
  effectiveReach: number
  /** Number of lines, and how many of them are also in the plan on the page. */
  lines: number
  shared: number
  /** Message that requests the alternative; null for the plan on the page. */
  ask: string | null
}

/**
 * The plan and its alternatives.
 * @param isEdited true when lines were locked or dropped
 */
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

/** Cities of a brief: `Mumbai and Pune`, `Mumbai, Pune and 3 more`. */
export function cityText({ geoScope, cities }: Pick<Brief, 'geoScope' | 'cities'>): string {
  if (geoScope === 'pan_india') return 'All India'
  const [shown, rest] = [cities.slice(0, 3), cities.length - 3]
  if (rest > 0) return `${shown.join(', ')} and ${rest} more`
  return list(shown)
}

/** Places of a brief: `Bandra, Mumbai` for a plan limited to areas, else the cities. */
export const placeText = (brief: Pick<Brief, 'geoScope' | 'cities' | 'areas' | 'areasMode'>): string =>
  [...(brief.areasMode === 'only' ? brief.areas.map(({ area }) => area) : []), cityText(brief)]
    .filter(Boolean)
    .join(', ')
