import { and, count, countDistinct, desc, eq, exists, type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { indexWords } from '../../kernel/rules/text/words.ts'
import { lastVerification, verified } from '../../organisations/owners/verified.server.ts'
import { ownerMembers, owners } from '../../organisations/owners.table.ts'
import type { ClaimableOwner, ClaimDetail, CompanyQuery } from '../../organisations/rules/owners/claim.ts'
import { categories, listings } from '../catalogue.table.ts'

const FOUND = 8
const MAX_WORDS = 6
/** Words that companies have after their name. */
const SUFFIXES = new Set(['pvt', 'private', 'ltd', 'limited', 'llp', 'inc', 'co', 'company', 'and', 'the', 'india'])

const wordsOf = (name: string): string[] =>
  indexWords(name.toLowerCase())
    .filter((word) => !SUFFIXES.has(word))
    .slice(0, MAX_WORDS)

const categoryNames =
  sql`json_group_array(distinct ${categories.name}) filter (where ${categories.name} is not null)`.mapWith(
    (names: string): string[] => JSON.parse(names),
  )

/** Owners with their listings, for the caller to narrow, sort and cut. */
function selectOwners(db: ServiceContext['db']) {
  const team = db
    .select({ id: ownerMembers.id })
    .from(ownerMembers)
    .where(and(eq(ownerMembers.ownerId, owners.id), eq(ownerMembers.state, 'approved')))
  return db
    .select({
      id: owners.id,
      name: owners.name,
      city: owners.city,
      verified,
      verification: lastVerification,
      listings: count(listings.id),
      cities: countDistinct(listings.city),
      categories: categoryNames,
      hasTeam: sql`${exists(team)}`.mapWith(Boolean),
    })
    .from(owners)
    .leftJoin(listings, eq(listings.ownerId, owners.id))
    .leftJoin(categories, eq(categories.id, listings.categoryId))
    .groupBy(owners.id)
    .$dynamic()
}

/** One owner, as staff see it; null where there is none. */
export async function findOwner({ db }: ServiceContext, id: string): Promise<ClaimDetail['owner']> {
  const [owner] = await selectOwners(db).where(eq(owners.id, id))
  return owner ?? null
}

/**
 * Owners whose name has words of the text, those with the most first; none without a text. A name with fewer than half as many
 * as the best has only a common word, such as Media.
 */
export async function listClaimable({ db }: ServiceContext, { q = '' }: CompanyQuery): Promise<ClaimableOwner[]> {
  const hits = wordsOf(q).map((word) => sql`(instr(lower(${owners.name}), ${word}) > 0)`)
  if (hits.length === 0) return []
  const score: SQL = sql.join(hits, sql` + `)
  const best = sql`(select max(${score}) from ${owners})`
  const rows = await selectOwners(db)
    .where(sql`(${score}) > 0 and (${score}) * 2 >= ${best}`)
    .orderBy(desc(sql`(${score})`), owners.name)
    .limit(FOUND)
  return rows.map(({ verification: _, cities: __, ...owner }) => owner)
}
