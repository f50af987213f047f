import { expect, test } from 'vitest'
import { withdrawCampaign } from '../../../worker/booking/campaigns/submit.server.ts'
import { confirmLine } from '../../../worker/booking/lines/line-decisions.server.ts'
import { watchDays } from '../../../worker/catalogue/availability/watch.server.ts'
import { sweep } from '../../../worker/sweep.server.ts'
import { at, lineIn, newDraft, newOwner, newPerson, newRequest, newWall, send } from '../../support/bookings.ts'
import { service } from '../../support/service.ts'
import { rowsOf } from '../../support/staff.ts'

interface Mail {
  to: string
  subject: string
  text: string
}

/** One run, with everything that it mailed. @param fails the addresses that cannot be reached */
async function swept(instant = service.now.toISOString(), fails: readonly string[] = []) {
  const mails: Mail[] = []
  const mailer = {
    send: async (mail: Mail) => {
      if (fails.includes(mail.to)) throw new Error('the post is closed')
      mails.push(mail)
    },
  }
  return { next: await sweep(at(instant, { mailer })), mails }
}

const mailsTo = (mails: readonly Mail[], email: string) =>
  mails.filter(({ to }) => to === email).map(({ subject }) => subject)

test('each side gets its letter once, in our words', async () => {
  const [user, owner] = [await newPerson(), await newOwner()]
  const request = await newRequest(user, [await newWall()])
  const line = lineIn(request)
  await confirmLine(service, owner, line)
  const { mails } = await swept()
  const proforma = expect.stringMatching(/^[A-Z]{3}\/26-27\/P\d{5}/)
  expect(mailsTo(mails, owner.email)).toEqual([`A booking request, ${line.ref}`, proforma])
  expect(mailsTo(mails, user.email)).toEqual([
    `${request.ref} is with our team`,
    `${request.ref} is approved`,
    `${line.ref} is confirmed`,
    proforma,
  ])
  expect(mails.map(({ text }) => text).join()).not.toContain(request.name)
  const pageFor = (email: string) =>
    mails
      .flatMap(({ to, subject, text }) =>
        to === email && !/^[A-Z]{3}\//.test(subject) ? (text.match(/https:\S+/g) ?? []) : [],
      )
      .at(-1)
  expect(pageFor(owner.email)).toBe(`${service.origin}/dashboard/requests/${line.id}`)
  expect(pageFor(user.email)).toBe(`${service.origin}/dashboard/campaigns/${request.id}#${line.id}`)
  expect(pageFor(service.settings.teamEmail)).toBe(`${service.origin}/admin/approvals`)
  expect((await swept()).mails).toEqual([])
})

test('a letter that could not be sent is tried again, a minute later', async () => {
  const user = await newPerson()
  await send(user, await newDraft(user, [await newWall()]))
  const later = (minutes: number) => new Date(service.now.getTime() + minutes * 60_000).toISOString()
  expect(mailsTo((await swept(later(0), [user.email])).mails, user.email)).toEqual([])
  const { next, mails } = await swept(later(0.5))
  expect(mailsTo(mails, user.email)).toEqual([])
  expect(next).toBe(Date.parse(later(1)))
  expect(mailsTo((await swept(later(1))).mails, user.email)).toHaveLength(1)
})

test('wakes again for the next place that runs out', async () => {
  const user = await newPerson()
  const held = await send(user, await newDraft(user, [await newWall()]))
  const [first] = await rowsOf<{ at: number }>(
    'SELECT min(expires_at) at FROM allocations WHERE expires_at > ?',
    service.now.getTime(),
  )
  expect((await swept()).next).toBe(first?.at)
  const over = await swept('2026-12-01T12:00:00+05:30')
  expect(mailsTo(over.mails, user.email)).toContain(`${lineIn(held).ref} was not answered in time`)
})

test('who watches days is notified once when they are free again', async () => {
  const [user, watcher] = [await newPerson(), await newPerson()]
  const wall = await newWall()
  const held = await send(user, await newDraft(user, [wall]))
  await watchDays(service, watcher, { resource: wall, startDate: '2026-12-20', endDate: '2026-12-31' })
  await withdrawCampaign(service, user, held.id, held.version)
  expect(mailsTo((await swept()).mails, watcher.email)).toEqual([`Days of ${wall} are free again`])
  expect(await rowsOf('SELECT 1 FROM watches WHERE user_id = ?', watcher.id)).toEqual([])
})

test('a suspended account gets no letter', async () => {
  const [user, other] = [await newPerson(), await newPerson()]
  for (const one of [user, other]) await send(one, await newDraft(one, [await newWall()]))
  await service.db.run(`update users set status = 'suspended' where id = '${user.id}'`)
  const { mails } = await swept()
  expect(mailsTo(mails, other.email)).toEqual([expect.stringMatching(/is with our team$/)])
  expect(mailsTo(mails, user.email)).toEqual([])
})
