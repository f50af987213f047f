import { expect, test } from 'vitest'
import { answerTimeText, medianAnswerTime } from './answer-time.ts'

test('the median of the answers is said, from five on', () => {
  expect(medianAnswerTime([30, 40, 50, 60])).toBeNull()
  expect(medianAnswerTime([600, 30, 40, 9_000, 50])).toEqual({ medianMinutes: 50, answers: 5 })
  expect(medianAnswerTime([10, 20, 30, 40, 50, 60])).toEqual({ medianMinutes: 35, answers: 6 })
})

test.each([
  [12, '1 hour'],
  [60, '1 hour'],
  [61, '2 hours'],
  [36 * 60, '36 hours'],
  [36 * 60 + 1, '2 days'],
])('%i minutes are within %s', (medianMinutes, text) => {
  expect(answerTimeText({ medianMinutes, answers: 7 })).toBe(`Usually answers within ${text}, by its last 7 answers`)
})
