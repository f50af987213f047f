import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ContactFields, ContactMessage, isTooQuick, readContactErrors, subjectOf } from './ticket.ts'

const FORM = { name: 'Asha Menon', email: 'asha@example.in', message: 'Hello' }

test('only what is faster than two seconds is too quick; who does not say is believed', () => {
  expect([undefined, 0, 1999.9, 2000, 60_000].map((elapsed) => isTooQuick({ elapsed }))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
})

test('line ends are one kind, and unseen signs go, but a tab and letters of every script stay', () => {
  const { message } = v.parse(ContactFields, { ...FORM, message: ' a\r\nb\rc\td\u0000\u0007 ₹12 लाख 👋 \n' })
  expect(message).toBe('a\nb\nc\td ₹12 लाख 👋')
})

test('a message of nothing but unseen signs is none', () => {
  expect(v.is(ContactFields, { ...FORM, message: '\u0000\u0008' })).toBe(false)
})

test('the form takes what the API takes, and the API nothing more', () => {
  expect(v.is(ContactFields, { ...FORM, topic: '' })).toBe(true)
  expect(v.is(ContactMessage, { ...FORM, topic: '', elapsed: 2000 })).toBe(true)
  for (const more of [{ status: 'closed' }, { elapsed: -1 }, { elapsed: Number.NaN }, { elapsed: '9' }, { key: '1' }]) {
    expect(v.is(ContactMessage, { ...FORM, ...more })).toBe(false)
  }
})

test('an address names only errors that there are', () => {
  expect(readContactErrors('message.name.zzz')).toEqual(['name', 'message'])
  expect(readContactErrors('<script>')).toEqual([])
  expect(readContactErrors(null)).toEqual([])
})

describe('the subject of a message', () => {
  test.each([
    ['Rates for Pune?', 'Rates for Pune?'],
    ['  Two\tspaces   here\nand a second line', 'Two spaces here'],
    [`${'word '.repeat(30)}end`, `${'word '.repeat(16).trim()}…`],
    ['x'.repeat(200), `${'x'.repeat(80)}…`],
  ])('%j → %j', (message, subject) => expect(subjectOf(message)).toBe(subject))
})
