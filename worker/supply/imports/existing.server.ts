import { and, eq, inArray, sql } from 'drizzle-orm'
import { listings } from '../../catalogue/catalogue.table.ts'
import { ownerListings } from '../../catalogue/owner-listings.table.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { foldName } from '../../kernel/rules/text/names.ts'
import { idsOf } from '../../kernel/sql/statements.server.ts'
import { type OwnedListing, withContent } from '../listings/own-listing.server.ts'
import { OWN_REF, REF } from '../rules/imports/column.ts'
import { quoted } from '../rules/imports/read-value.ts'
import type { ListingRecord, RowNote } from '../rules/imports/record.ts'

/** Listings that are read at once. */
const STEP = 500

interface Asked {
  owner: string
  category: string
  /** Column of a reference in the file, and its heading. */
  at: (key: string) => Pick<RowNote, 'column' | 'heading'>
}

/** The listing that a record names, and the errors of the search for it. */
export interface Found {
  existing: OwnedListing | null
  errors: RowNote[]
  remarks: RowNote[]
}

const twinKey = (title: string, city: string) => `${foldName(title)}\n${foldName(city)}`
const cityOf = ({ settings }: ListingRecord) => {
  const value = settings.find(({ path }) => path === 'place.city')?.value
  return typeof value === 'string' ? value : ''
}

/**
 * Finds the listings of an owner that the records of a file name: by our reference, by the owner's, and existing ones
 * with the same title.
 */
export async function findExisting(
  { db }: Pick<ServiceContext, 'db'>,
  records: readonly ListingRecord[],
  { owner, category, at }: Asked,
): Promise<(record: ListingRecord) => Found> {
  const byRef = new Map<string, OwnedListing>()
  const byOwnRef = new Map<string, OwnedListing>()
  const refs = records.flatMap(({ ref }) => (ref === null ? [] : [...new Set([ref, ref.toUpperCase()])]))
  const ownRefs = records.flatMap(({ ownRef }) => (ownRef === null ? [] : [ownRef]))
  for (const [list, column, into] of [
    [refs, ownerListings.ref, byRef],
    [ownRefs, ownerListings.ownRef, byOwnRef],
  ] as const) {
    for (let first = 0; first < list.length; first += STEP) {
      const asked = idsOf(list.slice(first, first + STEP))
      const rows = await db
        .select()
        .from(ownerListings)
        .where(and(eq(ownerListings.ownerId, owner), inArray(column, asked)))
      for (const one of await withContent({ db }, rows))
        into.set((into === byRef ? one.ref.toUpperCase() : one.content.ownRef) ?? '', one)
    }
  }
  const twins = await findTwins({ db }, records, owner, category)
  const seen = new Map<string, number>()

  return (record) => {
    const { ref, ownRef, rows } = record
    const row = rows[0] ?? 0
    const errors: RowNote[] = []
    const remarks: RowNote[] = []
    const byOurs = ref === null ? undefined : byRef.get(ref.toUpperCase())
    const byOwn = ownRef === null ? undefined : byOwnRef.get(ownRef)
    if (ref !== null && !byOurs) {
      errors.push({
        row,
        ...at(REF),
        message: `you have no listing ${quoted(ref)}. Leave it empty for a new one`,
      })
    }
    if (byOurs && byOwn && byOurs.id !== byOwn.id) {
      errors.push({ row, ...at(OWN_REF), message: `${quoted(ownRef ?? '')} is the reference of ${byOwn.ref}` })
    }
    const existing = byOurs ?? (ref === null ? byOwn : undefined) ?? null
    if (existing && existing.category !== category) {
      errors.push({ row, ...at(byOurs ? REF : OWN_REF), message: `${existing.ref} is a listing of another medium` })
    }
    const before = existing && seen.get(existing.id)
    if (before) errors.push({ row, ...at(REF), message: `${existing?.ref} is already in row ${before}` })
    if (existing) seen.set(existing.id, row)
    const twin = existing || ref !== null ? undefined : twins.get(twinKey(record.title, cityOf(record)))
    if (twin) {
      const note = { row, ...at(REF), suggestion: twin.ref }
      if (ownRef === null) {
        errors.push({
          ...note,
          message: `has the title and city of ${twin.ref}. Give its reference to change it, or another title`,
        })
      } else if (twin.ownRef === null) {
        remarks.push({ ...note, message: `Same title and city as ${twin.ref}. Update it instead?` })
      }
    }
    return { existing: errors.length > 0 && existing?.category !== category ? null : existing, errors, remarks }
  }
}

/** Listings with the title of a new one, by title and city. */
async function findTwins(
  { db }: Pick<ServiceContext, 'db'>,
  records: readonly ListingRecord[],
  owner: string,
  category: string,
): Promise<Map<string, { ref: string; ownRef: string | null }>> {
  const titles = [...new Set(records.flatMap(({ ref, title }) => (ref === null && title !== '' ? [title] : [])))]
  const twins = new Map<string, { ref: string; ownRef: string | null }>()
  for (let first = 0; first < titles.length; first += STEP) {
    const asked = idsOf(titles.slice(first, first + STEP))
    const title = sql<string>`coalesce(${listings.title}, ${ownerListings.content} ->> '$.title')`
    const rows = await db
      .select({
        ref: ownerListings.ref,
        ownRef: ownerListings.ownRef,
        title: title.as('twin_title'),
        city: sql<string>`coalesce(${listings.city}, ${ownerListings.content} ->> '$.place.city', '')`.as('twin_city'),
      })
      .from(ownerListings)
      .leftJoin(listings, eq(listings.id, ownerListings.id))
      .where(
        and(
          eq(ownerListings.ownerId, owner),
          eq(ownerListings.categoryId, category),
          sql`${ownerListings.state} <> 'archived' and ${title} in ${asked}`,
        ),
      )
    for (const { title, city, ...twin } of rows) twins.set(twinKey(title, city), twin)
  }
  return twins
}
