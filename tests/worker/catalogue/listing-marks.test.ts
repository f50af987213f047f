import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { getSelectedItem } from '../../../worker/booking/campaigns/selected-item.server.ts'
import { listOwnerBookings } from '../../../worker/booking/lines/owner-bookings.server.ts'
import { lineValues, orderOf } from '../../../worker/booking/rules/lines/line-values.ts'
import { findListing } from '../../../worker/catalogue/catalogue.server.ts'
import { loadOffers } from '../../../worker/catalogue/offers.server.ts'
import { ownerListings } from '../../../worker/catalogue/owner-listings.table.ts'
import { lineMarks, listingMarks } from '../../../worker/catalogue/rules/listing-marks.ts'
import { loadInventory } from '../../../worker/planner/inventory.server.ts'
import { writeLines } from '../../../worker/planner/rules/plan/drafting/write-lines.ts'
import { checkFile } from '../../../worker/supply/imports/check.server.ts'
import { newRequest, newSides, newWall } from '../../support/bookings.ts'
import { ROWS } from '../../support/catalogue.ts'
import { asked, csvOf, importer, newSeller, publishThree, row, sent } from '../../support/imports.ts'
import { pricedLine } from '../../support/plan-lines.ts'
import { service } from '../../support/service.ts'

/** Listings whose title the seed has made longer because another listing of the city has it. */
const TWINS = ROWS.listings.flatMap((one) => {
  const other = ROWS.listings.find(
    ({ title, city, categoryId }) =>
      city === one.city && categoryId === one.categoryId && one.title.startsWith(`${title}, `),
  )
  return other ? [{ title: other.title, ids: [other.id, one.id] as const }] : []
})
const IDS = TWINS.flatMap(({ ids }) => ids)

const DAYS = { startDate: '2027-03-01', endDate: '2027-10-31' }

/** Titles whose listings a view shows alike. */
async function alike(marksOf: (id: string) => Promise<string> | string): Promise<string[]> {
  const told = await Promise.all(
    TWINS.map(async ({ title, ids: [one, other] }) => ((await marksOf(one)) === (await marksOf(other)) ? [title] : [])),
  )
  return told.flat()
}

describe('two listings of a city with one title are distinguished', () => {
  beforeAll(() =>
    env.DB.batch(
      TWINS.map(({ title, ids: [, id] }) =>
        env.DB.prepare('UPDATE listings SET title = ? WHERE id = ?').bind(title, id),
      ),
    ),
  )

  test('on cards', async () => {
    expect(TWINS.length).toBeGreaterThan(25)
    const marksOf = async (id: string) => {
      const listing = await findListing(service, id)
      return listing ? listingMarks(listing) : ''
    }
    expect(await alike(marksOf)).toEqual([])
  })

  test('in lines of a plan', async () => {
    const { items } = await loadInventory(service)
    const own = items.filter(({ listingId }) => IDS.includes(listingId))
    const lines = writeLines(
      own.map((item) => pricedLine(item)),
      { universe: 1_000, now: service.now.toISOString(), asked: [] },
    )
    const shown = new Map(lines.map((line) => [line.listingId, lineMarks(line)]))
    expect(await alike((id) => shown.get(id) ?? '')).toEqual([])
  })

  test('in lines of a campaign, and where one is added', async () => {
    const { offerOf, buyer } = await loadOffers(service, IDS, '')
    const marksOf = (id: string) => {
      const offer = offerOf(id)
      return offer ? lineMarks(lineValues(service, offer, orderOf(offer, DAYS), buyer).snapshot) : ''
    }
    expect(await alike(marksOf)).toEqual([])
    const added = async (id: string) => {
      const item = await getSelectedItem(service, { listing: id, spot: null })
      return 'ref' in item ? lineMarks(item) : ''
    }
    expect(await alike(added)).toEqual([])
  })
})

describe('the marks of a line', () => {
  const side = (value: string) => ({ title: 'Unipole, Baner', specifications: [{ label: 'Position', value }] })

  test('stay as they were when its listing is edited, and its owner reads their own reference, too', async () => {
    const { user, owner } = await newSides()
    const walls = [await newWall(side('North side')), await newWall(side('South side'))]
    for (const [at, id] of walls.entries())
      await service.db
        .update(ownerListings)
        .set({ ownRef: `PNQ ${at}` })
        .where(eq(ownerListings.id, id))
    const campaign = await newRequest(user, walls)
    await env.DB.prepare("UPDATE listings SET specifications = '[]' WHERE owner_id = 'test-owner'").run()
    const { bookings } = await listOwnerBookings(service, owner, { page: 1 })
    const shown = bookings.map(({ line, ownRef }) => lineMarks({ ...line.snapshot, ownRef }))
    expect(shown.toSorted()).toEqual([`TEST-${walls[0]} · PNQ 0 · North side`, `TEST-${walls[1]} · PNQ 1 · South side`])
    expect(JSON.stringify(campaign)).not.toContain('PNQ')
  })

  test('are in the rows of a file that changes two listings with one title', async () => {
    const seller = await newSeller()
    await publishThree()
    const put = importer(() => seller)
    const file = csvOf(row('M-1', { title: 'Bazaar gantry' }), row('M-2', { title: 'Bazaar gantry' }))
    await put(await sent(file))
    const { listings } = await checkFile(service, seller, asked(await sent(file.replaceAll('lakh', 'crore'))))
    expect(listings.map(({ title, marks }) => `${title}, ${marks}`)).toEqual([
      expect.stringMatching(/^Bazaar gantry, OOH-\d+ · M-1/),
      expect.stringMatching(/^Bazaar gantry, OOH-\d+ · M-2/),
    ])
  })
})
