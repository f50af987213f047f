import { describe, expect, test } from 'vitest'
import { customFacts } from '../../worker/catalogue/rules/custom-fields.ts'
import type { ListingRow } from '../medium.ts'
import { customFields, inCategory, listings, numbersIn, spots, spotsOf, TODAY } from './rows.ts'

/** The lines of the specification sheet, as its page has them. */
const sheetOf = ({ categoryId, custom, specifications }: ListingRow) => {
  const fields = customFields.filter((field) => field.categoryId === categoryId)
  return [...specifications, ...customFacts(fields, custom, specifications)]
}
const factOf = (facts: ListingRow['specifications'], label: string) => facts.find((one) => one.label === label)?.value
const specification = ({ specifications }: ListingRow, label: string) => factOf(specifications, label)
const metric = ({ metrics }: ListingRow, label: string) => factOf(metrics, label)

test('every number of a description is a fact of the listing', () => {
  const astray = listings.filter((listing) => {
    const { title, type, features, specifications, metrics, audienceFigures, details, custom, area, venue, address } =
      listing
    const own = spotsOf(listing).map(({ name, size, minQuantity }) => [name, size, minQuantity])
    const facts = [
      title,
      type,
      features,
      specifications,
      metrics,
      audienceFigures,
      details,
      custom,
      area,
      venue,
      address,
      own,
    ]
    const known = new Set(numbersIn(JSON.stringify(facts)))
    return numbersIn(listing.description).some((number) => !known.has(number))
  })
  expect(astray.map(({ ref, description }) => `${ref}: ${description}`)).toEqual([])
})

test('a specification sheet says nothing twice, and neither do the figures next to it', () => {
  for (const listing of listings) {
    const labels = [...sheetOf(listing), ...listing.metrics].map(({ label }) => label.toLowerCase())
    expect(new Set(labels).size, `${listing.ref}: ${labels}`).toBe(labels.length)
  }
})

test('every custom field is answered, by the owner’s own words or by the field', () => {
  for (const { categoryId, name, required } of customFields.filter(({ required }) => required)) {
    for (const listing of inCategory(categoryId)) {
      expect(required && sheetOf(listing).some(({ label }) => label === name), `${listing.ref} ${name}`).toBe(true)
    }
  }
})

test('what is included is no attribute: sizes, counts and kinds come before it', () => {
  const ATTRIBUTE =
    /^\d[\d,]* (sq ft|vehicles|places|positions|spots|screens|plays|people|terminals)|(front|back|non) lit$|%|^\d+ × \d+/i
  for (const { ref, features } of listings) {
    const included = features.slice(2)
    expect(included.length, ref).toBeGreaterThanOrEqual(2)
    for (const one of included) expect(one, ref).not.toMatch(ATTRIBUTE)
    expect(new Set(features).size, ref).toBe(features.length)
  }
})

describe('two statements agree:', () => {
  test('how far a hoarding is seen, its light and its permit', () => {
    for (const listing of inCategory('ooh')) {
      const [, clear] = /clear for (\d+) metres/.exec(listing.description) ?? []
      if (clear) expect(metric(listing, 'Visible from')).toBe(`${clear} m`)
      const [, seconds] = /see it for (\d+) seconds/.exec(listing.description) ?? []
      if (seconds) expect(metric(listing, 'Seen for')).toBe(`${seconds} seconds on average`)
      const { Lighting, 'Height, ft': height, 'Permit in hand': permit } = listing.custom
      expect(specification(listing, 'Lighting')).toMatch(new RegExp(`^${Lighting}`))
      expect(listing.features[0]).toBe(Lighting)
      expect(specification(listing, 'Height, ft')).toMatch(new RegExp(`^${height} above the (?:road|floor)$`))
      expect(specification(listing, 'Permit in hand')).toMatch(permit ? /^Yes, .* valid to/ : /^No, .* renewal/)
      if (Lighting === 'Non lit') expect(listing.description).not.toMatch(/ lit /)
    }
  })

  test('the power and sound of an activation', () => {
    for (const listing of inCategory('btl')) {
      const power = specification(listing, 'Power supply')
      expect(listing.features[1]).toBe(`Power ${power}`)
      expect(specification(listing, 'Sound allowed') === 'No').toBe(listing.custom['Sound allowed'] === false)
    }
  })

  test('how often a creator posts, and what may be done with the post', () => {
    for (const listing of inCategory('influencer')) {
      const [, posts] = /about (\d+) times a week/.exec(listing.description) ?? []
      expect(posts).toBe(specification(listing, 'Posts a week'))
      const isBundled = spotsOf(listing).some(({ unit }) => unit === 'per_package')
      expect(specification(listing, 'Usage rights')?.includes('6 months')).toBe(isBundled)
      for (const { features, placement } of spotsOf(listing)) {
        expect([...features, placement].filter((text) => /usage rights/i.test(text ?? ''))).toHaveLength(1)
      }
    }
  })

  test('a place at an event is never free after it', () => {
    for (const { ref, availability, nextAvailable, details } of inCategory('events')) {
      expect(availability === 'available' || nextAvailable === null, ref).toBe(true)
      expect(details.from && details.from > TODAY, ref).toBe(true)
    }
  })

  test('the breaks of a station, the light of a shelter, the plays of a screen', () => {
    for (const listing of inCategory('radio')) {
      if (listing.features.some((one) => /two breaks an hour/i.test(one))) {
        expect(specification(listing, 'Breaks an hour')).toBe('2')
      }
    }
    for (const listing of inCategory('transit').filter(({ subcategoryId }) => subcategoryId === 'bus_shelter')) {
      expect(listing.description).toContain(listing.features[0] ?? '?')
    }
    for (const { details, features } of inCategory('dooh')) {
      expect(numbersIn(features[1] ?? '')).toEqual([String(details.loop?.playsADay)])
    }
  })

  test('readers, screens, terminals and followers, in the text and in the details', () => {
    for (const { features, details } of inCategory('airport')) {
      expect(features[0]).toMatch(
        details.terminals?.length === 1 ? /^One/ : new RegExp(`^${details.terminals?.length} `),
      )
    }
    for (const { audience, details } of inCategory('influencer')) expect(details.instagram?.followers).toBe(audience)
    for (const listing of [...inCategory('newspaper'), ...inCategory('magazine')]) {
      const ratio = (listing.details.readership ?? 0) / listing.audience
      expect(Number(metric(listing, 'Readers a copy'))).toBeCloseTo(ratio, 1)
    }
  })
})

test('a spot is heard by no more people than the peak, and the peak is inside the weekly reach and the universe', () => {
  for (const { ref, audience, details, id } of [...inCategory('tv'), ...inCategory('radio')]) {
    const { universe = 0, peak = 0 } = details.ratings ?? {}
    expect(peak, ref).toBeLessThanOrEqual(audience)
    expect(audience, ref).toBeLessThanOrEqual(universe)
    for (const spot of spots.filter(({ listingId }) => listingId === id)) {
      expect(spot.audience ?? 0, `${ref} ${spot.name}`).toBeLessThanOrEqual(peak)
    }
  }
})
