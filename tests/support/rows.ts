import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { allocations } from '../../worker/catalogue/calendar.table.ts'
import { categories, listings, spots, subcategories } from '../../worker/catalogue/catalogue.table.ts'
import { toPaise } from '../../worker/kernel/rules/money.ts'
import { foldName } from '../../worker/kernel/rules/text/names.ts'
import { owners } from '../../worker/organisations/owners.table.ts'
import { verifications } from '../../worker/organisations/verification.table.ts'

type NewListing = typeof listings.$inferInsert
type NewSpot = typeof spots.$inferInsert

const OWNER = {
  id: 'test-owner',
  name: 'Test Owner',
  city: 'Nashik',
  state: 'Maharashtra',
}

/** Its documents were checked. */
const VERIFICATION: typeof verifications.$inferInsert = {
  ...{ id: 'ver_test-owner', ownerId: OWNER.id, documents: ['gst', 'pan'], day: '2026-03-12' },
  recordedAt: '2026-03-12T09:30:00.000Z',
}

const sellable: Pick<
  NewListing & NewSpot,
  'rate' | 'unit' | 'minQuantity' | 'step' | 'minDuration' | 'availability' | 'capacity' | 'features' | 'photos'
> = {
  rate: toPaise(1_000),
  unit: 'per_month',
  minQuantity: 1,
  step: 1,
  minDuration: 1,
  availability: 'available',
  capacity: 1,
  features: [],
  photos: [],
}

const plainListing = (id: string): Omit<NewListing, 'categoryId' | 'subcategoryId'> => ({
  ...sellable,
  id,
  ref: `TEST-${id}`,
  ownerId: OWNER.id,
  title: `Title of ${id}`,
  type: 'Test',
  description: 'Built by a test.',
  city: 'Pune',
  state: 'Maharashtra',
  area: 'Kothrud',
  address: 'Paud Road',
  languages: [],
  audience: 1_000,
  monthly: toPaise(1_000),
  rating: 4,
  views: 0,
  engagement: 0,
  specifications: [],
  metrics: [],
  audienceFigures: [],
  details: {},
  custom: {},
})

/** Blocks for days that are booked until a date. */
const blocksOf = (
  db: DrizzleD1Database,
  resourceId: string,
  { availability, nextAvailable }: Partial<Pick<NewListing, 'availability' | 'nextAvailable'>>,
) =>
  availability === 'booked' && nextAvailable
    ? [
        db.insert(allocations).values({
          takerId: `blk_${resourceId}`,
          kind: 'block',
          resourceId,
          starts: '2026-01-01',
          until: nextAvailable,
          quantity: 1,
        }),
      ]
    : []

/** A group of a test's own, with only the listings that the test names. */
export async function buildGroup(
  db: DrizzleD1Database,
  { category, group }: { category: string; group: string },
  ...rows: ({ id: string } & Partial<NewListing>)[]
): Promise<void> {
  const place = { categoryId: category, subcategoryId: group }
  await db.batch([
    db.insert(owners).values(OWNER).onConflictDoNothing(),
    db.insert(verifications).values(VERIFICATION).onConflictDoNothing(),
    db
      .insert(categories)
      .values({
        id: category,
        name: category,
        nameKey: foldName(category),
        icon: 'star',
        description: '',
        position: 99,
      })
      .onConflictDoNothing(),
    db.insert(subcategories).values({
      categoryId: category,
      id: group,
      name: group,
      nameKey: foldName(group),
      description: '',
      features: [],
      position: 99,
    }),
    ...rows.map((row) => db.insert(listings).values({ ...plainListing(row.id), ...place, ...row })),
    ...rows.flatMap((row) => blocksOf(db, row.id, row)),
  ])
}

/** Spots inside a listing, in the order given. */
export async function buildSpots(
  db: DrizzleD1Database,
  listingId: string,
  ...rows: ({ id: string } & Partial<NewSpot>)[]
): Promise<void> {
  for (const [position, row] of rows.entries()) {
    await db.insert(spots).values({ ...sellable, listingId, position, name: row.id, type: 'Test', ...row })
    for (const block of blocksOf(db, `${listingId}:${row.id}`, row)) await block
  }
}

/** Takes some of a resource, from a day to the day before `until`. */
export const take = (
  db: DrizzleD1Database,
  resourceId: string,
  [starts, until]: readonly [string, string],
  { quantity = 1, expires = null }: { quantity?: number; expires?: number | null } = {},
) =>
  db.insert(allocations).values({
    takerId: `lin_${resourceId}_${starts}`,
    kind: 'line',
    resourceId,
    starts,
    until,
    quantity,
    expiresAt: expires,
  })
