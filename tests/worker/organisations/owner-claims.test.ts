import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { ClaimableOwner } from '../../../worker/organisations/rules/owners/claim.ts'
import { ROWS } from '../../support/catalogue.ts'
import { Browser, signedIn } from '../../support/identity.ts'
import {
  CLAIMS,
  claimErrorOf,
  listed,
  mediaOwner,
  other,
  PROOF,
  seller,
  staff,
  unlisted,
} from '../../support/owner-claims.ts'
import { audited } from '../../support/staff.ts'

describe('a company is nobody’s by its name', () => {
  test('an account that names it has none of it, today and after the name is changed', async () => {
    const { browser, owners } = await mediaOwner({ company: seller.name })
    expect(await owners()).toEqual([])
    const answer = await browser.send('PATCH', '/api/account', {
      name: 'Asha',
      company: other.name,
      phone: '9845010001',
    })
    expect(answer.status).toBe(200)
    expect(await owners()).toEqual([])
  })

  test('a member keeps it under another name', async () => {
    const person = await mediaOwner()
    const { id } = await person.claim(listed())
    await (await staff()).decide(id, { state: 'approved' })
    await person.browser.send('PATCH', '/api/account', { name: 'Asha', company: 'Elsewhere', phone: '9845010001' })
    expect(await person.owners()).toMatchObject([{ id: seller.id }])
  })
})

describe('a claim', () => {
  test('waits, gives nothing, and is mailed to the team', async () => {
    const person = await mediaOwner()
    const claim = await person.claim(listed())
    expect(claim).toMatchObject({
      state: 'requested',
      ownerId: seller.id,
      company: seller.name,
      website: 'https://golconda.example',
      decidedAt: null,
    })
    expect(await person.own()).toEqual([claim])
    expect(await person.owners()).toEqual([])
    const mail = person.mailbox.mails.find(({ to }) => to === env.TEAM_EMAIL)
    expect(mail?.text).toContain(`${env.APP_ORIGIN}/admin/approvals/${claim.id}`)
    expect(await audited(claim.id)).toMatchObject([{ action: 'owner_claim.requested', actor: person.id }])
  })

  test('is open once a company, also when two are sent at the same moment', async () => {
    const { browser, own } = await mediaOwner()
    const both = await Promise.all([1, 2].map(() => browser.post(CLAIMS, listed())))
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect((await browser.post(CLAIMS, unlisted('Kurnool Signs'))).status).toBe(201)
    expect((await browser.post(CLAIMS, unlisted('KURNOOL  signs'))).status).toBe(409)
    expect(await own()).toHaveLength(2)
  })

  test('is one of three that wait, and of six a day', async () => {
    const { browser, own } = await mediaOwner()
    for (let at = 0; at < 3; at += 1) expect((await browser.post(CLAIMS, unlisted(`Signs ${at}`))).status).toBe(201)
    expect((await browser.post(CLAIMS, listed())).status).toBe(429)
    for (let at = 3; at < 6; at += 1) {
      const [last] = await own()
      expect((await browser.send('DELETE', `${CLAIMS}/${last?.id}`)).status).toBe(204)
      expect((await browser.post(CLAIMS, unlisted(`Signs ${at}`))).status).toBe(201)
    }
    const [last] = await own()
    await browser.send('DELETE', `${CLAIMS}/${last?.id}`)
    const refused = await browser.post(CLAIMS, listed())
    expect(refused.status).toBe(429)
    expect((await claimErrorOf(refused)).message).toContain('tomorrow')
  })

  test.each([
    ['an unknown owner', listed('no-such-owner'), 'ownerId'],
    ['no owner', listed(''), 'ownerId'],
    ['no role', listed(seller.id, { role: 'boss' }), 'role'],
    ['no work email', listed(seller.id, { workEmail: 'rohit' }), 'workEmail'],
    ['no phone', listed(seller.id, { phone: 'call me' }), 'phone'],
    ['a website that runs', listed(seller.id, { website: 'javascript:alert(1)' }), 'website'],
    ['a website of one word', listed(seller.id, { website: 'localhost' }), 'website'],
    ['a state', listed(seller.id, { state: 'approved' }), 'state'],
    ['no company', unlisted('  '), 'company'],
    ['no city', unlisted('Kurnool Signs', { city: '' }), 'city'],
    ['neither', { ...PROOF }, 'kind'],
  ])('with %s is refused at its field', async (_, body, path) => {
    const { browser, own } = await mediaOwner()
    const answer = await browser.post(CLAIMS, body)
    expect(answer.status).toBe(400)
    expect((await claimErrorOf(answer)).issues?.map((issue) => issue.path)).toContain(path)
    expect(await own()).toEqual([])
  })

  test('needs a confirmed address, the role of a media owner, and our own site', async () => {
    const unconfirmed = await mediaOwner({ emailVerifiedAt: null })
    const refused = await unconfirmed.browser.post(CLAIMS, listed())
    expect(refused.status).toBe(403)
    expect((await claimErrorOf(refused)).message).toContain('confirm')
    expect((await new Browser().post(CLAIMS, listed())).status).toBe(401)
    for (const role of ['advertiser', 'admin'] as const) {
      expect((await (await signedIn(role)).browser.post(CLAIMS, listed())).status).toBe(403)
    }
    const { browser } = await mediaOwner()
    expect((await browser.send('POST', CLAIMS, listed(), { Origin: 'https://evil.example' })).status).toBe(403)
  })

  test('is withdrawn by its user alone, and not once it is decided', async () => {
    const [person, stranger] = [await mediaOwner(), await mediaOwner()]
    const { id } = await person.claim(listed())
    expect((await stranger.browser.send('DELETE', `${CLAIMS}/${id}`)).status).toBe(404)
    await (await staff()).decide(id, { state: 'approved' })
    expect((await person.browser.send('DELETE', `${CLAIMS}/${id}`)).status).toBe(409)
    expect(await person.owners()).toHaveLength(1)
  })

  test('finds its company by some words of the name', async () => {
    const { browser, claim } = await mediaOwner()
    const find = async (q: string) =>
      (
        await (
          await browser.get(`${CLAIMS}/companies?q=${encodeURIComponent(q)}`)
        ).json<{ companies: ClaimableOwner[] }>()
      ).companies
    const [best] = await find(`${seller.name.toUpperCase()} Pvt. Ltd.`)
    expect(best).toMatchObject({
      id: seller.id,
      city: seller.city,
      listings: ROWS.listings.filter(({ ownerId }) => ownerId === seller.id).length,
      categories: expect.arrayContaining([expect.any(String)]),
    })
    expect(await find('')).toEqual([])
    expect(await find('Pvt Ltd')).toEqual([])
    expect(await find('%')).toEqual([])
    const { id } = await claim(listed(other.id))
    await (await staff()).decide(id, { state: 'approved' })
    expect((await find(other.name)).find((one) => one.id === other.id)?.hasTeam).toBe(true)
  })
})
