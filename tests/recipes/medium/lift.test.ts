import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { EDITION } from '../../../app/art/picture.ts'
import { groupSceneUrl } from '../../../app/kit/media/pictures.ts'
import { presentationOf } from '../../../app/kit/media/presentations.ts'
import { approveCampaign } from '../../../worker/backoffice/approvals/campaign-approvals.server.ts'
import { getCampaign } from '../../../worker/booking/campaigns/select-campaigns.server.ts'
import { confirmLine } from '../../../worker/booking/lines/line-decisions.server.ts'
import { sendProof } from '../../../worker/booking/proofs/send.server.ts'
import { quote } from '../../../worker/catalogue/availability/availability.server.ts'
import { getCategory, getListing, listCategories, listListings } from '../../../worker/catalogue/catalogue.server.ts'
import { listings } from '../../../worker/catalogue/catalogue.table.ts'
import { QuoteRequest } from '../../../worker/catalogue/rules/quote.ts'
import { parse } from '../../../worker/kernel/rules/parse.ts'
import { approvalOf, lineIn, newDraft, newOwner, newPerson, send } from '../../support/bookings.ts'
import { ROWS } from '../../support/catalogue.ts'
import { Browser } from '../../support/identity.ts'
import { importer, newSeller, publishThree, sent } from '../../support/imports.ts'
import { PLANNER, said } from '../../support/planner.ts'
import { newUpload, proofOf, SHOWN } from '../../support/proofs.ts'
import { buildGroup } from '../../support/rows.ts'
import { foundIds } from '../../support/search.ts'
import { query, service } from '../../support/service.ts'
import { STAFF } from '../../support/staff.ts'

const OWN = ROWS.listings.filter(({ categoryId }) => categoryId === 'lift')
const PANEL = { category: 'lift', group: 'own' }
const panel = { ...PANEL, unit: 'per_unit_month', rate: 2_000_00, minQuantity: 4, capacity: 4 } as const

test('it is listed last in the tab bar, with a page, a list and pictures', async () => {
  expect((await getCategory(service, { category: 'lift' })).category).toMatchObject({
    name: 'Lift panels',
    inventoryCount: OWN.length,
  })
  const { listings } = await listListings(service, { category: 'lift', subcategory: 'society', query: query() })
  const [first] = listings
  expect(first?.variant).toMatch(/^(lift|lobby)$/)
  expect(groupSceneUrl('lift', 'society', 'card')).toBe(`/art/${EDITION}/dooh/card.lift/lift-society.svg`)
  expect(presentationOf('lift')?.card.price).toBe('rate')
  const page = await getListing(service, { category: 'lift', subcategory: 'society', id: first?.id ?? '' })
  expect(page.listing.details.face).toEqual({ width: 2, height: 3 })
  expect((await listCategories(service)).at(-1)).toMatchObject({ id: 'lift', name: 'Lift panels' })
})

test('it is found by another of its names', async () => {
  const ids = await foundIds('q=society panels')
  expect(ids.length).toBeGreaterThan(0)
  expect(ids.filter((id) => OWN.some((own) => own.id === id))).toEqual(ids)
})

test('it is priced, booked, and proven by its own rule', async () => {
  await buildGroup(service.db, PANEL, { ...panel, id: 'own-panel' })
  const days = { starts: '2026-12-15', ends: '2027-01-14' }
  expect(
    await quote(service, parse(QuoteRequest, { resource: 'own-panel', ...days, quantity: 4, insertions: 1 })),
  ).toMatchObject({ media: 8_000_00, gst: { amount: 1_440_00 }, total: 9_440_00 })
  const [user, owner] = [await newPerson(), await newOwner()]
  const draft = await newDraft(user, ['own-panel'])
  const submitted = await send(user, draft)
  await approveCampaign(service, STAFF, await approvalOf(submitted))
  const line = lineIn(await getCampaign(service, user, submitted.id))
  await confirmLine(service, owner, { id: line.id, version: line.version })
  const files = [{ key: await newUpload(line.id), moment: 'day' as const }]
  expect(await sendProof(SHOWN, owner, line.id, proofOf({ files }))).toMatchObject({
    kind: 'photo',
    status: 'uploaded',
  })
})

test('it is planned where it is asked for', async () => {
  const response = await new Browser().post(
    PLANNER,
    said('Lift panels in Mumbai for one month from 15 January 2027, budget 5 lakh, sales of a mop'),
  )
  const { plan } = await response.json<{ plan: { lineItems: { channel: string }[] } | null }>()
  expect(new Set(plan?.lineItems.map(({ channel }) => channel))).toEqual(new Set(['lift']))
})

test('it is imported from a rate card, with the fields of its form and of staff', async () => {
  await publishThree()
  const seller = await newSeller()
  const file = [
    'Site Code,Title,Group,Format,Description,City,State,Locality,Address,Lat,Lng,Rate,Sold by,Audience,Width,Height,Homes',
    'L-1,Panel of Tower A,Housing societies,Panel next to the door,Seen by everybody who lives in the tower and comes home.,Pune,Maharashtra,Baner,Baner Road,18.559,73.786,2500,per month,900,2,3,240',
  ].join('\r\n')
  await importer(() => seller)(await sent(file), { category: 'lift' })
  const [stored] = await service.db
    .select({ unit: listings.unit, details: listings.details, custom: listings.custom })
    .from(listings)
    .where(and(eq(listings.categoryId, 'lift'), eq(listings.title, 'Panel of Tower A')))
  expect(stored).toEqual({
    unit: 'per_unit_month',
    details: { face: { width: 2, height: 3 } },
    custom: { Homes: 240 },
  })
})
