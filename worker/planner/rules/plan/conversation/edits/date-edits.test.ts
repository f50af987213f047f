import { expect, test } from 'vitest'
import { normalise } from '../text/tokens.ts'
import { applyDateEdits, applyDays } from './apply-date-edits.ts'
import { readDateEdits } from './date-edits.ts'

const JANUARY = { start: '2027-01-01', end: '2027-01-31' }
const after = (words: string, flight = JANUARY) => {
  const { edits } = readDateEdits(normalise(words))
  const span = edits.length > 0 ? applyDateEdits(flight, edits, '2026-11-23') : undefined
  return span && `${span.start} ${span.end}`
}

test.each([
  ['push it by two weeks', '2027-01-15 2027-02-14'],
  ['Postpone the campaign by 10 days please', '2027-01-11 2027-02-10'],
  ['shift everything by a month', '2027-02-01 2027-02-28'],
  ['delay it 1 week', '2027-01-08 2027-02-07'],
  ['2 hafte aage kar do', '2027-01-15 2027-02-14'],
  ['do it a week later', '2027-01-08 2027-02-07'],
  ['start a week earlier', '2026-12-25 2027-01-24'],
  ['bring it forward by 5 days', '2026-12-27 2027-01-26'],
  ['prepone by 1 week', '2026-12-25 2027-01-24'],
  ['2 hafte pehle kar do', '2026-12-18 2027-01-17'],
  ['तारीख दो हफ्ते आगे कर दो', '2027-01-15 2027-02-14'],
])('both days move: %s', (words, expected) => {
  expect(after(words)).toBe(expected)
})

test.each([
  ['extend by two weeks', '2027-01-01 2027-02-14'],
  ['extend it by a month', '2027-01-01 2027-02-28'],
  ['make it two weeks longer', '2027-01-01 2027-02-14'],
  ['run it 2 more weeks', '2027-01-01 2027-02-14'],
  ['2 hafte aur badha do', '2027-01-01 2027-02-14'],
  ['दो हफ्ते बढ़ा दो', '2027-01-01 2027-02-14'],
  ['cut it by 10 days', '2027-01-01 2027-01-21'],
  ['finish a week later', '2027-01-01 2027-02-07'],
  ['shorten it to two weeks', '2027-01-01 2027-01-14'],
  ['only the first two weeks', '2027-01-01 2027-01-14'],
  ['cut the last week', '2027-01-01 2027-01-24'],
  ['leave out the last 10 days', '2027-01-01 2027-01-21'],
  ['drop the first two weeks', '2027-01-15 2027-01-31'],
  ['start a week later but finish on the same day', '2027-01-08 2027-01-31'],
  ['start 10 days earlier, same end date', '2026-12-22 2027-01-31'],
])('one day moves: %s', (words, expected) => {
  expect(after(words)).toBe(expected)
})

test('a flight is never brought to today or before, and keeps its length', () => {
  expect(after('bring it forward by 3 months')).toBe('2026-11-24 2026-12-24')
})

test('days that are no whole months move by the calendar', () => {
  expect(after('push it by a month', { start: '2027-01-05', end: '2027-02-03' })).toBe('2027-02-05 2027-03-03')
})

test.each([
  'for 3 weeks',
  'from 1 to 31 January for 4 weeks',
  'add 2 lakh more',
  'cut 5 lakh from this',
  'a 3 year warranty',
])('no step: %s', (words) => {
  expect(readDateEdits(normalise(words)).edits).toEqual([])
})

test('nothing is left of a flight that ends before it starts', () => {
  expect(after('cut it by 2 months')).toBeNull()
})

const onDays = (words: string, flight = JANUARY, today = '2026-11-23') => {
  const { days } = readDateEdits(normalise(words))
  const span = days.length > 0 ? applyDays(flight, days, today) : undefined
  return span && `${span.start} ${span.end}`
}

test.each([
  ['begin on the 15th', '2027-01-15 2027-01-31'],
  ['start from the 15th', '2027-01-15 2027-01-31'],
  ['move the start to the 10th', '2027-01-10 2027-01-31'],
  ['15 tarikh se shuru karo', '2027-01-15 2027-01-31'],
  ['15 तारीख से शुरू करो', '2027-01-15 2027-01-31'],
  ['end on the 20th', '2027-01-01 2027-01-20'],
  ['20 tarikh tak', '2027-01-01 2027-01-20'],
  ['start on the 15th and end on the 25th', '2027-01-15 2027-01-25'],
  ['from the 5th to the 15th', '2027-01-05 2027-01-15'],
])('a day of the month of the flight: %s', (words, expected) => {
  expect(onDays(words)).toBe(expected)
})

test('a day that has gone is that of the next month, and a start behind the end keeps the length', () => {
  const flight = { start: '2026-11-30', end: '2026-12-20' }
  expect(onDays('start from the 15th', flight)).toBe('2026-12-15 2026-12-20')
  expect(onDays('start from the 28th', { start: '2026-12-01', end: '2026-12-10' })).toBe('2026-12-28 2027-01-06')
  expect(onDays('end on the 31st', { start: '2027-02-01', end: '2027-02-20' })).toBe('2027-02-01 2027-03-31')
})

test.each([
  'start on 15 January',
  'begin on the 15th of January',
  'the 15th floor',
  'for 15 days',
  'remove the 5th one',
])('no day alone: %s', (words) => {
  expect(readDateEdits(normalise(words)).days).toEqual([])
})
