import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { ClaimDetail, ClaimsPage } from '../../../worker/organisations/rules/owners/claim.ts'
import { ROWS } from '../../support/catalogue.ts'
import { PASSWORD } from '../../support/identity.ts'
import {
  claimErrorOf,
  listed,
  mediaOwner,
  other,
  PROOF,
  STAFF_CLAIMS,
  seller,
  staff,
  unlisted,
} from '../../support/owner-claims.ts'
import { audited, rowsOf } from '../../support/staff.ts'

describe('staff', () => {
  test('approve a claim: the owner is theirs at once, its mark stays, they are notified', async () => {
    const [person, desk] = [await mediaOwner(), await staff()]
    const { id } = await person.claim(listed())
    const checks = () => rowsOf('SELECT * FROM verifications WHERE owner_id = ?', seller.id)
    const before = await checks()
    const answer = await desk.decide(id, { state: 'approved', reason: 'We called the office.' })
    expect(answer.status).toBe(200)
    expect(await person.owners()).toMatchObject([
      { id: seller.id, listings: ROWS.listings.filter(({ ownerId }) => ownerId === seller.id).length },
    ])
    expect(await checks()).toEqual(before)
    expect(await person.own()).toMatchObject([{ state: 'approved', reason: 'We called the office.' }])
    expect(desk.mailbox.subjects(person.email)).toEqual(['You now belong to your company on AdChowk'])
    expect(await audited(id)).toMatchObject([
      { action: 'owner_claim.requested' },
      { action: 'owner_claim.approved', actor: desk.id },
    ])
  })

  test('decline one with a reason, and it can be asked again', async () => {
    const [person, desk] = [await mediaOwner(), await staff()]
    const { id } = await person.claim(listed())
    const long = await desk.decide(id, { state: 'declined', reason: 'x'.repeat(501) })
    expect(long.status).toBe(400)
    expect((await claimErrorOf(long)).issues?.[0]?.path).toBe('reason')
    expect((await desk.decide(id, { state: 'declined', reason: 'Nobody there knows you.' })).status).toBe(200)
    expect(await person.own()).toMatchObject([{ state: 'declined', reason: 'Nobody there knows you.' }])
    expect(await person.owners()).toEqual([])
    expect(desk.mailbox.mails.at(-1)?.text).toContain('Nobody there knows you.')
    await person.claim(listed())
    expect((await person.own()).map(({ state }) => state)).toEqual(['requested', 'declined'])
  })

  test('decide once: who comes second learns what it is now, and nothing is written or mailed', async () => {
    const [person, one, two] = [await mediaOwner(), await staff(), await staff()]
    const { id } = await person.claim(listed())
    const answers = await Promise.all([
      one.decide(id, { state: 'approved' }),
      two.decide(id, { state: 'declined', reason: 'No.' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const late = answers.find(({ status }) => status === 409)
    const now = (await person.own())[0]
    expect(await claimErrorOf(late ?? Response.error())).toMatchObject({
      code: 'conflict',
      current: { id, state: now?.state },
    })
    expect(await audited(id)).toHaveLength(2)
    expect([...one.mailbox.subjects(person.email), ...two.mailbox.subjects(person.email)]).toHaveLength(1)
  })

  test('make a new owner of a company that is not listed, or say which one it is', async () => {
    const [person, second, desk] = [await mediaOwner(), await mediaOwner(), await staff()]
    const { id } = await person.claim(unlisted('Tungabhadra Signs'))
    expect((await desk.decide(id, { state: 'approved' })).status).toBe(200)
    expect(await person.owners()).toMatchObject([
      { id: 'tungabhadra-signs', name: 'Tungabhadra Signs', verified: false, listings: 0 },
    ])
    // The same name again is another company, unless staff decide otherwise.
    const twin = await second.claim(unlisted('Tungabhadra Signs'))
    const { similar } = await (await desk.browser.get(`${STAFF_CLAIMS}/${twin.id}`)).json<ClaimDetail>()
    expect(similar[0]?.id).toBe('tungabhadra-signs')
    expect((await desk.decide(twin.id, { state: 'approved', ownerId: 'no-such-owner' })).status).toBe(400)
    expect((await desk.decide(twin.id, { state: 'approved' })).status).toBe(200)
    expect(await second.owners()).toMatchObject([{ id: 'tungabhadra-signs-2' }])
    const joined = await second.claim(unlisted('Tungabhadra'))
    expect((await desk.decide(joined.id, { state: 'approved', ownerId: 'tungabhadra-signs' })).status).toBe(200)
    expect((await second.owners()).map((owner) => owner.id)).toEqual(['tungabhadra-signs', 'tungabhadra-signs-2'])
    const again = await second.claim(unlisted('Tungabhadra again'))
    expect((await desk.decide(again.id, { state: 'approved', ownerId: 'tungabhadra-signs' })).status).toBe(409)
  })

  test('cannot give an owner to who may not have one any more', async () => {
    const [person, desk] = [await mediaOwner(), await staff()]
    const { id } = await person.claim(listed())
    await env.DB.prepare("UPDATE users SET role = 'advertiser' WHERE id = ?").bind(person.id).run()
    const answer = await desk.decide(id, { state: 'approved' })
    expect(answer.status).toBe(409)
    expect((await claimErrorOf(answer)).message).toContain('media owner')
    expect(await rowsOf('SELECT state FROM owner_members WHERE id = ?', id)).toEqual([{ state: 'requested' }])
  })

  test('see who asks, for what, and what speaks for it', async () => {
    const [member, person, desk] = [await mediaOwner(), await mediaOwner(), await staff()]
    const first = await member.claim(listed(other.id))
    await desk.decide(first.id, { state: 'approved' })
    const { id } = await person.claim(listed(other.id, { workEmail: person.email, website: 'https://www.example.in/' }))
    const detail = await (await desk.browser.get(`${STAFF_CLAIMS}/${id}`)).json<ClaimDetail>()
    expect(detail).toMatchObject({
      claim: { id, user: { id: person.id, email: person.email } },
      user: { emailVerified: true, role: 'mediaOwner' },
      owner: { id: other.id, name: other.name, hasTeam: true },
      decidedBy: null,
    })
    expect(detail.members.map(({ email }) => email)).toContain(member.email)
    expect(detail.evidence.map(({ weighs }) => weighs)).toContain('for')

    const list = async (search: string) => (await desk.browser.get(`${STAFF_CLAIMS}?${search}`)).json<ClaimsPage>()
    expect((await list(`q=${person.email}`)).claims).toMatchObject([{ id, state: 'requested' }])
    expect((await list(`q=${person.email}&state=approved`)).claims).toEqual([])
    expect((await desk.browser.get(`${STAFF_CLAIMS}?state=mine`)).status).toBe(400)
    expect((await desk.browser.get(`${STAFF_CLAIMS}?page=999`)).status).toBe(404)
    expect((await desk.browser.get(`${STAFF_CLAIMS}/clm_none`)).status).toBe(404)
    expect((await desk.decide('clm_none', { state: 'approved' })).status).toBe(404)
  })
})

test('claims are in the exported file, and go with the account; a decision stays, without its decider', async () => {
  const [person, desk] = [await mediaOwner(), await staff()]
  const { id } = await person.claim(listed())
  await desk.decide(id, { state: 'approved' })
  expect(await (await person.browser.get('/api/account/data')).json()).toMatchObject({
    companies: [{ company: seller.name, state: 'approved', workEmail: PROOF.workEmail }],
  })
  expect((await desk.browser.post('/api/account/delete', { password: PASSWORD })).status).toBe(200)
  expect(await rowsOf('SELECT state, decided_by FROM owner_members WHERE id = ?', id)).toEqual([
    { state: 'approved', decided_by: null },
  ])
  expect((await person.browser.post('/api/account/delete', { password: PASSWORD })).status).toBe(200)
  expect(await rowsOf('SELECT id FROM owner_members WHERE id = ?', id)).toEqual([])
})
