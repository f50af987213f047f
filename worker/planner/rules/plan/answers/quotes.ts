import { PLAN_RULES } from '../../../../catalogue/rules/registry/tables.ts'
import { UNITS } from '../../../../catalogue/rules/registry/units.ts'
import { addDays, type CivilDate, type DateSpan } from '../../../../kernel/rules/dates.ts'
import { formatMoney, type Paise } from '../../../../kernel/rules/money.ts'
import type { InventoryItem } from '../inventory.ts'
import type { Language } from '../language.ts'
import { gstOn } from '../market/costs.ts'
import { daysOfOrder, runOf } from '../market/flight.ts'
import { enoughUnits, type OrderSize } from '../market/order-sizes.ts'
import { netOf, netOn } from '../market/prices.ts'
import { NAMES } from '../names.ts'

/** One order of a listing with all that it costs. */
export interface Quote extends OrderSize {
  item: InventoryItem
  /** Media before GST. */
  net: Paise
  /** Printing and mounting before GST. */
  setup: Paise
  /** Media, setup and GST. */
  payable: Paise
}

/** Price of an order: on its days where a span is given and it fits there, else at the rate of the catalogue. */
function quoteOf(item: InventoryItem, size: OrderSize, span: DateSpan | null): Quote {
  const run = span ? runOf(item, span) : 'unavailable'
  const fits = typeof run !== 'string' && run.maxUnits >= size.units
  const net = fits ? netOn(item, size, daysOfOrder(item, size.units, run)) : netOf(item, size)
  const setup = item.setup * size.quantity
  return { item, ...size, net, setup, payable: net + gstOn(net, item) + setup + gstOn(setup, item) }
}

/** The smallest order of a listing. */
export const smallestOrder = (item: InventoryItem, span: DateSpan | null): Quote =>
  quoteOf(item, { units: item.minDuration, quantity: 1 }, span)

/** Spots that fill a plan up and are no plan by themselves. */
const FILLER = /late night|love songs|time check|traffic tag|\btag\b|mention|repeat|slide/i

/** Smallest order that people notice; null when it does not fit into the span, or is not sold in that size. */
export function noticeableOrder(item: InventoryItem, span: DateSpan): Quote | null {
  const run = runOf(item, span)
  if (typeof run === 'string' || FILLER.test(item.title)) return null
  const { pieces = 1, wholeFlight } = PLAN_RULES[item.channel].leastOrder ?? {}
  const wanted = Math.max(item.minDuration, enoughUnits(item, run))
  const quantity = Math.ceil(pieces / item.trade.quantity)
  const isOnStep = quantity === 1 || (item.trade.quantity * (quantity - 1)) % item.trade.step === 0
  if (wanted > run.maxUnits || quantity > item.maxQuantity || !isOnStep) return null
  return quoteOf(item, { units: wholeFlight ? run.maxUnits : wanted, quantity }, span)
}

/** The next day on which the smallest order can start; null where none is known. */
export function nextFree(item: InventoryItem, today: CivilDate, after: CivilDate): CivilDate | null {
  const run = runOf(item, { start: after < today ? today : after, end: addDays(today, 540) })
  return typeof run === 'string' ? null : run.start
}

/** `₹2,10,000 per month`. */
export const rateText = ({ trade }: InventoryItem, language: Language): string =>
  `${formatMoney(trade.rate)} ${NAMES[language].unit(trade.unit)}`

const HINDI_PERIODS = { per_month: 'माह', per_week: 'सप्ताह', per_day: 'दिन', per_release: 'बार' } as const

/** `1 month`, `2 weeks`: the length of an order. */
export const lengthText: Record<Language, (item: InventoryItem, units: number) => string> = {
  en: ({ trade, unit }, units) => {
    const noun = UNITS[trade.unit].periodNoun
    const [one, many] = noun ?? (unit === 'per_release' ? ['order', 'orders'] : ['period', 'periods'])
    return `${units} ${units === 1 ? one : many}`
  },
  hi: ({ unit }, units) => `${units} ${HINDI_PERIODS[unit]}`,
}
