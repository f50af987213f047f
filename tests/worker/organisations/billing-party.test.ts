import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addToCampaign } from '../../../worker/booking/campaigns/add-line.server.ts'
import { getCampaign } from '../../../worker/booking/campaigns/select-campaigns.server.ts'
import { askOwner } from '../../../worker/booking/lines/ask.server.ts'
import { acceptOffer, confirmLine, counterLine } from '../../../worker/booking/lines/line-decisions.server.ts'
import { parse } from '../../../worker/kernel/rules/parse.ts'
import { takeNumber } from '../../../worker/kernel/series.server.ts'
import {
  findBillingProfile,
  getOwnerBillingProfile,
  saveOwnBillingProfile,
  saveOwnerBillingProfile,
} from '../../../worker/organisations/billing/billing-profile.server.ts'
import { parties } from '../../../worker/organisations/billing.table.ts'
import { AdvertiserChange, OwnerChange } from '../../../worker/organisations/rules/billing/party.ts'
import {
  itemOf,
  lineIn,
  newDraft,
  newOwner,
  newPerson,
  newRequest,
  newWall,
  outcomes,
  send,
} from '../../support/bookings.ts'
import { billOwner } from '../../support/parties.ts'
import { service } from '../../support/service.ts'
import { rowsOf } from '../../support/staff.ts'
import { newMember, newTeam } from '../../support/teams.ts'

const ADVERTISER = { legalName: 'Kaveri Coffee Works', address: 'Church Street, Bangalore', state: 'Karnataka' }
const OWNER = {
  legalName: 'Golconda Skyline Media Private Limited',
  address: 'Road No. 36, Hyderabad',
  state: 'Maharashtra',
  gstin: '27AAPFU0939F1ZV',
  payee: 'other',
}
const change = (more: object = {}) => parse(AdvertiserChange, { version: 0, ...ADVERTISER, ...more })
const ownerChange = (prefix: string, more: object = {}) => parse(OwnerChange, { version: 0, ...OWNER, prefix, ...more })

/** A user without billing details. */
async function newBuyer() {
  const user = await newPerson()
  await service.db.delete(parties).where(eq(parties.userId, user.id))
  return user
}

/** A listed owner without billing details. */
async function newSeller() {
  const team = await newTeam()
  await service.db.delete(parties).where(eq(parties.ownerId, team.owner))
  return team
}

describe('billing details of an account', () => {
  test('are saved once for a version, and the log says which fields', async () => {
    const user = await newBuyer()
    const saved = await saveOwnBillingProfile(service, user, change({ state: 'Maharashtra', gstin: '27AAPFU0939F1ZV' }))
    expect(saved).toMatchObject({ party: { pan: 'AAPFU0939F', version: 1 }, missing: [] })
    const attempts = ['Pune', 'Nashik'].map((address) =>
      saveOwnBillingProfile(service, user, change({ version: 1, state: 'Maharashtra', address })),
    )
    expect(await outcomes(attempts)).toEqual({ done: 1, conflict: 1 })
    const log = await rowsOf(
      'SELECT detail FROM audit_log WHERE subject = ? AND action = ? ORDER BY id',
      user.id,
      'party.changed',
    )
    expect(log.map(({ detail }) => JSON.parse(`${detail}`))).toEqual([
      { changed: 'legalName, address, state, gstin, pan, payee' },
      { changed: 'address, gstin, pan' },
    ])
    expect(JSON.stringify(log)).not.toContain('AAPFU0939F')
  })

  test('are saved when the same change is sent again, and refused when another was first', async () => {
    const user = await newBuyer()
    await saveOwnBillingProfile(service, user, change())
    expect(await saveOwnBillingProfile(service, user, change())).toMatchObject({ party: { version: 1 } })
    await expect(saveOwnBillingProfile(service, user, change({ address: 'Mysuru' }))).rejects.toMatchObject({
      code: 'conflict',
    })
    expect(await findBillingProfile(service, { user: user.id })).toMatchObject({
      address: ADVERTISER.address,
      version: 1,
    })
  })
})

describe('billing details of an owner', () => {
  test('are for who manages it', async () => {
    const { owner, manager } = await newSeller()
    const [seller, stranger] = [await newMember(owner, 'sell'), await newOwner('someone-else')]
    await service.db.delete(parties).where(eq(parties.ownerId, owner))
    for (const [user, code] of [
      [seller, 'forbidden'],
      [stranger, 'not_found'],
    ] as const) {
      await expect(getOwnerBillingProfile(service, user, owner)).rejects.toMatchObject({ code })
      await expect(saveOwnerBillingProfile(service, user, owner, ownerChange('QZA'))).rejects.toMatchObject({ code })
    }
    expect(await saveOwnerBillingProfile(service, manager, owner, ownerChange('QZA'))).toMatchObject({
      party: { prefix: 'QZA', pan: 'AAPFU0939F' },
      missing: [],
      isPrefixFixed: false,
    })
  })

  test('have a prefix of their own, also when two want one at once', async () => {
    const [one, two] = [await newSeller(), await newSeller()]
    const results = await Promise.allSettled(
      [one, two].map(({ manager, owner }) => saveOwnerBillingProfile(service, manager, owner, ownerChange('QZB'))),
    )
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = results.find((result) => result.status === 'rejected')
    expect(refused?.reason).toMatchObject({
      code: 'conflict',
      issues: [{ path: 'prefix', message: 'Another media owner numbers its documents with these letters' }],
    })
  })

  test('keep the prefix that documents are numbered with', async () => {
    const { owner, manager } = await newSeller()
    await saveOwnerBillingProfile(service, manager, owner, ownerChange('QZC'))
    expect(await saveOwnerBillingProfile(service, manager, owner, ownerChange('QZD', { version: 1 }))).toMatchObject({
      party: { version: 2 },
    })
    await takeNumber(service, { name: 'QZD/R', fy: '26-27' })
    const kept = { version: 2, address: 'Somewhere else' }
    await expect(saveOwnerBillingProfile(service, manager, owner, ownerChange('QZE', kept))).rejects.toMatchObject({
      code: 'conflict',
      issues: [{ path: 'prefix', message: expect.stringMatching(/^Documents are already numbered with this prefix/) }],
    })
    expect(await saveOwnerBillingProfile(service, manager, owner, ownerChange('QZD', kept))).toMatchObject({
      party: { address: 'Somewhere else' },
      isPrefixFixed: true,
    })
    // Its numbers are taken, even after a change of its details.
    await service.db.delete(parties).where(eq(parties.ownerId, owner))
    const other = await newSeller()
    await expect(
      saveOwnerBillingProfile(service, other.manager, other.owner, ownerChange('QZD')),
    ).rejects.toMatchObject({
      issues: [{ path: 'prefix' }],
    })
  })
})

describe('what is missing is said before anything is sent', () => {
  test('a campaign, and a line that is added to an approved one', async () => {
    const user = await newBuyer()
    const draft = await newDraft(user, [await newWall()])
    await expect(send(user, draft)).rejects.toMatchObject({
      code: 'billing_needed',
      detail: { missing: ['legal name', 'address', 'state'] },
    })
    await saveOwnBillingProfile(service, user, change({ state: 'Maharashtra' }))
    expect(await send(user, draft)).toMatchObject({ status: 'pending' })

    const buyer = await newPerson()
    const { id } = await newRequest(buyer, [await newWall()])
    await addToCampaign(service, buyer, itemOf(await newWall(), { campaign: id }))
    const campaign = await getCampaign(service, buyer, id)
    const added = lineIn(campaign, 1)
    const asking = { version: added.version, expect: added.total }
    await service.db.delete(parties).where(eq(parties.userId, buyer.id))
    const ref = { campaign: id, line: added.id }
    await expect(askOwner(service, buyer, ref, asking)).rejects.toMatchObject({ code: 'billing_needed' })
    await saveOwnBillingProfile(service, buyer, change({ state: 'Maharashtra' }))
    expect(lineIn(await askOwner(service, buyer, ref, asking), 1)).toMatchObject({ status: 'requested' })
  })

  test('a confirmation and an offer of an owner, and who accepts it', async () => {
    const [user, owner] = [await newPerson(), await newOwner()]
    const campaign = await newRequest(user, [await newWall()])
    const { id, version, starts, ends, media, setup } = lineIn(campaign)
    const offer = { starts, ends, days: null, media: media - 100, setup }
    await service.db.update(parties).set({ gstin: null }).where(eq(parties.ownerId, 'test-owner'))
    const needed = { code: 'billing_needed', detail: { missing: ['GSTIN'] } }
    await expect(confirmLine(service, owner, { id, version })).rejects.toMatchObject(needed)
    await expect(counterLine(service, owner, { id, version, offer })).rejects.toMatchObject(needed)
    await service.db.delete(parties).where(eq(parties.ownerId, 'test-owner'))
    await billOwner('test-owner')
    const countered = await counterLine(service, owner, { id, version, offer })
    await service.db.delete(parties).where(eq(parties.userId, user.id))
    await expect(acceptOffer(service, user, countered)).rejects.toMatchObject({ code: 'billing_needed' })
    await saveOwnBillingProfile(service, user, change())
    expect(await acceptOffer(service, user, countered)).toMatchObject({ status: 'confirmed' })
  })
})
