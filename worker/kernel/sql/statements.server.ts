import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { ServiceContext } from '../context.ts'
import { DomainError } from '../rules/errors.ts'

/** Breaks the whole batch unless the condition holds: json('') is an error. */
export const guard = (db: ServiceContext['db'], condition: SQL) =>
  db.select({ holds: sql`json(case when ${condition} then '1' else '' end)`.as('holds') }).from(sql`(select 1)`)

/** True when a guard, a key or a unique name broke the batch, and not a failure of the database. */
export function isRefusal(failure: unknown): boolean {
  for (let cause = failure; cause instanceof Error; cause = cause.cause) {
    if (/constraint failed|malformed JSON/i.test(cause.message)) return true
  }
  return false
}

/**
 * Runs a batch and explains its failure. The database has already decided; `explain` only looks for the reason.
 * @param explain the reason, if it can still be found
 * @throws DomainError
 */
export async function commit<T>(batch: Promise<T>, explain: () => Promise<DomainError | undefined>): Promise<T> {
  try {
    return await batch
  } catch (failure) {
    if (!isRefusal(failure)) throw failure
    throw (await explain()) ?? new DomainError('conflict', 'This was changed at the same moment. Please try again')
  }
}

/** A list of ids or other texts as a table of one column, `value`: one bound value, whatever their number. */
export const idsOf = (ids: readonly string[]): SQL => sql`(select value from json_each(${JSON.stringify(ids)}))`

/** The month in India of an instant in ms, as SQL: `2026-12`. */
export const monthOf = (instant: AnyColumn) => sql<string>`strftime('%Y-%m', ${instant} / 1000 + 19800, 'unixepoch')`

/** Runs a batch whose last statements read the result of its writes. @returns the rows of each of those */
export async function batchReading<Reads extends readonly BatchItem<'sqlite'>[]>(
  db: ServiceContext['db'],
  writes: readonly [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]],
  ...reads: Reads
): Promise<{ -readonly [At in keyof Reads]: Reads[At]['_']['result'] }> {
  const results: readonly unknown[] = await db.batch([...writes, ...reads])
  return results.slice(writes.length) as { -readonly [At in keyof Reads]: Reads[At]['_']['result'] }
}

type Text = AnyColumn | SQL

/** True where one of the columns or expressions contains the text, in any case (of A to Z); true without a text. */
export const contains = (text: string | undefined, ...columns: [Text, ...Text[]]): SQL | undefined =>
  text === undefined
    ? undefined
    : sql`(${sql.join(
        columns.map((column) => sql`instr(lower(${column}), lower(${text})) > 0`),
        sql` or `,
      )})`
