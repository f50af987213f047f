import { availabilityText } from '../../../../worker/catalogue/rules/availability.ts'
import type { ListingSummary } from '../../../../worker/catalogue/rules/listing.ts'
import { canonicalPath } from '../../../../worker/catalogue/rules/paths.ts'
import { areasText } from '../../../../worker/catalogue/rules/places/coverage.ts'
import { describeMinimum } from '../../../../worker/catalogue/rules/rate.ts'
import { audienceLabel, mediaSpec } from '../../../../worker/catalogue/rules/registry/media.ts'
import { UNITS } from '../../../../worker/catalogue/rules/registry/units.ts'
import { toCsv } from '../../../../worker/kernel/rules/csv.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { toRupees } from '../../../../worker/kernel/rules/money.ts'

interface Visit {
  origin: string
  today: CivilDate
}

type Column = [label: string, value: (listing: ListingSummary, visit: Visit) => string | number | null]

/** Columns of the file, named as on the listings' cards. */
const COLUMNS: readonly Column[] = [
  ['Title', ({ title }) => title],
  ['Medium', ({ category }) => mediaSpec({ id: category, name: category }).label],
  ['Format', ({ type }) => type],
  ['Locality', ({ place }) => place.area],
  ['City', ({ place }) => place.city],
  ['State', ({ place }) => place.state],
  ['Seen in', ({ covers }) => areasText(covers)],
  ['Languages', ({ languages }) => languages.join(', ')],
  ['Face, ft', ({ details: { face } }) => (face ? `${face.width} × ${face.height}` : null)],
  ['Rate, ₹', ({ rate }) => toRupees(rate.rate)],
  ['Unit', ({ rate }) => UNITS[rate.unit].label],
  ['Minimum', ({ rate }) => describeMinimum(rate)],
  ['Per month, ₹', ({ monthly }) => toRupees(monthly)],
  ['Audience', ({ audience }) => audience],
  ['Audience counts', audienceLabel],
  ['Availability', ({ availability }, { today }) => availabilityText(availability, today)],
  ['Media owner', ({ owner }) => owner.name],
  ['Owner checked', ({ owner }) => (owner.verified ? 'Yes' : 'No')],
  ['Page', (listing, { origin }) => `${origin}${canonicalPath(listing)}`],
]

/** Listings as CSV. */
export const listCsv = (listings: readonly ListingSummary[], visit: Visit): string =>
  toCsv([
    COLUMNS.map(([label]) => label),
    ...listings.map((listing) => COLUMNS.map(([, value]) => String(value(listing, visit) ?? ''))),
  ])
