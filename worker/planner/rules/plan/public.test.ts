import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { answerWith, briefWith, planLine, planWith, UNMEASURED } from '../../../../tests/support/plan.ts'
import { toPaise } from '../../../kernel/rules/money.ts'
import { PublicAnswer, PublicPlan } from './public.ts'
import { toPublicAnswer, toPublicPlan } from './to-public.ts'

const ALTERNATIVE = {
  label: 'Outdoor alone',
  total: toPaise(1_180.5),
  reach: 10,
  frequency: 1.5,
  cpm: toPaise(20.09),
  effectiveReach: 4,
  inventoryIds: ['ooh-0041'],
  ask: 'Only hoardings',
}
const budget = { amount: toPaise(500_000), min: toPaise(400_000), gst: 'exclusive', sourceText: '4 to 5 lakh' } as const
const season = { amount: toPaise(15_000.5), parts: [{ name: 'Wedding season', bp: 750, days: 31 }] }
const inSeason = {
  season,
  netAmount: toPaise(215_000.5),
  gstAmount: toPaise(38_700.09),
  totalAmount: toPaise(253_700.59),
}
const PLAN = planWith([planLine(inSeason), planLine({ lineNo: 2, ...UNMEASURED })], {
  totals: {
    ...planWith().totals,
    gross: toPaise(215_000.5),
    subtotal: toPaise(215_000.5),
    gst: toPaise(38_700.09),
    gstByRate: { '0.18': toPaise(38_700.09) },
    total: toPaise(253_700.59),
    payable: toPaise(267_860.59),
  },
  brief: briefWith({ budget, perCityCap: toPaise(100_000), split: { ooh: 60, radio: 40 } }),
  alternatives: [ALTERNATIVE],
  warnings: [{ code: 'SOON', text: 'The start is close' }],
})

describe('a plan that leaves and comes back', () => {
  test('is the same', () => {
    const text = JSON.stringify(toPublicPlan(PLAN))
    expect(v.parse(PublicPlan, JSON.parse(text))).toEqual(PLAN)
  })

  test('is in rupees on its way', () => {
    const { brief, lineItems, totals, channelSummary, flightPlan, delivery, alternatives } = toPublicPlan(PLAN)
    expect(brief).toMatchObject({ budget: { amount: 500_000, min: 400_000 }, perCityCap: 100_000 })
    expect(lineItems[0]).toMatchObject({ rate: 200_000, gstAmount: 36_000, setupAmount: 12_000, cpm: 200 })
    expect(lineItems[1]?.cpm).toBeNull()
    expect(lineItems.map((line) => line.season?.amount)).toEqual([15_000.5, undefined])
    expect(totals).toMatchObject({ subtotal: 200_000, gstByRate: { '0.18': 36_000 }, productionExtra: 160 })
    expect([channelSummary[0]?.netAmount, flightPlan[0]?.netAmount]).toEqual([200_000, 200_000])
    expect(delivery).toMatchObject({ cpm: 200, cprp: 29_985.5, costPerReach: 0.67 })
    expect(alternatives[0]).toMatchObject({ total: 1_180.5, cpm: 20.09 })
  })

  test('is at the rates of the catalogue on its way, and seasons are added next to it', () => {
    const { lineItems, totals } = toPublicPlan(PLAN)
    expect(lineItems[0]).toMatchObject({
      netAmount: 200_000,
      gstAmount: 36_000,
      season: { amount: 15_000.5, gst: 2_700.09 },
      totalAmount: 253_700.59,
    })
    expect(totals).toMatchObject({
      subtotal: 200_000,
      gst: 36_000,
      total: 236_000,
      season: { amount: 15_000.5, gst: 2_700.09, gstByRate: { '0.18': 2_700.09 } },
      payable: 267_860.59,
    })
  })

  test('belongs to an answer, in the order of its fields', () => {
    const answer = answerWith({ plan: PLAN })
    expect(Object.keys(toPublicAnswer(answer))).toEqual(Object.keys(answer))
    expect(v.parse(PublicAnswer, toPublicAnswer(answer))).toEqual(answer)
  })
})

describe('an answer of another edition', () => {
  test('loses the entries that cannot be read, and keeps the others', () => {
    const { lineItems, channelSummary } = toPublicPlan(PLAN)
    const plan = {
      lineItems: [{ ...lineItems[0], channel: 'smoke' }, lineItems[1], null],
      channelSummary: [{ ...channelSummary[0], channel: 'smoke' }, channelSummary[0]],
    }
    const read = v.parse(PublicAnswer, { message: 'Here', plan }).plan
    expect(read?.lineItems).toEqual([PLAN.lineItems[1]])
    expect(read?.channelSummary).toEqual(PLAN.channelSummary)
  })

  test('has no plan where it is no object', () => {
    for (const plan of [null, undefined, 'yes', 7]) {
      expect(v.parse(PublicAnswer, { message: 'hi', plan }).plan).toBeUndefined()
    }
  })

  test('is none where it is no object', () => {
    for (const value of [null, 'hi', 7]) expect(v.safeParse(PublicAnswer, value).success).toBe(false)
  })
})
