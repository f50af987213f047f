import * as v from 'valibot'
import { expect, test } from 'vitest'
import { enquiryHash, intentOfHash } from '../../../catalogue/rules/enquiry-intent.ts'
import { NewListingEnquiry, pastDay } from './listing-enquiry.ts'

const form = (more: Record<string, unknown> = {}) => ({
  listingId: 'cantilever-at-hitec-city',
  name: 'Asha Menon',
  email: 'Asha@Example.in',
  phone: '+91 98450 10001',
  startDate: '2027-01-01',
  endDate: '2027-01-31',
  message: 'Is the light on all night?',
  ...more,
})

const problemsOf = (input: unknown) =>
  (v.safeParse(NewListingEnquiry, input).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message])

test('the address is in small letters', () => {
  expect(v.parse(NewListingEnquiry, form())).toMatchObject({ email: 'asha@example.in' })
})

test('a question needs words and no days', () => {
  const question = form({ startDate: '', endDate: '' })
  expect(problemsOf(question)).toEqual([])
  expect(problemsOf({ ...question, message: ' ' })).toEqual([['message', 'Write your message']])
})

test.each([
  [{ startDate: '2027-02-01' }, 'endDate', 'The end date cannot be before the start date'],
  [{ startDate: '2026-02-30' }, 'startDate', 'This date does not exist'],
  [{ endDate: 'soon' }, 'endDate', 'Enter a date, such as 2027-01-31'],
  [{ name: ' ' }, 'name', 'Enter your name'],
  [{ email: 'asha' }, 'email', 'Enter an email address, such as asha@example.in'],
  [{ phone: '12' }, 'phone', 'Enter a phone number, such as +91 98765 43210'],
  [{ quantity: 1.5 }, 'quantity', 'The quantity is a whole number'],
  [{ duration: 0 }, 'duration', 'The duration is a whole number'],
  [{ message: 'a'.repeat(2_001) }, 'message', 'At most 2,000 characters'],
  [{ website: 'https://spam.example' }, 'website', 'Leave this field empty'],
])('%j is refused at its field', (more, path, message) => {
  expect(problemsOf(form(more))).toContainEqual([path, message])
})

test('all problems are named at once', () => {
  const paths = problemsOf(form({ startDate: 'soon', endDate: 'later', name: '', phone: '' })).map(([path]) => path)
  expect(paths).toEqual(expect.arrayContaining(['startDate', 'endDate', 'name', 'phone']))
})

test('today is no past day', () => {
  expect(pastDay('2026-11-20', '2026-11-20')).toBeNull()
  expect(pastDay('2026-11-19', '2026-11-20')).toBe('Choose a day from today on')
  expect(pastDay('', '2026-11-20')).toBeNull()
})

test('a hash asks for what it was made of, and nothing else', () => {
  expect(intentOfHash(enquiryHash('book'))).toBe('book')
  for (const hash of ['', '#price', '#enquire-', '#enquire-steal']) expect(intentOfHash(hash)).toBeNull()
})
