import { expect, test } from 'vitest'
import { list } from './list.ts'

test('names become one sentence without a comma before the last', () => {
  expect(list([])).toBe('')
  expect(list(['Delhi'])).toBe('Delhi')
  expect(list(['Delhi', 'Noida'])).toBe('Delhi and Noida')
  expect(list(['Delhi', 'Gurugram', 'Noida'])).toBe('Delhi, Gurugram and Noida')
})
