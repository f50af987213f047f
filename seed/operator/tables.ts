import { groupBy } from '../group-by.ts'

/** A table that holds rows of the product, with its columns. */
interface TableShape {
  table: string
  columns: string[]
}

/** Counters and rows of the search, which triggers maintain: those whose triggers write to others come first. */
const DERIVED = ['search_rows', 'facet_homes', 'facet_counts', 'home_counts']

const PRODUCT = `(
  SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'
    AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name <> 'd1_migrations'
    AND name NOT IN (${DERIVED.map((name) => `'${name}'`).join(', ')})
)`

/**
 * Tables that are written before another one, although no foreign key requires it. A trigger makes missing rows of
 * `owner_listings`, and triggers of the tables on the second line write to `catalogue_revision`.
 */
const BEFORE: Partial<Record<string, readonly string[]>> = {
  listings: ['owner_listings'],
  catalogue_revision: ['listings', 'spots', 'owners', 'allocations', 'seasons', 'coverage', 'tax_rates'],
}

/**
 * Tables of the product, parents before children. Tables that migrations and triggers fill are left out: the full-text
 * index, the counters, the rows of the search, and the list of applied migrations.
 */
export async function tablesOf(db: D1Database): Promise<TableShape[]> {
  const [columns, keys] = await db.batch<{ name: string; of: string }>([
    db.prepare(`SELECT t.name, c.name AS of FROM ${PRODUCT} t, pragma_table_info(t.name) c ORDER BY t.name, c.cid`),
    db.prepare(`SELECT t.name, k."table" AS of FROM ${PRODUCT} t, pragma_foreign_key_list(t.name) k`),
  ])
  const parents = groupBy(keys?.results ?? [], ({ name }) => name)
  const tables = [...groupBy(columns?.results ?? [], ({ name }) => name)].map(([table, ofTable]) => ({
    table,
    columns: ofTable.map(({ of }) => of),
    parents: [...(parents.get(table) ?? []).map(({ of }) => of), ...(BEFORE[table] ?? [])].filter(
      (parent) => parent !== table,
    ),
  }))
  return parentsFirst(tables).map(({ table, columns }) => ({ table, columns }))
}

/**
 * Statements that empty the tables maintained by triggers, the full-text indexes too, once the rows behind them are
 * deleted.
 */
export async function emptyDerived(db: D1Database): Promise<D1PreparedStatement[]> {
  const { results } = await db
    .prepare("SELECT name FROM sqlite_master WHERE sql LIKE 'CREATE VIRTUAL TABLE%USING fts5(%' ORDER BY name")
    .all<{ name: string }>()
  return [
    ...DERIVED.map((name) => db.prepare(`DELETE FROM "${name}"`)),
    ...results.map(({ name }) => db.prepare(`INSERT INTO "${name}" ("${name}") VALUES ('delete-all')`)),
  ]
}

interface RelatedTable extends TableShape {
  parents: string[]
}

/** Tables without any relation come last: triggers of the others write to them. */
function parentsFirst(tables: RelatedTable[]): RelatedTable[] {
  const isRelated = ({ table, parents }: RelatedTable) =>
    parents.length > 0 || tables.some((other) => other.parents.includes(table))
  const ordered: RelatedTable[] = []
  const waiting = tables.filter(isRelated)
  while (waiting.length > 0) {
    const next = waiting.findIndex(
      ({ parents }) => !parents.some((parent) => waiting.some(({ table }) => table === parent)),
    )
    ordered.push(...waiting.splice(Math.max(next, 0), 1))
  }
  return [...ordered, ...tables.filter((table) => !isRelated(table))]
}
