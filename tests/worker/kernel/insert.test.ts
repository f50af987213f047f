import { env } from 'cloudflare:workers'
import { getTableName } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { insertCatalogue } from '../../../seed/insert.ts'
import { allocations, clock, seasons } from '../../../worker/catalogue/calendar.table.ts'
import {
  categories,
  coverage,
  customFields,
  listings,
  spots,
  subcategories,
} from '../../../worker/catalogue/catalogue.table.ts'
import { owners } from '../../../worker/organisations/owners.table.ts'
import { verifications } from '../../../worker/organisations/verification.table.ts'
import { ROWS } from '../../support/catalogue.ts'
import { service } from '../../support/service.ts'

const { db } = service
const TABLES = {
  categories,
  subcategories,
  customFields,
  owners,
  verifications,
  listings,
  coverage,
  spots,
  seasons,
  allocations,
  clock,
}
const NOTHING_LISTED = { listings: [], coverage: [], spots: [], seasons: [], allocations: [] }
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

async function counts() {
  const entries = Object.entries(TABLES).map(async ([name, table]) => {
    const rows = await env.DB.prepare(`SELECT count(*) AS rows FROM ${getTableName(table)}`).first<number>('rows')
    return [name, rows]
  })
  return Object.fromEntries(await Promise.all(entries))
}

const given = Object.fromEntries(Object.entries(ROWS).map(([name, rows]) => [name, rows.length]))

describe('insertCatalogue', () => {
  test('brings every row into its table', async () => expect(await counts()).toEqual(given))

  test('brings every value back as it was given', async () => {
    // Columns that the database computes from others were not given.
    const kept = (await db.select().from(listings)).map(
      ({ face: _, lit: __, followers: ___, screens: ____, platforms: _____, priceStep: ______, ...row }) => row,
    )
    expect(kept.sort(byId)).toEqual(ROWS.listings.toSorted(byId))
    expect((await db.select().from(owners)).sort(byId)).toEqual(ROWS.owners.toSorted(byId))
    expect(await db.select().from(customFields)).toEqual(expect.arrayContaining(ROWS.customFields))
  })

  test('replaces what is there, and leaves defaults to the database', async () => {
    await insertCatalogue(env.DB, ROWS)
    expect(await counts()).toEqual(given)
    const [category] = await db.select().from(categories)
    expect(category).toMatchObject({ version: 1, updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}Z$/) })
  })

  test('gives a row the default of a column that only others name', async () => {
    const [first, ...rest] = ROWS.categories
    if (!first) throw new Error('The catalogue has no category')
    await insertCatalogue(env.DB, { ...ROWS, ...NOTHING_LISTED, categories: [{ ...first, version: 7 }, ...rest] })
    const versions = await db.select({ version: categories.version }).from(categories).orderBy(categories.position)
    expect(versions.map(({ version }) => version)).toEqual([7, ...rest.map(() => 1)])
  })

  test('carries more than D1 binds at once, in every script', async () => {
    const [model] = ROWS.listings
    if (!model) throw new Error('The catalogue has no listing')
    const description = 'विज्ञापन '.repeat(1_000)
    const many = Array.from({ length: 300 }, (_, i) => ({ ...model, id: `long-${i}`, ref: `LONG-${i}`, description }))
    expect(new TextEncoder().encode(JSON.stringify(many)).length).toBeGreaterThan(2_000_000)
    await insertCatalogue(env.DB, { ...ROWS, ...NOTHING_LISTED, listings: many })
    const rows = await db.select({ description: listings.description }).from(listings)
    expect(rows).toHaveLength(300)
    expect(rows.every((row) => row.description === description)).toBe(true)
  })

  test('changes nothing when a row is refused', async () => {
    const before = await counts()
    const [model] = ROWS.listings
    if (!model) throw new Error('The catalogue has no listing')
    const broken = { ...ROWS, ...NOTHING_LISTED, listings: [model, { ...model, id: 'same-ref' }] }
    await expect(insertCatalogue(env.DB, broken)).rejects.toThrow(/UNIQUE/)
    expect(await counts()).toEqual(before)
  })
})
