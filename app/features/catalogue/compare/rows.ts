import { leadTimeText } from '../../../../worker/booking/rules/lines/lead-days.ts'
import { daysText, wantedDays } from '../../../../worker/catalogue/rules/availability/range.ts'
import {
  type CompareDays,
  type Compared,
  costPerMille,
  isLeast,
  monthlyRating,
  monthlyViews,
} from '../../../../worker/catalogue/rules/compare.ts'
import { bookingLength } from '../../../../worker/catalogue/rules/dues.ts'
import { type ChangedGstRates, gstRateOf } from '../../../../worker/catalogue/rules/gst-rates.ts'
import { priceMedia } from '../../../../worker/catalogue/rules/offer.ts'
import { ownerPath } from '../../../../worker/catalogue/rules/paths.ts'
import { describeMinimum } from '../../../../worker/catalogue/rules/rate.ts'
import { pointsText, ratingText, type SpotRating } from '../../../../worker/catalogue/rules/rating-points.ts'
import { audienceLabel, mediaSpec } from '../../../../worker/catalogue/rules/registry/media.ts'
import { UNITS } from '../../../../worker/catalogue/rules/registry/units.ts'
import { sourceText } from '../../../../worker/catalogue/rules/source-text.ts'
import type { CivilDate, DateSpan } from '../../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../../worker/kernel/rules/money.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { audienceFact, countText, specFacts } from '../../../kit/media-facts/facts-shared.ts'

export interface ComparisonCell {
  value: string
  /** Unit, read together with the value: `per month`. */
  unit?: string
  /** Source of the value, or the reason why it is missing. */
  note?: string
  /** Mark of the best value, one word. */
  praise?: string
  isVerified?: boolean
  /** Path of a page about the value. */
  to?: string
}

export interface ComparisonRow {
  label: string
  /** Heading above the row. */
  group: string
  /** True for the two most important rows. */
  isKey: boolean
  /** Cells in the order of the places. */
  cells: ComparisonCell[]
}

const NOT_COMPARABLE = 'Not comparable'

const specOf = ({ category }: Compared) => mediaSpec({ id: category, name: category })

function audience(place: Compared): ComparisonCell {
  const { value } = audienceFact(place)
  // The figure by which the medium is measured comes first among its audience figures.
  const [figure] = place.audienceFigures
  return { value, unit: audienceLabel(place).toLowerCase(), note: figure ? sourceText(figure) : 'Source not stated' }
}

function views(place: Compared): ComparisonCell {
  const { count, how } = monthlyViews(place)
  return { value: count === null ? NOT_COMPARABLE : countText(place.category, Math.round(count)), note: how }
}

/** The size, else the first specification of the owner, under its own name. */
function size(place: Compared): ComparisonCell {
  const { rate } = place
  // Sold by area: the size is that of the smallest order, not of the page.
  if (rate.unit === 'per_sq_cm')
    return { value: plural(rate.minQuantity, UNITS[rate.unit].quantityNoun), note: 'The smallest order' }
  const [named] = specFacts(place, /size|screen|trim/i)
  const [first] = place.specifications
  if (named) return { value: named.value }
  return first ? { value: first.value, note: first.label } : { value: 'Not stated' }
}

const owner = ({ owner }: Compared): ComparisonCell => ({
  value: owner.name,
  note: owner.verified ? 'Documents checked' : 'Not verified yet',
  isVerified: owner.verified,
  to: ownerPath(owner.id),
})

/** True when a place is free on the chosen days, and its price for them before GST and one-off costs. */
function onDays(place: Compared, span: DateSpan): ComparisonCell {
  const { isFree, rate } = place
  const sums = priceMedia(place, { span })
  if (sums === null) return { value: 'Too short', note: `At least ${describeMinimum(rate)}` }
  const length = bookingLength(rate, sums.booking)
  return {
    value: formatMoney(sums.media),
    ...(length && { unit: `for ${length}` }),
    note: `${isFree ? 'Free' : 'Not free'} ${specOf(place).section === 'print' ? 'in every issue' : 'on all'} of these days`,
  }
}

type Row = Omit<ComparisonRow, 'group'>

const plain = (label: string, places: readonly Compared[], cell: (place: Compared) => ComparisonCell): Row => ({
  label,
  isKey: false,
  cells: places.map(cell),
})

/** Row of amounts in which the lowest one is marked. */
function amounts(label: string, praise: string, values: readonly (number | null)[]): Row {
  const least = isLeast(values)
  return {
    label,
    isKey: true,
    cells: values.map((value, at) => ({
      value: value === null ? NOT_COMPARABLE : formatMoney(value),
      ...(least[at] && { praise }),
    })),
  }
}

/** Row of rating points, if at least two places have them. */
function ratings(places: readonly Compared[]): Row[] {
  const rated = places.map(monthlyRating)
  if (rated.filter((one) => one !== null).length < 2) return []
  const row = (label: string, text: (one: SpotRating) => string): Row => ({
    label,
    isKey: false,
    cells: rated.map((one, at) => ({
      value: one ? text(one) : NOT_COMPARABLE,
      ...(one && { note: `Of ${places[at]?.details.ratings?.of}` }),
    })),
  })
  return [
    row('TVR or rating', ({ rating }) => ratingText(rating)),
    row('GRP in a month', ({ grp }) => pointsText(grp)),
    amounts(
      'CPRP',
      'Lowest',
      rated.map((one) => one?.cprp ?? null),
    ),
  ]
}

const grouped = (group: string, rows: readonly Row[]): ComparisonRow[] => rows.map((row) => ({ ...row, group }))

/** Rows of the comparison, for the table and for the file. */
export function compareRows(
  places: readonly Compared[],
  days: CompareDays,
  { today, gstRates }: { today: CivilDate; gstRates: ChangedGstRates },
): ComparisonRow[] {
  const asked = daysText(days, today)
  const span = wantedDays(days, today)
  return [
    ...grouped('Price', [
      amounts(
        'Price a month',
        'Lowest',
        places.map(({ monthly }) => monthly),
      ),
      plain('Sold as', places, ({ rate }) => ({ value: formatMoney(rate.rate), unit: UNITS[rate.unit].label })),
      plain('Minimum', places, ({ rate }) => ({ value: describeMinimum(rate) })),
      plain('GST', places, (place) => ({
        value: `${gstRateOf(gstRates, place.category).percent}%`,
        note: 'On top of every price',
      })),
    ]),
    ...grouped('Audience', [
      plain('Audience', places, audience),
      plain('Views in a month', places, views),
      amounts('CPM', 'Best value', places.map(costPerMille)),
      ...ratings(places),
    ]),
    ...grouped('Size and time', [
      plain('Size', places, size),
      plain('Lead time', places, (place) => ({ value: leadTimeText(place) })),
      // Without days the badge under the picture shows the availability.
      ...(asked === null || span === null ? [] : [plain(asked, places, (place) => onDays(place, span))]),
    ]),
    ...grouped('Owner', [plain('Media owner', places, owner)]),
  ]
}

/** True when the row has one value for all places. */
export function isAlike({ cells }: Pick<ComparisonRow, 'cells'>): boolean {
  const [first, ...others] = cells.map(({ value, unit, note }) => `${value}\n${unit}\n${note}`)
  return others.length > 0 && others.every((text) => text === first)
}
