import { expect, test } from 'vitest'
import { briefWith } from '../../../../tests/support/plan.ts'
import { toPaise } from '../../../../worker/kernel/rules/money.ts'
import type { Brief } from '../../../../worker/planner/rules/plan/brief.ts'
import { RequestError } from '../../../api-client.ts'
import { END_BEFORE_START, endRefusal, enquiryOf, enquiryRefusal, shownValues } from './enquiry-fields.ts'

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

test('what was typed wins, also an emptied field; the account fills in what the plan does not know', () => {
  const shown = shownValues(
    { budget: '' },
    { name: 'Farah', company: '' },
    { budget: '₹15,00,000', startDate: '2027-01-01' },
  )
  expect(shown).toMatchObject({ name: 'Farah', company: '', budget: '', startDate: '2027-01-01', requirements: '' })
})

test.each([
  ['2027-01-31', '2027-01-01', END_BEFORE_START],
  ['2027-01-01', '2027-01-01', null],
  ['2027-01-01', '', null],
])('from %o to %o is refused with %o', (start, end, refusal) => {
  expect(endRefusal(start, end)).toBe(refusal)
})

test('a refusal of the server is shown at its field, anything else above the form', () => {
  const issues = [
    { path: 'phone', message: 'Write ten digits' },
    { path: 'phone', message: 'A second one' },
    { path: 'messages', message: 'The plan is too long' },
  ]
  expect(enquiryRefusal(new RequestError(400, { message: 'Refused', issues }))).toEqual({
    fields: { phone: 'Write ten digits' },
    whole: 'The plan is too long',
  })
  expect(enquiryRefusal(new RequestError(429, { message: 'Wait a minute' })).whole).toBe('Wait a minute')
  expect(enquiryRefusal(new TypeError('Failed to fetch')).whole).toMatch(/what you typed is kept/)
})
