import { inArray, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { campaignLines, campaigns } from '../../booking/campaigns.table.ts'
import { categories, listings } from '../../catalogue/catalogue.table.ts'
import { listingPath, ownerPath } from '../../catalogue/rules/paths.ts'
import { posts } from '../../desk/posts.table.ts'
import { supportTickets } from '../../desk/support.table.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import type { SubjectKind } from '../../kernel/rules/audit/audit-words.ts'
import { idsOf } from '../../kernel/sql/statements.server.ts'
import { documents } from '../../money/documents.table.ts'
import { ownerMembers, owners } from '../../organisations/owners.table.ts'
import { OTHER_CATEGORIES, RULE_LABELS } from '../../organisations/rules/billing/dated-words.ts'
import type { Named } from '../rules/audit/audit-query.ts'

type Kind = Exclude<SubjectKind, 'settings' | 'security' | 'other'>

/** The table, id and name of a kind of thing. */
interface Source {
  table: SQLiteTable
  id: SQLiteColumn
  name: SQLiteColumn | SQL
  /** Column that the address needs in addition to the id. */
  more?: SQLiteColumn | SQL
  href: (row: { id: string; more: string | null }) => string
}

/** Names and pages of subjects, by kind. */
const SOURCES: Record<Kind, Source> = {
  user: { table: users, id: users.id, name: users.name, href: ({ id }) => `/admin/users/${id}` },
  campaign: {
    table: campaigns,
    id: campaigns.id,
    name: sql`${campaigns.ref} || ', ' || ${campaigns.name}`,
    href: ({ id }) => `/admin/campaigns/${id}`,
  },
  line: {
    table: campaignLines,
    id: campaignLines.id,
    name: sql`${campaignLines.ref} || ', ' || (${campaignLines.snapshot} ->> 'title')`,
    more: campaignLines.campaignId,
    href: ({ more }) => `/admin/campaigns/${more}`,
  },
  listing: {
    table: listings,
    id: listings.id,
    name: listings.title,
    more: sql`${listings.categoryId} || '/' || ${listings.subcategoryId}`,
    href: ({ id, more }) => {
      const [category = '', subcategory = ''] = more?.split('/') ?? []
      return listingPath({ category, subcategory, id })
    },
  },
  owner: { table: owners, id: owners.id, name: owners.name, href: ({ id }) => ownerPath(id) },
  claim: {
    table: ownerMembers,
    id: ownerMembers.id,
    name: ownerMembers.company,
    href: ({ id }) => `/admin/approvals/${id}`,
  },
  category: { table: categories, id: categories.id, name: categories.name, href: () => '/admin/categories' },
  ticket: {
    table: supportTickets,
    id: supportTickets.reference,
    name: sql`${supportTickets.reference} || ', ' || ${supportTickets.subject}`,
    href: ({ id }) => `/admin/support/tickets/${id}`,
  },
  document: { table: documents, id: documents.id, name: documents.number, href: ({ id }) => `/papers/${id}` },
  post: { table: posts, id: posts.id, name: posts.title, href: ({ id }) => `/admin/blog/${id}` },
}

/** Things of one kind by their ids, as a statement of a batch. */
const selectNamed = ({ db }: Pick<ServiceContext, 'db'>, kind: Kind, ids: readonly string[]) => {
  const { table, id, name, more = sql`null` } = SOURCES[kind]
  return db
    .select({
      kind: sql<Kind>`${kind}`.as('kind'),
      id: sql<string>`${id}`.as('subject'),
      name: sql<string>`${name}`.as('called'),
      more: sql<string | null>`${more}`.as('more'),
    })
    .from(table)
    .where(inArray(id, idsOf(ids)))
}

/** Kinds by the prefix of their ids, for ids inside the detail of a row. */
const PREFIXES: readonly (readonly [prefix: string, kind: Kind])[] = [
  ['usr_', 'user'],
  ['cmp_', 'campaign'],
  ['lin_', 'line'],
  ['doc_', 'document'],
]

/** Kind of the subject that a text is the id of, by its form; null for other texts. */
export const kindOfId = (text: unknown): Kind | null =>
  PREFIXES.find(([prefix]) => typeof text === 'string' && text.startsWith(prefix))?.[1] ?? null

const isKind = (kind: SubjectKind): kind is Kind => kind in SOURCES
const isSetting = (kind: SubjectKind): boolean => kind === 'settings' || kind === 'security'

/** Lookup of names; a deleted subject has none. */
export type Names = (kind: SubjectKind, id: string) => Named

const SETTINGS = '/admin/settings'
const BILLING = `${SETTINGS}#billing`

/** Settings by their id: groups of settings, and rules. */
const SETTING_NAMES = new Map<string, { name: string; href: string }>([
  ['settings:general', { name: 'Settings', href: SETTINGS }],
  ['security', { name: 'Security settings', href: '/admin/security' }],
  ...Object.entries(RULE_LABELS).map(([rule, name]) => [`rule:${rule}`, { name, href: BILLING }] as const),
])

const TAX = 'tax:'
const CURRENCY = 'currency:'

/** The category of a GST rate; null for another setting, and for the rate of every other category. */
const categoryOfTax = (id: string): string | null => (id.startsWith(TAX) && id !== TAX ? id.slice(TAX.length) : null)

/** The name and page of a setting, which is its own thing and has no row. @param category the name of the category of a GST rate */
function settingOf(id: string, category: string | null): Named {
  const known = SETTING_NAMES.get(id)
  if (known) return { id, ...known }
  if (id.startsWith(TAX)) {
    const of = category ?? categoryOfTax(id) ?? OTHER_CATEGORIES.toLowerCase()
    return { id, name: `GST rate of ${of}`, href: BILLING }
  }
  if (id.startsWith(CURRENCY)) {
    return { id, name: `Currency rate ${id.slice(CURRENCY.length)}`, href: `${SETTINGS}#localization` }
  }
  return { id, name: null, href: SETTINGS }
}

/** Names and pages of the subjects of rows, each table read once and by its key. One round trip. */
export async function namesOf(
  { db }: Pick<ServiceContext, 'db'>,
  asked: readonly { kind: SubjectKind; id: string }[],
): Promise<Names> {
  const wanted = new Map<Kind, Set<string>>()
  for (const { kind, id } of asked) {
    const category = isSetting(kind) ? categoryOfTax(id) : null
    const of = category === null ? kind : 'category'
    if (isKind(of)) wanted.set(of, (wanted.get(of) ?? new Set()).add(category ?? id))
  }
  const [first, ...others] = [...wanted].map(([kind, ids]) => selectNamed({ db }, kind, [...ids]))
  const rows = first ? (await db.batch([first, ...others])).flat() : []
  const found = new Map(
    rows.map(({ kind, id, name, more }) => [`${kind} ${id}`, { id, name, href: SOURCES[kind].href({ id, more }) }]),
  )
  return (kind, id) =>
    isSetting(kind)
      ? settingOf(id, found.get(`category ${categoryOfTax(id)}`)?.name ?? null)
      : (found.get(`${kind} ${id}`) ?? { id, name: null, href: null })
}
