import { describe, expect, test } from 'vitest'
import { parseSearch } from '../../kernel/rules/parse.ts'
import { customFilters } from './custom-fields.ts'
import { CustomFilters } from './custom-filters.ts'

const read = (entries: [string, string][]) => parseSearch(CustomFilters, new URLSearchParams(entries))
const refusal = (name: string, value: string) => {
  try {
    read([[name, value]])
  } catch (error) {
    return error
  }
}

describe('filters of custom fields', () => {
  test('are read by their prefix, bounds as numbers; everything else of an address is left alone', () => {
    expect(
      read([
        ['is.Lighting', ' Back lit '],
        ['min.Height, ft', '20'],
        ['max.Height, ft', '-12.5'],
        ['page', '2'],
        ['is.', 'nameless'],
        ['is.Empty', '  '],
      ]),
    ).toEqual({ 'is.Lighting': 'Back lit', 'min.Height, ft': 20, 'max.Height, ft': -12.5 })
  })

  test('are at most twenty, the first ones: each adds a condition to the statement', () => {
    const many = Array.from({ length: 25 }, (_, i): [string, string] => [`is.Field ${i}`, 'yes'])
    const kept = customFilters(read(many))
    expect(kept.map(({ field }) => field)).toEqual(many.slice(0, 20).map(([name]) => name.slice(3)))
  })

  test('count towards the twenty only when they have a value', () => {
    const many = Array.from({ length: 25 }, (_, i): [string, string] => [`is.Field ${i}`, i < 5 ? ' ' : 'yes'])
    expect(customFilters(read(many))).toHaveLength(20)
  })

  test('have names and values of up to sixty characters', () => {
    const [sixty, more] = ['x'.repeat(60), 'x'.repeat(61)]
    expect(read([[`is.${sixty}`, sixty]])).toEqual({ [`is.${sixty}`]: sixty })
    expect(read([[`is.${more}`, 'yes']])).toEqual({})
    expect(refusal('is.Lighting', more)).toMatchObject({ code: 'bad_input', issues: [{ path: 'is.Lighting' }] })
  })

  test.each(['abc', '1e3', '1,000', '0x10', '.5', '1.1234567', '1234567890123'])('have no bound of %j', (value) => {
    expect(refusal('min.Height', value)).toMatchObject({
      issues: [{ path: 'min.Height', message: 'Write a number, such as 20 or 12.5' }],
    })
  })

  test('have no control characters', () => {
    expect(refusal('is.Lighting', 'Back\u0000lit')).toMatchObject({ code: 'bad_input' })
  })
})
