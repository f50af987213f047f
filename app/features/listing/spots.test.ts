import { describe, expect, test } from 'vitest'
import type { Spot } from '../../../worker/catalogue/rules/listing.ts'
import { toPaise } from '../../../worker/kernel/rules/money.ts'
import { priceRange } from '../../kit/media-facts/facts-shared.ts'
import { slotText, sortSpots } from './spots.ts'

function spot(id: string, values: Partial<Spot> & { price?: number } = {}): Spot {
  const { price = 1000, ...rest } = values
  return {
    id,
    name: id,
    type: 'Spot',
    rate: { rate: toPaise(price), unit: 'per_10_sec', minQuantity: 1, step: 1, minDuration: 1 },
    seconds: 10,
    slot: null,
    position: null,
    size: null,
    terminal: null,
    zone: null,
    audience: null,
    features: [],
    capacity: null,
    availability: { status: 'available', nextAvailable: null },
    variant: null,
    photos: [],
    ...rest,
  }
}
const order = (spots: Spot[]) => spots.map(({ id }) => id)

describe('sorting spots', () => {
  test('time slots are in the order of the day, whatever day they end on', () => {
    const spots = [
      spot('film', { slot: { from: 1260, to: 1560 } }),
      spot('late', { slot: { from: 1410, to: 1500 } }),
      spot('after midnight', { slot: { from: 30, to: 90 } }),
      spot('breakfast', { slot: { from: 360, to: 540 } }),
    ]
    expect(order(sortSpots(spots, 'time'))).toEqual(['after midnight', 'breakfast', 'film', 'late'])
  })

  test('of two slots that start together, the one that ends first comes first', () => {
    const spots = [spot('long', { slot: { from: 1200, to: 1500 } }), spot('short', { slot: { from: 1200, to: 1260 } })]
    expect(order(sortSpots(spots, 'time'))).toEqual(['short', 'long'])
  })

  test('prices are compared as amounts for the whole spot, not by the ten seconds or by their digits', () => {
    const spots = [
      spot('dear', { price: 900, seconds: 30 }),
      spot('cheap', { price: 950 }),
      spot('middle', { price: 1100 }),
    ]
    expect(order(sortSpots(spots, 'price'))).toEqual(['cheap', 'middle', 'dear'])
  })

  test('lengths are compared in seconds, and what has none comes last in its own order', () => {
    const spots = [
      spot('poster', { seconds: null }),
      spot('thirty', { seconds: 30 }),
      spot('totem', { seconds: null }),
      spot('five', { seconds: 5 }),
    ]
    expect(order(sortSpots(spots, 'duration'))).toEqual(['five', 'thirty', 'poster', 'totem'])
  })

  test('without a sort the owner’s order stays', () => {
    expect(order(sortSpots([spot('b', { price: 9 }), spot('a', { price: 1 })], undefined))).toEqual(['b', 'a'])
  })
})

test('a slot past midnight ends on the clock of the next day', () => {
  expect(slotText({ from: 1260, to: 1440 })).toBe('21:00 to 00:00')
  expect(slotText({ from: 1380, to: 1530 })).toBe('23:00 to 01:30')
})

test('a price range is one amount where all cost the same, and nothing without spots', () => {
  expect(priceRange([spot('a', { price: 4500 }), spot('b', { price: 32_000, seconds: 30 })])).toBe('₹4,500 to ₹96,000')
  expect(priceRange([spot('a'), spot('b')])).toBe('₹1,000')
  expect(priceRange([])).toBeNull()
})
