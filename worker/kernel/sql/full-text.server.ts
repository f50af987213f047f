import { type SQL, sql } from 'drizzle-orm'
import { users } from '../identity.table.ts'

/**
 * Row numbers that a full-text table has for a query, as a subquery. The room of the rows names the table.
 * @param match a query of full-text tables: `matchOf`
 * @param newest at most so many: the table gives them in the order of their numbers, so only these are read
 */
export const rowsMatching = (table: SQL, match: string, newest?: number): SQL =>
  sql`(select rowid from ${table} where ${table} match ${match}${newest === undefined ? sql.empty() : sql` order by rowid desc limit ${newest}`})`

/** Row numbers of the users whose name, email and company have the words. */
export const userRowsMatching = (match: string, newest?: number): SQL =>
  rowsMatching(sql.raw('users_fts'), match, newest)

/** True where a user has the words in name, email and company. */
export const usersMatching = (match: string, newest?: number): SQL =>
  sql`${users}.rowid in ${userRowsMatching(match, newest)}`
