import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { withService } from '../../../worker/compose.ts'
import type { ApiEnv } from '../../../worker/kernel/http/api-env.ts'
import { parse } from '../../../worker/kernel/rules/parse.ts'
import { blockDays } from '../../../worker/supply/calendar/block.server.ts'
import { calendarFile } from '../../../worker/supply/calendar/calendar-file.ts'
import { listFeeds, makeFeed, readFeed, removeFeed } from '../../../worker/supply/calendar/feeds.server.ts'
import { NewBlock } from '../../../worker/supply/rules/calendar/block.ts'
import { lineIn, newOwner, newPerson, newRequest, newWall } from '../../support/bookings.ts'
import { buildSpots, take } from '../../support/rows.ts'
import { changedBefore, refusalOf, service } from '../../support/service.ts'
import { audited, rowsOf } from '../../support/staff.ts'

const OWNER = 'test-owner'
const owner = await newOwner()

const tokenOf = ({ url }: { url: string }) => url.split('/').at(-1)?.replace('.ics', '') ?? ''

/** A text of a calendar without its folds. RFC 5545, 3.1 */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('a link gives all-day events of one owner, in the form that RFC 5545 asks for', async () => {
  const company = 'Chai, Coffee; \\ Kaapi and everything else that is drunk between Pune and Nashik'
  const buyer = { ...(await newPerson()), company }
  const wall = await newWall({ title: 'Wall' })
  const request = await newRequest(buyer, [wall])
  const cinema = await newWall({ title: 'Cinema' })
  await buildSpots(service.db, cinema, { id: 'one', name: 'Screen 1' })
  const block = { spans: [{ from: '2027-02-01', until: '2027-02-07' }], key: crypto.randomUUID() }
  await blockDays(service, owner, parse(NewBlock, { ...block, resources: [cinema], note: 'Line one\nLine two' }))

  const sold = { spans: [{ from: '2027-04-01', until: '2027-04-07' }], key: crypto.randomUUID(), kind: 'sold' }
  await blockDays(service, owner, parse(NewBlock, { ...sold, resources: [cinema] }))

  const file = await readFeed(service, tokenOf(await makeFeed(service, owner, { owner: OWNER })))
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const size = (line: string) => new TextEncoder().encode(line).length
  expect(Math.max(...file.split('\r\n').map(size))).toBeLessThanOrEqual(75)
  const lines = unfolded(file)
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20270201',
      'DTEND;VALUE=DATE:20270208',
      `SUMMARY:Blocked: Screen 1\\, Cinema (TEST-${cinema})`,
      `SUMMARY:Sold elsewhere: Screen 1\\, Cinema (TEST-${cinema})`,
      'DESCRIPTION:Line one\\nLine two',
      'STATUS:TENTATIVE',
    ]),
  )
  const asked = lines.find((line) => line.startsWith('SUMMARY:Requested by'))
  expect(asked).toContain('Chai\\, Coffee\\; \\\\ Kaapi and everything')
  expect(asked).toMatch(new RegExp(`: Wall \\(TEST-${wall}\\)$`))
  expect(lines).toContain(`DESCRIPTION:${lineIn(request).ref}`)
  const uids = lines.filter((line) => line.startsWith('UID:'))
  expect(new Set(uids).size).toBe(lines.filter((line) => line === 'BEGIN:VEVENT').length)

  const one = await readFeed(service, tokenOf(await makeFeed(service, owner, { owner: OWNER, listing: wall })))
  expect(unfolded(one).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
  expect(unfolded(one).find((line) => line.startsWith('UID:'))).toBe(uids.find((uid) => uid.includes(wall)))
})

test('a link ends with its removal, and with the membership of who made it', async () => {
  const user = await newOwner()
  const feed = await makeFeed(service, user, { owner: OWNER })
  const other = await makeFeed(service, user, { owner: OWNER })
  expect(await rowsOf('SELECT token_hash FROM calendar_feeds WHERE id = ?', feed.id)).not.toContainEqual({
    token_hash: tokenOf(feed),
  })
  expect(await listFeeds(service, user, { owner: OWNER })).toHaveLength(2)
  expect(await refusalOf(removeFeed(service, owner, feed.id))).toMatch(/^not_found/)
  await removeFeed(service, user, feed.id)
  expect(await refusalOf(readFeed(service, tokenOf(feed)))).toMatch(/^not_found/)
  expect((await audited(feed.id)).map(({ action }) => action)).toEqual(['calendar_feed.made', 'calendar_feed.removed'])

  await readFeed(service, tokenOf(other))
  await rowsOf(`UPDATE owner_members SET state = 'withdrawn' WHERE user_id = ?`, user.id)
  expect(await refusalOf(readFeed(service, tokenOf(other)))).toMatch(/^not_found/)
  expect(await refusalOf(makeFeed(service, user, { owner: OWNER }))).toMatch(/^not_found/)
})

test('an account keeps at most 20 links, each of its own listing, and sees when they were read', async () => {
  const user = await newOwner()
  const wall = await newWall({ title: 'Fed wall' })
  const [foreign] = await rowsOf<{ id: string }>('SELECT id FROM listings WHERE owner_id <> ? LIMIT 1', OWNER)
  expect(await refusalOf(makeFeed(service, user, { owner: OWNER, listing: foreign?.id }))).toMatch(/^not_found/)
  const feed = await makeFeed(service, user, { owner: OWNER, listing: wall })
  const listed = async () => (await listFeeds(service, user, { owner: OWNER })).find(({ id }) => id === feed.id)
  expect(await listed()).toMatchObject({ listing: { id: wall, title: `Fed wall (TEST-${wall})` }, readAt: null })
  const at = (minutes: number) => ({ ...service, now: new Date(service.now.getTime() + minutes * 60_000) })
  const readAt = async (minutes: number) => {
    await readFeed(at(minutes), tokenOf(feed))
    return (((await listed())?.readAt ?? 0) - service.now.getTime()) / 60_000
  }
  // Written once an hour.
  expect([await readAt(0), await readAt(60), await readAt(61)]).toEqual([0, 0, 61])
  for (let made = 1; made < 20; made += 1) await makeFeed(service, user, { owner: OWNER })
  await readAt(200)
  const others = (await listFeeds(service, user, { owner: OWNER })).filter(({ id }) => id !== feed.id)
  expect(others.map((other) => other.readAt)).toEqual(Array(19).fill(null))
  expect(await refusalOf(makeFeed(service, user, { owner: OWNER }))).toMatch(/^conflict: At most 20/)
  expect((await listFeeds(service, user, { owner: OWNER })).filter(({ listing }) => listing === null)).toHaveLength(19)
  expect(await listFeeds(service, user, { owner: 'another-owner' })).toEqual([])
})

test('a link of a member of several owners has the days of its own owner, from three months ago on', async () => {
  const user = await newOwner()
  const other = await newOwner('second-owner')
  await rowsOf('UPDATE owner_members SET user_id = ? WHERE user_id = ?', user.id, other.id)
  await rowsOf(`INSERT INTO owners SELECT 'second-owner', 'Second', city, state FROM owners WHERE id = ?`, OWNER)
  const [wall, theirs] = [await newWall({ capacity: 9 }), await newWall({ ownerId: 'second-owner' })]
  const now = service.now.getTime()
  await take(service.db, theirs, ['2027-03-01', '2027-03-08'])
  await take(service.db, wall, ['2026-08-01', '2026-08-20'])
  await take(service.db, wall, ['2026-08-02', '2026-08-21'])
  await take(service.db, wall, ['2027-03-02', '2027-03-08'], { expires: now })
  await take(service.db, wall, ['2027-03-03', '2027-03-08'], { expires: now + 1 })
  const linesOf = async (more: { owner: string; listing?: string }) =>
    unfolded(await readFeed(service, tokenOf(await makeFeed(service, user, more))))
  const startsOf = async (more: { owner: string; listing?: string }) =>
    (await linesOf(more)).flatMap((line) => (line.startsWith('DTSTART') ? [line.slice(-8)] : []))
  expect(await startsOf({ owner: 'second-owner' })).toEqual(['20270301'])
  expect(await startsOf({ owner: OWNER, listing: wall })).toEqual(['20260802', '20270303'])
  // The calendar has the name of its listing, or of its owner; what has no advertiser to be named is booked or requested.
  const title = `Title of ${wall}`
  const [named, ...summaries] = (await linesOf({ owner: OWNER, listing: wall })).filter((line) =>
    /^(?:X-WR-CALNAME|SUMMARY):/.test(line),
  )
  expect(named).toBe(`X-WR-CALNAME:${title}\\, AdChowk`)
  expect(summaries).toEqual(['Booked', 'Requested'].map((word) => `SUMMARY:${word}: ${title} (TEST-${wall})`))
  expect(await linesOf({ owner: 'second-owner' })).toContain('X-WR-CALNAME:Second\\, AdChowk')
  expect(await startsOf({ owner: OWNER })).not.toContain('20270301')
  expect(await refusalOf(makeFeed(service, user, { owner: OWNER, listing: theirs }))).toMatch(/^not_found/)
  const left = changedBefore(() => rowsOf(`UPDATE owner_members SET state = 'withdrawn' WHERE user_id = ?`, user.id))
  expect(await refusalOf(makeFeed(left, user, { owner: OWNER }))).toMatch(/^not_found/)
  expect((await listFeeds(service, user, { owner: OWNER })).map(({ listing }) => listing?.id)).toEqual(
    expect.arrayContaining([wall, undefined]),
  )
})

test('the address is read without a session, and is kept nowhere', async () => {
  const { url } = await makeFeed(service, owner, { owner: OWNER })
  const ask = async (path: string) => {
    const context = createExecutionContext()
    const app = new Hono<ApiEnv>().use(withService).route('/', calendarFile)
    const answer = await app.fetch(new Request(`https://adchowk.test${path}`), env, context)
    await waitOnExecutionContext(context)
    return answer
  }
  const answer = await ask(new URL(url).pathname)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  expect(answer.headers.has('Set-Cookie')).toBe(false)
  expect((await ask(`/calendars/${'A'.repeat(43)}.ics`)).status).toBe(404)
  expect((await ask('/calendars/x.ics')).status).toBe(404)
})
