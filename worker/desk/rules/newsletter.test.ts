import * as v from 'valibot'
import { expect, test } from 'vitest'
import { confirmationTimes, mailedPage, NEWSLETTER_SOURCES, SubscriberQuery, Subscription } from './newsletter.ts'

test('an address is one whatever its case and the spaces around it', () => {
  expect(v.parse(Subscription, { email: ' Asha@Example.IN ', source: 'webinars' }).email).toBe('asha@example.in')
})

test('only our own pages are sources', () => {
  for (const source of NEWSLETTER_SOURCES) expect(v.is(Subscription, { email: 'a@example.in', source })).toBe(true)
  for (const source of ['', '/webinars', 'WEBINARS', null]) {
    expect(v.is(Subscription, { email: 'a@example.in', source })).toBe(false)
  }
})

test('a link lives for a week', () => {
  expect(confirmationTimes(new Date('2026-03-15T12:00:00Z'))).toEqual({
    minuteAgo: '2026-03-15T11:59:00.000Z',
    dayAgo: '2026-03-14T12:00:00.000Z',
    expiresAt: '2026-03-22T12:00:00.000Z',
  })
})

test('a token is in an address as it is', () => {
  expect(mailedPage('leave', 'a_b-c&d', 'https://adchowk.test')).toBe(
    'https://adchowk.test/newsletter/leave?token=a_b-c%26d',
  )
})

test('pages are counted from 1, and the first is meant when none is named', () => {
  expect(v.parse(SubscriberQuery, {}).page).toBe(1)
  expect(v.parse(SubscriberQuery, { page: '12' }).page).toBe(12)
  for (const page of ['0', '-1', '1.5', 'x', '']) expect(v.is(SubscriberQuery, { page })).toBe(false)
})
