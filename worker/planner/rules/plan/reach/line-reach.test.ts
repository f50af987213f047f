import { expect, test } from 'vitest'
import type { Purchase } from './exposure.ts'
import { lineReaches } from './line-reach.ts'
import { reachOf } from './reach.ts'

const PUNE = [{ name: 'Pune', state: 'Maharashtra', people: 1_000_000 }]
const bought = (medium: Purchase['medium'], impressions: number): Purchase => ({
  medium,
  exposures: [{ place: 0, accessible: 400_000, impressions }],
})

test('a line alone adds all the people it reaches', () => {
  const [line] = lineReaches(PUNE, [bought('radio', 900_000)])
  expect(line?.own).toBeGreaterThan(100_000)
  expect(line?.added).toBe(line?.own)
})

test('what a line adds is what the plan loses without it', () => {
  const lines = [bought('radio', 900_000), bought('radio', 500_000), bought('tv', 2_000_000)]
  const all = reachOf(PUNE, lines).reach
  for (const [i, { own, added }] of lineReaches(PUNE, lines).entries()) {
    // Both figures are whole people.
    expect(Math.abs(all - reachOf(PUNE, lines.toSpliced(i, 1)).reach - added)).toBeLessThan(1)
    expect(added).toBeLessThan(own)
  }
})
