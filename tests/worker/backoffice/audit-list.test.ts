import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { beforeAll, describe, expect, test } from 'vitest'
import { listAudit } from '../../../worker/backoffice/audit/list-audit.server.ts'
import { AuditQuery } from '../../../worker/backoffice/rules/audit/audit-query.ts'
import { categories } from '../../../worker/catalogue/catalogue.table.ts'
import { auditLog } from '../../../worker/kernel/audit.table.ts'
import type { EventName } from '../../../worker/kernel/rules/events/event.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { newAccount, signedIn } from '../../support/identity.ts'
import { plansOf } from '../../support/recorder.ts'
import { service } from '../../support/service.ts'

const db = drizzle(env.DB)
const read = (search: string) => listAudit(service, parseSearch(AuditQuery, new URLSearchParams(search)))

type Row = typeof auditLog.$inferInsert
let minute = 0

/** A row of its own minute of 5 October 2030, later than any other. */
const rowOf = (more: Partial<Row>): Row => {
  minute += 1
  const at = new Date(Date.parse('2030-10-05T00:00:00.000Z') + minute * 60_000).toISOString()
  return { actor: null, action: 'listing.changed', subject: null, network: '203.0.113.7', at, detail: {}, ...more }
}
const insert = async (...rows: Row[]) => {
  for (const row of rows) await db.insert(auditLog).values(row)
}

let asha = ''
let ravi = ''

beforeAll(async () => {
  asha = (await newAccount('admin', { name: 'Asha Pillai-Audit' })).id
  ravi = (await newAccount('advertiser', { name: 'Ravi Teja-Audit' })).id
})

const idsOf = (page: Awaited<ReturnType<typeof read>>) => page.acts.map(({ id }) => id)

describe('the pages', () => {
  test('hold every act once, the newest first, both ways', async () => {
    const actor = 'usr_paged'
    // Several in one instant: the number of the row tells them apart.
    const at = '2030-09-01T00:00:00.000Z'
    await insert(...Array.from({ length: 120 }, (_, i) => rowOf({ actor, ...(i < 70 && { at }) })))
    const first = await read(`actor=${actor}`)
    const second = await read(`actor=${actor}&before=${first.older}`)
    const third = await read(`actor=${actor}&before=${second.older}`)
    const all = [first, second, third].flatMap(idsOf)
    expect(all).toEqual(all.toSorted((a, b) => b - a))
    expect(new Set(all).size).toBe(120)
    expect([first.newer, third.older]).toEqual([null, null])
    expect(idsOf(await read(`actor=${actor}&after=${third.newer}`))).toEqual(idsOf(second))
    expect((await read(`actor=${actor}&after=${second.newer}`)).newer).toBeNull()
  })
})

describe('a filter', () => {
  test('by person, subject, act, area and day of India narrows, alone and together', async () => {
    await insert(
      rowOf({ actor: asha, action: 'role.changed', subject: ravi, at: '2030-01-09T18:29:59.999Z' }),
      rowOf({ actor: asha, action: 'role.changed', subject: ravi, at: '2030-01-09T18:30:00.000Z' }),
      rowOf({ actor: ravi, action: 'user.signed_in', subject: ravi, at: '2030-01-10T10:00:00.000Z' }),
      rowOf({ actor: ravi, action: 'campaign.created', subject: 'cmp_none', at: '2030-01-10T18:30:00.000Z' }),
    )
    const found = async (search: string) =>
      (await read(search)).acts.map(({ action, at }) => `${action} ${at.slice(0, 16)}`)
    const [late, next] = ['role.changed 2030-01-09T18:29', 'role.changed 2030-01-09T18:30']
    expect(await found(`actor=${asha}`)).toEqual([next, late])
    expect(await found(`subject=${ravi}&action=role.changed&from=2030-01-10&to=2030-01-10`)).toEqual([next])
    expect(await found(`actor=${ravi}&action=campaigns`)).toEqual(['campaign.created 2030-01-10T18:30'])
    expect(await found(`action=accounts&from=2030-01-09&to=2030-01-10`)).toEqual([next, late])
    expect(await found(`actor=${asha}&subject=cmp_none`)).toEqual([])
    expect(await found('from=2030-01-10&to=2030-01-10')).toEqual(['user.signed_in 2030-01-10T10:00', next])
    // A search finds who acted and who was acted on, an id, and a network.
    expect(await found('q=teja-aud')).toHaveLength(4)
    expect(await found('q=teja-aud&action=signIn')).toEqual(['user.signed_in 2030-01-10T10:00'])
    expect(await found('q=cmp_none')).toHaveLength(1)
    await insert(rowOf({ network: '2001:db8:77::/64', at: '2030-02-01T00:00:00.000Z' }))
    expect(await found('q=2001:db8:77::/64')).toEqual(['listing.changed 2030-02-01T00:00'])
    expect(await found(`q=${encodeURIComponent('"" OR * AND')}`)).toEqual([])
  })
})

test('acts are listed with names, pages and what changed; deleted accounts have no name', async () => {
  await insert(
    rowOf({
      actor: asha,
      action: 'role.changed',
      subject: ravi,
      detail: { before: 'advertiser', after: 'mediaOwner', by: asha },
    }),
    rowOf({ actor: 'usr_gone', action: 'user.deleted', subject: 'usr_gone', network: '', detail: {} }),
  )
  const { acts, head } = await read('action=accounts')
  expect(acts[1]).toMatchObject({
    actor: { id: asha, name: 'Asha Pillai-Audit' },
    subject: { id: ravi, name: 'Ravi Teja-Audit', href: `/admin/users/${ravi}` },
    facts: [
      { field: 'role', before: 'Advertiser', after: 'Media Owner' },
      { field: 'by', after: 'Asha Pillai-Audit' },
    ],
  })
  expect(acts[0]).toMatchObject({ actor: { id: 'usr_gone', name: null }, network: '' })
  expect(head).toBe(`${acts[0]?.at}_${acts[0]?.id}`)
})

test('settings are named as on their pages, and lead there', async () => {
  const [known] = await db.select({ id: categories.id, name: categories.name }).from(categories).limit(1)
  const billing = '/admin/settings#billing'
  const expected: [EventName, string, string, string][] = [
    ['settings.changed', 'settings:general', 'Settings', '/admin/settings'],
    ['security.changed', 'security', 'Security settings', '/admin/security'],
    ['rule.added', 'rule:fee', 'Platform fee', billing],
    ['tax_rate.added', `tax:${known?.id}`, `GST rate of ${known?.name}`, billing],
    ['tax_rate.added', 'tax:', 'GST rate of every other category', billing],
    ['tax_rate.withdrawn', 'tax:gone', 'GST rate of gone', billing],
    ['currency_rate.added', 'currency:USD', 'Currency rate USD', '/admin/settings#localization'],
  ]
  const actor = 'usr_settings'
  await insert(...expected.map(([action, subject]) => rowOf({ actor, action, subject })))
  const { acts } = await read(`actor=${actor}`)
  expect(acts.map(({ subject }) => subject).toReversed()).toEqual(
    expected.map(([, id, name, href]) => ({ id, name, href })),
  )
  expect((await read('subject=rule:fee')).subject?.name).toBe('Platform fee')
})

describe('the API', () => {
  test('is for admins alone, refuses what is no filter, and counts what is new', async () => {
    const { browser } = await signedIn('admin')
    const { browser: limited } = await signedIn('staff')
    expect((await limited.get('/api/admin/audit')).status).toBe(403)
    for (const search of ['action=nothing', 'from=2026-02-31', 'before=1', 'after=x_1']) {
      expect((await browser.get(`/api/admin/audit?${search}`)).status, search).toBe(400)
    }
    const { head } = await read('')
    await insert(rowOf({ actor: asha }), rowOf({ actor: asha }), rowOf({ actor: ravi }))
    const fresh = async (more = '') =>
      (await browser.get(`/api/admin/audit/new?after=${encodeURIComponent(head)}${more}`)).json()
    expect(await fresh()).toEqual({ count: 3 })
    expect(await fresh(`&actor=${asha}`)).toEqual({ count: 2 })
  })

  test('gives the filtered acts as a file without formulas, and writes that down', async () => {
    const { browser, id } = await signedIn('admin')
    const actor = (await newAccount('advertiser', { name: '=HYPERLINK("x")' })).id
    await insert(
      rowOf({ actor, action: 'profile.changed', subject: actor, detail: { 'name.before': 'A', 'name.after': '=1+1' } }),
    )
    const answer = await browser.get(`/api/admin/audit/file?format=csv&actor=${actor}`)
    expect(answer.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="adchowk-audit-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const lines = (await answer.text()).split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`)
    expect(lines[1]).toContain('name: A → =1+1')
    const workbook = await browser.get(`/api/admin/audit/file?format=xlsx&actor=${actor}`)
    expect(new Uint8Array(await workbook.arrayBuffer()).slice(0, 2)).toEqual(new Uint8Array([80, 75]))
    const { acts } = await read(`actor=${id}&action=audit.exported`)
    expect(acts[0]?.facts).toContainEqual({ field: 'rows', after: '1' })
  })
})

describe('every page is read by an index, whatever it is narrowed to', () => {
  test.each([
    ['', /USING INDEX audit_log_by_time/],
    ['from=2026-01-01&to=2026-02-01', /USING INDEX audit_log_by_time \(at>\? AND at<\?\)/],
    ['actor=usr_1', /INDEX audit_log_by_actor \(actor=\?\)/],
    ['actor=usr_1&action=campaigns', /INDEX audit_log_by_act \(actor=\? AND action=\?\)/],
    ['subject=usr_1&actor=usr_2', /INDEX audit_log_by_subject \(subject=\?\)/],
    ['action=campaigns&from=2026-01-01', /INDEX audit_log_by_action \(action=\? AND at>\?\)/],
    ['q=asha', /INDEX audit_log_by_network \(network=\?\)/],
  ])('%s', async (search, index) => {
    const plans = await plansOf((ctx) => listAudit(ctx, parseSearch(AuditQuery, new URLSearchParams(search))))
    const lines = plans.flatMap(({ lines }) => lines)
    expect(lines.join('\n')).toMatch(index)
    expect(
      lines.filter((line) =>
        /SCAN (?:a|t|audit_log|users|campaigns|support_tickets)\b(?! USING (?:COVERING )?INDEX audit_log_by_time)/.test(
          line,
        ),
      ),
    ).toEqual([])
    // Rows of one value come in the order of time: nothing but what is shown is sorted.
    const entries = plans.filter(({ sql }) => sql.includes('json_group_array'))
    for (const { lines } of entries)
      expect(lines.filter((line) => /TEMP B-TREE FOR ORDER BY/.test(line)).length).toBeLessThan(2)
  })
})
