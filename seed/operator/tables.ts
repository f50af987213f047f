/** A table that holds rows of the product, with its columns. */
interface TableShape {
  table: string
  columns: string[]
}

/**
 * The tables of the product, parents before children. Left out are what migrations and triggers make by themselves: the
 * full-text index, the counters, the rows of the search, and the list of applied migrations.
 */
export async function tablesOf(db: D1Database): Promise<TableShape[]> {
  const { results } = await db
    .prepare(
      `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'
         AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name <> 'd1_migrations'
         AND name NOT IN ('facet_counts', 'facet_homes', 'home_counts', 'search_rows')
       ORDER BY name`,
    )
    .all<{ name: string }>()
  const tables = await Promise.all(results.map(({ name }) => shapeOf(db, name)))
  return parentsFirst(tables).map(({ table, columns }) => ({ table, columns }))
}

interface RelatedTable extends TableShape {
  parents: string[]
}

async function shapeOf(db: D1Database, table: string): Promise<RelatedTable> {
  const [columns, keys] = await db.batch<{ name: string; table: string }>([
    db.prepare('SELECT name FROM pragma_table_info(?) ORDER BY cid').bind(table),
    db.prepare('SELECT "table" FROM pragma_foreign_key_list(?)').bind(table),
  ])
  return {
    table,
    columns: columns?.results.map(({ name }) => name) ?? [],
    parents: keys?.results.map((key) => key.table).filter((parent) => parent !== table) ?? [],
  }
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
