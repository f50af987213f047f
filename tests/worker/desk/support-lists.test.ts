import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { insertSupport } from '../../../seed/support/insert.ts'
import { generateSupport } from '../../../seed/support/support.seed.ts'
import type { TicketQuery } from '../../../worker/desk/rules/support/ticket.ts'
import {
  countOpenTickets,
  figureStatements,
  getSupportFigures,
  listTicketEvents,
  listTickets,
  ticketStatements,
} from '../../../worker/desk/support/list-tickets.server.ts'
import { DEMO_ACCOUNTS } from '../../../worker/identity/rules/demo.ts'
import { Browser, newAccount } from '../../support/identity.ts'
import { STAFF } from '../../support/staff.ts'

const db = drizzle(env.DB)
const now = new Date()
const ANY: TicketQuery = {
  status: undefined,
  priority: undefined,
  assignee: undefined,
  source: undefined,
  sort: undefined,
  spam: undefined,
  q: undefined,
  page: 1,
}

/** Query plan of a statement. */
async function planOf({ toSQL }: { toSQL: () => { sql: string; params: unknown[] } }): Promise<string[]> {
  const { sql, params } = toSQL()
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...params)
    .all<{ detail: string }>()
  return results.map(({ detail }) => detail)
}

const planOfQuery = async (query: Partial<TicketQuery>) => {
  const { tickets, counted } = ticketStatements({ db }, STAFF, { ...ANY, ...query })
  return {
    tickets: await planOf({ toSQL: () => tickets.toSQL() }),
    counted: await planOf({ toSQL: () => counted.toSQL() }),
  }
}

test('each order of the list has its index, and nothing is sorted', async () => {
  for (const status of [undefined, 'open'] as const) {
    for (const sort of [undefined, 'oldest', 'updated'] as const) {
      const { tickets, counted } = await planOfQuery({ status, sort })
      const plan = tickets.join('\n')
      expect(plan).toMatch(
        /SEARCH support_tickets USING INDEX support_tickets_by_(?:time|update|status|status_update) /,
      )
      expect(plan).not.toMatch(/SCAN|TEMP B-TREE/)
      expect(counted.join('\n')).toMatch(/SEARCH support_tickets USING COVERING INDEX/)
    }
  }
})

test('filters are counted by an index alone, one’s own tickets and words found by theirs', async () => {
  const { counted } = await planOfQuery({ status: 'open', priority: 'high', source: 'mail', assignee: 'nobody' })
  expect(counted.join('\n')).toMatch(/SEARCH support_tickets USING COVERING INDEX support_tickets_by_filters/)
  expect((await planOfQuery({ assignee: 'mine' })).tickets.join('\n')).toMatch(/INDEX support_tickets_by_/)
  const found = (await planOfQuery({ q: 'kochi' })).tickets.join('\n')
  expect(found).toMatch(/SCAN tickets_fts VIRTUAL TABLE INDEX/)
  expect(found).not.toMatch(/SCAN support_tickets/)
})

test('the figures are read from indexes alone', async () => {
  for (const statement of Object.values(figureStatements({ db, now }))) {
    const plan = (await planOf({ toSQL: () => statement.toSQL() })).join('\n')
    expect(plan).toMatch(/SEARCH support_tickets USING COVERING INDEX/)
    expect(plan).not.toMatch(/SCAN/)
  }
})

test('on a fresh seed they are 12, 2.5 hours and 94 %, and a message of the contact page is one more', async () => {
  for (const { id, name, email, role, company } of Object.values(DEMO_ACCOUNTS)) {
    await newAccount(role, { id, name, email, company })
  }
  const joined = await newAccount('advertiser', { createdAt: '2026-01-01T00:00:00.000Z' })
  const users = [{ ...joined, name: 'Asha Menon', createdAt: '2026-01-01T00:00:00.000Z' }]
  await insertSupport(env.DB, generateSupport({ users, campaigns: [] }, now))
  const figures = await getSupportFigures({ db, now })
  expect(figures).toMatchObject({ open: { all: 12, high: 3, medium: 9 }, period: { all: 300, resolved: 282 } })
  expect(figures.responseHours).toBeCloseTo(2.5, 6)
  expect((await listTickets({ db }, STAFF, { ...ANY, status: 'open' })).total).toBe(12)
  expect(await countOpenTickets({ db })).toBe(12)

  await new Browser().post('/api/contact', { name: 'Zoya', email: 'zoya@example.in', message: 'Kumbakonam rates?' })
  const after = await getSupportFigures({ db, now: new Date() })
  expect(after.open.all).toBe(13)
  const [newest] = await listTicketEvents({ db })
  expect(newest).toMatchObject({ kind: 'created', who: 'Zoya', subject: 'Kumbakonam rates?' })
  expect((await listTickets({ db }, STAFF, { ...ANY, q: 'kumba' })).tickets).toMatchObject([{ name: 'Zoya' }])
  expect(
    (await listTickets({ db }, STAFF, { ...ANY, status: 'open', source: 'contact', q: 'zoya@example.in' })).total,
  ).toBe(1)
})
