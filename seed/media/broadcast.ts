import { monthlyPrice } from '../../worker/domain/catalogue/rate.ts'
import type { ListingRow, SpotDraft } from '../medium.ts'
import { priceOf } from '../price.ts'
import type { Random } from '../random.ts'
import { readTable } from '../text.ts'

/** A programme or band in which a channel or station sells time. */
export interface Band {
  name: string
  type: string
  /** Minutes after midnight; an end past 1440 is on the next day. */
  from: number
  to: number
  seconds: number
  /** 0 is the cheapest time of the channel, 1 the dearest. */
  weight: number
}

const minutes = (clock: string) => {
  const [hours = 0, rest = 0] = clock.split(':').map(Number)
  return hours * 60 + rest
}

/** name | type | from | to | seconds | weight; an end at or before the start is on the next day. */
export function readBands(text: string): Band[] {
  return readTable(text).map(([name = '', type = '', from = '', to = '', seconds, weight]) => {
    const start = minutes(from)
    const end = minutes(to)
    return {
      name,
      type,
      from: start,
      to: end <= start ? end + 1440 : end,
      seconds: Number(seconds),
      weight: Number(weight),
    }
  })
}

/** Spots of the bands between two prices (rupees for ten seconds), and the people who watch or hear one play. */
export function sellBands(
  random: Random,
  bands: readonly Band[],
  { least, most, weeklyReach }: { least: number; most: number; weeklyReach: number },
): SpotDraft[] {
  return bands.map(({ name, type, from, to, seconds, weight }) => ({
    name,
    type,
    rate: priceOf(Math.max(least, least + (most - least) * weight * (0.9 + random.next() * 0.1))),
    unit: 'per_10_sec',
    minQuantity: random.pick([7, 10, 10, 14, 21]),
    step: 7,
    minDuration: random.pick([1, 1, 2, 4]),
    seconds,
    slotFrom: from,
    slotTo: to,
    audience: Math.round((weeklyReach / 7) * (0.08 + 0.5 * weight)),
    placement: random.pick(['First break', 'Any break', 'Second break', 'Last break']),
  }))
}

/** The price columns of a listing that is sold by the spot: those of the spot with the least price a month. */
export function cheapest(
  spots: readonly SpotDraft[],
): Pick<ListingRow, 'rate' | 'unit' | 'minQuantity' | 'step' | 'minDuration' | 'monthly'> {
  const priced = spots.map(({ rate, unit, minQuantity = 1, step = 1, minDuration = 1, seconds = null }) => {
    const own = { rate, unit, minQuantity, step, minDuration }
    return { ...own, monthly: monthlyPrice(own, { seconds }) }
  })
  const [first, ...rest] = priced
  if (!first) throw new RangeError('A listing of spots has at least one')
  return rest.reduce((a, b) => (b.monthly < a.monthly ? b : a), first)
}

/** 24 shares of the peak hour: a profile of its group with the channel's own accents, the peak at 100. */
export function drawDayparts(random: Random, profile: readonly number[]): number[] {
  const drawn = profile.map((share) => share * (0.85 + random.next() * 0.3))
  const peak = Math.max(...drawn)
  return drawn.map((share) => Math.round((share / peak) * 100))
}

/** Ground and ink of logo tiles; each pair has a contrast of at least 4.5 to 1. */
const TILES: readonly [ground: string, ink: string][] = [
  ['#5A2434', '#F8DCAE'],
  ['#B3261E', '#FFF1DE'],
  ['#14325C', '#F8AD2A'],
  ['#2B1A4A', '#F2C1D1'],
  ['#0B5A5E', '#FDE7BE'],
  ['#10182F', '#77B7D0'],
  ['#F2A51F', '#40210A'],
  ['#1B3B2F', '#E6F0C8'],
  ['#8A2C54', '#FFD9C2'],
  ['#0F3E7A', '#9FE0D8'],
  ['#204E2F', '#F8AD2A'],
  ['#A63A1E', '#FFEFD6'],
]

export function drawLogo(random: Random, glyph: string): { glyph: string; ground: string; ink: string } {
  const [ground, ink] = random.pick(TILES)
  return { glyph, ground, ink }
}
