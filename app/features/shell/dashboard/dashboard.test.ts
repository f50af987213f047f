import { describe, expect, test } from 'vitest'
import type { CurrentUser } from '../../../../worker/kernel/rules/identity/user.ts'
import { missingOf } from '../../../../worker/organisations/rules/billing/party.ts'
import { greeting, shortName } from './greeting.ts'
import { nextSteps } from './next-steps.ts'

describe('the greeting', () => {
  test.each([
    ['Good evening', '03:59'],
    ['Good morning', '04:00'],
    ['Good morning', '11:59'],
    ['Good afternoon', '12:00'],
    ['Good evening', '17:00'],
    ['Good evening', '00:00'],
  ])('%s at %s in India', (words, clock) => expect(greeting(new Date(`2026-11-20T${clock}:00+05:30`))).toBe(words))

  test.each([
    ['Asha', 'Asha Menon'],
    ['Dr. Rao', 'Dr. Rao'],
    ['K. V. Raghavan', 'K. V. Raghavan Iyer'],
    ['रवि', 'रवि शर्मा'],
    ['X', 'X'],
    ['A. B.', 'A. B.'],
  ])('%s, of %s', (short, name) => expect(shortName(name)).toBe(short))
})

describe('next steps', () => {
  const user: CurrentUser = {
    id: 'usr_1',
    email: 'asha@example.in',
    name: 'Asha Menon',
    role: 'advertiser',
    areas: [],
    company: 'Kaveri',
    phone: '+91 98450 10001',
    emailVerified: false,
    twoFactor: true,
    createdAt: '2026-11-20T10:00:00Z',
  }
  const open = (...input: Parameters<typeof nextSteps>) =>
    nextSteps(...input)
      .filter(({ isDone }) => !isDone)
      .map(({ id }) => id)

  test('are what is not done yet', () => {
    expect(open(user, 0)).toEqual(['email', 'save'])
    expect(open({ ...user, emailVerified: true, twoFactor: false }, 3)).toEqual(['two-factor'])
  })

  test('do not speak of a shortlist that is not known, or to those who sell', () => {
    expect(open(user, null)).toEqual(['email'])
    expect(open({ ...user, role: 'mediaOwner' }, 0)).toEqual(['email'])
  })

  test('of who sells: the company, then what it is refused for later, and a listing', () => {
    const owner = { ...user, role: 'mediaOwner' as const, emailVerified: true }
    expect(open(owner, 0, { owner: null, listings: 0 })).toEqual(['company', 'billing', 'listing'])
    const missing = missingOf('owner', null)
    const steps = nextSteps(owner, 0, { owner: { id: 'own_1', missing }, listings: 0 })
    expect(open(owner, 0, { owner: { id: 'own_1', missing }, listings: 0 })).toEqual(['billing', 'listing'])
    expect(steps.find(({ id }) => id === 'billing')).toMatchObject({
      text: 'Needed before you confirm a request: legal name, address, state, GSTIN, PAN and invoice prefix.',
      to: '/dashboard/billing?owner=own_1&next=%2Fdashboard',
    })
    expect(open(owner, 0, { owner: { id: 'own_1', missing: [] }, listings: 3 })).toEqual([])
  })
})
