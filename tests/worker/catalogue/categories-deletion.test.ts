import { beforeEach, describe, expect, test } from 'vitest'
import { orderCategories } from '../../../worker/catalogue/categories/category.server.ts'
import { deleteCategory, restoreCategory } from '../../../worker/catalogue/categories/deletion.server.ts'
import { getAdminCategory, listAdminCategories } from '../../../worker/catalogue/categories/read.server.ts'
import { createSubcategory } from '../../../worker/catalogue/categories/subcategory.server.ts'
import type { CategoryInput } from '../../../worker/catalogue/rules/categories/category.ts'
import { buildGroup } from '../../support/rows.ts'
import { refusalOf } from '../../support/service.ts'
import { detailOf, FIELDS, makeCategory, newName, recordedService, rowsOf, STAFF } from '../../support/staff.ts'

let { ctx, purge, publish, published } = recordedService()
beforeEach(() => {
  ;({ ctx, purge, publish, published } = recordedService())
})

const make = (input: Partial<CategoryInput> = {}) => makeCategory(ctx, input)

describe('a deleted category', () => {
  test('is gone with its fields and subcategories, and a second deletion finds nothing', async () => {
    const { id } = await make({ fields: FIELDS, subcategories: [{ name: 'One' }] })
    await deleteCategory(ctx, STAFF, id)
    expect(await refusalOf(deleteCategory(ctx, STAFF, id))).toMatch(/^not_found/)
    expect(await rowsOf('SELECT * FROM subcategories WHERE category_id = ?', id)).toEqual([])
    expect(await rowsOf('SELECT * FROM custom_fields WHERE category_id = ?', id)).toEqual([])
    expect(publish.mock.calls.findLast(([, rooms]) => rooms === undefined)?.[0]).toEqual([
      { event: 'categoryDeleted', data: id },
      { event: 'categoryUpdate', data: null },
    ])
  })

  test('comes back within ten minutes, as and where it was', async () => {
    const before = await make({
      fields: FIELDS,
      subcategories: [{ name: 'One', description: 'First.' }, { name: 'Two' }],
    })
    await deleteCategory(ctx, STAFF, before.id)
    const namesake = await make({ name: `${before.name}!` })
    expect(namesake.id).not.toBe(before.id)
    expect(await restoreCategory(ctx, STAFF, before.id)).toEqual({
      ...before,
      version: 2,
      updatedAt: expect.any(String),
    })
    expect(published().slice(-2)).toEqual(['categoryAdded', 'categoryUpdate'])
    expect(await refusalOf(restoreCategory(ctx, STAFF, before.id))).toMatch(/^not_found/)
  })

  test('does not come back after ten minutes, nor over another of its name', async () => {
    const late = await make()
    await deleteCategory(ctx, STAFF, late.id)
    const later = { ...ctx, now: new Date(ctx.now.getTime() + 10 * 60_000) }
    expect(await refusalOf(restoreCategory(later, STAFF, late.id))).toMatch(/^not_found/)
    await make({ name: late.name })
    expect(await detailOf(restoreCategory(ctx, STAFF, late.id))).toMatchObject({
      code: 'conflict',
      issues: [{ path: 'name' }],
    })
  })

  test('with listings stays, and orphans none', async () => {
    const { id, name } = await make()
    await buildGroup(ctx.db, { category: id, group: 'full' }, { id: `${id}-a` }, { id: `${id}-b` })
    publish.mockClear()
    expect(await detailOf(deleteCategory(ctx, STAFF, id))).toEqual({
      code: 'in_use',
      message: '2 listings stand in full',
      inventoryCount: 2,
      subcategories: [{ id: 'full', name: 'full', inventoryCount: 2 }],
    })
    expect(await getAdminCategory(ctx, id)).toMatchObject({ name, inventoryCount: 2 })
    expect(published()).toEqual([])
  })

  test('leaves its listings, spots and their texts in the search on request; undo takes them back', async () => {
    const from = await make({ name: newName('Balloons') })
    const to = await make({ name: newName('Blimps'), subcategories: [{ name: 'Silver' }] })
    const plain = { title: 'Plain', type: 'Plain' }
    await buildGroup(
      ctx.db,
      { category: from.id, group: 'red' },
      { id: `${from.id}-a`, ref: 'PLAIN-1', ...plain },
      { id: `${from.id}-b`, ref: 'PLAIN-2', ...plain },
    )
    const search = async (q: string) =>
      rowsOf('SELECT rowid FROM listings_fts WHERE listings_fts MATCH ?', q).then((rows) => rows.length)
    expect(await search('balloons')).toBe(2)

    for (const place of [
      { category: from.id, subcategory: 'red' },
      { category: to.id, subcategory: 'nope' },
    ]) {
      expect(await detailOf(deleteCategory(ctx, STAFF, from.id, place))).toMatchObject({ issues: [{ path: 'move' }] })
    }
    await deleteCategory(ctx, STAFF, from.id, { category: to.id, subcategory: 'silver' })
    expect(purge).toHaveBeenLastCalledWith(['catalogue', `category:${from.id}`, `category:${to.id}`])
    expect(await getAdminCategory(ctx, to.id)).toMatchObject({ inventoryCount: 2 })
    expect([await search('balloons'), await search('blimps AND silver')]).toEqual([0, 2])

    // One was moved on by another member of staff: it stays there.
    await createSubcategory(ctx, STAFF, to.id, { name: 'Gold' })
    await rowsOf('UPDATE listings SET subcategory_id = ? WHERE id = ?', 'gold', `${from.id}-b`)
    expect(await restoreCategory(ctx, STAFF, from.id)).toMatchObject({ inventoryCount: 1 })
    expect([await search('balloons'), await search('blimps')]).toEqual([1, 1])
    expect(await rowsOf('PRAGMA foreign_key_check')).toEqual([])
  })
})

describe('the order', () => {
  test('is that of the ids, and disturbs no edit', async () => {
    const before = await listAdminCategories(ctx)
    const ids = before.map(({ id }) => id).toReversed()
    const after = await orderCategories(ctx, STAFF, { ids })
    expect(after.map(({ id }) => id)).toEqual(ids)
    expect(after.map(({ version }) => version)).toEqual(before.toReversed().map(({ version }) => version))
    expect(published()).toEqual(['categoryUpdate'])
    await orderCategories(ctx, STAFF, { ids: ids.toReversed() })
  })

  test.each([
    ['one is missing', (ids: string[]) => ids.slice(1)],
    ['one is unknown', (ids: string[]) => [...ids.slice(1), 'nope']],
    ['one more than there are is named', (ids: string[]) => [...ids, 'nope']],
  ])('is refused where %s', async (_, change) => {
    const ids = (await listAdminCategories(ctx)).map(({ id }) => id)
    expect(await refusalOf(orderCategories(ctx, STAFF, { ids: change(ids) }))).toMatch(/^conflict/)
    expect(published()).toEqual([])
  })
})
