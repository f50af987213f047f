import { expect, test } from 'vitest'
import { briefWith } from '../../../../tests/support/plan.ts'
import { toPaise } from '../../../../worker/kernel/rules/money.ts'
import type { Brief } from '../../../../worker/planner/rules/plan/brief.ts'
import { enquiryOf, knownValues } from './enquiry-fields.ts'

const plan = (own: Partial<Brief>) => ({ brief: briefWith(own) })

test('the plan fills in objective, audience, dates and budget', () => {
  const filled = enquiryOf(
    plan({
      objective: 'launch',
      audience: 'gym-goers 22-35',
      startDate: '2027-01-01',
      endDate: '2027-01-31',
      budget: { amount: toPaise(1_500_000), min: null, gst: 'inclusive', sourceText: '15 lakh' },
    }),
  )
  expect(filled).toEqual({
    campaignObjective: 'Product launch',
    targetAudience: 'Gym-goers 22-35',
    startDate: '2027-01-01',
    endDate: '2027-01-31',
    budget: '₹15,00,000',
  })
})

test('a range and GST on top are said in the budget', () => {
  const budget = { amount: toPaise(1_500_000), min: toPaise(1_000_000), gst: 'exclusive', sourceText: '' } as const
  expect(enquiryOf(plan({ budget })).budget).toBe('₹10,00,000 to ₹15,00,000 plus GST')
})

test('the account fills in the sender, and the plan the rest', () => {
  const user = { name: 'Farah', email: 'farah@example.in', company: '', phone: '' }
  expect(knownValues(plan({ startDate: '2027-01-01' }), user)).toMatchObject({
    ...{ name: 'Farah', company: '', startDate: '2027-01-01' },
  })
  expect(knownValues(plan({ startDate: null }), null)).toMatchObject({ name: '', startDate: '' })
})
