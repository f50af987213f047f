import { expect, test } from 'vitest'
import { barTotals, lastSeries } from './bar-series.ts'

const DATA = {
  names: ['Oct', 'Nov', 'Dec'],
  series: [
    { name: 'Received', colour: 'teal', values: [3, 0, 2] },
    { name: 'Expected', colour: 'amber', values: [4, 0, 0] },
  ],
}

test('a bar is as long as its series together', () => {
  expect(barTotals(DATA)).toEqual([7, 0, 2])
})

test('the last series with a value ends a bar', () => {
  expect(lastSeries(DATA)).toEqual([1, -1, 0])
})
