import { describe, expect, test } from 'vitest'
import { mergeValues } from './merge-values.ts'

interface Row {
  id: string
  rate: number
  slots: number
}
const base = {
  title: 'Unipole',
  place: { city: 'Hyderabad', area: 'Begumpet' },
  features: ['Lit'],
  spots: [
    { id: 'a', rate: 1, slots: 1 },
    { id: 'b', rate: 2, slots: 2 },
  ] as Row[],
}
const keys = (path: string) =>
  path === 'spots' ? ({ id }: Row) => id : path === 'features' ? (text: string) => text : undefined
const merge = (mine: typeof base, theirs: typeof base) => mergeValues({ base, mine, theirs }, keys)

describe('two changes of one value', () => {
  test('what only one side changed is taken without a question', () => {
    const merged = merge({ ...base, title: 'Big unipole' }, { ...base, place: { ...base.place, area: 'Kompally' } })
    expect(merged.clashes).toEqual([])
    expect(merged.changes.map(({ path, side }) => [path, side])).toEqual([
      ['title', 'mine'],
      ['place.area', 'theirs'],
    ])
    expect(merged.resolve({})).toEqual({ ...base, title: 'Big unipole', place: { ...base.place, area: 'Kompally' } })
  })

  test('what both changed is asked for, and mine unless it is said', () => {
    const merged = merge({ ...base, title: 'Mine' }, { ...base, title: 'Theirs' })
    expect(merged.clashes).toEqual([{ path: 'title', base: 'Unipole', mine: 'Mine', theirs: 'Theirs' }])
    expect(merged.resolve({}).title).toBe('Mine')
    expect(merged.resolve({ title: 'theirs' }).title).toBe('Theirs')
  })

  test('both made the same change', () => {
    const same = { ...base, title: 'Same' }
    expect(merge(same, { ...same }).clashes).toEqual([])
  })

  test('rows are merged field by field, and texts of a list are put together', () => {
    const [a, b] = base.spots as [Row, Row]
    const merged = merge(
      { ...base, features: ['Lit', 'Corner'], spots: [{ ...a, rate: 9 }, b] },
      { ...base, features: ['Lit', 'Signal halt'], spots: [{ ...a, slots: 5 }] },
    )
    expect(merged.clashes).toEqual([])
    expect(merged.resolve({})).toMatchObject({
      features: ['Lit', 'Corner', 'Signal halt'],
      spots: [{ id: 'a', rate: 9, slots: 5 }],
    })
  })

  test('a row that one changed and the other removed is asked for', () => {
    const [a, b] = base.spots as [Row, Row]
    const merged = merge({ ...base, spots: [a, { ...b, rate: 7 }] }, { ...base, spots: [a] })
    expect(merged.clashes.map(({ path }) => path)).toEqual(['spots.b'])
    expect(merged.resolve({ 'spots.b': 'theirs' }).spots).toEqual([a])
    expect(merged.resolve({}).spots).toEqual([a, { ...b, rate: 7 }])
  })
})
