import { expect, test } from 'vitest'
import { getFigures } from '../../../worker/catalogue/figures.server.ts'
import { getOwnerPage } from '../../../worker/catalogue/owners/profile.server.ts'
import { addDays, civilDate } from '../../../worker/kernel/rules/dates.ts'
import type { OwnerRecord } from '../../../worker/organisations/owners/verification.server.ts'
import { type VerificationRecord, verificationText } from '../../../worker/organisations/rules/owners/verification.ts'
import { ROWS, TODAY } from '../../support/catalogue.ts'
import { newCompany } from '../../support/inventory.ts'
import { mediaOwner, staff } from '../../support/owner-claims.ts'
import { buildGroup } from '../../support/rows.ts'
import { service } from '../../support/service.ts'
import { audited, rowsOf } from '../../support/staff.ts'

const day = civilDate(service.now)
const pathOf = (owner: string) => `/api/admin/owners/${owner}/verifications`
const ownerOf = async (id: string) => (await getOwnerPage(service, { id, page: 1 })).owner
const recordsIn = async (answer: Response) => (await answer.json<OwnerRecord>()).records

test('a check that staff record gives the mark, and names its author, its day and the documents', async () => {
  const [desk, owner] = [await staff(), await newCompany()]
  await buildGroup(service.db, { category: 'ooh', group: owner }, { id: `wall-of-${owner}`, ownerId: owner })
  const { verified } = await getFigures(service)
  expect(await ownerOf(owner)).toMatchObject({ verified: false, verification: null })

  const answer = await desk.browser.post(pathOf(owner), {
    documents: ['permits', 'gst', 'gst'],
    day,
    note: 'Seen in Pune',
  })
  expect(answer.status).toBe(201)
  const [record] = await recordsIn(answer)
  expect(record).toMatchObject({ documents: ['gst', 'permits'], day, note: 'Seen in Pune', withdrawn: null })
  expect(record?.checkedBy).toEqual(expect.any(String))
  const page = await getOwnerPage(service, { id: owner, page: 1 })
  expect(page.owner).toMatchObject({ verified: true, verification: { documents: ['gst', 'permits'], day } })
  expect(page.listings.map((one) => one.owner.verified)).toEqual([true])
  expect(JSON.stringify(page)).not.toContain('Seen in Pune')
  expect(await getFigures(service)).toMatchObject({ verified: verified + 1 })
  expect((await audited(owner)).at(-1)).toMatchObject({ action: 'verification.recorded', actor: desk.id })
})

test('a check without a document, on a day to come, or of nobody is refused', async () => {
  const [desk, owner] = [await staff(), await newCompany()]
  const post = async (body: object, of = owner) => {
    const answer = await desk.browser.post(pathOf(of), body)
    const { error } = await answer.json<{ error: { issues?: { path: string }[] } }>()
    return [answer.status, error.issues?.[0]?.path]
  }
  expect(await post({ documents: [], day })).toEqual([400, 'documents'])
  expect(await post({ documents: ['gst'], day: '' })).toEqual([400, 'day'])
  expect(await post({ documents: ['gst'], day: '2999-01-01' })).toEqual([400, 'day'])
  expect(await post({ documents: ['gst'], day }, 'nobody')).toEqual([404, undefined])
  const seller = await mediaOwner()
  expect((await seller.browser.post(pathOf(owner), { documents: ['gst'], day })).status).toBe(403)
  expect(await ownerOf(owner)).toMatchObject({ verified: false })
  await expect(
    rowsOf(
      `INSERT INTO verifications (id, owner_id, documents, day, recorded_at) VALUES ('v', '${owner}', '[]', '', '')`,
    ),
  ).rejects.toThrow(/CHECK constraint/)
})

test('a check is withdrawn with a reason, once, and the mark goes with the last one', async () => {
  const [desk, owner] = [await staff(), await newCompany()]
  await desk.browser.post(pathOf(owner), { documents: ['pan'], day: addDays(day, -30) })
  const records = await recordsIn(await desk.browser.post(pathOf(owner), { documents: ['gst'], day }))
  expect(records.map(({ documents }) => documents)).toEqual([['gst'], ['pan']])
  expect((await ownerOf(owner)).verification).toEqual({ documents: ['gst'], day })
  const withdraw = (record: VerificationRecord | undefined, reason: string) =>
    desk.browser.post(`${pathOf(owner)}/${record?.id}/withdraw`, { reason })
  expect((await withdraw(records[0], ' ')).status).toBe(400)
  expect((await withdraw(records[0], 'The number belongs to another company')).status).toBe(200)
  expect((await ownerOf(owner)).verification).toEqual({ documents: ['pan'], day: addDays(day, -30) })
  expect((await withdraw(records[0], 'Again')).status).toBe(409)
  const left = await recordsIn(await withdraw(records[1], 'It has lapsed'))
  expect(left.map(({ withdrawn }) => withdrawn?.reason)).toEqual([
    'The number belongs to another company',
    'It has lapsed',
  ])
  expect(await ownerOf(owner)).toMatchObject({ verified: false, verification: null })
  expect((await audited(owner)).slice(-2).map(({ action }) => action)).toEqual([
    'verification.withdrawn',
    'verification.withdrawn',
  ])
})

test('no owner of the catalogue has the mark without a record of a check before today', async () => {
  const records = new Map(ROWS.verifications.map((row) => [row.ownerId, row]))
  const owners = await Promise.all(ROWS.owners.map(({ id }) => ownerOf(id)))
  expect(owners.filter(({ verified }) => verified).map(({ id }) => id)).toEqual([...records.keys()])
  for (const { id, verification } of owners) {
    expect(verification?.day).toBe(records.get(id)?.day)
    if (verification) expect(verification.day < TODAY).toBe(true)
    if (verification) expect(verificationText(verification)).toMatch(/^\d{1,2} \w+ 20\d\d: GST certificate(,| and) /)
  }
})
