import { expect, test } from 'vitest'
import { rangeOf } from './use-selection.tsx'

const IDS = ['a', 'b', 'c', 'd', 'e']

test('a press with Shift chooses all rows from the last one, in both directions', () => {
  expect(rangeOf(IDS, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(rangeOf(IDS, 'd', 'b')).toEqual(['b', 'c', 'd'])
})

test('without a row before it, or with one of another page, it chooses one', () => {
  expect(rangeOf(IDS, null, 'd')).toEqual(['d'])
  expect(rangeOf(IDS, 'x', 'd')).toEqual(['d'])
})
