import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { briefWith } from '../../../../../tests/support/plan.ts'
import { seededItems } from '../../../../../tests/support/planned-items.ts'
import { toPaise } from '../../../../kernel/rules/money.ts'
import type { Brief, PlanEdits } from '../brief.ts'
import { isPlannable } from '../complete-brief.ts'
import type { InventoryItem } from '../inventory.ts'
import type { Plan } from '../plan.ts'
import { seededRandom } from '../search/seeded-random.ts'
import { planCampaign } from './plan-campaign.ts'

const ITEMS = seededItems('2026-11-20')
const CONTEXT = { today: '2026-11-23', now: '2026-11-23T05:30:00Z', catalogueVersion: 'sha256:test' }
const NO_EDITS: PlanEdits = { held: [], dropped: [] }

const ask = (more: Partial<Brief> = {}, items: readonly InventoryItem[] = ITEMS, edits = NO_EDITS) =>
  planCampaign(briefWith(more), items, CONTEXT, { assumptions: [], edits })

function planOf(...args: Parameters<typeof ask>): Plan {
  const result = ask(...args)
  if (!result.feasible) throw new Error(result.text)
  return result.plan
}

/** A budget of so many rupees. */
const ofRupees = (amount: number, more: Partial<NonNullable<Brief['budget']>> = {}) => ({
  budget: { amount: toPaise(amount), min: null, gst: 'inclusive' as const, sourceText: '', ...more },
})
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const CASES: Partial<Brief>[] = [
  { cities: ['Mumbai', 'Pune'], channels: ['ooh', 'radio'] },
  { cities: ['Lucknow'], channels: ['newspaper'], ...ofRupees(1_200_000), endDate: '2027-02-28' },
  { cities: ['Mumbai', 'Delhi'], channels: ['influencer', 'digital'], ...ofRupees(4_000_000) },
  { geoScope: 'pan_india', cities: [], channels: ['tv', 'newspaper'], ...ofRupees(50_000_000), endDate: '2027-03-31' },
  {
    cities: ['Mumbai'],
    channels: ['ooh', 'dooh'],
    ...ofRupees(12_000_000, { gst: 'exclusive' }),
    endDate: '2027-02-28',
  },
  { cities: ['Jaipur'], ...ofRupees(2_500_000) },
]

describe.each(CASES)('a plan for %o', (brief) => {
  const plan = planOf(brief)
  const byId = new Map(ITEMS.map((item) => [item.id, item]))

  test('takes prices, shortest bookings and free days from the catalogue', () => {
    expect(new Set(plan.lineItems.map(({ inventoryId }) => inventoryId)).size).toBe(plan.lineItems.length)
    for (const line of plan.lineItems) {
      const item = byId.get(line.inventoryId)
      expect(line.rate).toBe(item?.rate)
      expect(line.units).toBeGreaterThanOrEqual(item?.minDuration ?? Number.POSITIVE_INFINITY)
      expect(line.quantity).toBeLessThanOrEqual(item?.maxQuantity ?? 0)
      const beyond = (line.quantity - 1) * (item?.trade.quantity ?? 1)
      expect(beyond === 0 || beyond % (item?.trade.step ?? 1) === 0).toBe(true)
      expect(
        item?.availability.status === 'available' || (item?.availability.nextAvailable ?? '9') <= line.startDate,
      ).toBe(true)
      expect(line.startDate >= (plan.brief.startDate ?? '9') && line.endDate <= (plan.brief.endDate ?? '')).toBe(true)
    }
  })

  test('adds up to the paisa', () => {
    for (const line of plan.lineItems) {
      expect(line.netAmount).toBe(line.rate * line.units * line.quantity + (line.season?.amount ?? 0))
      expect(line.gstAmount).toBe(Math.round(line.netAmount * line.gstRate))
    }
    const subtotal = sum(plan.lineItems.map(({ netAmount }) => netAmount))
    const gst = sum(plan.lineItems.map(({ gstAmount }) => gstAmount))
    expect([plan.totals.subtotal, plan.totals.gst, plan.totals.total]).toEqual([subtotal, gst, subtotal + gst])
    expect(sum(plan.channelSummary.map(({ netAmount }) => netAmount))).toBe(subtotal)
    expect(sum(plan.citySummary.map(({ netAmount }) => netAmount))).toBe(subtotal)
    expect(sum(plan.flightPlan.map(({ netAmount }) => netAmount))).toBe(subtotal)
    expect(sum(plan.flightPlan.map(({ impressions }) => impressions))).toBe(plan.delivery.impressions)
    expect(plan.totals.payable).toBe(subtotal + gst + plan.totals.production)
  })

  test('stays within the budget and uses nine tenths of it', () => {
    const { budget, payable, subtotal } = plan.totals
    const setup = sum(plan.lineItems.map(({ setupAmount }) => setupAmount))
    const spent = plan.brief.budget?.gst === 'exclusive' ? subtotal + setup : payable
    expect(spent).toBeLessThanOrEqual(budget)
    expect(spent).toBeGreaterThanOrEqual(0.9 * budget)
  })

  test('claims no more people than there are, and than its lines meet', () => {
    const { delivery, lineItems } = plan
    const reaches = lineItems.map(({ reach }) => reach ?? 0)
    expect(delivery.reach).toBeGreaterThan(0)
    expect(delivery.reach).toBeLessThanOrEqual(Math.min(delivery.universe, sum(reaches) * 1.001))
    expect(delivery.reach).toBeGreaterThanOrEqual(Math.max(...reaches) * 0.999)
    expect(delivery.effectiveReach.reach).toBeLessThanOrEqual(delivery.reach)
    expect(delivery.reachRange[0] <= delivery.reach && delivery.reach <= delivery.reachRange[1]).toBe(true)
    expect(sum(delivery.frequencyDistribution.map(({ people }) => people))).toBe(delivery.universe)
  })

  test('serves each medium that was asked for, and no other', () => {
    const used = new Set(plan.lineItems.map(({ channel }) => channel))
    if (plan.brief.channels.length > 0) expect(used).toEqual(new Set(plan.brief.channels))
    expect(plan.assumptions.length).toBeGreaterThan(0)
    expect(new Set(plan.assumptions.map(({ code }) => code)).size).toBe(plan.assumptions.length)
    for (const { why } of plan.lineItems) expect(why).toMatch(/\S/)
  })
})

describe('the same plan', () => {
  const brief = { cities: ['Pune'], ...ofRupees(400_000) }
  const plan = planOf(brief)

  test('comes of a shuffled catalogue', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), (seed) => {
        const draw = seededRandom(seed)
        const shuffled = ITEMS.map((item) => ({ item, at: draw() })).sort((a, b) => a.at - b.at)
        expect(
          planOf(
            brief,
            shuffled.map(({ item }) => item),
          ),
        ).toEqual(plan)
      }),
      { numRuns: 4 },
    )
  })

  test('comes of a catalogue with rows twice', () => expect(planOf(brief, [...ITEMS, ...ITEMS])).toEqual(plan))
})

test('more money never reaches fewer people, but for three percent that the search and the smallest line of a budget cost', () => {
  const reaches = [400_000, 450_000, 600_000, 1_000_000, 1_100_000, 2_000_000].map(
    (amount) =>
      planOf({ cities: ['Pune', 'Mumbai'], channels: ['radio', 'newspaper', 'dooh'], ...ofRupees(amount) }).delivery
        .reach,
  )
  for (const [i, reach] of reaches.entries()) expect(reach).toBeGreaterThanOrEqual((reaches[i - 1] ?? 0) * 0.97)
})

describe('limits', () => {
  test('hold the cost of each city, and of what no city bounds', () => {
    const plan = planOf({ cities: ['Delhi', 'Mumbai', 'Pune'], perCityCap: toPaise(1_000_000), ...ofRupees(4_000_000) })
    for (const city of new Set(plan.lineItems.map((line) => line.city))) {
      const own = plan.lineItems.filter((line) => line.city === city)
      expect(sum(own.map(({ totalAmount }) => totalAmount))).toBeLessThanOrEqual(toPaise(1_000_000))
    }
  })

  test('hold a split by medium', () => {
    const plan = planOf({ channels: ['radio', 'newspaper'], split: { radio: 30, newspaper: 70 } })
    const radio = plan.lineItems.filter(({ channel }) => channel === 'radio')
    expect(sum(radio.map(({ totalAmount }) => totalAmount))).toBeLessThanOrEqual(toPaise(450_000))
  })

  test('keep out excluded media and cities', () => {
    const plan = planOf({
      geoScope: 'pan_india',
      cities: [],
      excludedChannels: ['tv', 'digital'],
      excludedCities: ['Mumbai'],
    })
    expect(
      plan.lineItems.filter(({ channel, city }) => channel === 'tv' || channel === 'digital' || city === 'Mumbai'),
    ).toEqual([])
  })

  test('spend what there is of a budget beyond the inventory, and tell the rest', () => {
    const plan = planOf({ cities: ['Panaji'], channels: ['radio', 'ooh'], ...ofRupees(500_000_000) })
    expect(plan.totals.unallocated).toBeGreaterThan(0)
    expect(plan.warnings.find(({ code }) => code === 'UNALLOCATED')?.text).toMatch(/unallocated: available inventory/)
  })
})

describe('preferred media', () => {
  test('are joined by others only where they cannot take the money, and the plan says so', () => {
    const enough = planOf({ channels: ['radio'], channelMode: 'prefer', ...ofRupees(300_000) })
    expect(new Set(enough.lineItems.map(({ channel }) => channel))).toEqual(new Set(['radio']))
    const short = planOf({ cities: ['Madurai'], channels: ['radio'], channelMode: 'prefer', ...ofRupees(10_000_000) })
    expect(short.lineItems.some(({ channel }) => channel !== 'radio')).toBe(true)
    expect(short.warnings.map(({ code }) => code)).toContain('WIDENED')
  })
})

describe('edits', () => {
  const brief = { channels: ['ooh', 'radio'] as Brief['channels'] }
  const plan = planOf(brief)

  test('drop a line for good and keep a locked one', () => {
    const dropped = plan.lineItems.slice(0, 3).map(({ inventoryId }) => inventoryId)
    const unused = ITEMS.find(
      ({ id, city, channel, availability, free, minDuration }) =>
        city === 'Mumbai' &&
        channel === 'ooh' &&
        availability.status === 'available' &&
        free?.length === 1 &&
        minDuration === 1 &&
        !plan.lineItems.some((line) => line.inventoryId === id),
    )
    const held = [{ id: unused?.id ?? '', units: 1, quantity: 1 }]
    const edited = planOf(brief, ITEMS, { held, dropped })
    expect(edited.lineItems.filter(({ inventoryId }) => dropped.includes(inventoryId))).toEqual([])
    expect(edited.lineItems.find((line) => line.locked)?.inventoryId).toBe(unused?.id)
    expect(edited.planId).not.toBe(plan.planId)
  })
})

test('alternatives are other purchases for no more money', () => {
  const plan = planOf({ cities: ['Mumbai', 'Pune'], channels: ['ooh', 'radio'] })
  expect(plan.alternatives).toHaveLength(2)
  for (const other of plan.alternatives) {
    expect(other.total).toBeLessThanOrEqual(plan.totals.budget)
    expect(other.reach).toBeGreaterThan(0)
  }
  expect(plan.alternatives[0]).toMatchObject({
    label: 'The same people more often',
    ask: 'Show me more frequency',
  })
  expect(plan.alternatives[0]?.frequency).toBeGreaterThan(plan.delivery.frequency)
})

test('printing and mounting are inside the budget', () => {
  const { totals } = planOf({ cities: ['Delhi', 'Gurugram'], channels: ['vehicle'], ...ofRupees(2_500_000) })
  expect(totals.payable).toBeGreaterThanOrEqual(0.9 * totals.budget)
  expect(totals.payable).toBeLessThanOrEqual(totals.budget)
  expect(totals.production).toBeGreaterThan(0)
  expect(totals.productionExtra).toBe(0)
})

describe('what cannot be planned', () => {
  test('for too little money names the least that buys anything', () => {
    const result = ask({ ...ofRupees(500) })
    if (result.feasible) throw new Error('A plan for ₹500')
    expect(result.reason).toBe('too_little')
    expect(result.cheapest?.net).toBeGreaterThan(50_000)
    expect(result.text).toMatch(/not enough.*at least ₹/)
  })

  test('for too few days says how many it takes', () => {
    const result = ask({ channels: ['ooh'], startDate: '2027-01-01', endDate: '2027-01-03' })
    expect(result).toMatchObject({
      feasible: false,
      reason: 'too_short',
      text: expect.stringContaining('at least 30 days'),
    })
  })

  test('without inventory, or with all of it taken, says that', () => {
    expect(ask({ cities: ['Shimla'], channels: ['ooh'] })).toMatchObject({ feasible: false, reason: 'no_inventory' })
    const taken = ITEMS.map((item) => ({
      ...item,
      availability: { status: 'sold_out' as const, nextAvailable: null },
      free: [],
    }))
    expect(ask({ channels: ['ooh'] }, taken)).toMatchObject({ feasible: false, reason: 'unavailable' })
  })

  test('without dates is refused', () => {
    expect(isPlannable(briefWith({ startDate: null }))).toBe(false)
    expect(isPlannable(briefWith({ budget: null }))).toBe(false)
    expect(() => ask({ endDate: null })).toThrow(RangeError)
  })
})

test('a plan is named after what it is for', () => {
  expect(planOf({ product: 'protein bar', objective: 'launch', cities: ['Mumbai', 'Pune'] }).title).toBe(
    'Protein bar launch, Mumbai and Pune',
  )
  expect(planOf({ objective: 'awareness' }).title).toBe('Awareness campaign in Mumbai, January 2027')
})
