import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DomainError } from '../../../kernel/rules/errors.ts'
import { parse } from '../../../kernel/rules/parse.ts'
import { NewEnquiry } from './enquiry.ts'

const GOOD = {
  key: '3f0c2f0e-52a9-4e0e-9a57-0f7a3a1b2c4d',
  name: 'Asha Menon',
  email: 'asha@example.in',
  phone: '+91 98450 10001',
  company: 'Kaveri Coffee',
  campaignObjective: 'Launch',
  targetAudience: 'Families',
  startDate: '2027-01-01',
  endDate: '2027-01-31',
  budget: '₹15,00,000',
}

/** Messages of a rejected enquiry, by field. */
function issuesOf(more: Record<string, unknown>): Record<string, string> {
  try {
    parse(NewEnquiry, { ...GOOD, ...more })
    return {}
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return Object.fromEntries((error.issues ?? []).map(({ path, message }) => [path, message]))
  }
}

test('requirements, a key and a plan may be left out', () => {
  const { key: _, ...plain } = GOOD
  expect(parse(NewEnquiry, plain)).toMatchObject({ requirements: '', name: 'Asha Menon' })
})

test.each([
  'name',
  'email',
  'phone',
  'company',
  'campaignObjective',
  'targetAudience',
  'startDate',
  'endDate',
  'budget',
])('%s is needed, and blanks are nothing', (field) => {
  expect(issuesOf({ [field]: undefined })).toHaveProperty(field)
  expect(issuesOf({ [field]: '   ' })).toHaveProperty(field)
})

test('the end is not before the start; one day is a campaign', () => {
  expect(issuesOf({ endDate: '2026-12-31' })).toEqual({ endDate: 'The end date cannot be before the start date' })
  expect(issuesOf({ endDate: GOOD.startDate })).toEqual({})
})

test('the dates are compared even while another field is missing', () => {
  expect(issuesOf({ name: '', endDate: '2026-12-31' })).toMatchObject({
    name: 'Enter your name',
    endDate: 'The end date cannot be before the start date',
  })
})

test.each(['2027-02-30', '31/01/2027', 'soon', '2027-1-1'])('%s is no date', (startDate) => {
  expect(issuesOf({ startDate })).toHaveProperty('startDate')
})

describe('a phone number', () => {
  test.each(['9845010001', '098450 10001', '+91-98450-10001', '(080) 2345 6789', '+44 20 7946 0958'])(
    '%s is one',
    (phone) => {
      expect(issuesOf({ phone })).toEqual({})
    },
  )

  test.each(['12345', 'call me', '+91 98450 10001 10001 10001', '98450\n10001x'])('%j is none', (phone) => {
    expect(issuesOf({ phone })).toHaveProperty('phone')
  })
})

test('an email is kept in lower case', () => {
  expect(parse(NewEnquiry, { ...GOOD, email: ' Asha@Example.IN ' }).email).toBe('asha@example.in')
})

test.each(['asha', 'asha@', 'a@b@c.in', 'asha@example.in\nBcc: all@example.in'])('%j is no email', (email) => {
  expect(issuesOf({ email })).toHaveProperty('email')
})

test('a line holds no line break, requirements do', () => {
  expect(issuesOf({ name: 'Asha\r\nBcc: all@example.in' })).toHaveProperty('name')
  expect(issuesOf({ requirements: 'Near schools.\nNo alcohol shops.' })).toEqual({})
  expect(issuesOf({ requirements: 'a\u0000b' })).toHaveProperty('requirements')
})

test('what is too long is refused', () => {
  fc.assert(
    fc.property(fc.constantFrom('name', 'company', 'campaignObjective', 'targetAudience', 'budget'), (field) => {
      expect(issuesOf({ [field]: 'a'.repeat(301) })).toHaveProperty(field)
    }),
  )
  expect(issuesOf({ requirements: 'a'.repeat(4_001) })).toHaveProperty('requirements')
})

test('the field that people do not see is left empty', () => {
  expect(issuesOf({ website: '' })).toEqual({})
  expect(issuesOf({ website: 'https://spam.example' })).toEqual({ website: 'Leave this field empty' })
})

test('a field that the form does not have is refused', () => {
  expect(issuesOf({ status: 'closed' })).toHaveProperty('status')
})
