import { expect, test } from 'vitest'
import { chartColour } from './colours.ts'

test('fourteen parts have fourteen colours', () => {
  expect(new Set(Array.from({ length: 14 }, (_, at) => chartColour(at))).size).toBe(14)
})

test('the first five are the tokens themselves', () => {
  expect([0, 4].map(chartColour)).toEqual(['var(--chart-1)', 'var(--chart-5)'])
})
