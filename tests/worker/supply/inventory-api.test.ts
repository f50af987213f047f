import { beforeAll, describe, expect, test } from 'vitest'
import { lineValues, orderOf } from '../../../worker/booking/rules/lines/line-values.ts'
import { getCategory } from '../../../worker/catalogue/catalogue.server.ts'
import { createSubcategory, deleteSubcategory } from '../../../worker/catalogue/categories/subcategory.server.ts'
import { loadOffer } from '../../../worker/catalogue/offers.server.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import { loadInventory } from '../../../worker/planner/inventory.server.ts'
import { actOnListing, sendListing } from '../../../worker/supply/listings/acts.server.ts'
import { getOwnerListing } from '../../../worker/supply/listings/read-listing.server.ts'
import { newDraft } from '../../support/bookings.ts'
import { type Browser, Browser as NewBrowser } from '../../support/identity.ts'
import { hoarding, KNOWN_OWNER, newListing, newMember } from '../../support/inventory.ts'
import { person } from '../../support/people.ts'
import { refusalOf, service } from '../../support/service.ts'
import { newName, STAFF } from '../../support/staff.ts'

let user: CurrentUser
let browser: Browser
beforeAll(async () => {
  user = await newMember(KNOWN_OWNER)
  browser = new NewBrowser()
  await browser.signIn(user.email)
})

const PATH = '/api/owner/listings'

async function newLive(content = hoarding()) {
  const draft = await newListing(user, KNOWN_OWNER, content)
  await sendListing(service, user, draft)
  return getOwnerListing(service, user, draft.id)
}

describe('the API of an owner', () => {
  test('takes a listing from its draft to the archive', async () => {
    const asked = { owner: KNOWN_OWNER, category: 'ooh', content: { title: 'By hand' }, key: crypto.randomUUID() }
    const made = await browser.post(PATH, asked)
    expect(made.status).toBe(201)
    const draft = await made.json<{ id: string; version: number; problems: unknown[] }>()
    expect(draft).toMatchObject({ state: 'draft', version: 1 })
    const path = `${PATH}/${draft.id}`
    expect((await browser.post(`${path}/send`, { version: 1 })).status).toBe(400)
    expect(await (await browser.send('PUT', path, { version: 1, content: hoarding() })).json()).toMatchObject({
      ...{ version: 2, problems: [], completeness: 100 },
    })
    const stale = await browser.send('PUT', path, { version: 1, content: hoarding() })
    expect(stale.status).toBe(409)
    expect(await stale.json()).toMatchObject({ error: { code: 'conflict', current: { version: 2 } } })
    for (const [act, version, state] of [
      ['send', 2, 'live'],
      ['pause', 3, 'paused'],
      ['resume', 4, 'live'],
      ['archive', 5, 'archived'],
      ['restore', 6, 'paused'],
    ] as const) {
      const response = await browser.post(`${path}/${act}`, { version })
      expect([act, response.status, (await response.json<{ state: string }>()).state]).toEqual([act, 200, state])
    }
    expect((await browser.post(`${path}/explode`, { version: 7 })).status).toBe(400)
    expect((await browser.get(`${path}/preview`)).status).toBe(200)
    expect((await browser.send('DELETE', path, { version: 7 })).status).toBe(409)
  })

  test('refuses what is too much, and callers without the right', async () => {
    const asked = { owner: KNOWN_OWNER, category: 'ooh', key: crypto.randomUUID() }
    const huge = { ...asked, content: { title: 'x', description: 'x'.repeat(300_000) } }
    expect((await browser.post(PATH, huge)).status).toBe(413)
    expect((await browser.post(PATH, { ...asked, content: { title: 'x'.repeat(10_000) } })).status).toBe(400)
    const { browser: buyer } = await person()
    expect((await buyer.post(PATH, asked)).status).toBe(404)
    expect((await new NewBrowser().get(PATH)).status).toBe(401)
    expect((await browser.get(`${PATH}?state=stolen`)).status).toBe(400)
  })
})

describe('a public listing', () => {
  test('counts in its group while it is live', async () => {
    const billboards = async () =>
      (await getCategory(service, { category: 'ooh' })).category.subcategories.find(({ id }) => id === 'billboard')
        ?.inventoryCount ?? 0
    const before = await billboards()
    const { id, version } = await newLive()
    expect(await billboards()).toBe(before + 1)
    await actOnListing(service, user, { id, version, act: 'pause' })
    expect(await billboards()).toBe(before)
  })

  test('is planned with while it is live', async () => {
    const isPlanned = async (id: string) => (await loadInventory(service)).items.some((item) => item.listingId === id)
    const { id, version } = await newLive()
    expect(await isPlanned(id)).toBe(true)
    await actOnListing(service, user, { id, version, act: 'pause' })
    expect(await isPlanned(id)).toBe(false)
  })

  test('is booked with its own lead time and supply', async () => {
    const { id } = await newLive(hoarding({ leadDays: 30, supply: 'buyer' }))
    const offer = await loadOffer(service, { listing: id, spot: null })
    expect(offer.supply).toBe('buyer')
    const buyer = { gstin: null, state: null }
    const valuesOn = (startDate: string, endDate: string) =>
      lineValues(service, offer, orderOf(offer, { startDate, endDate }), buyer)
    expect(() => valuesOn('2026-12-15', '2027-01-14')).toThrow('The first possible day is 1 Jan 2027')
    expect(valuesOn('2027-01-11', '2027-02-10').snapshot.leadDays).toBe(30)
    expect(await refusalOf(newDraft(user, [id], { startDate: '2026-12-15', endDate: '2027-01-14' }))).toMatch(
      /^bad_input/,
    )
  })
})

describe('a group that staff delete', () => {
  test('moves drafts and paused listings with the others, or stays', async () => {
    const group = await createSubcategory(service, STAFF, 'ooh', { name: newName('Group') })
    const draft = await newListing(user, KNOWN_OWNER, hoarding({ subcategory: group.id }))
    expect(await refusalOf(deleteSubcategory(service, STAFF, { category: 'ooh', id: group.id }))).toBe(
      `in_use: 1 listing stands in ${group.name}`,
    )
    await deleteSubcategory(service, STAFF, { category: 'ooh', id: group.id }, 'street')
    const moved = await getOwnerListing(service, user, draft.id)
    expect(moved.content.subcategory).toBe('street')
    expect(moved.problems).toEqual([])
  })
})
