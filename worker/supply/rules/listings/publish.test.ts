import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { generateCatalogue } from '../../../../seed/catalogue.seed.ts'
import type { StoredField } from '../../../catalogue/rules/custom-field.ts'
import { formatCount, formatMillions } from '../../../kernel/rules/money.ts'
import { ListingContent } from './content.ts'
import { contentOf } from './content-of.ts'
import { publicDetails } from './details.ts'
import { problemsOf } from './problems.ts'
import type { PublicListing, PublicRows, PublicSpot } from './public-rows.ts'
import { publicRows } from './publish.ts'

const today = '2026-11-24'
const rows = generateCatalogue({ today })

/** The seeded listings as the database gives them back. */
const seeded: PublicRows[] = rows.listings.map((row) => {
  const of = <T extends { listingId: string }>(all: readonly T[]) => all.filter(({ listingId }) => listingId === row.id)
  return {
    listing: row as PublicListing,
    spots: of(rows.spots) as PublicSpot[],
    coverage: of(rows.coverage).map(({ state, city }) => ({ state, city })),
    seasons: of(rows.seasons).map(({ name, fromMd, untilMd, bp }) => ({ name, fromMd, untilMd, bp })),
    discounts: [],
  }
})

test('what is incomplete is left out of the public details', () => {
  const details = {
    issues: [{ name: 'January' }, { artworkBy: '2026-12-01' }, { name: 'February', artworkBy: '2027-01-01' }],
    shows: [{ time: '10:00', fill: Array(7).fill(40) }, { time: '18:30' }],
    dayparts: Array(23).fill(4),
    audienceCities: [{ label: 'Pune', percent: 0 }, { label: '', percent: 40 }, { label: 'Goa' }],
  }
  expect(publicDetails(v.parse(ListingContent, { details }).details)).toEqual({
    issues: [{ name: 'February', artworkBy: '2027-01-01', theme: '' }],
    shows: [{ time: '10:00', fill: Array(7).fill(40) }],
    audienceCities: [{ label: 'Pune', percent: 0 }],
  })
})

test('a new number of the audience is its owner’s figure of today, in millions where the medium counts in them', () => {
  for (const category of ['ooh', 'influencer']) {
    const one = seeded.find(({ listing }) => listing.categoryId === category) ?? expect.unreachable()
    const { id, ref, ownerId } = one.listing
    const content = v.parse(ListingContent, { ...contentOf(one), audience: 7_654_321 })
    const [figure] = publicRows({ id, ref, ownerId, category, content, kept: one, today }).listing.audienceFigures
    const value = category === 'influencer' ? formatMillions(7_654_321) : formatCount(7_654_321)
    expect(figure).toMatchObject({ value, source: 'owner', asOf: today })
  }
})

describe('every seeded listing', () => {
  test('is made again from what its owner would have written', () => {
    for (const one of seeded) {
      const { id, ref, ownerId, categoryId: category } = one.listing
      const content = v.parse(ListingContent, contentOf(one))
      const made = publicRows({ id, ref, ownerId, category, content, kept: one, today })
      expect(made, id).toEqual(one)
      expect(contentOf(made), id).toEqual(content)
    }
  })

  test('without spots has its own rate, also where the medium is sold by spots', () => {
    for (const one of seeded) {
      const { rate, unit } = one.listing
      expect(contentOf({ ...one, spots: [] }), one.listing.id).toMatchObject({ rate, unit })
    }
  })

  test('can be published as it is', () => {
    for (const one of seeded) {
      const { id, categoryId } = one.listing
      const category = {
        id: categoryId,
        fields: rows.customFields.filter((field) => field.categoryId === categoryId) as StoredField[],
        subcategories: rows.subcategories.filter((group) => group.categoryId === categoryId),
      }
      expect(problemsOf(contentOf(one), category), id).toEqual([])
    }
  })
})
