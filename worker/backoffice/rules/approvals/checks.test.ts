import { expect, test } from 'vitest'
import { campaignChecks } from './checks.ts'

const UNTIL = Date.parse('2026-11-26T14:00:00+05:30')
const facts = {
  lines: 3,
  held: { lines: 3, until: UNTIL },
  isBilled: true,
  gstin: '27AAPFU0939F1ZV',
  emailVerified: true,
  restriction: null,
  artwork: 0,
  budget: 10_00_000_00,
  total: 9_00_000_00,
  usual: 10_00_000_00,
}
const bad = (more: Partial<Parameters<typeof campaignChecks>[0]>) =>
  campaignChecks({ ...facts, ...more }).flatMap(({ isGood, text }) => (isGood ? [] : [text]))

test('nothing is said against a campaign that is in order', () => expect(bad({})).toEqual([]))

test('what staff should know is said', () => {
  expect(bad({ held: { lines: 2, until: UNTIL } })).toEqual(['2 of 3 places held until 26 Nov 2026, 14:00'])
  expect(bad({ held: { lines: 0, until: null } })).toEqual(['No place is held'])
  expect(bad({ gstin: null })).toEqual([])
  expect(bad({ isBilled: false, gstin: null })[0]).toMatch(/^Billing details are missing/)
  expect(bad({ budget: 14_00_000_00 })).toEqual(['Budget is 40% above their average'])
  expect(bad({ total: 10_50_000_00 })).toEqual(['₹50,000 above its budget'])
  expect(bad({ usual: null, emailVerified: false })).toEqual(['The email of the account is not confirmed'])
})
