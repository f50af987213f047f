import { describe, expect, test } from 'vitest'
import { inventoryItem } from '../../../../../tests/support/inventory-item.ts'
import { briefWith } from '../../../../../tests/support/plan.ts'
import { toPaise } from '../../../../kernel/rules/money.ts'
import type { Brief } from '../brief.ts'
import type { InventoryItem } from '../inventory.ts'
import { planCampaign } from './plan-campaign.ts'

const CONTEXT = { today: '2026-11-23', now: '2026-11-23T05:30:00Z', catalogueVersion: 'sha256:test' }
const plannedWith = (
  amount: number,
  gst: 'inclusive' | 'exclusive',
  items: InventoryItem[],
  more: Partial<Brief> = {},
) => {
  const brief = briefWith({ budget: { amount: toPaise(amount), min: null, gst, sourceText: '' }, ...more })
  const result = planCampaign(brief, items, CONTEXT, { assumptions: [], edits: { held: [], dropped: [] } })
  if (!result.feasible) throw new Error(result.text)
  return result.plan
}
const priced = (id: string, amount: number, more: Partial<InventoryItem> = {}) =>
  inventoryItem({ id, rate: toPaise(amount), ...more })
const PRINT = { percent: 5, sac: '998362' }

describe('the sums of a plan', () => {
  const items = [priced('site', 1_000), priced('paper', 2_000, { channel: 'newspaper', gst: PRINT })]

  test('have the tax of each medium, inside the budget or on top of it', () => {
    const sums = {
      gross: toPaise(3_000),
      subtotal: toPaise(3_000),
      gst: toPaise(280),
      gstByRate: { '0.18': toPaise(180), '0.05': toPaise(100) },
      total: toPaise(3_280),
      budget: toPaise(4_000),
      production: 0,
      payable: toPaise(3_280),
      productionExtra: 0,
    }
    expect(plannedWith(4_000, 'inclusive', items).totals).toMatchObject({
      ...sums,
      unallocated: toPaise(720),
      utilisationPct: 82,
    })
    expect(plannedWith(4_000, 'exclusive', items).totals).toMatchObject({
      ...sums,
      unallocated: toPaise(1_000),
      utilisationPct: 75,
    })
  })

  test('add the taxes of one rate', () => {
    const both = [priced('a', 1_000), priced('b', 2_000)]
    expect(plannedWith(4_000, 'inclusive', both).totals.gstByRate).toEqual({ '0.18': toPaise(540) })
  })
})

describe('printing', () => {
  const site = [priced('site', 1_000, { setup: toPaise(500) })]

  test('is paid from a budget with GST, together with its own GST', () => {
    expect(plannedWith(1_770, 'inclusive', site).totals).toMatchObject({
      total: toPaise(1_180),
      production: toPaise(590),
      payable: toPaise(1_770),
      utilisationPct: 100,
      productionExtra: 0,
      unallocated: 0,
    })
    expect(plannedWith(2_000, 'inclusive', site).totals).toMatchObject({
      utilisationPct: 88.5,
      unallocated: toPaise(230),
    })
    expect(() => plannedWith(1_769, 'inclusive', site)).toThrow(/₹1,000 and ₹1,770 with printing and GST/)
  })

  test('counts with its own GST, and media without, where the budget is before GST', () => {
    expect(plannedWith(1_590, 'exclusive', site).totals).toMatchObject({
      production: toPaise(590),
      payable: toPaise(1_770),
      productionExtra: 0,
      utilisationPct: 100,
      unallocated: 0,
    })
    expect(plannedWith(1_700, 'exclusive', site).totals.unallocated).toBe(toPaise(110))
    expect(() => plannedWith(1_589, 'exclusive', site)).toThrow(/not enough/)
  })
})

describe('preferred media', () => {
  const asked = (radio: number, site: number, setup = 0) => {
    const items = [priced('radio', radio, { channel: 'radio', setup: toPaise(setup) }), priced('site', site)]
    const { lineItems, warnings } = plannedWith(1_000, 'exclusive', items, {
      channels: ['radio'],
      channelMode: 'prefer',
    })
    return {
      bought: lineItems.map(({ inventoryId }) => inventoryId),
      isTold: warnings.some(({ code }) => code === 'WIDENED'),
    }
  }

  test('stay alone when they take nine tenths of the money', () => {
    expect(asked(900, 50)).toEqual({ bought: ['radio'], isTold: false })
  })

  test('are joined by others when they take less, which the plan tells', () => {
    expect(asked(890, 50)).toEqual({ bought: ['radio', 'site'], isTold: true })
  })

  test('count what their printing costs', () => {
    expect(asked(850, 50, 100).bought).toEqual(['radio'])
  })

  test('stay alone when nothing else fits', () => {
    expect(asked(890, 2_000)).toEqual({ bought: ['radio'], isTold: false })
  })
})

describe('alternatives', () => {
  const sites = Array.from({ length: 12 }, (_, n) => priced(`site-${n}`, 1_500))

  test('of equal sites are fewer of them for a fifth less money', () => {
    const { alternatives } = plannedWith(10_000, 'exclusive', sites)
    expect(alternatives).toHaveLength(1)
    expect(alternatives[0]).toMatchObject({
      label: 'A fifth less money',
      ask: 'Make it ₹8,000',
      total: toPaise(5 * 1_770),
    })
    expect(alternatives[0]?.inventoryIds).toHaveLength(5)
  })

  test('are reported in words of money', () => {
    const dear = sites.map((item) => ({ ...item, rate: item.rate * 100 }))
    expect(plannedWith(1_000_000, 'exclusive', dear).alternatives[0]?.ask).toBe('Make it ₹8 lakh')
  })

  test('are the measured medium that costs most, alone', () => {
    const items = [
      ...sites.slice(0, 3),
      priced('station', 500, { channel: 'transit' }),
      priced('event', 4_000, { channel: 'events', impressionsPerUnit: null, accessible: null }),
    ]
    const { alternatives } = plannedWith(9_000, 'exclusive', items)
    expect(alternatives.find(({ ask }) => ask === 'Only hoardings')).toMatchObject({
      label: 'Outdoor alone',
      inventoryIds: ['site-0', 'site-1', 'site-2'],
      total: toPaise(3 * 1_770),
    })
  })
})

describe('a plan of two media', () => {
  const items = [
    ...[1, 2].map((n) => priced(`site-${n}`, 1_000)),
    ...[1, 2].map((n) => priced(`station-${n}`, 400, { channel: 'transit' })),
  ]

  test('has an alternative of the dearer one', () => {
    const { alternatives } = plannedWith(2_800, 'exclusive', items)
    expect(alternatives[0]).toMatchObject({ ask: 'Only hoardings', inventoryIds: ['site-1', 'site-2'] })
  })
})

test('a plan is valid for a week and counts the days of its flight', () => {
  const plan = plannedWith(2_000, 'inclusive', [priced('site', 1_000)])
  expect(plan).toMatchObject({ validUntil: '2026-11-30', createdAt: CONTEXT.now, brief: { durationDays: 31 } })
  expect(plan.method).toMatchObject({ objective: 'reach1plus', q: 0.9 })
  const frequent = plannedWith(2_000, 'inclusive', [priced('site', 1_000)], { emphasis: 'frequency' })
  expect(frequent.method).toMatchObject({ objective: 'reach3plus', q: 0.3 })
})
