import { expect, test } from 'vitest'
import { openingOf } from './opening.ts'

const change = { slot: 'dates', before: '1 to 31 Jan 2027', after: '15 Jan to 14 Feb 2027' }
const of = (message: string, changes = [change], notUnderstood: string[] = []) =>
  openingOf({ message, changes, notUnderstood })

test('what changed is taken from the answer, and nothing of the rest', () => {
  const opening =
    'Changed: dates are 15 Jan to 14 Feb 2027 (were 1 to 31 Jan). Two lines moved, one is taken then and left.'
  expect(of(`${opening} These 13 placements use ₹9,48,390 with GST.`)).toBe(opening)
})

test('several parts, in either language, belong to it', () => {
  expect(of('Changed: radio is out. Not done: there is no cinema. Not understood: “flurb”. Hoardings in Pune.')).toBe(
    'Changed: radio is out. Not done: there is no cinema. Not understood: “flurb”.',
  )
  expect(of('बदला गया: रेडियो हटा। ये 13 जगहें हैं।')).toBe('बदला गया: रेडियो हटा।')
  expect(of('The plan is as it was. CPM is the cost of a thousand impressions.', [])).toBe('The plan is as it was.')
})

test('an answer that changed something opens with that, in whatever words', () => {
  expect(of('Radio gave way to newspapers. These 13 placements use ₹9,48,390.')).toBe('Radio gave way to newspapers.')
})

test('an answer that changed nothing has none', () => {
  expect(of('These 13 placements use ₹9,48,390 with GST.', [])).toBe('')
})
