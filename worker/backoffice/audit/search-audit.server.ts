import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { matchOf, TICKET_NAMES } from '../../kernel/rules/text/match.ts'
import type { Meant } from './newest-acts.server.ts'

/** So many people, and things, of a name are looked at; more of one name have to be told apart by more words. */
const MAX_MEANT = 20

/** Matches of a text in the search field: people by name, email or company, campaigns and tickets, ids and networks. */
export async function meantBy({ db }: Pick<ServiceContext, 'db'>, q: string): Promise<Meant> {
  const match = matchOf(q)
  const ids = await db.all<{ id: string; isPerson: number }>(sql`
    select id, 1 as isPerson from users where rowid in (
      select rowid from users_fts where users_fts match ${match} order by rowid desc limit ${MAX_MEANT})
    union all select id, 0 from campaigns where rowid in (
      select rowid from campaigns_fts where campaigns_fts match ${match} order by rowid desc limit ${MAX_MEANT})
    union all select reference, 0 from support_tickets where id in (
      select rowid from tickets_fts where tickets_fts match ${`${TICKET_NAMES} : (${match})`} order by rowid desc limit ${MAX_MEANT})
    union all select id, 0 from campaign_lines where ref = ${q.toUpperCase()}`)
  return {
    people: ids.flatMap(({ id, isPerson }) => (isPerson ? [id] : [])),
    things: [q, ...ids.flatMap(({ id, isPerson }) => (isPerson ? [] : [id]))],
    network: q,
  }
}
