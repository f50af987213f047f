import type { Recipe } from './recipe.ts'

// A fifteenth medium: panels in the lifts of housing societies, sold by the panel and month.

const FILES: Readonly<Record<string, string>> = {
  'worker/catalogue/rules/registry/lift.ts': `import { assumedReach, passers } from './delivery.ts'
import { face } from './form-shared.ts'
import type { Formats, FormRules } from './form-spec.ts'
import type { PlanRules, Visits } from './plan-spec.ts'
import { ITEM_NOT_FOUND, OTHER, plain, SPOT_NOUN } from './shared.ts'
import type { MediaSpec } from './spec.ts'
import { daily } from './views.ts'
import type { MediaWords } from './words-spec.ts'

export const spec = {
  label: 'Lift panels',
  tab: 'Lifts',
  heading: 'Lift panel advertising',
  said: { chip: 'lift panels' },
  noun: ['panel', 'panels'],
  spotNoun: SPOT_NOUN,
  counts: 'listings',
  shape: 'groups',
  units: ['per_unit_month'],
  where: 'site',
  sold: 'sold by the panel and month',
  onMap: true,
  customFields: true,
  facets: ['city', 'available'],
  narrows: ['format', 'owner'],
  search: { in: ['title', 'area'], placeholder: 'Search a society or area' },
  sorts: ['recommended', 'price', 'audience'],
  listingTitle: plain,
  notFound: ITEM_NOT_FOUND,
  actions: ['book', 'contactOwner'],
  audience: 'Residents a day',
  views: daily,
  gst: OTHER,
  leadTime: '3 to 5 days',
  terms: { leadDays: 3, supply: 'site', cancellation: 'outdoor', proof: 'photos' },
  refPrefix: 'LFT',
  section: 'people',
  channel: 'OOH',
  drawnAs: 'dooh',
} as const satisfies MediaSpec

export const words = {
  aliases: ['Lift panel, Society panel, लिफ्ट पैनल'],
  phrases: 'lift panel, lift panels, society panel, society panels, लिफ्ट पैनल',
  hindi: 'लिफ्ट पैनल',
  formats: {
    door: { name: 'lift doors', matches: 'Door wrap', words: 'lift door, lift doors, door wraps' },
  },
} as const satisfies MediaWords

/** Visits a month: a resident comes down and goes up again. */
const VISITS: Visits = { usual: 25 }

export const plan: PlanRules = {
  reach: assumedReach(0.2, 0.9, 'adults of a city who live in houses with lifts'),
  delivery: passers(VISITS),
  visits: VISITS,
  spread: 'city',
  hasLocality: true,
  maxPacks: 2,
  affinity: {
    rows: {
      // affluent business young_pros students homemakers parents seniors workers rural men_auto travellers commuters
      society: [1.8, 1.1, 1.3, 0.7, 1.6, 1.8, 1.5, 0.2, 0.2, 0.9, 1, 0.9],
    },
  },
}

export const formats: Formats = { 'Panel beside the door': 'lift', 'Door wrap': 'lobby' }

export const form: FormRules = {
  fields: () => ({ facts: face() }),
  usual: ['Size', 'Lifts', 'Permission from'],
}
`,
  'app/kit/media/lift.ts': `import { ArrowUpDown } from 'lucide-react'
import type { Presentation } from './presentation.ts'
import { SITE_CARD, siteFigures } from './shared.ts'

export const lift: Presentation = {
  icon: ArrowUpDown,
  card: SITE_CARD,
  facts: { figures: siteFigures },
  spots: null,
  groups: { society: 'lift' },
}
`,
  'seed/media/lift.seed.ts': `import { formatCount } from '../../worker/kernel/rules/money.ts'
import { type Drawing, drawAvailability, facts, figures, included, type MediumSeed, type Turn } from '../medium.ts'
import { drawSite, locate } from '../places.ts'
import { drawCount, drawPrice } from '../price.ts'

const INCLUDED = ['Photo of each panel', 'Swap of the print in the second month', 'Permission of the society']

function draw(turn: Turn): Drawing {
  const { random, today } = turn
  const site = drawSite(random, 'metros')
  const lifts = random.int(2, 12)
  const people = drawCount(random, 300, 2_400)
  const type = random.pick(['Panel beside the door', 'Door wrap'])
  return {
    listing: {
      title: \`\${type}, \${lifts} lifts, \${site.locality.name}\`,
      type,
      description: \`One print in each of \${lifts} lifts of a housing society on \${site.locality.road}. About \${formatCount(people)} residents use them a day.\`,
      ...locate(random, site),
      rate: drawPrice(random, 1_500, 6_000),
      unit: 'per_unit_month',
      minQuantity: lifts,
      audience: people,
      ...drawAvailability(random, today),
      features: included(random, [\`\${lifts} lifts\`, 'Eye level'], INCLUDED, 2),
      specifications: facts({ Size: '2 × 3 ft', Lifts: String(lifts) }),
      audienceFigures: figures(turn, ['Residents a day', formatCount(people), 'owner']),
      custom: { Homes: lifts * 40 },
      details: { face: { width: 2, height: 3 } },
    },
  }
}

export const lift: MediumSeed = {
  icon: 'arrow-up-down',
  sellers: ['Charminar Activations', 'Forum Spaces', 'Utsav Experiences'],
  description: 'Panels in the lifts of housing societies, sold by the panel and month.',
  customFields: [{ name: 'Homes', type: 'number', required: false }],
  groups: [
    {
      id: 'society',
      name: 'Housing societies',
      description: 'Panels beside the door and wraps of the doors, met several times a day.',
      features: ['Eye level', 'One advert a lift', 'Photo of each panel'],
      count: 24,
    },
  ],
  draw,
}
`,
  'tests/worker/catalogue/lift.test.ts': `import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { approveCampaign } from '../../../worker/backoffice/approvals/campaign-approvals.server.ts'
import { getCampaign } from '../../../worker/booking/campaigns/select-campaigns.server.ts'
import { confirmLine } from '../../../worker/booking/lines/answer.server.ts'
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
    'L-1,Panel of Tower A,Housing societies,Panel beside the door,Seen by everybody who lives in the tower and comes home.,Pune,Maharashtra,Baner,Baner Road,18.559,73.786,2500,per month,900,2,3,240',
  ].join('\\r\\n')
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
`,
}

/** Follows the recipe "A medium". */
export const MEDIUM: Recipe = {
  title: 'A medium',
  word: 'lift',
  files: FILES,
  lines: [
    {
      file: 'worker/catalogue/rules/registry/files.ts',
      after: 'export * as influencer',
      line: "export * as lift from './lift.ts'",
    },
    {
      file: 'worker/catalogue/rules/registry/media.ts',
      after: '  dooh: files.dooh.spec,',
      line: '  lift: files.lift.spec,',
    },
    { file: 'app/kit/media/files.ts', after: 'export { influencer }', line: "export { lift } from './lift.ts'" },
    { file: 'seed/media/files.ts', after: 'export { influencer }', line: "export { lift } from './lift.seed.ts'" },
  ],
  unit: ['app/art', 'worker/supply/rules'],
  worker: ['tests/worker/catalogue/lift.test.ts'],
}
