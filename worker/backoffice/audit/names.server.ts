import { type SQL, sql } from 'drizzle-orm'
import { listingPath, ownerPath } from '../../catalogue/rules/paths.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import type { SubjectKind } from '../../kernel/rules/audit/audit-words.ts'
import { OTHER_CATEGORIES, RULE_LABELS } from '../../organisations/rules/billing/dated-words.ts'
import type { Named } from '../rules/audit/audit-query.ts'

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
  document: {
    select: sql`select t.id, t.number as name, null as more from documents t`,
    href: ({ id }) => `/papers/${id}`,
  },
  post: { select: sql`select t.id, t.title as name, null as more from posts t`, href: ({ id }) => `/admin/blog/${id}` },
}

const keyOf: Partial<Record<Kind, string>> = { ticket: 'reference' }

/** Kinds by the prefix of their ids, for ids inside the detail of a row. */
const PREFIXES: readonly (readonly [prefix: string, kind: Kind])[] = [
  ['usr_', 'user'],
  ['cmp_', 'campaign'],
  ['lin_', 'line'],
  ['doc_', 'document'],
]

/** What kind of thing a text is the id of, by its form; null where it has none. */
export const kindOfId = (text: unknown): Kind | null =>
  PREFIXES.find(([prefix]) => typeof text === 'string' && text.startsWith(prefix))?.[1] ?? null

const isKind = (kind: SubjectKind): kind is Kind => kind in KINDS
const isSetting = (kind: SubjectKind): boolean => kind === 'settings' || kind === 'security'

/** Looks the names of things up; a thing that is gone has none. */
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

/** The names and pages of what rows are about, each table asked once and by its key. */
export async function namesOf(
  { db }: Pick<ServiceContext, 'db'>,
  asked: readonly { kind: SubjectKind; id: string }[],
): Promise<Names> {
  const wanted = asked.flatMap((one): typeof asked => {
    const category = isSetting(one.kind) ? categoryOfTax(one.id) : null
    return category === null ? [one] : [{ kind: 'category', id: category }]
  })
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
  return (kind, id) =>
    isSetting(kind)
      ? settingOf(id, found.get(`category ${categoryOfTax(id)}`)?.name ?? null)
      : (found.get(`${kind} ${id}`) ?? { id, name: null, href: null })
}
