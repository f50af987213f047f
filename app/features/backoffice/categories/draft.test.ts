import { expect, test } from 'vitest'
import type { AdminCategory } from '../../../../worker/catalogue/rules/categories/category.ts'
import { draftOf, EMPTY_DRAFT, inputOf, isSameDraft, newField, refusalsOf } from './draft.ts'

const BASE: AdminCategory = {
  id: 'ooh',
  name: 'Outdoor',
  icon: 'signpost-big',
  description: '',
  version: 3,
  position: 0,
  updatedAt: '2026-11-20T06:00:00Z',
  inventoryCount: 4,
  fields: [{ id: 'fld_1', name: 'Lighting', type: 'select', required: true, options: ['LED, back-lit', 'Neon'] }],
  subcategories: [{ id: 'walls', name: 'Walls', description: 'Painted', features: ['Large'], inventoryCount: 4 }],
}

test('what nobody changed is sent as it was, without the subcategories', () => {
  const { name, icon, description, fields, version } = BASE
  expect(inputOf(draftOf(BASE), BASE)).toEqual({ name, icon, description, fields, version })
})

test('subcategories are sent once one of them changed', () => {
  const draft = draftOf(BASE)
  const subcategories = draft.subcategories.map((one) => ({ ...one, name: ' Big walls ' }))
  expect(inputOf({ ...draft, subcategories }, BASE).subcategories).toEqual([
    { id: 'walls', name: 'Big walls', description: 'Painted' },
  ])
})

test('options go with a select only, one a line', () => {
  const field = { ...newField(), name: 'Body', options: ' Petrol \n\nElectric' }
  const optionsAs = (type: 'text' | 'select') => inputOf({ ...EMPTY_DRAFT, fields: [{ ...field, type }] }).fields
  expect(optionsAs('select')).toMatchObject([{ options: ['Petrol', 'Electric'] }])
  expect(optionsAs('text')?.[0]).not.toHaveProperty('options')
})

test('white space is no change', () => {
  expect(isSameDraft({ ...draftOf(BASE), name: 'Outdoor ' }, draftOf(BASE))).toBe(true)
  expect(isSameDraft({ ...draftOf(BASE), icon: 'bus' }, draftOf(BASE))).toBe(false)
})

test('refusals stay at their rows while these move', () => {
  const [first, second] = [newField(), newField()]
  const draft = { ...EMPTY_DRAFT, fields: [first, second] }
  const issues = [
    { path: 'name', message: 'Name the category' },
    { path: 'fields.1.name', message: 'Name the field' },
    { path: 'fields.1.options.0', message: 'An option needs a name' },
    { path: 'version', message: 'The version is a number' },
  ]
  expect(refusalsOf(issues, draft)).toEqual({
    at: {
      name: 'Name the category',
      [`${second.key}.name`]: 'Name the field',
      [`${second.key}.options`]: 'An option needs a name',
    },
    whole: 'The version is a number',
  })
})
