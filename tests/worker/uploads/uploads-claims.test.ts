import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { getUser } from '../../../worker/identity/session.server.ts'
import { claimStatements, releaseStatements } from '../../../worker/uploads/claim.server.ts'
import type { Upload } from '../../../worker/uploads/rules/upload.ts'
import { uploadTasks } from '../../../worker/uploads/scheduled.server.ts'
import { lineIn, newRequest, newWall } from '../../support/bookings.ts'
import { byTheClock, ownerBrowser, person } from '../../support/people.ts'
import { service } from '../../support/service.ts'
import { rowsOf } from '../../support/staff.ts'
import { encoded, uploaded } from '../../support/uploads.ts'

const { db } = service
const owner = await ownerBrowser()
const body = await encoded('image/jpeg')
const photo = () => uploaded(owner.browser, body)

const CLAIM = { claimedBy: 'wall-1', purpose: 'photo', subject: 'test-owner' } as const

const claim = (files: readonly Pick<Upload, 'key'>[], more: object = {}) =>
  db.batch([...claimStatements(db, { ...CLAIM, keys: files.map(({ key }) => key), ...more })]).then(
    () => 'claimed',
    () => 'refused',
  )

const claimedBy = async ({ key }: Upload) =>
  (await rowsOf<{ claimed_by: string | null }>('SELECT claimed_by FROM uploads WHERE key = ?', key))[0]?.claimed_by

test('files are claimed once, by what they were sent for', async () => {
  const [first, second] = [await photo(), await photo()]
  expect(await claim([first, second], { subject: 'another-owner' })).toBe('refused')
  expect(await claim([first, second], { purpose: 'proof' })).toBe('refused')
  expect(await claim([first, { key: 'made-up.jpg' }])).toBe('refused')
  expect([await claimedBy(first), await claimedBy(second)]).toEqual([null, null])
  expect(await claim([first, second, first])).toBe('claimed')
  expect(await claim([first, second])).toBe('claimed')
  expect(await claim([second], { claimedBy: 'wall-2' })).toBe('refused')
  expect(await claim([])).toBe('claimed')
})

test('a file whose bytes have not arrived cannot be claimed', async () => {
  const file = await photo()
  await env.DB.prepare("UPDATE uploads SET sha256 = '' WHERE key = ?").bind(file.key).run()
  expect(await claim([file])).toBe('refused')
})

test('an advertiser cannot claim the artwork of another line', async () => {
  const buyer = await person()
  const user = await getUser(service, buyer.id)
  const [mine, other] = [
    lineIn(await newRequest(user, [await newWall()], byTheClock())).id,
    lineIn(await newRequest(user, [await newWall()], byTheClock())).id,
  ]
  const art = await uploaded(buyer.browser, body, { purpose: 'artwork', subject: mine })
  expect(await claim([art], { purpose: 'artwork', subject: other })).toBe('refused')
  expect(await claim([art], { purpose: 'artwork', subject: mine })).toBe('claimed')
})

const DAY_MS = 86_400_000
const sweep = (days: number) =>
  Promise.all(uploadTasks.map(({ step }) => step({ ...service, now: new Date(Date.now() + days * DAY_MS) })))
const pathsIn = async ({ key }: Upload) =>
  (await env.FILES.list()).objects.map((object) => object.key).filter((path) => path.includes(key))

test('what nothing shows goes after a day, with its pictures; what is claimed stays, and what is released has a day', async () => {
  const [kept, dropped, never] = [await photo(), await photo(), await photo()]
  expect(await claim([kept, dropped], { claimedBy: 'wall-3' })).toBe('claimed')
  const later = { db, now: new Date(Date.now() + 5 * DAY_MS) }
  await db.batch([...releaseStatements(later, { claimedBy: 'wall-3', except: [kept.key] })])
  expect([await claimedBy(kept), await claimedBy(dropped)]).toEqual(['wall-3', null])

  await sweep(0.9)
  expect((await pathsIn(never)).length).toBe(2)
  await sweep(1.1)
  expect(await pathsIn(never)).toEqual([])
  expect(await rowsOf('SELECT key FROM uploads WHERE key = ?', never.key)).toEqual([])
  expect((await pathsIn(dropped)).length).toBe(2)
  await sweep(6.1)
  expect(await pathsIn(dropped)).toEqual([])
  expect((await pathsIn(kept)).length).toBe(2)
  expect(await sweep(6.2)).toEqual([0])
})

test('what is released counts for the quota of the day on which it was sent', async () => {
  const file = await photo()
  await claim([file], { claimedBy: 'wall-5' })
  const createdAt = () => rowsOf('SELECT created_at FROM uploads WHERE key = ?', file.key)
  const sentAt = await createdAt()
  await db.batch([
    ...releaseStatements({ db, now: new Date(Date.now() + 5 * DAY_MS) }, { claimedBy: 'wall-5', keys: [file.key] }),
  ])
  expect(await createdAt()).toEqual(sentAt)
})

test('some of what something shows is released', async () => {
  const [one, two] = [await photo(), await photo()]
  await claim([one, two], { claimedBy: 'wall-4' })
  await db.batch([...releaseStatements({ db, now: new Date() }, { claimedBy: 'wall-4', keys: [one.key] })])
  expect([await claimedBy(one), await claimedBy(two)]).toEqual([null, 'wall-4'])
})
