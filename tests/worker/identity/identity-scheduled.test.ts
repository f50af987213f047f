import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, describe, expect, test } from 'vitest'
import { appendOnlyTriggers } from '../../../seed/operator/append-only.ts'
import { subscribers } from '../../../worker/desk/newsletter.table.ts'
import { auditLog, auditSums } from '../../../worker/kernel/audit.table.ts'
import { oneTimeTokens, sessions } from '../../../worker/kernel/identity.table.ts'
import { runTasks } from '../../../worker/kernel/scheduled/run-tasks.ts'
import { plannerUsage, plans } from '../../../worker/planner/planner.table.ts'
import { newAccount } from '../../support/identity.ts'
import entry from '../entry.ts'

const db = drizzle(env.DB)
const NOW = new Date('2026-11-23T06:30:00.000Z')
const daysFromNow = (days: number) => new Date(NOW.getTime() + days * 86_400_000).toISOString()

/** One run at NOW, as the platform starts it. */
async function run() {
  const execution = createExecutionContext()
  await entry.scheduled?.(createScheduledController({ scheduledTime: NOW, cron: '17 * * * *' }), env, execution)
  await waitOnExecutionContext(execution)
}

const refusal = (at: string, network: string, reason = 'password') => ({
  action: 'user.refused' as const,
  network,
  at,
  detail: { reason },
})

beforeEach(async () => {
  const { drop, create } = await appendOnlyTriggers(env.DB)
  await env.DB.batch([...drop, env.DB.prepare('DELETE FROM audit_log'), ...create])
  await db.batch([db.delete(auditSums), db.delete(plans), db.delete(plannerUsage)])
})

describe('refused sign-ins', () => {
  test('of long ago become sums by day, reason and wider network; running again changes nothing', async () => {
    await db
      .insert(auditLog)
      .values([
        ...['192.0.2.1', '192.0.2.9', '192.0.77.1'].map((network) => refusal('2026-10-01T10:00:00.000Z', network)),
        refusal('2026-10-01T10:00:00.000Z', '192.0.2.1', 'unknown'),
        refusal('2026-10-01T23:59:00.000Z', '2001:db8:1:2::/64'),
        refusal('2026-10-02T00:00:00.000Z', '192.0.2.1'),
        refusal(daysFromNow(-29), '192.0.2.1'),
        { action: 'user.signed_in' as const, network: '192.0.2.1', at: '2026-10-01T10:00:00.000Z', detail: {} },
      ])
    const sums = async () => (await db.select().from(auditSums)).map((row) => Object.values(row).join(' ')).toSorted()
    const expected = [
      '2026-10-01 user.refused password 192.0.0.0/16 3',
      '2026-10-01 user.refused password 2001:db8::/32 1',
      '2026-10-01 user.refused unknown 192.0.0.0/16 1',
      '2026-10-02 user.refused password 192.0.0.0/16 1',
    ]
    await run()
    expect(await sums()).toEqual(expected)
    expect(
      (await db.select({ action: auditLog.action }).from(auditLog)).map(({ action }) => action).toSorted(),
    ).toEqual(['user.refused', 'user.signed_in'])
    await run()
    expect(await sums()).toEqual(expected)
    // A late row for a day that was summed up is added.
    await db.insert(auditLog).values(refusal('2026-10-02T09:00:00.000Z', '192.0.3.4'))
    await run()
    expect(await sums()).toContain('2026-10-02 user.refused password 192.0.0.0/16 2')
  })

  test('are counted once by two runs at the same time', async () => {
    await db.insert(auditLog).values(Array.from({ length: 10 }, () => refusal('2026-10-01T10:00:00.000Z', '192.0.2.1')))
    await Promise.all([run(), run()])
    expect((await db.select().from(auditSums)).map(({ count }) => count)).toEqual([10])
  })

  test('of more than one step are all summed up in one run', async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
       INSERT INTO audit_log (action, network, at, detail)
       SELECT 'user.refused', '192.0.2.1', '2026-10-01T10:00:00.000Z', '{}' FROM n`,
    ).run()
    await run()
    expect(await db.$count(auditLog)).toBe(0)
    expect((await db.select().from(auditSums)).map(({ count }) => count)).toEqual([1_200])
  })
})

test('what is over is deleted, what is not stays, and a second run finds nothing', async () => {
  const { id: userId } = await newAccount('advertiser')
  const session = (id: string, expiresAt: string, revokedAt: string | null = null) => ({
    ...{ id, userId, tokenHash: id, device: 'Chrome', remembered: false, createdAt: daysFromNow(-40) },
    ...{ lastUsedAt: daysFromNow(-3), expiresAt, revokedAt },
  })
  const link = (tokenHash: string, createdAt: string, expiresAt: string, usedAt: string | null = null) => ({
    ...{ tokenHash, userId, purpose: 'password-reset' as const, createdAt, expiresAt, usedAt },
  })
  const address = (email: string, status: 'pending' | 'active', confirmExpiresAt: string | null) => ({
    ...{ email, sources: [], status, confirmExpiresAt, mailedAt: daysFromNow(-4), leaveToken: email },
    createdAt: daysFromNow(-4),
  })
  await db.batch([
    db
      .insert(sessions)
      .values([
        session('over', daysFromNow(-2)),
        session('ended', daysFromNow(5), daysFromNow(-2)),
        session('just over', daysFromNow(-0.5)),
        session('living', daysFromNow(5)),
      ]),
    db
      .insert(oneTimeTokens)
      .values([
        link('old', daysFromNow(-3), daysFromNow(-2)),
        link('used', daysFromNow(-3), daysFromNow(1), daysFromNow(-2)),
        link('counted', daysFromNow(-0.5), daysFromNow(-0.4)),
        link('open', daysFromNow(-0.1), daysFromNow(1)),
      ]),
    db.insert(plans).values(
      [-31, -1, 1].map((days) => ({
        id: `p${days}`,
        plan: '',
        createdAt: NOW.toISOString(),
        expiresAt: daysFromNow(days),
      })),
    ),
    db.insert(plannerUsage).values([
      { day: '2026-11-22', key: 'a', turns: 1 },
      { day: '2026-11-23', key: 'a', turns: 1 },
    ]),
    db.delete(subscribers),
    db
      .insert(subscribers)
      .values([
        address('never@example.in', 'pending', daysFromNow(-2)),
        address('soon@example.in', 'pending', daysFromNow(1)),
        address('there@example.in', 'active', null),
      ]),
    db.run(`insert into deleted_categories (id, snapshot, deleted_at)
      values ('old', '{}', '${daysFromNow(-1)}'), ('fresh', '{}', '${daysFromNow(-0.001)}')`),
  ])
  const left = async () => {
    const all = async (query: string) =>
      (await env.DB.prepare(query).all<{ id: string }>()).results.map(({ id }) => id).toSorted()
    return {
      sessions: await all(`SELECT id FROM sessions WHERE user_id = '${userId}'`),
      links: await all(`SELECT token_hash AS id FROM one_time_tokens WHERE user_id = '${userId}'`),
      plans: await all('SELECT id FROM plans'),
      turns: await all('SELECT day AS id FROM planner_usage'),
      subscribers: await all('SELECT email AS id FROM subscribers'),
      deleted: await all('SELECT id FROM deleted_categories'),
    }
  }
  const expected = {
    sessions: ['just over', 'living'],
    links: ['counted', 'open'],
    plans: ['p-1', 'p1'],
    turns: ['2026-11-23'],
    subscribers: ['soon@example.in', 'there@example.in'],
    deleted: ['fresh'],
  }
  await run()
  expect(await left()).toEqual(expected)
  await run()
  expect(await left()).toEqual(expected)
})

test('a task that fails keeps no other from running', async () => {
  const failing = {
    name: 'failing',
    step: async () => {
      throw new Error('no')
    },
  }
  const removed = await runTasks({ db, now: NOW, files: env.FILES }, [failing, { name: 'other', step: async () => 3 }])
  expect(removed).toEqual({ failing: 0, other: 3 })
})
