import { and, eq, isNull, sql } from 'drizzle-orm'
import { ownerListings } from '../../catalogue/owner-listings.table.ts'
import { refreshAvailabilityOrLog } from '../../catalogue/refresh-availability.server.ts'
import type { ListingState } from '../../catalogue/rules/listing-state.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { catalogueTags } from '../../kernel/rules/cache.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { plural } from '../../kernel/rules/text/plural.ts'
import { commit, guard, idsOf } from '../../kernel/sql/statements.server.ts'
import { ownersOf } from '../../organisations/owners/belongs.server.ts'
import { importedListings, importMappings, listImports } from '../inventory.table.ts'
import { withGoneSpots } from '../listings/gone-spots.server.ts'
import { areAsSeen, type OwnedListing } from '../listings/own-listing.server.ts'
import { chunksOf, type OwnedContent, publishStatements, storeStatements } from '../listings/publish.server.ts'
import { reserveRefs } from '../listings/references.server.ts'
import { countPublished } from '../listings/write.server.ts'
import type { Imported, ImportRun, ImportStep } from '../rules/imports/import.ts'
import type { ListingContent } from '../rules/listings/content.ts'
import { listingId } from '../rules/listings/listing-ref.ts'
import { REVIEWED_LISTINGS } from '../rules/listings/review.ts'
import { listingsImported } from '../rules/supply.events.ts'
import { countsOf } from './check.server.ts'
import { getSeller, mayPublish, type Seller } from './own-file.server.ts'
import { mappingId, type ValidatedFile, validateFile } from './validate-file.server.ts'

interface Row extends OwnedContent {
  to: ListingState
  existing: OwnedListing | null
}

/** Rows that an import writes: new listings with their ids, and changed ones. */
function rowsOf({ validated, rules, seller }: ValidatedFile, refs: readonly string[]): Row[] {
  let made = 0
  return validated.flatMap(({ outcome, content, existing, to }): Row[] => {
    if (content === null || outcome === 'same' || outcome === 'error') return []
    if (existing) return [{ ...existing, content, to, existing }]
    const ref = refs[made++]
    if (ref === undefined) throw new Error('More new listings than references')
    // Spots of a new listing have no ids yet.
    const whole: ListingContent = { ...content, spots: content.spots.map((spot) => ({ ...spot, id: null })) }
    const id = listingId(content.title, ref)
    return [{ id, ref, ownerId: seller.id, category: rules.id, content: whole, kept: null, to, existing: null }]
  })
}

/** @throws DomainError conflict when the result differs from the one that the page showed; bad_input */
function checkExpected({ validated }: ValidatedFile, { only, expect }: ImportRun): void {
  const counts = countsOf(validated)
  if (counts.new !== expect.created || counts.changed !== expect.changed) {
    throw new DomainError('conflict', 'Your listings have changed since the file was checked. Check it again')
  }
  if (only === 'all' && counts.error > 0) {
    throw new DomainError(
      'bad_input',
      `${plural(counts.error, ['listing has', 'listings have'])} errors. Correct them, or import only the rows without errors`,
    )
  }
  if (counts.new + counts.changed === 0) throw new DomainError('bad_input', 'Nothing to import')
}

function importStatements(
  ctx: ServiceContext,
  user: CurrentUser,
  { input, asked, done }: { input: ImportRun; asked: string; done: Imported },
  { file, heading, mapping }: ValidatedFile,
  rows: Row[],
) {
  const { db, now } = ctx
  const { newState: _, ...result } = done
  const { id } = result
  const columns = Object.fromEntries(
    heading.headings.flatMap((name, index) => (name === '' ? [] : [[name, mapping[index] ?? '']])),
  )
  const chosen = { columns, updatedAt: now.getTime() }
  const written = rows.map(({ id, existing }) => [id, (existing?.version ?? 0) + 1, existing?.content ?? null])
  return [
    db.insert(listImports).values({
      ...result,
      ownerId: input.owner,
      userId: user.id,
      categoryId: input.category,
      name: file.name,
      sha256: file.sha256,
      at: now.getTime(),
      key: input.key,
      asked,
    }),
    ...chunksOf(written).map((chunk) =>
      // Every column of the table, in its order.
      db
        .insert(importedListings)
        .select(sql`select ${id}, value ->> 0, value ->> 1, value ->> 2, null from json_each(${chunk})`),
    ),
    db
      .insert(importMappings)
      .values({ id: mappingId(input.owner, input.category), ownerId: input.owner, ...chosen })
      .onConflictDoUpdate({ target: importMappings.id, set: chosen }),
  ]
}

/** Fingerprint of a request: an equal body is the same request. */
async function askedOf(input: ImportRun): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(input)))
  return Buffer.from(digest).toString('hex')
}

/**
 * Result of the same request, when it was sent before.
 * @throws DomainError conflict when the file was imported in another way
 */
async function findImported(
  { db }: ServiceContext,
  seller: Seller,
  { key, newState }: ImportRun,
  asked: string,
): Promise<Imported | null> {
  const [row] = await db
    .select({
      id: listImports.id,
      created: listImports.created,
      changed: listImports.changed,
      same: listImports.same,
      refused: listImports.refused,
      asked: listImports.asked,
    })
    .from(listImports)
    .where(and(eq(listImports.ownerId, seller.id), eq(listImports.key, key), isNull(listImports.undoneAt)))
  if (!row) return null
  const { asked: before, ...done } = row
  if (before !== asked) {
    throw new DomainError('conflict', 'This file was already imported. Send it again to import the rest')
  }
  return { ...done, newState: newState === 'live' && mayPublish(seller) ? 'live' : 'draft' }
}

/**
 * Imports a file: every new or changed listing, in one transaction. A file is imported once: the same request again,
 * also at the same moment, gets the first result.
 * @param tell receives the progress
 * @throws DomainError not_found; forbidden; bad_input; too_large; conflict when listings have changed since the file
 * was checked
 */
export async function importFile(
  ctx: ServiceContext,
  user: CurrentUser,
  input: ImportRun,
  tell: (step: ImportStep) => Promise<void> = async () => {},
): Promise<Imported> {
  const seller = await getSeller(ctx, user, input.owner, 'sell')
  const asked = await askedOf(input)
  const first = await findImported(ctx, seller, input, asked)
  if (first) return first
  try {
    return await writeImport(ctx, user, input, asked, tell)
  } catch (refusal) {
    const other = refusal instanceof DomainError ? await findImported(ctx, seller, input, asked) : null
    if (other) return other
    throw refusal
  }
}

async function writeImport(
  ctx: ServiceContext,
  user: CurrentUser,
  input: ImportRun,
  asked: string,
  tell: (step: ImportStep) => Promise<void>,
): Promise<Imported> {
  const { db } = ctx
  const validatedFile = await validateFile(ctx, user, input, tell)
  checkExpected(validatedFile, input)
  const { newState } = validatedFile
  const isPublishing = newState === 'live'
  const right = isPublishing ? 'manage' : 'sell'
  const { new: created, changed, same, error: refused } = countsOf(validatedFile.validated)
  const done: Imported = { id: `imp_${crypto.randomUUID()}`, created, changed, same, refused, newState }
  const rows = await withGoneSpots(ctx, rowsOf(validatedFile, await reserveRefs(ctx, input.category, created)))
  await tell({ step: 'writing', rows: rows.length })
  const seen = rows.flatMap(({ existing }) => existing ?? [])
  const of = (to: ListingState) => rows.filter((row) => row.to === to)
  const refs = idsOf(rows.flatMap(({ ref, existing }) => (existing ? [] : [ref])))
  const detail = { created, changed, refused }
  const happened = await emit(ctx, listingsImported.of(user.id, { id: done.id, owner: input.owner, detail }))
  const batch = db.batch([
    guard(db, sql`${input.owner} in ${ownersOf(user, right)}`),
    guard(db, areAsSeen(user, 'sell', seen)),
    guard(db, sql`not exists (select 1 from ${ownerListings} where ${ownerListings.ref} in ${refs})`),
    ...(isPublishing ? [guard(db, sql`${countPublished(input.owner)} >= ${REVIEWED_LISTINGS}`)] : []),
    ...publishStatements(ctx, user.id, of('live')),
    ...(['draft', 'paused'] as const).flatMap((to) => storeStatements(ctx, user.id, of(to), to)),
    ...importStatements(ctx, user, { input, asked, done }, validatedFile, rows),
    ...happened.statements,
  ])
  await commit(batch, async () => {
    await getSeller(ctx, user, input.owner, right)
    return new DomainError('conflict', 'Someone else has changed your listings. Check the file again')
  })
  await afterImport(ctx, input.category, rows)
  await happened.committed()
  return done
}

/** Sets the words of cards that were there before, and purges cached pages. */
async function afterImport(ctx: ServiceContext, category: string, rows: readonly Row[]): Promise<void> {
  const live = rows.filter(({ to }) => to === 'live')
  if (live.length > 0) {
    const places = live.flatMap(({ id, existing }) =>
      existing ? [id, ...(existing.kept?.spots ?? []).map((spot) => `${id}:${spot.id}`)] : [],
    )
    await refreshAvailabilityOrLog(ctx, places)
    ctx.cache.purge(catalogueTags(category))
  }
}
