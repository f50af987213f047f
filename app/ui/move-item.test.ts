import { expect, test } from 'vitest'
import { moveItem } from './move-item.ts'

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
])('an item goes from %i to %i', (from, to, order) => expect(moveItem([...'abc'], from, to).join('')).toBe(order))
