/** Statements that take the append-only triggers of the audit log away, and that make them again. */
interface AppendOnly {
  drop: D1PreparedStatement[]
  create: D1PreparedStatement[]
}

/**
 * Statements around a DELETE of all rows of the audit log, in one batch with it: a restore and the tests replace the
 * rows.
 */
export async function appendOnlyTriggers(db: D1Database): Promise<AppendOnly> {
  const { results } = await db
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'audit_log' ORDER BY name")
    .all<{ name: string; sql: string }>()
  return {
    drop: results.map(({ name }) => db.prepare(`DROP TRIGGER "${name}"`)),
    create: results.map(({ sql }) => db.prepare(sql)),
  }
}
