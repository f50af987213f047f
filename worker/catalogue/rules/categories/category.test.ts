import { describe, expect, test } from 'vitest'
import { DomainError } from '../../../kernel/rules/errors.ts'
import { parse } from '../../../kernel/rules/parse.ts'
import { CategoryInput } from './category.ts'

describe('what staff may write', () => {
  test.each([
    [{ name: '' }, 'name'],
    [{ name: ' '.repeat(3) }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ name: 'a\u0000b' }, 'name'],
    [{ name: 'A', icon: 3 }, 'icon'],
    [{ name: 'A', fields: {} }, 'fields'],
    [{ name: 'A', fields: [{ name: 'x', type: 'date', required: true }] }, 'fields.0.type'],
    [{ name: 'A', fields: [{ name: 'x', type: 'text', required: 'yes' }] }, 'fields.0.required'],
    [{ name: 'A', fields: [{ name: 'x', type: 'select', required: true }] }, 'fields.0.options'],
    [{ name: 'A', fields: [{ name: 'x', type: 'select', required: true, options: ['a', 'A'] }] }, 'fields.0.options'],
    [{ name: 'A', subcategories: [{ name: 'x' }, { name: 'X ' }] }, 'subcategories.1.name'],
    [{ name: 'A', version: '1' }, 'version'],
  ])('%j is refused at %s', (input, path) => {
    try {
      parse(CategoryInput, input)
      expect.unreachable()
    } catch (error) {
      expect(error instanceof DomainError && error.issues?.map((issue) => issue.path)).toContain(path)
    }
  })

  test('spaces are single, options belong to a select, and what GET answered can be sent back', () => {
    expect(
      parse(CategoryInput, {
        id: 'x',
        position: 3,
        inventoryCount: 2,
        name: '  Long \n  tails ',
        fields: [{ name: 'x', type: 'text', required: true, options: ['a'] }],
        subcategories: [{ id: 'one', name: 'One', inventoryCount: 4 }],
      }),
    ).toEqual({
      name: 'Long tails',
      fields: [{ name: 'x', type: 'text', required: true }],
      subcategories: [{ id: 'one', name: 'One' }],
    })
  })
})
