import { beforeEach, describe, expect, test, vi } from 'vitest'
import { updateCategory } from '../../../worker/catalogue/categories/category.server.ts'
import { getAdminCategory, listAdminCategories } from '../../../worker/catalogue/categories/read.server.ts'
import {
  createSubcategory,
  deleteSubcategory,
  updateSubcategory,
} from '../../../worker/catalogue/categories/subcategory.server.ts'
import type { CategoryInput } from '../../../worker/catalogue/rules/categories/category.ts'
import { SearchQuery } from '../../../worker/catalogue/rules/search/search.ts'
import { searchListings } from '../../../worker/catalogue/search/search.server.ts'
import { parse } from '../../../worker/kernel/rules/parse.ts'
import { buildGroup } from '../../support/rows.ts'
import { refusalOf } from '../../support/service.ts'
import {
  audited,
  detailOf,
  FIELDS,
  makeCategory,
  newName,
  recordedService,
  rowsOf,
  STAFF,
  seen,
} from '../../support/staff.ts'

let { ctx, purge, publish, published } = recordedService()
beforeEach(() => {
  ;({ ctx, purge, publish, published } = recordedService())
})

const make = (input: Partial<CategoryInput> = {}) => makeCategory(ctx, input)

describe('a new category', () => {
  test('comes last, with an id of its name, its fields and subcategories in their order', async () => {
    const before = await listAdminCategories(ctx)
    const category = await make({
      name: 'Café & Bar Screens',
      description: 'Where people wait.',
      fields: FIELDS,
      subcategories: [{ name: 'Cafés' }, { name: 'Bars', description: 'Until late.' }, { name: 'Cafes!' }],
    })
    expect(category).toMatchObject({
      id: 'cafe-bar-screens',
      name: 'Café & Bar Screens',
      icon: 'wind',
      description: 'Where people wait.',
      version: 1,
      inventoryCount: 0,
      fields: FIELDS,
    })
    expect(category.subcategories.map(({ id, name }) => [id, name])).toEqual([
      ['cafes', 'Cafés'],
      ['bars', 'Bars'],
      ['cafes-2', 'Cafes!'],
    ])
    expect((await listAdminCategories(ctx)).map(({ id }) => id)).toEqual([
      ...before.map(({ id }) => id),
      'cafe-bar-screens',
    ])
  })

  test('is published, purged and audited', async () => {
    const category = await make()
    expect(published()).toEqual(['categoryAdded', 'categoryUpdate'])
    expect(publish.mock.calls[0]?.[0][0]).toEqual({ event: 'categoryAdded', data: category })
    expect(purge).toHaveBeenCalledExactlyOnceWith(['catalogue', `category:${category.id}`])
    expect(await audited(category.id)).toEqual([
      { action: 'category.created', actor: STAFF.id, detail: JSON.stringify({ name: category.name }) },
    ])
  })

  test('has a name that no other has, in any case; nothing is left of the attempt', async () => {
    const { name } = await make()
    publish.mockClear()
    const [{ rows: before } = { rows: -1 }] = await rowsOf<{ rows: number }>('SELECT count(*) AS rows FROM audit_log')
    expect(await detailOf(make({ name: name.toUpperCase(), fields: FIELDS }))).toEqual({
      code: 'conflict',
      message: 'Another category has this name',
      issues: [{ path: 'name', message: 'Another category has this name' }],
    })
    expect(published()).toEqual([])
    const [{ rows: after } = { rows: -2 }] = await rowsOf<{ rows: number }>('SELECT count(*) AS rows FROM audit_log')
    expect(after).toBe(before)
  })

  test.each([
    ['TV', 'tv-2'],
    ['Order', 'order-2'],
    ['खिलौने', 'category'],
    ['!!!', 'category-2'],
  ])('called %s gets the id %s', async (name, id) => expect((await make({ name })).id).toBe(id))

  test('20 at once all land, each with an id and a place of its own, also where names make one slug', async () => {
    const names = Array.from({ length: 20 }, (_, i) => `Same place${'!'.repeat(i)}`)
    const all = await Promise.all(names.map((name) => make({ name, subcategories: [{ name: 'One' }] })))
    expect(new Set(all.map(({ id }) => id)).size).toBe(20)
    expect(new Set(all.map(({ position }) => position)).size).toBe(20)
    const ids = (await listAdminCategories(ctx)).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(all.map(({ id }) => id)))
    expect(published().filter((event) => event === 'categoryAdded')).toHaveLength(20)
  })

  test('of 20 with one name a single one lands', async () => {
    const name = newName()
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => make({ name })))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('an edit', () => {
  test('changes what it names and leaves the rest', async () => {
    const before = await make({ fields: FIELDS, subcategories: [{ name: 'One' }, { name: 'Two' }] })
    const after = await updateCategory(ctx, STAFF, before.id, { name: `${before.name} again`, version: before.version })
    expect(after).toEqual({
      ...before,
      name: `${before.name} again`,
      version: 2,
      updatedAt: expect.any(String),
    })
    expect(published().slice(-2)).toEqual(['categoryUpdated', 'categoryUpdate'])
    expect(purge).toHaveBeenLastCalledWith(['catalogue', `category:${before.id}`])
    expect((await audited(before.id)).map(({ action }) => action)).toEqual(['category.created', 'category.changed'])
  })

  test('replaces fields and subcategories, renames and swaps them by id, adds and drops, in the order given', async () => {
    const before = await make({ fields: FIELDS, subcategories: [{ name: 'One' }, { name: 'Two' }, { name: 'Three' }] })
    const after = await updateCategory(ctx, STAFF, before.id, {
      name: before.name,
      fields: [{ name: 'Permit', type: 'text', required: false }],
      subcategories: [
        { id: 'two', name: 'One' },
        { name: 'New', description: 'Fresh.' },
        { id: 'one', name: 'Two', description: 'Second.' },
        { name: 'Three' },
      ],
    })
    expect(after.fields).toMatchObject([{ name: 'Permit', type: 'text', required: false }])
    expect(after.subcategories.map(({ id, name, description }) => [id, name, description])).toEqual([
      ['two', 'One', ''],
      ['new', 'New', 'Fresh.'],
      ['one', 'Two', 'Second.'],
      ['three', 'Three', ''],
    ])
  })

  test('of a version that is gone is refused with the present one, and changes nothing', async () => {
    const before = await make({ fields: FIELDS })
    const current = await updateCategory(ctx, STAFF, before.id, { ...seen(before), description: 'First.' })
    publish.mockClear()
    const late = updateCategory(ctx, STAFF, before.id, { ...seen(before), description: 'Second.', fields: [] })
    expect(await detailOf(late)).toEqual({
      code: 'conflict',
      message: 'Someone else has changed this category',
      current,
    })
    expect(await getAdminCategory(ctx, before.id)).toEqual(current)
    expect(published()).toEqual([])
  })

  test('of 10 that saw one version, one lands', async () => {
    const before = await make()
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, (_, i) =>
        updateCategory(ctx, STAFF, before.id, { ...seen(before), description: `Edit ${i}` }),
      ),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await getAdminCategory(ctx, before.id)).version).toBe(2)
  })

  test('loses nothing of what is done to its subcategories at the same time', async () => {
    const { id, name, subcategories } = await make({ subcategories: [{ name: 'One' }, { name: 'Two' }] })
    await Promise.all([
      updateCategory(ctx, STAFF, id, { name, description: 'Described.' }),
      updateCategory(ctx, STAFF, id, { name, icon: 'star' }),
      updateCategory(ctx, STAFF, id, { name, fields: FIELDS }),
      ...subcategories.map((group) =>
        updateSubcategory(ctx, STAFF, { category: id, id: group.id }, { name: `${group.name} renamed` }),
      ),
      ...Array.from({ length: 8 }, (_, i) => createSubcategory(ctx, STAFF, id, { name: `Added${'.'.repeat(i)}` })),
    ])
    const after = await getAdminCategory(ctx, id)
    expect(after).toMatchObject({ description: 'Described.', icon: 'star', fields: FIELDS, version: 14 })
    const names = after.subcategories.map((group) => group.name)
    expect(names).toHaveLength(10)
    expect(names).toEqual(expect.arrayContaining(['One renamed', 'Two renamed', 'Added', 'Added.......']))
    expect(new Set(after.subcategories.map((group) => group.id)).size).toBe(10)
    expect(await refusalOf(updateCategory(ctx, STAFF, id, { name, version: 1, subcategories: [] }))).toMatch(
      /^conflict/,
    )
  })

  test('cannot drop a subcategory with listings, nor name one that is not there', async () => {
    const { id, name, subcategories } = await make({ subcategories: [{ name: 'One' }, { name: 'Two' }] })
    await buildGroup(ctx.db, { category: id, group: 'full' }, { id: `${id}-a` }, { id: `${id}-b` })
    const kept = subcategories.map(({ id, name }) => ({ id, name }))
    expect(await detailOf(updateCategory(ctx, STAFF, id, { name, subcategories: kept }))).toEqual({
      code: 'in_use',
      message: '2 listings stand in full',
      inventoryCount: 2,
      subcategories: [{ id: 'full', name: 'full', inventoryCount: 2 }],
    })
    expect(
      await detailOf(updateCategory(ctx, STAFF, id, { name, subcategories: [{ id: 'nope', name: 'Nope' }] })),
    ).toMatchObject({ code: 'bad_input', issues: [{ path: 'subcategories.0.id' }] })
    expect((await getAdminCategory(ctx, id)).subcategories).toHaveLength(3)
  })

  test('of a category that is not there is not found, and writes nothing down', async () => {
    expect(await refusalOf(updateCategory(ctx, STAFF, 'nope', { name: 'Nope' }))).toMatch(/^not_found/)
    expect(await refusalOf(createSubcategory(ctx, STAFF, 'nope', { name: 'Nope' }))).toMatch(/^not_found/)
    expect(await refusalOf(updateSubcategory(ctx, STAFF, { category: 'tv', id: 'nope' }, { name: 'x' }))).toMatch(
      /^not_found/,
    )
    expect(await audited('nope')).toEqual([])
    expect(published()).toEqual([])
  })

  test('renames a medium, and the search finds its listings by the new name', async () => {
    const before = await getAdminCategory(ctx, 'theatre')
    await updateCategory(ctx, STAFF, 'theatre', { ...seen(before), name: 'Picture houses' })
    const { groups } = await searchListings(ctx, parse(SearchQuery, { q: 'picture houses' }))
    expect(groups.map(({ category }) => category.id)).toContain('theatre')
    await updateCategory(ctx, STAFF, 'theatre', { name: before.name })
  })
})

describe('a subcategory', () => {
  test('is made, changed and deleted, each published with both ids', async () => {
    const { id } = await make()
    const made = await createSubcategory(ctx, STAFF, id, { name: 'Long tails', features: ['Paper', 'Bamboo'] })
    expect(made).toEqual({
      id: 'long-tails',
      name: 'Long tails',
      description: '',
      features: ['Paper', 'Bamboo'],
      inventoryCount: 0,
    })
    const changed = await updateSubcategory(ctx, STAFF, { category: id, id: made.id }, { name: 'Tails' })
    expect(changed).toEqual({ ...made, name: 'Tails' })
    await deleteSubcategory(ctx, STAFF, { category: id, id: made.id })
    const changes = publish.mock.calls.flatMap(([all]) => all).filter(({ event }) => event.startsWith('sub'))
    expect(changes).toEqual([
      { event: 'subcategoryAdded', data: { categoryId: id, subcategory: made } },
      { event: 'subcategoryUpdated', data: { categoryId: id, subcategory: changed } },
      { event: 'subcategoryDeleted', data: { categoryId: id, subcategoryId: made.id } },
    ])
    expect((await getAdminCategory(ctx, id)).version).toBe(4)
    expect((await audited(id)).map(({ action }) => action)).toEqual([
      'category.created',
      'subcategory.created',
      'subcategory.changed',
      'subcategory.deleted',
    ])
  })

  test('of a name that a sibling has is refused', async () => {
    const { id } = await make({ subcategories: [{ name: 'One' }, { name: 'Two' }] })
    for (const refused of [
      createSubcategory(ctx, STAFF, id, { name: 'ONE' }),
      updateSubcategory(ctx, STAFF, { category: id, id: 'two' }, { name: 'one' }),
    ]) {
      expect(await detailOf(refused)).toMatchObject({ code: 'conflict', issues: [{ path: 'name' }] })
    }
  })

  test('with listings is kept until these have somewhere to go', async () => {
    const { id } = await make({ subcategories: [{ name: 'One' }] })
    await buildGroup(ctx.db, { category: id, group: 'full' }, { id: `${id}-a` })
    const full = { category: id, id: 'full' }
    expect(await detailOf(deleteSubcategory(ctx, STAFF, full))).toMatchObject({ code: 'in_use', inventoryCount: 1 })
    for (const nowhere of ['full', 'nope']) {
      expect(await detailOf(deleteSubcategory(ctx, STAFF, full, nowhere))).toMatchObject({
        code: 'bad_input',
        issues: [{ path: 'move' }],
      })
    }
    await deleteSubcategory(ctx, STAFF, full, 'one')
    expect((await getAdminCategory(ctx, id)).subcategories).toMatchObject([{ id: 'one', inventoryCount: 1 }])
    expect(await refusalOf(deleteSubcategory(ctx, STAFF, full))).toMatch(/^not_found/)
  })
})

test('a failure of the database is no conflict, and nothing is published', async () => {
  vi.spyOn(ctx.db, 'batch').mockRejectedValueOnce(new Error('D1_ERROR: network connection lost'))
  expect(await refusalOf(make())).toContain('network connection lost')
  expect(published()).toEqual([])
  expect(purge).not.toHaveBeenCalled()
})
