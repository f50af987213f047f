import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { insertDemoAccounts } from '../../../seed/accounts.ts'
import { insertBackOffice } from '../../../seed/back-office/insert.ts'
import { generateBookings } from '../../../seed/bookings/bookings.seed.ts'
import { insertBookings } from '../../../seed/bookings/insert.ts'
import { ROWS } from '../../support/catalogue.ts'
import { service } from '../../support/service.ts'

const count = (what: string) => env.DB.prepare(`SELECT count(*) AS n FROM ${what}`).first<number>('n')

test('a large back office copies the seeded campaigns with all that belongs to them, and is made once', async () => {
  const seeded = generateBookings(ROWS, service.now)
  await insertDemoAccounts(env.DB)
  await insertBookings(env.DB, seeded, service.now)
  const before = await count('audit_log')
  // Each seeded campaign twice.
  const campaigns = 2 * seeded.campaigns.length
  await insertBackOffice(env.DB, { users: 40, campaigns, tickets: 10, acts: 500 })
  expect(await count("users WHERE id LIKE 'usr_bulk%'")).toBe(40)
  expect(await count("campaigns WHERE id LIKE 'cmp_bulk%'")).toBe(campaigns)
  expect(await count("campaign_lines WHERE id LIKE 'lin_bulk%'")).toBe(2 * seeded.campaign_lines.length)
  expect(await count("payments WHERE campaign_id LIKE 'cmp_bulk%'")).toBe(2 * seeded.payments.length)
  expect(await count("approvals WHERE id LIKE 'apr_bulk%'")).toBe(
    2 * seeded.approvals.filter(({ type }) => type === 'campaign').length,
  )
  expect(await count('support_tickets')).toBe(10)
  expect(await count('audit_log')).toBe((before ?? 0) + 500)
  expect((await env.DB.prepare('PRAGMA foreign_key_check').all()).results).toEqual([])
  // Nobody knows the password of an account, and none is staff.
  expect(
    await count("users WHERE id LIKE 'usr_bulk%' AND (role NOT IN ('advertiser', 'mediaOwner') OR demo = 1)"),
  ).toBe(0)
  expect(await insertBackOffice(env.DB, { users: 40, campaigns, tickets: 10, acts: 500 })).toBe(0)
})
