import { expect, test } from 'vitest'
import { ringGradient } from './donut-parts.ts'

test('a ring is divided by value and closes', () => {
  const parts = [
    { name: 'Radio', value: 3, colour: 'red' },
    { name: 'Outdoor', value: 1, colour: 'blue' },
  ]
  expect(ringGradient(parts)).toBe('conic-gradient(red 0.00% 75.00%, blue 75.00% 100.00%)')
})

test('a ring of nothing is one quiet colour', () => {
  expect(ringGradient([])).toContain('--surface-3')
  expect(ringGradient([{ name: 'Radio', value: 0, colour: 'red' }])).not.toContain('NaN')
})
