import { expect, test } from 'vitest'
import { linkAddress, linkExpiry } from './one-time-link.ts'

const now = new Date('2026-11-20T23:50:00Z')

test('a reset link lives for half an hour, a verification link for a day', () => {
  expect(linkExpiry('password-reset', now)).toBe('2026-11-21T00:20:00.000Z')
  expect(linkExpiry('email-verification', now)).toBe('2026-11-21T23:50:00.000Z')
})

test('a link opens its own page at the configured origin', () => {
  expect(linkAddress('password-reset', 'a_b-c', 'https://adchowk.test')).toBe(
    'https://adchowk.test/reset-password#token=a_b-c',
  )
  expect(linkAddress('email-verification', 'a&b=c', 'https://adchowk.test')).toBe(
    'https://adchowk.test/verify-email#token=a%26b%3Dc',
  )
})
