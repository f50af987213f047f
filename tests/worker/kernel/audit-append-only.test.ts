import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, expect, test } from 'vitest'
import { auditLog, auditSums } from '../../../worker/kernel/audit.table.ts'

const db = drizzle(env.DB)
const run = (sql: string) => env.DB.prepare(sql).run()
const REFUSED = /audit_log is append-only/

let who = ''
let made = 0

/** A row of a person of its own. */
async function row(more: Partial<typeof auditLog.$inferInsert> = {}) {
  const [{ id } = { id: 0 }] = await db
    .insert(auditLog)
    .values({
      actor: who,
      action: 'role.changed',
      subject: who,
      network: '192.0.2.1',
      at: '2026-10-01T10:00:00.000Z',
      detail: { after: 'admin' },
      ...more,
    })
    .returning({ id: auditLog.id })
  return id
}

const read = (id: number) => env.DB.prepare('SELECT * FROM audit_log WHERE id = ?').bind(id).first()

beforeEach(() => {
  made += 1
  who = `usr_append-${made}`
})

test('no row changes, in any column, and none goes', async () => {
  const id = await row()
  const before = await read(id)
  for (const change of [
    "actor = 'usr_other'",
    "action = 'user.refused'",
    "subject = 'usr_other'",
    "at = '2020-01-01'",
  ]) {
    await expect(run(`UPDATE audit_log SET ${change} WHERE id = ${id}`)).rejects.toThrow(REFUSED)
  }
  await expect(run(`UPDATE audit_log SET network = '', detail = '{}' WHERE id = ${id}`)).rejects.toThrow(REFUSED)
  await expect(run(`DELETE FROM audit_log WHERE id = ${id}`)).rejects.toThrow(REFUSED)
  await expect(run('DELETE FROM audit_log')).rejects.toThrow(REFUSED)
  expect(await read(id)).toEqual(before)
})

test('rows of a deleted account lose their network and detail, and nothing else', async () => {
  const id = await row()
  await row({ action: 'user.deleted' })
  await expect(run(`UPDATE audit_log SET network = '', detail = '{}', at = '2020' WHERE id = ${id}`)).rejects.toThrow(
    REFUSED,
  )
  await expect(run(`UPDATE audit_log SET detail = '{"after":"staff"}' WHERE id = ${id}`)).rejects.toThrow(REFUSED)
  await run(`UPDATE audit_log SET network = '', detail = '{}' WHERE id = ${id}`)
  expect(await read(id)).toMatchObject({ network: '', detail: '{}', action: 'role.changed', actor: who })
})

test('a refused sign-in goes only once it was summed up', async () => {
  const id = await row({
    action: 'user.refused',
    actor: null,
    subject: null,
    at: '2026-09-09T10:00:00.000Z',
    detail: { reason: 'append' },
  })
  await expect(run(`DELETE FROM audit_log WHERE id = ${id}`)).rejects.toThrow(REFUSED)
  await db
    .insert(auditSums)
    .values({ day: '2026-09-09', action: 'user.refused', reason: 'another', network: '192.0.0.0/16', count: 1 })
  await expect(run(`DELETE FROM audit_log WHERE id = ${id}`)).rejects.toThrow(REFUSED)
  await db
    .insert(auditSums)
    .values({ day: '2026-09-09', action: 'user.refused', reason: 'append', network: '192.0.0.0/16', count: 1 })
  await run(`DELETE FROM audit_log WHERE id = ${id}`)
  expect(await read(id)).toBeNull()
})
