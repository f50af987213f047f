import { expect, test } from 'vitest'
import type { AdminCategory } from '../../../../worker/catalogue/rules/categories/category.ts'
import type { StoredField } from '../../../../worker/catalogue/rules/custom-field.ts'
import { type CategoryDraft, draftOf, fieldDraftOf, fieldOf, newSubcategory } from './draft.ts'
import { mergeDrafts } from './merge.ts'

const field = (name: string, over: Partial<StoredField> = {}): StoredField => ({
  id: name.toLowerCase(),
  name,
  type: 'text',
  required: false,
  ...over,
})
const group = (id: string, name = id) => ({ id, name, description: '', features: [], inventoryCount: 0 })

const BASE: AdminCategory = {
  id: 'ooh',
  name: 'Outdoor',
  icon: 'signpost-big',
  description: 'Hoardings',
  version: 3,
  position: 0,
  updatedAt: '2026-11-20T06:00:00Z',
  inventoryCount: 0,
  fields: [field('Size'), field('Lighting')],
  subcategories: [group('walls'), group('roofs')],
}

const theirs = (over: Partial<AdminCategory>): AdminCategory => ({ ...BASE, version: 4, ...over })
const mine = (over: Partial<CategoryDraft>): CategoryDraft => ({ ...draftOf(BASE), ...over })
const fieldsOf = ({ fields }: CategoryDraft) => fields.map(fieldOf)
const groupsOf = ({ subcategories }: CategoryDraft) => subcategories.map(({ name }) => name)

test('what only one side changed is merged without a question, and said', () => {
  const draft = mine({ name: 'Outdoor media', fields: [...BASE.fields, field('Permit')].map(fieldDraftOf) })
  const merge = mergeDrafts(BASE, draft, theirs({ icon: 'bus', fields: [field('Size')] }))
  expect(merge.clashes).toEqual([])
  expect(merge.merged).toEqual({
    mine: ['category name', 'new field “Permit”'],
    theirs: ['icon', 'removed field “Lighting”'],
  })
  const merged = merge.resolve({})
  expect(merged).toMatchObject({ name: 'Outdoor media', icon: 'bus', description: 'Hoardings' })
  expect(fieldsOf(merged)).toEqual([field('Size'), field('Permit')])
})

test('what both changed is asked, and mine stays where nothing is chosen', () => {
  const draft = mine({ name: 'Mine', fields: [field('Size'), field('Lighting', { required: true })].map(fieldDraftOf) })
  const current = theirs({ name: 'Theirs', fields: [field('Size'), field('Lighting', { type: 'boolean' })] })
  const { clashes, resolve } = mergeDrafts(BASE, draft, current)
  expect(clashes).toEqual([
    { key: 'name', label: 'Category name', mine: 'Mine', theirs: 'Theirs' },
    {
      key: 'fields.lighting',
      label: 'Field: Lighting',
      mine: 'Lighting: text, required',
      theirs: 'Lighting: boolean, optional',
    },
  ])
  expect(resolve({}).name).toBe('Mine')
  const chosen = resolve({ name: 'theirs', 'fields.lighting': 'theirs' })
  expect(chosen.name).toBe('Theirs')
  expect(fieldsOf(chosen)).toEqual(current.fields)
})

test('the same change on both sides is no clash', () => {
  const { clashes, merged } = mergeDrafts(BASE, mine({ name: 'Same' }), theirs({ name: 'Same' }))
  expect({ clashes, merged }).toEqual({ clashes: [], merged: { mine: [], theirs: [] } })
})

test('a row that one removed and the other changed is asked about', () => {
  const draft = mine({ fields: [fieldDraftOf(field('Size'))] })
  const current = theirs({ fields: [field('Size'), field('Lighting', { required: true })] })
  const { clashes, resolve } = mergeDrafts(BASE, draft, current)
  expect(clashes).toMatchObject([{ key: 'fields.lighting', mine: 'removed', theirs: 'Lighting: text, required' }])
  expect(fieldsOf(resolve({}))).toEqual([field('Size')])
  expect(fieldsOf(resolve({ 'fields.lighting': 'theirs' }))).toEqual(current.fields)
})

test('rows that are not named yet, or named twice, are all kept', () => {
  const fields = [...BASE.fields, field('size'), field(''), field('')].map(fieldDraftOf)
  const merged = mergeDrafts(BASE, mine({ fields }), theirs({ icon: 'bus' })).resolve({})
  expect(merged.fields.map(({ name }) => name)).toEqual(['Size', 'Lighting', 'size', '', ''])
})

test('subcategories are the same by id, whatever they are called, and new ones of both stay', () => {
  const [walls, roofs] = draftOf(BASE).subcategories
  if (!walls || !roofs) throw new Error('The base has two')
  const draft = mine({ subcategories: [roofs, walls, { ...newSubcategory(), name: 'Bridges' }] })
  const current = theirs({ subcategories: [group('walls', 'Painted walls'), group('roofs'), group('kiosks')] })
  const { clashes, resolve } = mergeDrafts(BASE, draft, current)
  expect(clashes).toEqual([])
  expect(groupsOf(resolve({}))).toEqual(['roofs', 'Painted walls', 'Bridges', 'kiosks'])
})

test.each([
  ['only theirs', false, true, ['roofs', 'walls']],
  ['only mine', true, false, ['roofs', 'walls']],
  ['neither', false, false, ['walls', 'roofs']],
])('rows come in the order of the person who moved them: %s', (_, isMine, isTheirs, expected) => {
  const swap = <T>(rows: readonly T[], isMoved: boolean) => (isMoved ? rows.toReversed() : [...rows])
  const draft = mine({ name: 'Mine', subcategories: swap(draftOf(BASE).subcategories, isMine) })
  const { resolve } = mergeDrafts(BASE, draft, theirs({ subcategories: swap(BASE.subcategories, isTheirs) }))
  expect(groupsOf(resolve({}))).toEqual(expected)
})

test('where both moved rows, mine are in my order and their new ones come last', () => {
  const groups = [group('walls'), group('roofs'), group('lamps')]
  const base: AdminCategory = { ...BASE, subcategories: groups }
  const [walls, roofs, lamps] = draftOf(base).subcategories
  if (!walls || !roofs || !lamps) throw new Error('The base has three')
  const draft = { ...draftOf(base), subcategories: [lamps, walls, roofs] }
  const current = { ...base, version: 4, subcategories: [group('kiosks'), ...groups.toReversed()] }
  expect(groupsOf(mergeDrafts(base, draft, current).resolve({}))).toEqual(['lamps', 'walls', 'roofs', 'kiosks'])
})

test('a field is the same by its id: a new name of one side and a new type of the other are asked about', () => {
  const draft = mine({ fields: [field('Size'), field('Glow', { id: 'lighting' })].map(fieldDraftOf) })
  const current = theirs({ fields: [field('Size'), field('Lighting', { type: 'boolean' })] })
  const { clashes, resolve } = mergeDrafts(BASE, draft, current)
  expect(clashes).toMatchObject([{ mine: 'Glow: text, optional', theirs: 'Lighting: boolean, optional' }])
  expect(fieldsOf(resolve({}))).toEqual([field('Size'), field('Glow', { id: 'lighting' })])
})

test('a new field that both made is one field, with the id that it has by now', () => {
  const { id: _, ...permit } = fieldDraftOf(field('Permit'))
  const draft = mine({ fields: [...draftOf(BASE).fields, permit] })
  const current = theirs({ fields: [...BASE.fields, field('PERMIT', { id: 'fld_9', name: 'Permit' })] })
  const { clashes, resolve } = mergeDrafts(BASE, draft, current)
  expect(clashes).toEqual([])
  expect(fieldsOf(resolve({}))).toEqual(current.fields)
})
