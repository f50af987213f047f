import type { LineOrder } from '../../worker/booking/rules/lines/line-price.ts'
import { lineValues } from '../../worker/booking/rules/lines/line-values.ts'
import { DEMO_ACCOUNTS } from '../../worker/identity/rules/demo.ts'
import { civilDate, type DateSpan } from '../../worker/kernel/rules/dates.ts'
import { DomainError } from '../../worker/kernel/rules/errors.ts'
import type { Paise } from '../../worker/kernel/rules/money.ts'
import type { Random } from '../random.ts'
import { type Anchor, type Item, leftOf, orderIn, placesOf, type Stock } from './stock.ts'

export type LineValues = ReturnType<typeof lineValues>

/** Input of a line: its candidates, days and budget. */
export interface Wish {
  pool: readonly Item[]
  window: DateSpan
  anchor: Anchor
  /** Instant of the booking. */
  booked: Date
  budget: Paise
  buyer: { gstin: string | null; state: string | null }
}

/** Cities that plans are often asked for: their free days of the next months stay free. */
const ASKED_CITIES = new Set([
  'Mumbai',
  'Pune',
  'Delhi',
  'Gurgaon',
  'Gurugram',
  'Noida',
  'Bangalore',
  'Hyderabad',
  'Lucknow',
  'Kolkata',
  'Jaipur',
])

const TRIES = 60
/** A line that uses this share of its money is taken at once; of smaller ones the largest. */
const ENOUGH = 0.7
/** A page. */
const MOST_AREA = 1_600

/** Draws something that is free, its days and as much of it as the money buys; null where nothing fits. */
export function drawLine(
  stock: Stock,
  random: Random,
  wish: Wish,
  now: Date,
): { item: Item; values: LineValues } | null {
  let best: { item: Item; values: LineValues } | null = null
  for (let i = 0; i < TRIES && wish.pool.length > 0; i++) {
    const item = random.pick(wish.pool)
    const values = valuesOf(stock, item, wish, now)
    if (!values || (best && values.total <= best.values.total)) continue
    best = { item, values }
    if (values.total >= wish.budget * ENOUGH) break
  }
  return best
}

function valuesOf(
  stock: Stock,
  item: Item,
  { window, anchor, booked, budget, buyer }: Wish,
  now: Date,
): LineValues | null {
  const least = orderIn(item, window, anchor, civilDate(booked))
  if (!least) return null
  const left = leftOf(stock, item, placesOf(least), now.getTime())
  const most = left === null ? Number.POSITIVE_INFINITY : left - keptOf(item, least, civilDate(now))
  if (least.quantity > most) return null
  const priced = (quantity: number) => price(item, { ...least, quantity }, booked, buyer)
  const first = priced(least.quantity)
  if (!first || first.total > budget) return null
  const { step, unit } = item.rate
  if (step === 0) return first
  const bounded = unit === 'per_sq_cm' ? Math.min(most, MOST_AREA) : most
  const wanted = Math.min((least.quantity * budget) / first.total, bounded)
  for (let steps = Math.floor((wanted - least.quantity) / step); steps > 0; steps = Math.floor(steps * 0.9)) {
    const more = priced(least.quantity + steps * step)
    if (more && more.total <= budget) return more
  }
  return first
}

/** Quantity to leave free, so that the offer for the coming days stays unchanged. */
function keptOf({ capacity, listing, rate }: Item, { span }: LineOrder, today: string): number {
  if (capacity === null || span.end < today || listing.owner.id === DEMO_ACCOUNTS.mediaOwner.ownerId) return 0
  if (ASKED_CITIES.has(listing.place.city)) return Math.max(rate.minQuantity, Math.ceil(capacity / 2))
  return span.start > today ? 0 : rate.minQuantity
}

function price(item: Item, order: LineOrder, booked: Date, buyer: Wish['buyer']): LineValues | null {
  try {
    return lineValues({ now: booked }, item, order, buyer)
  } catch (failure) {
    // Too late, too far ahead, or too few.
    if (failure instanceof DomainError) return null
    throw failure
  }
}
