import { beforeEach, describe, expect, test } from 'vitest'
import { getListing } from '../../../worker/catalogue/catalogue.server.ts'
import { createCategory, updateCategory } from '../../../worker/catalogue/categories/category.server.ts'
import { deleteCategory, restoreCategory } from '../../../worker/catalogue/categories/deletion.server.ts'
import { createSubcategory, updateSubcategory } from '../../../worker/catalogue/categories/subcategory.server.ts'
import type { AdminCategory } from '../../../worker/catalogue/rules/categories/category.ts'
import { buildGroup } from '../../support/rows.ts'
import { detailOf, makeCategory, newName, recordedService, STAFF } from '../../support/staff.ts'

let { ctx } = recordedService()
beforeEach(() => {
  ;({ ctx } = recordedService())
})

let made = 0
const text = (name: string, more: object = {}) => ({ name, type: 'text' as const, required: false, ...more })

/** A category with these fields, and a listing that says "as said" in the first of them. */
async function withValue(...names: string[]): Promise<{ category: AdminCategory; listing: string }> {
  const category = await makeCategory(ctx, { fields: names.map((name) => text(name)) })
  const listing = `kept-${++made}`
  const [first] = category.fields
  await buildGroup(
    ctx.db,
    { category: category.id, group: 'values' },
    { id: listing, custom: { [first?.id ?? '']: 'as said' } },
  )
  return { category, listing }
}

describe('the value of a listing', () => {
  const put = (category: AdminCategory, fields: object[]) =>
    updateCategory(ctx, STAFF, category.id, { name: category.name, fields: fields as AdminCategory['fields'] })
  const saidBy = async ({ id: category }: AdminCategory, id: string) => {
    const { listing } = await getListing(ctx, { category, subcategory: null, id })
    return listing.specifications.filter(({ value }) => value === 'as said')
  }

  test('stays with its field under another name, and with what was sent back as it came', async () => {
    const { category, listing } = await withValue('Height, ft', 'Notes')
    const [height, notes] = category.fields
    expect(height?.id).toMatch(/^fld_[0-9a-f]{16}$/)
    const renamed = await put(category, [{ ...height, name: 'Height in feet' }, notes ?? {}])
    expect(renamed.fields).toEqual([{ ...height, name: 'Height in feet' }, notes])
    expect(await saidBy(category, listing)).toEqual([{ label: 'Height in feet', value: 'as said' }])
    expect((await put(renamed, renamed.fields)).fields).toEqual(renamed.fields)
    expect(await saidBy(category, listing)).toHaveLength(1)
  })

  test('stays when two fields swap names, and goes with the order of the fields', async () => {
    const { category, listing } = await withValue('One', 'Two')
    const [one, two] = category.fields
    const swapped = await put(category, [
      { ...two, name: 'One' },
      { ...one, name: 'two' },
    ])
    expect(swapped.fields.map(({ id, name }) => [id, name])).toEqual([
      [two?.id, 'One'],
      [one?.id, 'two'],
    ])
    expect(await saidBy(category, listing)).toEqual([{ label: 'two', value: 'as said' }])
  })

  test('stays where a client that knows no ids sends the same name in another case', async () => {
    const { category, listing } = await withValue('Größe')
    expect((await put(category, [text('GRÖSSE')])).fields[0]?.id).toBe(category.fields[0]?.id)
    expect(await saidBy(category, listing)).toEqual([{ label: 'GRÖSSE', value: 'as said' }])
  })

  test('does not come back with a field that was deleted and made again', async () => {
    const { category, listing } = await withValue('Permit')
    const [permit] = category.fields
    await put(category, [])
    const again = await put(category, [text('Permit')])
    expect(again.fields[0]?.id).not.toBe(permit?.id)
    expect(await saidBy(category, listing)).toEqual([])
    // Not even with the id of the old field.
    await put(category, [])
    expect((await put(category, [{ ...permit }])).fields[0]?.id).not.toBe(permit?.id)
    expect(await saidBy(category, listing)).toEqual([])
  })

  test('is not taken over by a new field with the name that its field gives up', async () => {
    const { category, listing } = await withValue('Size')
    const [size] = category.fields
    const { fields } = await put(category, [text('Size'), { ...size, name: 'Old size' }])
    expect(fields.map(({ name }) => name)).toEqual(['Size', 'Old size'])
    expect(fields[1]?.id).toBe(size?.id)
    expect(await saidBy(category, listing)).toEqual([{ label: 'Old size', value: 'as said' }])
  })

  test('is there again with a deleted category that is restored', async () => {
    const { category, listing } = await withValue('Permit')
    const other = await makeCategory(ctx, { subcategories: [{ name: 'Other' }] })
    await deleteCategory(ctx, STAFF, category.id, { category: other.id, subcategory: 'other' })
    expect((await restoreCategory(ctx, STAFF, category.id)).fields).toEqual(category.fields)
    expect(await saidBy(category, listing)).toHaveLength(1)
  })
})

describe('a name that another one has', () => {
  const taken = (message: string) => expect.objectContaining({ code: 'conflict', issues: [{ path: 'name', message }] })

  test('is taken in any case, form and with invisible characters, by a category', async () => {
    const name = `Café ${newName()}`
    const { id } = await makeCategory(ctx, { name })
    for (const same of [
      name.toUpperCase(),
      name.normalize('NFD'),
      name.replace('é', 'é\u200d'),
      `\uff23${name.slice(1)}`,
    ]) {
      expect(await detailOf(createCategory(ctx, STAFF, { name: same }))).toEqual(
        taken('Another category has this name'),
      )
    }
    expect((await updateCategory(ctx, STAFF, id, { name: name.toUpperCase() })).name).toBe(name.toUpperCase())
  })

  test('is taken by a subcategory of the same category alone', async () => {
    const [one, other] = [await makeCategory(ctx), await makeCategory(ctx)]
    await createSubcategory(ctx, STAFF, one.id, { name: 'Żółw' })
    const message = 'Another subcategory of this category has this name'
    expect(await detailOf(createSubcategory(ctx, STAFF, one.id, { name: 'ŻÓŁW' }))).toEqual(taken(message))
    const { id } = await createSubcategory(ctx, STAFF, one.id, { name: 'Other' })
    const rename = updateSubcategory(ctx, STAFF, { category: one.id, id }, { name: 'żółw' })
    expect(await detailOf(rename)).toEqual(taken(message))
    expect((await createSubcategory(ctx, STAFF, other.id, { name: 'ŻÓŁW' })).name).toBe('ŻÓŁW')
  })
})
