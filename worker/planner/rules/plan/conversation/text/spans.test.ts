import { expect, test } from 'vitest'
import { freeOf, mergeSpans, type Span, textAfter, textBefore } from './spans.ts'

const span = (start: number, end: number): Span => ({ start, end })

test('stretches that overlap or touch become one, in order of text', () => {
  expect(mergeSpans([span(8, 9), span(0, 3), span(3, 5), span(4, 6)])).toEqual([span(0, 6), span(8, 9)])
})

test('a stretch is free when it shares no character with another; touching is no sharing', () => {
  const isFree = freeOf([span(8, 12), span(0, 3), span(20, 21)])
  expect([span(3, 5), span(3, 8), span(12, 20), span(21, 30)].every(isFree)).toBe(true)
  expect([span(2, 4), span(7, 9), span(9, 10), span(11, 30), span(0, 40)].some(isFree)).toBe(false)
  expect(freeOf([])(span(0, 1))).toBe(true)
})

test('the surroundings of a position are bounded, whatever the length of the text', () => {
  const text = `${'a'.repeat(5_000)}|${'b'.repeat(5_000)}`
  expect(textBefore(text, 5_000)).toMatch(/^a{50,200}$/)
  expect(textAfter(text, 5_001)).toMatch(/^b{50,200}$/)
  expect([textBefore('abc', 2), textAfter('abc', 2)]).toEqual(['ab', 'c'])
})
