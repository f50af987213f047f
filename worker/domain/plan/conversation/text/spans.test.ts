import { expect, test } from 'vitest'
import { mergeSpans, overlaps, type Span } from './spans.ts'

const span = (start: number, end: number): Span => ({ start, end })

test('stretches that overlap or touch become one, in order of text', () => {
  expect(mergeSpans([span(8, 9), span(0, 3), span(3, 5), span(4, 6)])).toEqual([span(0, 6), span(8, 9)])
})

test('stretches that only touch do not overlap', () => {
  expect(overlaps(span(0, 3), span(3, 5))).toBe(false)
  expect(overlaps(span(0, 4), span(3, 5))).toBe(true)
})
