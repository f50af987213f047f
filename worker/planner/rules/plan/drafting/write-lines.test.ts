import { describe, expect, test } from 'vitest'
import { pricedLine } from '../../../../../tests/support/plan-lines.ts'
import type { InventoryItem } from '../inventory.ts'
import { orderText } from './order-text.ts'
import { reasonsFor } from './reasons.ts'
import { writeLines } from './write-lines.ts'

const CONTEXT = { universe: 10_000, now: '2026-11-20T06:30:00.000Z', asked: [] }

test('a line has its price, its tax and its figures by person and by thousand', () => {
  const line = pricedLine({ id: 'site' }, { net: 100_000, gst: 18_000, setup: 5_000, locked: true })
  expect(writeLines([pricedLine(), line], CONTEXT)[1]).toMatchObject({
    lineNo: 2,
    inventoryId: 'site',
    gstRate: 0.18,
    netAmount: 100_000,
    totalAmount: 118_000,
    setupAmount: 5_000,
    impressions: 300,
    reach: 100,
    reachPct: 1,
    frequency: 3,
    grps: 3,
    cpm: 333_333,
    locked: true,
  })
})

test('a line that nobody measures has no figures, and one that meets nobody has no frequency', () => {
  const [unmeasured] = writeLines([pricedLine({}, { impressions: null })], CONTEXT)
  const nothing = { impressions: null, reach: null, reachPct: null, frequency: null, grps: null, cpm: null }
  expect(unmeasured).toMatchObject(nothing)
  const [empty] = writeLines([pricedLine({}, { impressions: 0, reach: { own: 0, added: 0 } })], CONTEXT)
  expect(empty).toMatchObject({ impressions: 0, reach: 0, reachPct: 0, frequency: null, grps: 0, cpm: null })
})

describe('an order in the trade’s words', () => {
  const trade = (more: Partial<InventoryItem['trade']>): Pick<InventoryItem, 'trade'> => ({
    trade: { unit: 'per_month', rate: 120_000, quantity: 1, step: 1, seconds: null, ...more },
  })
  test.each([
    [trade({ unit: 'per_10_sec', quantity: 21, seconds: 30 }), 4, 2, '42 spots of 30 sec a week for 4 weeks'],
    [trade({ unit: 'per_10_sec', seconds: 10 }), 1, 1, '1 spot of 10 sec a week for 1 week'],
    [trade({}), 1, 1, '1 site for 1 month'],
    [trade({ unit: 'per_mille', quantity: 100 }), 1, 3, '3 lakh views'],
    [trade({ unit: 'per_reel', quantity: 2 }), 1, 1, '2 reels'],
  ])('%#: %s', (item, units, quantity, words) => {
    expect(orderText(item, { units, quantity }, null).split(', ₹')[0]).toBe(words)
  })

  test('ends with the price of its unit', () => {
    expect(orderText(trade({}), { units: 2, quantity: 1 }, null)).toBe('1 site for 2 months, ₹1,200 per month')
  })

  test('says the seasons of its days and what each changes', () => {
    const parts = [
      { name: 'Dussehra to Diwali', bp: 1_500, days: 15 },
      { name: 'Monsoon', bp: -1_000, days: 1 },
    ]
    expect(orderText(trade({}), { units: 1, quantity: 1 }, { amount: 8_400, parts })).toBe(
      '1 site for 1 month, ₹1,200 per month; Dussehra to Diwali, +15% on 15 days and Monsoon, −10% on 1 day',
    )
  })
})

describe('why a line is in the plan', () => {
  const adding = (id: string, added: number, net = 100_000, more: Partial<InventoryItem> = {}) =>
    pricedLine({ id, ...more }, { net, reach: { own: added, added } })

  test('is the new people and what each costs', () => {
    expect(reasonsFor([adding('a', 2_000)], [])).toEqual(['Adds 2,000 new people at ₹0.50 each'])
    expect(reasonsFor([adding('a', 100, 1_250_000)], [])).toEqual(['Adds 100 new people at ₹125 each'])
    expect(reasonsFor([adding('a', 100, 1_000_000)], [])).toEqual(['Adds 100 new people at ₹100 each'])
  })

  test('is how often it is seen where it adds hardly anybody', () => {
    expect(reasonsFor([adding('a', 99)], [])).toEqual(['Meets people of the other lines again, 300 times'])
  })

  test('is money that was left where nobody counts', () => {
    expect(reasonsFor([pricedLine({}, { impressions: null })], [])).toEqual([
      'Nobody counts who sees it, so it adds no reach here; it uses money that was left',
    ])
  })

  test('names the only line of a medium that was asked for', () => {
    const [asked, other] = reasonsFor([adding('a', 2_000), adding('b', 2_000, 100_000, { channel: 'radio' })], ['ooh'])
    expect(asked).toBe('Adds 2,000 new people at ₹0.50 each; the plan’s outdoor in Mumbai, as you asked')
    expect(other).toBe('Adds 2,000 new people at ₹0.50 each')
  })

  test('names the cheapest for a new person among several, the first of equal ones', () => {
    const reasons = reasonsFor([adding('a', 2_000), adding('b', 4_000), adding('c', 4_000), adding('d', 50)], ['ooh'])
    expect(reasons.map((text) => text.includes('the least for a new person'))).toEqual([false, true, false, false])
    expect(reasons[1]).toMatch(/; the least for a new person among the plan’s outdoor lines in Mumbai$/)
  })

  test('compares within one place only', () => {
    const of = (id: string, more: Partial<InventoryItem>) => adding(id, 2_000, 100_000, more)
    const state = { city: null, scope: 'state', state: 'Kerala' } as const
    const country = { city: null, scope: 'national' } as const
    const reasons = reasonsFor([of('a', state), of('b', state), of('c', country), of('d', country), of('e', {})], [])
    expect(reasons[0]).toMatch(/lines in Kerala$/)
    expect(reasons[2]).toMatch(/lines in the country$/)
    expect(reasons[4]).toBe('Adds 2,000 new people at ₹0.50 each')
  })

  test('says first that it was locked', () => {
    const line = { ...adding('a', 2_000), locked: true }
    expect(reasonsFor([line], [])).toEqual(['Kept because you locked it; adds 2,000 new people at ₹0.50 each'])
  })
})
