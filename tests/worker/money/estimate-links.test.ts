import { expect, test } from 'vitest'
import { eraseUser } from '../../../worker/identity/account-deletion.server.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import { parse } from '../../../worker/kernel/rules/parse.ts'
import { makeEstimate } from '../../../worker/money/documents/estimates.server.ts'
import { endLink, getSharedDocument, listLinks, makeLink } from '../../../worker/money/documents/links.server.ts'
import { getSharedPages, getSharedPdf } from '../../../worker/money/documents/shared.server.ts'
import { NewEstimate } from '../../../worker/money/rules/documents/estimate-inputs.ts'
import { at, newDraft, newPerson, newRequest, newWall } from '../../support/bookings.ts'
import { Browser } from '../../support/identity.ts'
import { byTheClock, person } from '../../support/people.ts'
import { refusalOf, service } from '../../support/service.ts'
import { audited, rowsOf } from '../../support/staff.ts'

/** An estimate of a draft, in November 2026. */
async function newEstimate(): Promise<{ user: CurrentUser; id: string }> {
  const user = await newPerson()
  const draft = await newDraft(user, [await newWall()])
  const source = { kind: 'campaign', id: draft.id }
  return { user, id: (await makeEstimate(service, user, parse(NewEstimate, { source, key: crypto.randomUUID() }))).id }
}

const tokenOf = ({ path }: { path: string }) => path.replace('/papers/shared/', '')

test('shows the estimate until its last day is over in India', async () => {
  const { user, id } = await newEstimate()
  const made = await makeLink(service, user, id, '2026-12-01')
  const token = tokenOf(made)
  expect((await getSharedDocument(service, token)).document.id).toBe(id)
  expect((await getSharedDocument(at('2026-12-01T23:59:59+05:30'), token)).expires).toBe('2026-12-01')
  expect(await refusalOf(getSharedDocument(at('2026-12-02T00:00:00+05:30'), token))).toMatch(/^not_found/)
  expect(await rowsOf('SELECT 1 FROM document_links WHERE token_hash = ?', token)).toEqual([])
})

test('is gone once it is revoked, and only its owner revokes it', async () => {
  const { user, id } = await newEstimate()
  const made = await makeLink(service, user, id, '2026-12-01')
  const other = await newPerson()
  expect(await refusalOf(endLink(service, other, id, made.link.id))).toMatch(/^not_found/)
  expect(await refusalOf(makeLink(service, other, id, '2026-12-01'))).toMatch(/^not_found/)
  expect(await refusalOf(listLinks(service, other, id))).toMatch(/^not_found/)
  expect(await listLinks(service, user, id)).toEqual([made.link])
  await endLink(service, user, id, made.link.id)
  expect(await listLinks(service, user, id)).toEqual([])
  expect(await refusalOf(getSharedDocument(service, tokenOf(made)))).toMatch(/^not_found/)
  expect(await refusalOf(endLink(service, user, id, made.link.id))).toMatch(/^not_found/)
  expect((await audited(id)).map(({ action }) => action)).toEqual(['estimate.shared', 'estimate.unshared'])
})

test('is for one to thirty days ahead, and five work at once', async () => {
  const { user, id } = await newEstimate()
  const today = service.now.toISOString().slice(0, 10)
  expect(await refusalOf(makeLink(service, user, id, today))).toMatch(/^bad_input/)
  expect(await refusalOf(makeLink(service, user, id, '2027-03-01'))).toMatch(/^bad_input/)
  const made = await Promise.allSettled(Array.from({ length: 7 }, () => makeLink(service, user, id, '2026-12-01')))
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect(await refusalOf(makeLink(service, user, id, '2026-12-01'))).toMatch(/^conflict: At most 5/)
})

test('no other document is shared', async () => {
  const user = await newPerson()
  const campaign = await newRequest(user, [await newWall()])
  await service.db.run(
    `INSERT INTO documents (id, series, fy, n, number, kind, campaign_id, user_id, taxable, cgst, sgst, igst, round_off, payable, body, at)
     VALUES ('doc_x${campaign.id}', 'X', '26-27', 1, 'X/26-27/000001', 'proforma', '${campaign.id}', '${user.id}', 0, 0, 0, 0, 0, 0, '{"lines":[]}', 1)`,
  )
  expect(await refusalOf(makeLink(service, user, `doc_x${campaign.id}`, '2026-12-01'))).toMatch(/^not_found/)
})

test('its pages say the number and the sum, and nothing of who made it', async () => {
  const { user, id } = await newEstimate()
  const token = tokenOf(await makeLink(service, user, id, '2026-12-01'))
  const shared = await getSharedPages(service, token)
  expect(shared.title).toMatch(/^Estimate EST\/26-27\/\d{6}$/)
  const text = JSON.stringify(shared)
  expect(text).toContain('1,180.00')
  for (const secret of [user.id, user.email]) expect(text).not.toContain(secret)
  expect(await refusalOf(getSharedPdf(service, 'x'.repeat(43)))).toMatch(/^not_found/)
  expect(await refusalOf(getSharedPages(service, 'short'))).toMatch(/^not_found/)
})

test('over the API an estimate is made, shared and no longer shared', async () => {
  const { browser } = await person()
  const { startDate, endDate } = byTheClock()
  const items = [{ resource: await newWall(), startDate, endDate }]
  const body = { source: { kind: 'selection', items }, key: crypto.randomUUID() }
  const first = await browser.post('/api/estimates', body)
  const { id } = await first.json<{ id: string }>()
  expect([first.status, first.headers.get('Location')]).toEqual([201, `/papers/${id}`])
  const replay = await browser.post('/api/estimates', body)
  expect([replay.status, (await replay.json<{ id: string }>()).id]).toEqual([200, id])

  const links = `/api/documents/${id}/links`
  const wrong = await browser.post(links, { expires: '2026-02-30' })
  expect([wrong.status, (await wrong.json<{ error: { issues: object[] } }>()).error.issues]).toEqual([
    400,
    [{ path: 'expires', message: 'This date does not exist' }],
  ])
  const expires = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  const made = await browser.post(links, { expires })
  expect(made.status).toBe(201)
  const { link } = await made.json<{ link: { id: string } }>()
  const listed = await browser.get(links)
  expect((await listed.json<{ links: { id: string }[] }>()).links.map((one) => one.id)).toEqual([link.id])
  expect((await browser.send('DELETE', `${links}/${link.id}`)).status).toBe(204)
  expect((await browser.send('DELETE', `${links}/${link.id}`)).status).toBe(404)
})

test('over the API it is refused without an account, from another origin and with a form that is not complete', async () => {
  const { browser } = await person()
  const body = { source: { kind: 'campaign', id: 'cmp_none' }, key: crypto.randomUUID() }
  expect((await new Browser().post('/api/estimates', body)).status).toBe(401)
  expect((await browser.send('POST', '/api/estimates', body, { Origin: 'https://evil.example' })).status).toBe(403)
  expect((await browser.post('/api/estimates', body)).status).toBe(404)
  for (const source of [{}, { kind: 'selection', items: [] }, { kind: 'other', id: 'x' }, { kind: 'plan' }]) {
    expect((await browser.post('/api/estimates', { ...body, source })).status).toBe(400)
  }
  const item = { resource: 'wall', startDate: '2027-01-01', endDate: '2027-01-31' }
  const many = { kind: 'selection', items: Array.from({ length: 61 }, () => item) }
  expect((await browser.post('/api/estimates', { ...body, source: many })).status).toBe(400)
})

test('ends with the account', async () => {
  const { user, id } = await newEstimate()
  const token = tokenOf(await makeLink(service, user, id, '2026-12-01'))
  await eraseUser(service, user, { actor: user.id })
  expect(await refusalOf(getSharedDocument(service, token))).toMatch(/^not_found/)
})
