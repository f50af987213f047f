import { describe, expect, test } from 'vitest'
import { listStaffThreads, readThread } from '../../../worker/booking/messages/staff-threads.server.ts'
import {
  countUnread,
  getListingThread,
  getThread,
  listThreads,
  markSeen,
  postInThread,
  writeToOwner,
} from '../../../worker/booking/messages/threads.server.ts'
import { MAX_MESSAGES, THREADS_PAGE } from '../../../worker/booking/rules/messages/thread.ts'
import { sendNotices } from '../../../worker/outbox.server.ts'
import { newOwner, newPerson, newWall, toldOf } from '../../support/bookings.ts'
import { Browser, signedIn } from '../../support/identity.ts'
import { refusalOf, service } from '../../support/service.ts'
import { detailOf, recordedService, rowsOf, STAFF } from '../../support/staff.ts'
import { newMember, newTeam, posted } from '../../support/teams.ts'

const codeOf = async (answer: Promise<unknown>) => (await detailOf(answer))?.code

/** A listing of an owner with one member, and a user who asks. */
async function sides() {
  const { owner, manager } = await newTeam()
  const listing = await newWall({ ownerId: owner })
  return { owner, manager, listing, user: await newPerson() }
}

async function begun() {
  const all = await sides()
  await writeToOwner(service, all.user, { listing: all.listing, text: 'Is it lit at night?' })
  const [thread] = (await listThreads(service, all.user, {})).threads
  if (!thread) throw new Error('There is a conversation')
  return { ...all, id: thread.id }
}

describe('a message to the owner of a listing', () => {
  test('reaches the members of the owner, who answer, and each side counts what it has not seen', async () => {
    const { id, user, manager, owner, listing } = await begun()
    expect((await listThreads(service, manager, {})).threads).toMatchObject([
      { id, side: 'mediaOwner', unread: 1, last: 'Is it lit at night?' },
    ])
    expect(await countUnread(service, user)).toBe(0)
    const [first] = (await getThread(service, manager, id)).messages
    await markSeen(service, manager, { id, message: first?.id ?? 0 })
    expect(await countUnread(service, manager)).toBe(0)

    const { ctx, published } = recordedService()
    await postInThread(ctx, manager, { id, text: 'Until midnight.' })
    expect(new Set(published())).toEqual(new Set(['message.received']))
    expect(await toldOf(id)).toEqual([
      { audience: `owner:${owner}`, kind: 'message.received' },
      { audience: `user:${user.id}`, kind: 'message.received' },
    ])
    expect(await countUnread(service, user)).toBe(1)
    expect(await countUnread(service, manager)).toBe(0)
    expect((await getListingThread(service, user, listing)).messages).toMatchObject([
      { text: 'Is it lit at night?', isOwn: true },
      { text: 'Until midnight.', isOwn: false },
    ])
  })

  test('is one conversation for one listing, however often a user writes', async () => {
    const { user, listing } = await begun()
    await writeToOwner(service, user, { listing, text: 'And by day?' })
    const { threads, total } = await listThreads(service, user, {})
    expect(total).toBe(1)
    expect(threads[0]?.last).toBe('And by day?')
  })

  test('is seen alone: what is in other conversations stays unread, for either side', async () => {
    const { id, user, manager, owner } = await begun()
    await writeToOwner(service, user, { listing: await newWall({ ownerId: owner }), text: 'And this one?' })
    const mine = (await listThreads(service, user, {})).threads
    for (const thread of mine) await postInThread(service, manager, { id: thread.id, text: 'Yes.' })
    for (const side of [user, manager]) {
      expect(await countUnread(service, side)).toBe(2)
      await markSeen(service, side, { id, message: 99_999_999 })
      const rows = (await listThreads(service, side, {})).threads
      expect(rows.filter(({ unread }) => unread > 0).map((thread) => thread.id)).toEqual(
        mine.flatMap((thread) => (thread.id === id ? [] : [thread.id])),
      )
    }
  })

  test('is notified by a mail without a word of it, once an hour, and to open pages of both sides', async () => {
    const { user, manager, listing } = await sides()
    const { ctx, mails } = posted()
    const { publish } = recordedService()
    const writing = { ...ctx, live: { ...ctx.live, publish } }
    await writeToOwner(writing, user, { listing, text: 'Buy at evil.example' })
    const hour = service.now.getTime() + 3_600_000 / 2
    for (const minutes of [0, 59]) {
      const now = new Date(hour + minutes * 60_000)
      await writeToOwner({ ...writing, now }, user, { listing, text: 'Again' })
    }
    while ((await sendNotices({ ...ctx, now: new Date(hour + 3_600_000) })) > 0);
    const got = mails.filter(({ to }) => to === manager.email)
    expect(got).toHaveLength(2)
    expect(got[0]?.text).toContain('/dashboard/messages/thr_')
    expect(got[0]?.text).not.toContain('evil.example')
    expect(publish).toHaveBeenCalledWith(
      [expect.objectContaining({ event: 'message.received' })],
      expect.arrayContaining([`user:${user.id}`, `user:${manager.id}`]),
    )
  })
})

describe('who may read and write', () => {
  test('nobody else: a stranger, another owner, and a member who was suspended find nothing', async () => {
    const { id, manager } = await begun()
    for (const other of [await newPerson(), await newOwner(), (await newTeam()).manager]) {
      expect(await codeOf(getThread(service, other, id))).toBe('not_found')
      expect(await codeOf(postInThread(service, other, { id, text: 'Hello' }))).toBe('not_found')
      await markSeen(service, other, { id, message: 99_999_999 })
    }
    expect((await getThread(service, manager, id)).unread).toBe(1)
    await rowsOf(`UPDATE users SET status = 'suspended' WHERE id = ?`, manager.id)
    expect(await codeOf(getThread(service, manager, id))).toBe('not_found')
  })

  test('of an owner’s people those who may sell: others read', async () => {
    const { id, owner } = await begun()
    const viewer = await newMember(owner, 'view')
    expect((await getThread(service, viewer, id)).mayWrite).toBe(false)
    expect(await codeOf(postInThread(service, viewer, { id, text: 'Hello' }))).toBe('forbidden')
  })

  test('an owner without an account that can answer is not written to, and neither is one’s own company', async () => {
    const { owner, manager, listing, user } = await sides()
    expect((await getListingThread(service, manager, listing)).state).toBe('own')
    expect((await getListingThread(service, user, listing)).state).toBe('open')
    expect(await codeOf(writeToOwner(service, manager, { listing, text: 'Hello' }))).toBe('conflict')
    await rowsOf(`UPDATE owner_members SET rights = 'view' WHERE owner_id = ?`, owner)
    expect((await getListingThread(service, user, listing)).state).toBe('unclaimed')
    expect(await codeOf(writeToOwner(service, user, { listing, text: 'Hello' }))).toBe('conflict')
    expect((await listThreads(service, user, {})).total).toBe(0)
  })

  test('staff read any, which is in the audit log and shown to both sides', async () => {
    const { id, user, manager } = await begun()
    expect(await codeOf(readThread(service, STAFF, 'thr_none'))).toBe('not_found')
    expect((await listStaffThreads(service, { page: 1, q: 'no such listing' })).total).toBe(0)
    expect((await listStaffThreads(service, { page: 1, q: undefined })).threads).toContainEqual(
      expect.objectContaining({ id }),
    )
    for (const side of [user, manager]) expect((await getThread(service, side, id)).staffReadAt).toBeNull()
    expect((await readThread(service, STAFF, id)).messages).toMatchObject([{ text: 'Is it lit at night?' }])
    for (const side of [user, manager]) {
      expect((await getThread(service, side, id)).staffReadAt).toBe(service.now.getTime())
    }
    expect(await rowsOf(`SELECT actor FROM audit_log WHERE action = 'thread.read' AND subject = ?`, id)).toEqual([
      { actor: STAFF.id },
    ])
  })
})

describe('limits', () => {
  test('a conversation takes no message once it is full, of either side', async () => {
    const { id, user, manager, listing } = await begun()
    await rowsOf(
      `WITH RECURSIVE more(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM more WHERE n < ?)
       INSERT INTO messages (thread_id, user_id, text, at) SELECT thread_id, user_id, text, at FROM messages, more WHERE thread_id = ?`,
      MAX_MESSAGES,
      id,
    )
    const full = `conflict: A conversation has at most ${MAX_MESSAGES} messages`
    expect(await refusalOf(writeToOwner(service, user, { listing, text: 'One more' }))).toBe(full)
    expect(await refusalOf(postInThread(service, manager, { id, text: 'One more' }))).toBe(full)
    const read = await getThread(service, manager, id)
    expect([read.messages.length, read.unread]).toEqual([MAX_MESSAGES, MAX_MESSAGES])
  })

  test('twenty conversations are begun a day, and what is begun goes on', async () => {
    const { owner, listing, user } = await sides()
    await writeToOwner(service, user, { listing, text: 'Hello' })
    for (let at = 1; at < 20; at += 1) {
      await writeToOwner(service, user, { listing: await newWall({ ownerId: owner }), text: 'Hello' })
    }
    const next = await newWall({ ownerId: owner })
    expect(await codeOf(writeToOwner(service, user, { listing: next, text: 'Hello' }))).toBe('rate_limited')
    await writeToOwner(service, user, { listing, text: 'Are you there?' })
    const tomorrow = { ...service, now: new Date(service.now.getTime() + 86_400_001) }
    await writeToOwner(tomorrow, user, { listing: next, text: 'Hello' })
  })

  test('of the API: who is not signed in, another site, an empty and a long text, a listing that is not there', async () => {
    const { listing } = await sides()
    const path = `/api/threads/about/${listing}`
    expect((await new Browser().post(path, { text: 'Hello' })).status).toBe(401)
    const { browser } = await signedIn()
    expect((await browser.send('POST', path, { text: 'Hello' }, { Origin: 'https://evil.example' })).status).toBe(403)
    expect((await browser.post(path, { text: ' ' })).status).toBe(400)
    expect((await browser.post(path, { text: 'a'.repeat(1_001) })).status).toBe(400)
    expect((await browser.post('/api/threads/about/no-such-place', { text: 'Hello' })).status).toBe(404)
    expect((await browser.post('/api/threads/thr_none/messages', { text: 'Hello' })).status).toBe(404)
    expect((await browser.post(path, { text: 'Hello' })).status).toBe(201)
  })
})

test('a list that is longer than a page goes on where the page ended', async () => {
  const { id, user, manager } = await begun()
  const own = `Longer ${id}`
  await rowsOf(`UPDATE threads SET title = ? WHERE id = ?`, own, id)
  await rowsOf(
    `WITH RECURSIVE more(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more WHERE n < ?)
     INSERT INTO threads (id, listing_id, title, path, owner_id, owner, user_id, created_at, at)
     SELECT id || '-' || n, listing_id || '-' || n, title, path, owner_id, owner, user_id, created_at, at - n FROM threads, more WHERE id = ?`,
    THREADS_PAGE + 1,
    id,
  )
  const lists = {
    advertiser: (page: number) => listThreads(service, user, { page }),
    owner: (page: number) => listThreads(service, manager, { page }),
    staff: (page: number) => listStaffThreads(service, { page, q: own }),
  }
  const ids = Array.from({ length: THREADS_PAGE + 2 }, (_, n) => (n === 0 ? id : `${id}-${n}`))
  for (const [who, list] of Object.entries(lists)) {
    const [first, last] = [await list(1), await list(2)]
    expect([first, last], who).toMatchObject([
      { total: THREADS_PAGE + 2, pages: 2 },
      { total: THREADS_PAGE + 2, pages: 2 },
    ])
    const listed = [first, last].map(({ threads }) => threads.map((thread) => thread.id))
    expect(listed, who).toEqual([ids.slice(0, THREADS_PAGE), ids.slice(THREADS_PAGE)])
    expect(await codeOf(list(3)), who).toBe('not_found')
  }
})

test('an account takes its words along, and leaves them to the other side without a name', async () => {
  const { manager, listing, owner } = await sides()
  const { browser, id: user } = await signedIn()
  expect((await browser.post(`/api/threads/about/${listing}`, { text: 'Is it lit?' })).status).toBe(201)
  expect(await (await browser.get('/api/account/data')).json()).toMatchObject({
    listingMessages: [{ text: 'Is it lit?' }],
  })
  await browser.post('/api/account/delete', { password: 'correct horse battery' })
  expect(await rowsOf('SELECT id FROM users WHERE id = ?', user)).toEqual([])
  const [thread] = (await listThreads(service, manager, {})).threads
  expect(thread).toMatchObject({ advertiser: null, last: 'Is it lit?' })
  expect(owner).toBeTruthy()
})
