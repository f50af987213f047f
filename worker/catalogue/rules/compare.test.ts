import { describe, expect, test } from 'vitest'
import { toPaise } from '../../kernel/rules/money.ts'
import { parse } from '../../kernel/rules/parse.ts'
import { type Compared, CompareQuery, costPerMille, isLeast, monthlyViews } from './compare.ts'
import { monthlyPrice } from './rate.ts'
import type { RateUnit } from './registry/units.ts'

type Place = Pick<Compared, 'category' | 'rate' | 'monthly' | 'audience' | 'spotAudience' | 'details'>

function place(
  category: string,
  amount: number,
  unit: RateUnit,
  more: Partial<Place> & { least?: number; times?: number } = {},
): Place {
  const { least = 1, times = 1, ...rest } = more
  const rate = { rate: toPaise(amount), unit, minQuantity: least, step: 1, minDuration: times }
  return { category, rate, monthly: monthlyPrice(rate), audience: 0, spotAudience: null, details: {}, ...rest }
}

describe('cost of a thousand views, by what the medium’s audience counts', () => {
  test.each([
    ['a day', place('ooh', 185_000, 'per_month', { audience: 210_000 }), toPaise(29.37)],
    ['a day of a price a day', place('btl', 10_000, 'per_day', { audience: 20_000 }), toPaise(500)],
    ['a month', place('vehicle', 90_000, 'per_fleet_month', { audience: 1_000_000 }), toPaise(90)],
    ['a copy of one insertion', place('newspaper', 500, 'per_sq_cm', { audience: 400_000, least: 40 }), toPaise(50)],
    [
      'a copy, as often in a series of four',
      place('newspaper', 500, 'per_sq_cm', { audience: 400_000, least: 40, times: 4 }),
      toPaise(50),
    ],
    ['an issue', place('magazine', 80_000, 'per_insertion', { audience: 100_000 }), toPaise(800)],
    ['a play', place('tv', 4_500, 'per_10_sec', { audience: 9e6, spotAudience: 300_000, least: 7 }), toPaise(15)],
    [
      'a day at the spot',
      place('airport', 300_000, 'per_unit_month', { audience: 9e5, spotAudience: 1e4 }),
      toPaise(1_000),
    ],
    [
      'one screen of six',
      place('theatre', 7_000, 'per_screen_week', { audience: 6_000, details: { screens: 6 } }),
      toPaise(1_000),
    ],
    [
      'a foyer that all pass',
      place('theatre', 30_000, 'per_unit_month', { audience: 1_000, details: { screens: 6 } }),
      toPaise(1_000),
    ],
    [
      'one slot of six',
      place('dooh', 2_000, 'per_slot_day', {
        audience: 120_000,
        details: { loop: { slots: 6, sold: 1, seconds: 10, hours: '', playsADay: 1 } },
      }),
      toPaise(100),
    ],
    ['views bought', place('digital', 180, 'per_mille', { audience: 1e7, least: 500 }), toPaise(180)],
    ['completed views bought', place('digital', 0.5, 'per_view', { audience: 1e7, least: 100_000 }), toPaise(500)],
    ['a release', place('pr', 60_000, 'per_release', { audience: 1_200_000 }), toPaise(50)],
  ])('%s', (_, listing, expected) => {
    expect(costPerMille(listing)).toBe(expected)
  })

  test.each([
    ['followers', place('influencer', 20_000, 'per_story', { audience: 500_000 })],
    ['clicks', place('digital', 12, 'per_click', { audience: 1e7 })],
    ['a channel without spots', place('tv', 4_500, 'per_10_sec', { audience: 9e6 })],
    ['a category made by staff', place('kiosks', 4_500, 'per_month', { audience: 9e6 })],
    ['an audience of nobody', place('ooh', 4_500, 'per_month')],
  ])('%s have none', (_, listing) => {
    expect(costPerMille(listing)).toBeNull()
  })

  test('every figure says how it was brought to a month', () => {
    expect(monthlyViews(place('transit', 1, 'per_unit_month', { audience: 10 }))).toEqual({
      count: 300,
      how: 'A day × 30',
    })
    expect(monthlyViews(place('influencer', 1, 'per_reel')).how).toBe('Followers are not views')
  })
})

test('praise goes to the least, to all of them in a tie, and to nobody alone', () => {
  expect(isLeast([30, 29, 42])).toEqual([false, true, false])
  expect(isLeast([29, 29, null])).toEqual([true, true, false])
  expect(isLeast([29, null, null])).toEqual([false, false, false])
  expect(isLeast([])).toEqual([])
})

describe('the list of places in an address', () => {
  test('keeps the order, without repeats and gaps', () => {
    expect(parse(CompareQuery, { ids: 'b,a,,b, c ' }).ids).toEqual(['b', 'a', 'c'])
    expect(parse(CompareQuery, {}).ids).toEqual([])
  })

  test('holds at most four, each of bearable length', () => {
    expect(() => parse(CompareQuery, { ids: 'a,b,c,d,e' })).toThrow('At most 4 places')
    expect(() => parse(CompareQuery, { ids: 'a'.repeat(121) })).toThrow('cannot be read')
    expect(() => parse(CompareQuery, { ids: 'a\u0000' })).toThrow('cannot be read')
    expect(parse(CompareQuery, { ids: '<b>,=1+1' }).ids).toEqual(['<b>', '=1+1'])
  })
})
