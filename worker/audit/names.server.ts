import { type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../context.ts'
import { listingPath, ownerPath } from '../domain/catalogue/paths.ts'
import type { Named } from '../domain/identity/audit-query.ts'
import type { SubjectKind } from '../domain/identity/audit-words.ts'

type Kind = Exclude<SubjectKind, 'settings' | 'security' | 'other'>

interface Row {
  id: string
  name: string
  /** What the address needs besides the id. */
  more: string | null
}

/** How each kind of subject is named, and where its page is. */
const KINDS: Record<Kind, { select: SQL; href: (row: Row) => string | null }> = {
  user: {
    select: sql`select t.id, t.name, null as more from users t`,
    href: ({ id }) => `/admin/users/${id}`,
  },
  campaign: {
    select: sql`select t.id, t.ref || ', ' || t.name as name, null as more from campaigns t`,
    href: ({ id }) => `/admin/campaigns/${id}`,
  },
  line: {
    select: sql`select t.id, t.ref || ', ' || (t.snapshot ->> 'title') as name, t.campaign_id as more from campaign_lines t`,
    href: ({ more }) => `/admin/campaigns/${more}`,
  },
  listing: {
    select: sql`select t.id, t.title as name, t.category_id || '/' || t.subcategory_id as more from listings t`,
    href: ({ id, more }) => {
      const [category = '', subcategory = ''] = more?.split('/') ?? []
      return listingPath({ category, subcategory, id })
    },
  },
  owner: { select: sql`select t.id, t.name, null as more from owners t`, href: ({ id }) => ownerPath(id) },
  claim: {
    select: sql`select t.id, t.company as name, null as more from owner_members t`,
    href: ({ id }) => `/admin/approvals/${id}`,
  },
  category: { select: sql`select t.id, t.name, null as more from categories t`, href: () => '/admin/categories' },
  ticket: {
    select: sql`select t.reference as id, t.reference || ', ' || t.subject as name, null as more from support_tickets t`,
    href: ({ id }) => `/admin/support/tickets/${id}`,
  },
  post: { select: sql`select t.id, t.title as name, null as more from posts t`, href: ({ id }) => `/admin/blog/${id}` },
}

const keyOf: Partial<Record<Kind, string>> = { ticket: 'reference' }

/** Kinds by the prefix of their ids, for ids inside the detail of a row. */
const PREFIXES: readonly (readonly [prefix: string, kind: Kind])[] = [
  ['usr_', 'user'],
  ['cmp_', 'campaign'],
  ['lin_', 'line'],
]

/** What kind of thing a text is the id of, by its form; null where it has none. */
export const kindOfId = (text: unknown): Kind | null =>
  PREFIXES.find(([prefix]) => typeof text === 'string' && text.startsWith(prefix))?.[1] ?? null

const isKind = (kind: SubjectKind): kind is Kind => kind in KINDS

/** Looks the names of things up; a thing that is gone has none. */
export type Names = (kind: SubjectKind, id: string) => Named

/** Pages of the back office that subjects without a row belong to. */
const PAGES: Partial<Record<SubjectKind, string>> = { settings: '/admin/settings', security: '/admin/security' }

/** The names and pages of what rows are about, each table asked once and by its key. */
export async function namesOf(
  { db }: Pick<ServiceContext, 'db'>,
  wanted: readonly { kind: SubjectKind; id: string }[],
): Promise<Names> {
  const kinds = new Set(wanted.map(({ kind }) => kind))
  const found = new Map<string, Named>()
  await Promise.all(
    [...kinds].map(async (kind) => {
      if (!isKind(kind)) return
      const { select, href } = KINDS[kind]
      const list = JSON.stringify([...new Set(wanted.flatMap((one) => (one.kind === kind ? [one.id] : [])))])
      const key = sql.raw(keyOf[kind] ?? 'id')
      const rows = await db.all<Row>(sql`${select} where t.${key} in (select value from json_each(${list}))`)
      for (const row of rows) found.set(`${kind} ${row.id}`, { id: row.id, name: row.name, href: href(row) })
    }),
  )
  return (kind, id) => found.get(`${kind} ${id}`) ?? { id, name: null, href: PAGES[kind] ?? null }
}
