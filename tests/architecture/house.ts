import { parseSync } from 'vite'
import type { Source } from './sources.ts'

// The plan of the house as the code draws it: which room imports which, how high that piles up, and which tables a room names in the text
// of a statement although another room keeps their rows. Types count: who reads a room has to know it, whether or not the import is
// gone when the code runs.

/** From below to above: a room may know those before it. */
export const ROOMS = [
  'kernel',
  'identity',
  'uploads',
  'organisations',
  'catalogue',
  'booking',
  'supply',
  'planner',
  'money',
  'desk',
  'backoffice',
  'doors',
  'entry',
] as const

/** Virtual tables, which Drizzle does not declare, and the tables that the full-text search keeps for itself. */
const VIRTUAL: Readonly<Record<string, string>> = {
  listings_fts: 'catalogue',
  listings_words: 'catalogue',
  listings_parts: 'catalogue',
  listing_texts: 'catalogue',
  listing_names: 'catalogue',
  listing_search_rows: 'catalogue',
  facet_words: 'catalogue',
  facet_texts: 'catalogue',
  resources: 'catalogue',
  users_fts: 'kernel',
  campaigns_fts: 'booking',
  tickets_fts: 'desk',
}

/** `worker/booking/lines/x.ts` → `booking`, `worker/index.ts` → `entry`, `app/features/listing/x.tsx` → `features/listing`; else nothing. */
export function roomOf(path: string): string | undefined {
  const [, worker, feature] = /^(?:worker\/(.*)|app\/features\/(.*))$/.exec(path) ?? []
  if (feature !== undefined) return `features/${feature.split('/')[0]}`
  if (worker === undefined) return undefined
  return worker.includes('/') ? worker.split('/')[0] : 'entry'
}

/** Arrows between rooms, `booking → catalogue`, each with its imports, `a.ts → b.ts`. */
export function arrowsOf(sources: readonly Source[]): Map<string, string[]> {
  const known = new Set(sources.map(({ path }) => path))
  const arrows = new Map<string, string[]>()
  for (const { path, imports } of sources) {
    for (const { target } of imports) {
      const [from, to] = [roomOf(path), roomOf(target)]
      if (!from || !to || from === to || !known.has(target)) continue
      const arrow = `${from} → ${to}`
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), `${path} → ${target}`])
    }
  }
  return arrows
}

/** Pairs of rooms that import each other, with one import of each direction as the evidence. */
export function pairsOf(sources: readonly Source[]): string[] {
  const arrows = arrowsOf(sources)
  return [...arrows].flatMap(([arrow, [one]]) => {
    const [from = '', to = ''] = arrow.split(' → ')
    const [other] = arrows.get(`${to} → ${from}`) ?? []
    return from < to && other ? [`${from} ↔ ${to}: ${one}; ${other}`] : []
  })
}

/** The longest chain of rooms that import one another, from above; the last room of a circle is named twice. */
export function longestChain(sources: readonly Source[]): string[] {
  const next = new Map<string, string[]>()
  for (const arrow of arrowsOf(sources).keys()) {
    const [from = '', to = ''] = arrow.split(' → ')
    next.set(from, [...(next.get(from) ?? []), to])
  }
  const known = new Map<string, string[]>()
  const chainFrom = (room: string, trail: readonly string[]): string[] => {
    const found = known.get(room)
    if (found) return found
    if (trail.includes(room)) return [room]
    const longest = (next.get(room) ?? [])
      .map((to) => chainFrom(to, [...trail, room]))
      .reduce((best, one) => (one.length > best.length ? one : best), [])
    known.set(room, [room, ...longest])
    return [room, ...longest]
  }
  return [...next.keys()]
    .map((room) => chainFrom(room, []))
    .reduce((best, one) => (one.length > best.length ? one : best), [])
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

function visit(value: unknown, seen: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value) seen(value as Node)
  for (const child of Object.values(value)) visit(child, seen)
}

/** The text of a template with blanks for what is put in, so that places stay; a template in there is found by itself. */
function templateText(node: Node, source: string): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return source.slice(node.start, node.end)
  if (node.type !== 'TemplateLiteral') return undefined
  return (node.expressions as Node[]).reduce(
    (text, { start, end }) => {
      const [from, to] = [start - node.start, end - node.start]
      return text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, ' ') + text.slice(to)
    },
    source.slice(node.start, node.end),
  )
}

const isSql = (node: unknown) => (node as Node).name === 'sql'

/** Every statement of a file that is written as text: ``sql`…` ``, `sql.raw('…')` and what is given to `prepare`. */
function statementsIn({ path, text }: Pick<Source, 'path' | 'text'>): { text: string; start: number }[] {
  if (!/\bsql\b|\.prepare\(/.test(text)) return []
  const found: { text: string; start: number }[] = []
  const add = (node: unknown) => {
    const written = templateText(node as Node, text)
    if (written) found.push({ text: written, start: (node as Node).start })
  }
  visit(parseSync(path, text).program, (node) => {
    if (node.type === 'TaggedTemplateExpression' && isSql(node.tag)) add(node.quasi)
    if (node.type !== 'CallExpression') return
    const { object, property } = node.callee as { object?: unknown; property?: { name?: string } }
    const raw = object && isSql(object) && property?.name === 'raw'
    if (raw || property?.name === 'prepare') add((node.arguments as unknown[])[0] ?? {})
  })
  return found
}

const NAMED =
  /\b(?:from|join|into|update|table)\s+(?:or\s+\w+\s+)?["[]?([a-z_]\w*)["\]]?((?:\s*(?:\bas\s+)?\w+)?\s*,\s*[a-z_]\w*)*/gi
const OWN_NAME = /\b(\w+)\s*(?:\([\w\s,]*\)\s*)?as\s+(?:not\s+)?(?:materialized\s+)?\(/gi

/** Tables that the statements of a file name, but for those that a statement makes itself (`with days as (…)`). */
export function tablesNamed(source: Pick<Source, 'path' | 'text'>): { table: string; line: number }[] {
  return statementsIn(source).flatMap(({ text, start }) => {
    const own = new Set([...text.matchAll(OWN_NAME)].map(([, name = '']) => name.toLowerCase()))
    return [...text.matchAll(NAMED)].flatMap((match) => {
      const more = (match[0].match(/,\s*([a-z_]\w*)/gi) ?? []).map((part) => part.replace(/^,\s*/, ''))
      return [match[1] ?? '', ...more]
        .map((name) => name.toLowerCase())
        .filter((name) => !own.has(name))
        .map((table) => ({ table, line: source.text.slice(0, start + match.index).split('\n').length }))
    })
  })
}

/** The room that keeps each table, and the views that rooms declare for others. */
function keepersOf(sources: readonly Source[]): { tables: Map<string, string>; views: Set<string> } {
  const tables = new Map(Object.entries(VIRTUAL))
  const views = new Set<string>()
  for (const { path, text } of sources.filter((source) => source.path.endsWith('.table.ts'))) {
    for (const [, kind, name = ''] of text.matchAll(/sqlite(Table|View)\(\s*'(\w+)'/g)) {
      tables.set(name, roomOf(path) ?? '')
      if (kind === 'View') views.add(name)
    }
  }
  return { tables, views }
}

/** Tables that a room names as text and another room keeps: `worker/x.ts:12 names listings, which catalogue keeps`; views apart. */
export function foreignTables(sources: readonly Source[]): { tables: string[]; views: string[] } {
  const keepers = keepersOf(sources)
  const found = sources.flatMap((source) =>
    tablesNamed(source).flatMap(({ table, line }) => {
      const keeper = keepers.tables.get(table)
      if (!keeper || keeper === roomOf(source.path)) return []
      return [
        { isView: keepers.views.has(table), text: `${source.path}:${line} names ${table}, which ${keeper} keeps` },
      ]
    }),
  )
  const texts = (isView: boolean) => found.filter((one) => one.isView === isView).map(({ text }) => text)
  return { tables: texts(false), views: texts(true) }
}
