import { expect, test } from 'vitest'
import type { AdminCategory } from '../../../../worker/catalogue/rules/categories/category.ts'
import { arrange, changeOf, insert, type ListChange, put } from './list-changes.ts'

const category = (id: string, over: Partial<AdminCategory> = {}): AdminCategory => ({
  id,
  name: id,
  icon: 'bus',
  description: '',
  version: 1,
  position: 0,
  updatedAt: '2026-11-20T06:00:00Z',
  inventoryCount: 0,
  fields: [],
  subcategories: [],
  ...over,
})
const group = (id: string, name = id) => ({ id, name, description: '', features: [], inventoryCount: 0 })

const LIST = ['tv', 'ooh', 'radio'].map((id, position) => category(id, { position }))
const idsAfter = (change: ListChange | null) => change?.(LIST).map(({ id }) => id)

test('an added category comes last, a restored one returns to its position', () => {
  expect(idsAfter(insert(category('pr', { position: 3 })))).toEqual(['tv', 'ooh', 'radio', 'pr'])
  const without = LIST.filter(({ id }) => id !== 'ooh')
  expect(insert(category('ooh', { position: 1 }))(without).map(({ id }) => id)).toEqual(['tv', 'ooh', 'radio'])
})

test('an update keeps the order, and one that comes late is left aside', () => {
  const renamed = category('ooh', { position: 1, name: 'Outdoor', version: 2 })
  const list = put(renamed)(LIST)
  expect(list.map(({ name }) => name)).toEqual(['tv', 'Outdoor', 'radio'])
  expect(put(category('ooh'))(list)).toBe(list)
})

test('who is not named in an order stays behind the others', () => {
  expect(idsAfter(arrange(['radio', 'tv']))).toEqual(['radio', 'tv', 'ooh'])
})

test('live events change the list, and what they cannot tell is asked for', () => {
  const seq = 1
  expect(idsAfter(changeOf({ event: 'categoryDeleted', data: 'tv', seq }))).toEqual(['ooh', 'radio'])
  expect(changeOf({ event: 'categoryUpdate', data: null, seq })).toBeNull()
  expect(changeOf({ event: 'message.sent', data: { id: 'lin_1', version: 1 }, seq })?.(LIST)).toBe(LIST)
  expect(changeOf({ event: 'creative.uploaded', data: { id: 'lin_1', version: 1 }, seq })?.(LIST)).toBe(LIST)
  expect(changeOf({ event: 'campaign.deferred', data: { id: 'cmp_1', version: 1 }, seq })?.(LIST)).toBe(LIST)
  const added = changeOf({ event: 'subcategoryAdded', data: { categoryId: 'tv', subcategory: group('news') }, seq })
  const list = added?.(LIST) ?? []
  expect(list[0]?.subcategories).toEqual([group('news')])
  const subcategory = group('news', 'News')
  const renamed = changeOf({ event: 'subcategoryUpdated', data: { categoryId: 'tv', subcategory }, seq })
  expect(renamed?.(list)[0]?.subcategories).toEqual([subcategory])
  const gone = changeOf({ event: 'subcategoryDeleted', data: { categoryId: 'tv', subcategoryId: 'news' }, seq })
  expect(gone?.(list)[0]?.subcategories).toEqual([])
})
