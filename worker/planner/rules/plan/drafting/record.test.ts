import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ITEMS, lastOf } from '../../../../../tests/support/planner-talk.ts'
import { PlanRecord, planOfRecord, recordOf } from './record.ts'

const BRIEFS = [
  'Launching a new protein bar for gym-goers aged 22-35 in Mumbai and Pune. Budget 15 lakh plus GST, 1 January to 31 January 2027. Prefer hoardings and radio.',
  'TV + newspaper pan-India awareness for a detergent brand, women 25-50, 5 crore, April to June 2027',
  '20 lakh in Mumbai and Delhi, max 12 lakh per city, January 2027, more frequency',
]

const planFor = (brief: string) => {
  const { plan } = lastOf([brief])
  if (!plan) throw new Error(`There is no plan for ${brief}`)
  return plan
}
const stored = (brief: string) => v.parse(PlanRecord, JSON.parse(JSON.stringify(recordOf(planFor(brief)))))

describe('a plan of its record', () => {
  test.each(BRIEFS)('is the plan that was recorded: %s', (brief) => {
    const plan = planFor(brief)
    // Hindi and subjects of warnings are for the message of a conversation alone, and not stored.
    const warnings = plan.warnings.map(({ code, text }) => ({ code, text }))
    expect(planOfRecord(stored(brief), ITEMS)).toEqual({ ...plan, warnings })
  })

  test('keeps prices, tax, setup and dates of then when the catalogue has others', () => {
    const [brief = ''] = BRIEFS
    const dearer = ITEMS.map((item) => ({
      ...item,
      rate: item.rate * 2,
      setup: item.setup + 100_000,
      gst: { percent: 28, sac: '1' },
      trade: { ...item.trade, rate: item.trade.rate * 2 },
      availability: { status: 'booked' as const, nextAvailable: '2028-01-01' },
    }))
    const plan = planFor(brief)
    const shown = planOfRecord(stored(brief), dearer)
    expect(shown.lineItems).toEqual(plan.lineItems)
    expect(shown.totals).toEqual(plan.totals)
  })

  test('keeps what the season added then, and its words, when the catalogue has another or none', () => {
    const brief = 'Only hoardings in Delhi and Mumbai, 60 lakh, January 2027'
    const plan = planFor(brief)
    expect(plan.lineItems.some(({ season }) => season)).toBe(true)
    for (const seasons of [undefined, [{ name: 'Elections', fromMd: '01-01', untilMd: '01-31', bp: 9_000 }]]) {
      const other = ITEMS.map(({ seasons: _, ...item }) => ({ ...item, ...(seasons && { seasons }) }))
      const shown = planOfRecord(stored(brief), other)
      expect(shown.lineItems).toEqual(plan.lineItems)
      expect(shown.totals).toEqual(plan.totals)
    }
  })

  test('keeps the notes of the law, the curve and the certificate', () => {
    const [brief = ''] = BRIEFS
    const plan = planFor(brief)
    const said = {
      compliance: [
        {
          code: 'RERA',
          verdict: 'conditions' as const,
          statute: 'Real Estate Act 2016, s. 11(2)',
          text: 'The registration number is on each piece.',
          documents: ['Certificate of registration'],
        },
      ],
      curve: { points: [{ budget: 100_000_00, reach: 5_000, effectiveReach: 1_000 }], knee: null },
    }
    const certificate = { share: 0.996, bound: 2_000_000, steps: 40 }
    const kept = recordOf({ ...plan, ...said, method: { ...plan.method, certificate } })
    const shown = planOfRecord(v.parse(PlanRecord, JSON.parse(JSON.stringify(kept))), ITEMS)
    expect(shown).toMatchObject(said)
    expect(shown.method.certificate).toEqual(certificate)
  })

  test('keeps a line whose listing has left the catalogue, with its price', () => {
    const [brief = ''] = BRIEFS
    const plan = planFor(brief)
    const [gone] = plan.lineItems
    const shown = planOfRecord(
      stored(brief),
      ITEMS.filter(({ id }) => id !== gone?.inventoryId),
    )
    expect(shown.totals).toEqual(plan.totals)
    const line = shown.lineItems.find(({ inventoryId }) => inventoryId === gone?.inventoryId)
    expect(line).toMatchObject({
      title: expect.stringContaining('No longer in the catalogue'),
      netAmount: gone?.netAmount,
      totalAmount: gone?.totalAmount,
      startDate: gone?.startDate,
      impressions: null,
    })
  })
})
