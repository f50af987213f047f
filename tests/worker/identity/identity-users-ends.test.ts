import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { getUserPage } from '../../../worker/backoffice/users/user-page.server.ts'
import { Browser, newAccount, signedIn } from '../../support/identity.ts'
import { plansOf } from '../../support/recorder.ts'
import { service } from '../../support/service.ts'
import { audited, STAFF } from '../../support/staff.ts'
import { newAdmin, refused } from '../../support/users.ts'

const isIn = async (browser: Browser) => (await browser.get('/api/auth/me')).status === 200

describe('a deleted user', () => {
  test('takes the typed email; then nothing of the account is left but its audit rows, without its name', async () => {
    const { box, change, remove, browser } = await newAdmin()
    const person = await signedIn()
    await change(person.id, { name: 'Secret Name' })
    expect(await refused(await remove(person.id, 'other@example.in'))).toBe('400 bad_input email')
    expect((await remove(person.id, person.email.toUpperCase())).status).toBe(204)
    expect(await isIn(person.browser)).toBe(false)
    expect((await new Browser().signIn(person.email)).status).toBe(401)
    expect((await browser.get(`/api/admin/users/${person.id}`)).status).toBe(404)
    expect(box.subjects(person.email)).toEqual(['Your AdChowk account is deleted'])
    const rows = await audited(person.id)
    expect(rows.at(-1)).toMatchObject({ action: 'user.deleted' })
    expect(JSON.stringify(rows)).not.toContain('Secret Name')
    expect(await refused(await remove(person.id, person.email))).toBe('404 not_found')
  })
})

describe('sessions of a user', () => {
  test('are listed for staff, and ended one by one or all', async () => {
    const { page, browser: admin } = await newAdmin()
    const person = await signedIn()
    const second = new Browser()
    await second.signIn(person.email)
    const { sessions } = await page(person.id)
    expect(sessions).toHaveLength(2)
    const newest = sessions.find(({ network }) => network === second.network)
    const end = (path: string) => admin.send('DELETE', `/api/admin/users/${person.id}/sessions${path}`)
    expect((await end(`/${newest?.id}`)).status).toBe(204)
    expect([await isIn(second), await isIn(person.browser)]).toEqual([false, true])
    expect(await refused(await end(`/${newest?.id}`))).toBe('404 not_found')
    expect((await end('')).status).toBe(204)
    expect(await isIn(person.browser)).toBe(false)
  })
})

test('the history has what a user did and what was done to the account, the newest first, with names', async () => {
  const { id: actor, act, page } = await newAdmin('Meera Pillai')
  const { id } = await signedIn()
  await act('suspend', id)
  const { history } = await page(id)
  expect(history.map(({ action, actor }) => [action, actor?.id])).toEqual([
    ['user.suspended', actor],
    ['user.signed_in', id],
  ])
  expect(history[0]).toMatchObject({
    actor: { name: 'Meera Pillai' },
    facts: [{ field: 'status', before: 'Active', after: 'Suspended' }],
  })
  // On the page of the actor, it names the subject.
  const { history: own } = await page(actor)
  const suspended = own.find(({ action }) => action === 'user.suspended')
  expect(suspended?.subject).toMatchObject({ id, href: `/admin/users/${id}` })
})

test('the history is read by an index for each of its parts', async () => {
  const { id } = await newAccount('admin')
  const staff = { ...STAFF, id }
  const lines = (await plansOf((ctx) => getUserPage(ctx, staff, id)))
    .filter(({ sql }) => sql.includes('audit_log'))
    .flatMap((plan) => plan.lines)
  for (const index of ['actor (actor=?)', 'subject (subject=?)', 'named_user (<expr>=?)']) {
    expect(lines).toContain(`SEARCH audit_log USING INDEX audit_log_by_${index}`)
  }
  expect(lines.filter((line) => line.startsWith('SCAN audit_log'))).toEqual([])
})

describe('a critical act', () => {
  /** As staff who have saved the security settings. */
  const askAgain = () =>
    env.DB.prepare(
      `INSERT OR REPLACE INTO platform_settings (name, value, version, updated_at, updated_by)
       VALUES ('security', ?, 1, '2026-11-01T00:00:00.000Z', 'usr_x')`,
    )

  test('asks for the password again once the setting is saved; others do not', async () => {
    const { invite, change, act, remove } = await newAdmin()
    const { id, email } = await newAccount()
    const { getSecuritySettings } = await import('../../../worker/kernel/platform/settings.server.ts')
    const { value } = await getSecuritySettings(service)
    await askAgain()
      .bind(JSON.stringify({ ...value, requireTwoFactor: false, criticalActionVerification: true }))
      .run()
    expect(await refused(await invite({ role: 'admin' }))).toBe('403 confirmation_needed')
    expect(await refused(await change(id, { role: 'mediaOwner' }))).toBe('403 confirmation_needed')
    expect(await refused(await remove(id, email))).toBe('403 confirmation_needed')
    expect((await invite()).status).toBe(201)
    expect((await change(id, { location: 'Goa' })).status).toBe(200)
    expect((await act('suspend', id)).status).toBe(200)
    await env.DB.prepare(`DELETE FROM platform_settings WHERE name = 'security'`).run()
  })
})
