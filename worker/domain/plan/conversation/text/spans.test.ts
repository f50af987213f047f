import { expect, test } from 'vitest'
import { mergeSpans, overlaps } from './spans.ts'

test('stretches that overlap or touch become one, in order of text', () => {
  expect(
    mergeSpans([
      [8, 9],
      [0, 3],
      [3, 5],
      [4, 6],
    ]),
  ).toEqual([
    [0, 6],
    [8, 9],
  ])
})

test('stretches that only touch do not overlap', () => {
  expect(overlaps([0, 3], [3, 5])).toBe(false)
  expect(overlaps([0, 4], [3, 5])).toBe(true)
})
