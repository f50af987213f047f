import { expect, test } from 'vitest'
import { CONDITIONS, type Condition, expectMet } from './conditions.ts'

const FACTS = [true, false].flatMap((emailVerified) =>
  [[], ['address', 'GSTIN']].map((missing) => ({ emailVerified, missing })),
)

const codeOf = (conditions: readonly Condition[]) => {
  try {
    expectMet(conditions)
    return null
  } catch (error) {
    return (error as { code: string }).code
  }
}

test.each(
  Object.entries(CONDITIONS).flatMap(([act, conditionsOf]) => FACTS.map((facts) => ({ act, facts, conditionsOf }))),
)('$act is refused with $facts by the first condition that its list shows as open', ({ facts, conditionsOf }) => {
  const conditions = conditionsOf(facts)
  const [open] = conditions.filter(({ isMet }) => !isMet)
  expect(codeOf(conditions)).toBe(open ? { email: 'forbidden', billing: 'billing_needed' }[open.id] : null)
})

test('an advertiser sends with a confirmed email and billing details, an owner confirms with billing details', () => {
  const none = { emailVerified: false, missing: ['GSTIN'] }
  const idsOf = (conditions: readonly Condition[]) => conditions.map(({ id }) => id)
  expect(idsOf(CONDITIONS.send(none))).toEqual(['email', 'billing'])
  expect(idsOf(CONDITIONS.confirm(none))).toEqual(['billing'])
  expect(idsOf(CONDITIONS.claim(none))).toEqual(['email'])
})
