import { expect, test } from 'vitest'
import { getUser } from '../../../worker/identity/session.server.ts'
import { lineIn, newRequest, newWall } from '../../support/bookings.ts'
import { byTheClock, ownerBrowser, person } from '../../support/people.ts'
import { service } from '../../support/service.ts'
import { encoded, sendFile } from '../../support/uploads.ts'

const photo = await encoded('image/jpeg')

const refusalOf = async (answer: Response) => {
  const { error } = await answer.json<{ error: { message: string } }>()
  return [answer.status, error.message]
}

const unsaved = (user: string, files: number, bytes: number) =>
  service.db.run(`insert into uploads (key, purpose, subject, user_id, mime, bytes, sha256, name, created_at)
    select '${user}-' || value, 'photo', 'test-owner', '${user}', 'image/jpeg', ${bytes}, 'x', 'x', ${Date.now()}
    from json_each('${JSON.stringify(Array.from({ length: files }, (_, i) => i))}')`)

test.each([
  ['with as many files as may be unsaved', 60, 1, 429, /^60 files of yours are not saved yet\. Save the form/],
  [
    'with as many bytes as may be unsaved',
    3,
    100 * 1024 * 1024,
    413,
    /^With this file, more than 300 MB .* Save the form/,
  ],
])('a file %s', async (_, files, bytes, status, message) => {
  const { id, browser } = await ownerBrowser()
  await unsaved(id, files, bytes)
  expect(await refusalOf(await sendFile(browser, photo))).toEqual([status, expect.stringMatching(message)])
  // Once a form has saved one of them, there is room again, also after the form let it go.
  await service.db.run(`update uploads set released_at = 1 where key = '${id}-1'`)
  expect((await sendFile(browser, photo)).status).toBe(201)
})

test('a file of an account whose email nobody has confirmed, whatever it is for', async () => {
  const { id, browser } = await ownerBrowser()
  await service.db.run(`update users set email_verified_at = null where id = '${id}'`)
  const requested = await newRequest(await getUser(service, (await person()).id), [await newWall()], byTheClock())
  const line = lineIn(requested).id
  for (const query of [
    {},
    { purpose: 'import' },
    { purpose: 'logo', subject: id },
    { purpose: 'proof', subject: line },
  ]) {
    expect(await refusalOf(await sendFile(browser, photo, query))).toEqual([
      403,
      'Please confirm the email of your account first',
    ])
  }
  await service.db.run(`update users set email_verified_at = '2026-11-01T08:00:00.000Z' where id = '${id}'`)
  expect((await sendFile(browser, photo, { purpose: 'logo', subject: id })).status).toBe(201)
})

test('a file over the quota of a day', async () => {
  await service.db.run(`insert into uploads (key, purpose, subject, mime, bytes, sha256, name, created_at)
    values ('much', 'photo', 'much-owner', 'image/jpeg', ${2048 * 1024 * 1024}, 'x', 'x', ${Date.now()})`)
  const { browser } = await ownerBrowser('much-owner')
  expect(await refusalOf(await sendFile(browser, photo, { subject: 'much-owner' }))).toEqual([
    429,
    expect.stringMatching(/2 GB/),
  ])
})
