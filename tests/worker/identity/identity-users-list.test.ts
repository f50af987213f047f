import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { UserQuery } from '../../../worker/backoffice/rules/users/user-query.ts'
import { listAllUsers, listUsers } from '../../../worker/backoffice/users/list-users.server.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { plansOf } from '../../support/recorder.ts'
import { service } from '../../support/service.ts'

const COUNT = 130
const ROLES = ['advertiser', 'advertiser', 'advertiser', 'mediaOwner', 'staff'] as const
const PLACES = ['Chennai, Tamil Nadu', 'Madurai, Tamil Nadu', 'Kochi, Kerala', 'Delhi', '']

/** Users whose names, times and places repeat, so that ties are many. */
beforeAll(async () => {
  const rows = Array.from({ length: COUNT }, (_, n) => ({
    ...{ id: `usr_${n}`, email: `person${n}@mail${n % 7}.example`, name: `${'QAZWSX'[n % 6]}aveen ${n % 20}` },
    ...{ role: ROLES[n % 5], company: n === 77 ? '50% "Neem" & Leaf' : 'Traders', location: PLACES[n % 5] },
    ...{ status: n % 13 === 0 ? 'suspended' : 'active', at: `2026-0${1 + (n % 9)}-01T00:00:00.000Z` },
    seen: n % 3 === 0 ? `2026-10-0${1 + (n % 9)}T00:00:00.000Z` : null,
  }))
  await env.DB.prepare('DELETE FROM users').run()
  await env.DB.prepare(
    `INSERT INTO users (id, email, name, role, company, phone, location, status, password_hash, created_at, last_sign_in_at)
     SELECT value ->> 'id', value ->> 'email', value ->> 'name', value ->> 'role', value ->> 'company', '', value ->> 'location',
       value ->> 'status', '!', value ->> 'at', value ->> 'seen' FROM json_each(?)`,
  )
    .bind(JSON.stringify(rows))
    .run()
})

const list = (search = '') => listUsers(service, parseSearch(UserQuery, new URLSearchParams(search)))
const all = (search: string) => listAllUsers(service, parseSearch(UserQuery, new URLSearchParams(search)))

/** Pages of a list in one direction, from its first or last page. */
async function walk(search: string, to: 'next' | 'previous', start: string | null) {
  const pages = []
  for (let cursor: string | null = start; ; ) {
    const at: Record<string, string> = cursor === null ? {} : { [to === 'next' ? 'after' : 'before']: cursor }
    const page = await list(`${search}&${new URLSearchParams(at)}`)
    pages.push(page)
    cursor = page[to]
    if (cursor === null) return pages
  }
}

test.each([
  '',
  'sort=oldest',
  'sort=name',
  'sort=name-desc',
  'sort=seen',
  'role=advertiser&sort=name',
  'status=active',
])('pages of "%s" follow each other without a gap, in both directions', async (search) => {
  const pages = await walk(search, 'next', null)
  const ids = pages.flatMap(({ users }) => users.map(({ id }) => id))
  expect(ids).toEqual((await all(search)).map(({ id }) => id))
  expect(new Set(ids).size).toBe(pages[0]?.total)
  expect(pages.map(({ from }) => from)).toEqual(pages.map((_, n) => n * 25 + 1))
  const back = await walk(search, 'previous', pages.at(-1)?.previous ?? null)
  expect(back.toReversed()).toEqual(pages.slice(0, -1))
})

test.each([
  ['', COUNT],
  ['role=advertiser', 78],
  ['role=mediaOwner', 26],
  ['staff=any', 26],
  ['staff=admin', 0],
  ['staff=limited&role=advertiser', 26],
  ['status=suspended', 10],
  ['state=Tamil+Nadu', 52],
  ['state=Delhi', 26],
  ['role=advertiser&state=Kerala&status=active', 24],
  ['q=QAVEEN+18', 2],
  ['q=mail3.exam', 19],
  ['q=%25+%22neem%22', 1],
  ['q=qa', 22],
  ['q=person1', 41],
  ['q=zzz', 0],
  ['q=*', 0],
  ['q=AND', 0],
])('%s finds %i', async (search, total) => {
  expect((await list(search)).total).toBe(total)
})

test.each(['role=admin', 'sort=email', 'state=Atlantis', 'after=x', 'after=a~b%00', 'status=deleted'])(
  '%s is refused',
  async (search) => {
    await expect(async () => list(search)).rejects.toMatchObject({ code: 'bad_input' })
  },
)

describe('with many users', () => {
  /** Every order and filter, on a later page. */
  const SEARCHES = [
    '',
    ...['oldest', 'name', 'name-desc', 'seen'].map((sort) => `sort=${sort}`),
    'role=advertiser',
    'role=mediaOwner&sort=name',
    'role=advertiser&sort=seen',
    'status=suspended',
    'state=Kerala',
    'q=qaveen',
    'q=q',
  ]

  test.each(SEARCHES)('"%s" never reads all rows, and sorts only what a filter has found', async (search) => {
    const first = await list(search)
    const cursor = first.users[5]
    const after = first.next ?? `2026-05-01T00:00:00.000Z~${cursor?.id}`
    const plans = await plansOf(() => list(`${search}&after=${encodeURIComponent(after)}`))
    const isFound = /q=/.test(search)
    // The number of matches decides the plan.
    expect(plans).toHaveLength(isFound ? 4 : 3)
    const lines = plans.flatMap((plan) => plan.lines)
    // The count of all is the one statement that may go through an index.
    expect(lines.filter((line) => /^SCAN users(?!_fts| USING COVERING INDEX)/.test(line))).toEqual([])
    const isRare = isFound && first.total <= 1_000
    expect(lines.some((line) => /TEMP B-TREE/.test(line))).toBe(isRare)
  })
})

describe('words', () => {
  test('that many have are read in the order of the list, without sorting all of them', async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1100)
      INSERT INTO users (id, email, name, role, company, phone, location, status, password_hash, created_at)
      SELECT 'usr_common' || i, 'common' || i || '@x.example', 'Commonest Person', 'advertiser', '', '', '', 'active', '',
        strftime('%Y-%m-%dT%H:%M:%fZ', '2020-01-01', '+' || i || ' minutes') FROM n`,
    ).run()
    const page = await list('q=commonest')
    expect(page.total).toBe(1_100)
    expect(page.users.map(({ id }) => id)).toEqual(page.users.map((_, i) => `usr_common${1_100 - i}`))
    const lines = (await plansOf(() => list('q=commonest'))).flatMap((plan) => plan.lines)
    expect(lines.filter((line) => /TEMP B-TREE/.test(line))).toEqual([])
    await env.DB.prepare(`DELETE FROM users WHERE id LIKE 'usr_common%'`).run()
  })

  test('follow a change of the name, and go with the user', async () => {
    await env.DB.prepare(`UPDATE users SET name = 'Umbrella Person' WHERE id = 'usr_5'`).run()
    expect((await list('q=umbr+per')).users.map(({ id }) => id)).toEqual(['usr_5'])
    await env.DB.prepare(`DELETE FROM users WHERE id = 'usr_5'`).run()
    expect((await list('q=umbr+per')).total).toBe(0)
  })
})
