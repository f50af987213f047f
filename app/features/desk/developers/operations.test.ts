import { expect, test } from 'vitest'
import { kindOf } from './operations.ts'

test.each([
  [{ type: 'string', enum: ['low', 'mid', 'high'] }, 'one of low, mid, high'],
  [{ type: 'string', enum: ['now'] }, 'now'],
  [{ type: 'integer', minimum: 1, maximum: 100, default: 24 }, 'a whole number from 1 to 100, else 24'],
  [{ type: 'integer', minimum: 1, maximum: 999_999_999 }, 'a whole number from 1 to 99,99,99,999'],
  [{ type: 'string', maxLength: 100 }, 'text of at most 100 characters'],
  [{ type: 'string' }, 'text'],
])('%j reads as "%s"', (schema, expected) => expect(kindOf(schema)).toBe(expected))
