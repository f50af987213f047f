import { expect, test } from 'vitest'
import { generateCatalogue } from '../../../seed/catalogue.seed.ts'
import { customFacts } from '../../../worker/catalogue/rules/custom-fields.ts'
import { DISCOVER_ONLY_CATEGORIES, MEDIA_TYPES } from '../../../worker/catalogue/rules/registry/media.ts'
import type { ListingWithFacts } from './facts-shared.ts'
import { mergeFacts } from './merge-facts.ts'
import { listingFacts, withUnit } from './table-facts.ts'

const { listings, spots, customFields } = generateCatalogue({ today: '2026-11-20' })

/** Seeded row of a listing, with the fields that facts need. */
function toListing(row: (typeof listings)[number]): ListingWithFacts & { id: string } {
  const fields = customFields
    .filter(({ categoryId }) => categoryId === row.categoryId)
    .map(({ id, name }) => ({ id, name }))
  const { rate, unit, minQuantity, step, minDuration, views, engagement, categoryId, subcategoryId, ...rest } = row
  return {
    ...rest,
    minBudget: row.minBudget ?? null,
    leadDays: row.leadDays ?? null,
    category: categoryId,
    subcategory: subcategoryId,
    rate: { rate, unit, minQuantity, step, minDuration },
    analytics: { views, engagement },
    specifications: [...row.specifications, ...customFacts(fields, row.custom, row.specifications)],
    spots: spots
      .filter(({ listingId }) => listingId === row.id)
      .map(({ rate, unit, minQuantity, step, minDuration, seconds }) => ({
        rate: { rate, unit, minQuantity, step, minDuration },
        seconds: seconds ?? null,
      })),
  }
}

const pages = listings.map(toListing)

test.each([...MEDIA_TYPES, ...DISCOVER_ONLY_CATEGORIES])('%s: the fact table says nothing twice', (media) => {
  const own = pages.filter(({ category }) => category === media)
  expect(own.length).toBeGreaterThan(0)
  for (const listing of own) {
    const facts = listingFacts(listing)
    const labels = facts.map(({ label }) => label.toLowerCase())
    expect(labels.toSorted(), listing.id).toEqual([...new Set(labels)].toSorted())
    for (const { label } of facts) {
      const base = label.replace(/,.*/, '').toLowerCase()
      const doubles = facts.filter((one) => one.label !== label && one.label.toLowerCase() === base)
      expect(doubles, `${listing.id}: ${label}`).toEqual([])
    }
    // Features have their own list.
    expect(labels, listing.id).not.toContain('features')
    for (const one of listing.features.slice(2))
      expect(
        facts.map(({ value }) => value),
        listing.id,
      ).not.toContain(one)
  }
})

test('every specification, measurement and figure of a listing is in its table', () => {
  for (const listing of pages) {
    const labels = listingFacts(listing).map(({ label }) => label)
    const given = [...listing.specifications, ...listing.metrics, ...listing.audienceFigures]
    const renamed = new Set(['Engagement', 'Fleet size', 'Subscribers', 'Plays a day', 'Height, ft'])
    const missing = given.filter(({ label }) => !labels.includes(label) && !renamed.has(label))
    expect(missing, listing.id).toEqual([])
  }
})

test('the audience has its native number, and the source of the owner’s text', () => {
  const paper = pages.find(({ category, subcategory }) => category === 'newspaper' && subcategory === 'supplements')
  if (!paper) throw new Error('no supplement')
  const [first] = listingFacts(paper)
  expect(first).toMatchObject({
    label: 'Sunday circulation',
    value: paper.audience.toLocaleString('en-IN'),
    note: expect.stringMatching(/^Stated by the owner, /),
  })
})

test('a figure that nobody measures is sample data, and only where its pages need one', () => {
  for (const listing of pages) {
    const unmeasured = listingFacts(listing).filter(({ label }) => ['Average rating', 'Page views'].includes(label))
    expect(unmeasured.map(({ note }) => note)).toEqual(unmeasured.map(() => 'Sample data'))
  }
  const labelsOf = (category: string, more: object = {}) => {
    const found = pages.find((page) => page.category === category)
    return found ? listingFacts({ ...found, ...more }).map(({ label }) => label) : []
  }
  expect(labelsOf('vehicle')).toEqual(expect.arrayContaining(['Average rating', 'Page views']))
  expect(labelsOf('ooh')).not.toContain('Page views')
  expect(labelsOf('vehicle', { rating: 0, analytics: { views: 0, engagement: 0 } })).not.toContain('Average rating')
})

test('a fleet costs its whole rate, and a vehicle its own part', () => {
  const fleet = pages.find(({ category, details }) => category === 'vehicle' && (details.fleetSize ?? 0) > 1)
  const facts = new Map(fleet && listingFacts(fleet).map(({ label, value }) => [label, value]))
  expect(facts.get('Monthly cost')).toBe(`₹${((fleet?.rate.rate ?? 0) / 100).toLocaleString('en-IN')}`)
  expect(facts.get('Cost a vehicle')).not.toContain(facts.get('Monthly cost'))
})

test('what is said twice keeps its first words and takes the source', () => {
  expect(
    mergeFacts([
      { label: 'Circulation', value: '1,84,000' },
      { label: 'Fleet', value: '90 vehicles' },
      { label: 'Seats filled, week', value: '46%' },
      { label: 'circulation', value: '1.8 lakh', note: 'Stated by the owner, 12 Aug 2026' },
      { label: 'Fleet size', value: '90' },
      { label: 'Seats filled, weekend', value: '89%' },
    ]),
  ).toEqual([
    { label: 'Circulation', value: '1,84,000', note: 'Stated by the owner, 12 Aug 2026' },
    { label: 'Fleet', value: '90 vehicles' },
    { label: 'Seats filled, week', value: '46%' },
    { label: 'Seats filled, weekend', value: '89%' },
  ])
})

test.each([
  ['Height, ft', '14 above the road', 'Height', '14 ft above the road'],
  ['Height, ft', '12.5', 'Height', '12.5 ft'],
  ['Height, ft', 'two men', 'Height, ft', 'two men'],
  ['Cost per 1,000 copies, quarter page', '₹558', 'Cost per 1,000 copies, quarter page', '₹558'],
])('%s and %s read as one: %s, %s', (label, value, one, text) =>
  expect(withUnit({ label, value })).toEqual({ label: one, value: text }),
)

test('of a hoarding the height is one phrase', () => {
  const sites = pages.filter(({ category }) => category === 'ooh')
  for (const site of sites) {
    const height = listingFacts(site).find(({ label }) => label.startsWith('Height'))
    expect(height, site.id).toMatchObject({ label: 'Height', value: expect.stringMatching(/^\d+ ft above the /) })
  }
})
