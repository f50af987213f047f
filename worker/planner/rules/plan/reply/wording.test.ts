import { describe, expect, test } from 'vitest'
import { briefWith, planLine, planWith } from '../../../../../tests/support/plan.ts'
import type { MediaType } from '../../../../catalogue/rules/registry/media.ts'
import { toPaise } from '../../../../kernel/rules/money.ts'
import {
  costText,
  goalText,
  planScopeText,
  questionsFor,
  reachText,
  reasonText,
  saidMoney,
  unavailableText,
  understoodText,
} from './wording.ts'

const budgetOf = (amount: number, min: number | null, gst: 'inclusive' | 'exclusive' = 'inclusive') => ({
  amount: toPaise(amount),
  min: min === null ? null : toPaise(min),
  gst,
  sourceText: '',
})
const NOTHING = briefWith({ geoScope: null, cities: [], budget: null, startDate: null, endDate: null })

test('open slots are asked in one sentence each', () => {
  expect(questionsFor(['budget', 'dates'], NOTHING)).toBe('What is the budget? When should it start and end?')
  expect(questionsFor([], NOTHING)).toBe('')
})

describe('what was understood', () => {
  test('is every known part of the brief', () => {
    const brief = briefWith({ product: 'tea', cities: ['Mumbai', 'Pune'], channels: ['ooh', 'radio'] })
    expect(understoodText(brief)).toBe(
      'Noted: tea; Mumbai and Pune; ₹15,00,000; 1 Jan 2027 to 31 Jan 2027; hoardings and radio.',
    )
  })

  test('is the whole country, a range of money, and GST on top', () => {
    const brief = { ...NOTHING, geoScope: 'pan_india' as const }
    expect(understoodText({ ...brief, budget: budgetOf(500, 200) })).toBe('Noted: all of India; ₹200 to ₹500.')
    expect(understoodText({ ...NOTHING, budget: budgetOf(500, 500, 'exclusive') })).toBe('Noted: ₹500 plus GST.')
  })

  test('is nothing of an empty brief, and no half of the dates', () => {
    expect(understoodText(NOTHING)).toBe('')
    expect(understoodText({ ...NOTHING, startDate: '2027-01-01' })).toBe('')
    expect(understoodText({ ...NOTHING, endDate: '2027-01-01' })).toBe('')
  })
})

test('cities without inventory are named, if any', () => {
  expect(unavailableText(briefWith({ unavailableCities: ['Thane'] }))).toBe('There is no inventory in Thane yet.')
  expect(unavailableText(briefWith())).toBe('')
})

describe('the cost of a plan', () => {
  test('is given with GST, of one placement or of several', () => {
    expect(costText(planWith(), false)).toBe(
      'This placement uses ₹2,50,160 with printing and GST, 94% of your ₹2,50,000 budget.',
    )
    expect(costText(planWith([planLine(), planLine()]), false)).toMatch(
      /^These 2 placements use ₹2,50,160 with printing and GST/,
    )
  })

  test('is given before GST where the budget is', () => {
    const plan = planWith([planLine()], { brief: briefWith({ budget: budgetOf(250_000, null, 'exclusive') }) })
    expect(costText(plan, false)).toBe(
      'This placement uses 94% of your ₹2,50,000 budget before GST: media cost ₹2,00,000, and ₹2,50,160 with printing and GST.',
    )
  })

  test('is given without rupees on request', () => {
    expect(costText(planWith(), true)).toBe('This placement uses 94% of your budget, at the owners’ own rates.')
  })
})

test('reach is given with its range, or as not measured', () => {
  const plan = planWith()
  expect(reachText(plan)).toBe(
    'Expect a reach of about 3 lakh people (2.8 lakh to 3.2 lakh), who meet it 3.3 times on average.',
  )
  expect(reachText({ ...plan, delivery: { ...plan.delivery, reach: 0 } })).toMatch(/^Nobody measures/)
})

describe('where and when', () => {
  const scope = (channels: MediaType[], brief = briefWith({ cities: ['Mumbai', 'Pune'] })) => {
    const plan = planWith()
    const [sum] = plan.channelSummary
    if (!sum) throw new Error('No sum')
    return planScopeText({ ...plan, brief, channelSummary: channels.map((channel) => ({ ...sum, channel })) })
  }

  test('are the media, the cities and the days', () => {
    expect(scope(['ooh', 'radio'])).toBe('Hoardings and radio in Mumbai and Pune, 1 Jan 2027 to 31 Jan 2027.')
    expect(scope(['tv'], briefWith({ geoScope: 'pan_india', endDate: null }))).toBe('TV across India.')
    expect(scope(['tv'], briefWith({ startDate: null }))).toBe('TV in Mumbai.')
  })

  test('count the media beyond four, unless it is only one more', () => {
    const five: MediaType[] = ['ooh', 'radio', 'tv', 'transit', 'digital']
    expect(scope(five)).toMatch(/^Hoardings, radio, TV, transit and digital in/)
    expect(scope([...five, 'events'])).toMatch(/^Hoardings, radio, TV, transit and 2 more media in/)
  })
})

test('the reasons name the widest line, without a second full stop', () => {
  const plan = planWith([
    planLine({ title: 'Small', reach: 10 }),
    planLine({ title: 'Unknown', reach: null }),
    planLine({ title: 'Wide', reach: 20, why: 'Adds many. ' }),
  ])
  const text = reasonText(plan)
  expect(text).toContain(
    'about 3 lakh people with 10 lakh impressions at a CPM of ₹200, and use 94% of the budget (hoardings 100%).',
  )
  expect(text).toMatch(/The widest is Wide: Adds many\.$/)
  expect(reasonText({ ...plan, lineItems: [] })).not.toContain('The widest')
})

test('a goal beyond the plan, or beyond the people there are, is explained', () => {
  const plan = planWith()
  expect(goalText(null, plan)).toBe('')
  expect(goalText(300_000, plan)).toBe('')
  expect(goalText(300_001, plan)).toMatch(/cannot be met with this budget/)
  expect(goalText(15_000_000, plan)).toMatch(/cannot be met with this budget/)
  expect(goalText(15_000_001, plan)).toMatch(/only 1.5 crore adults live in these places/)
})

test.each([
  [100_000, '₹1 lakh'],
  [10_000_000, '₹1 crore'],
  [10_050_000, '₹100.5 lakh'],
  [99_000, '₹99,000'],
  [100_500, '₹1,00,500'],
])('%i is said as %s', (amount, said) => expect(saidMoney(toPaise(amount))).toBe(said))
