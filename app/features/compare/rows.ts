import { type DateRange, rangeText, spanOf } from '../../../worker/domain/availability/range.ts'
import { availabilityText } from '../../../worker/domain/catalogue/availability.ts'
import { type Compared, costPerMille, isLeast, monthlyViews } from '../../../worker/domain/catalogue/compare.ts'
import { bookingLength, datedEstimate } from '../../../worker/domain/catalogue/dated-price.ts'
import { describeMinimum } from '../../../worker/domain/catalogue/rate.ts'
import { audienceLabel, mediaSpec } from '../../../worker/domain/catalogue/registry/media.ts'
import { UNITS } from '../../../worker/domain/catalogue/registry/units.ts'
import type { CivilDate } from '../../../worker/domain/dates.ts'
import { formatCount, formatMoney } from '../../../worker/domain/money.ts'
import { audienceFact, specFacts } from '../media-facts/facts-shared.ts'
import { sourceText } from '../media-facts/sources.ts'

export interface ComparisonCell {
  value: string
  /** Of the value, in the same breath: `per month`. */
  unit?: string
  /** Where the value comes from, or why there is none. */
  note?: string
  /** One word, by rule. */
  praise?: string
  isVerified?: boolean
}

export interface ComparisonRow {
  label: string
  /** The two rows that decide. */
  isKey: boolean
  /** One for each place, in their order. */
  cells: ComparisonCell[]
}

const NOT_COMPARABLE = 'Not comparable'

const specOf = ({ category }: Compared) => mediaSpec({ id: category, name: category })

function audience(place: Compared): ComparisonCell {
  const { value } = audienceFact(place)
  // The figure that a medium is counted by comes first among its audience figures.
  const [figure] = place.audienceFigures
  return { value, unit: audienceLabel(place).toLowerCase(), note: figure ? sourceText(figure) : 'Source not stated' }
}

function views(place: Compared): ComparisonCell {
  const { count, how } = monthlyViews(place)
  return { value: count === null ? NOT_COMPARABLE : formatCount(Math.round(count)), note: how }
}

/** What owners call the size, else the first thing they specify, under its own name. */
function size(place: Compared): ComparisonCell {
  const [named] = specFacts(place, /size|screen|trim/i)
  const [first] = place.specifications
  if (named) return { value: named.value }
  return first ? { value: first.value, note: first.label } : { value: 'Not stated' }
}

/** What the days of the address cost before GST and one-off costs. */
function onDays({ rate, minBudget, seasons }: Compared, range: DateRange): ComparisonCell {
  const sums = datedEstimate(rate, { span: spanOf(range) }, 0, { minBudget, seasons })
  if (sums === null) return { value: 'Too short', note: `At least ${describeMinimum(rate)}` }
  const length = bookingLength(rate, sums.booking)
  return { value: formatMoney(sums.media), ...(length && { unit: `for ${length}` }) }
}

const owner = ({ owner }: Compared): ComparisonCell => ({
  value: owner.name,
  note: owner.verified ? 'Papers checked' : 'Not verified yet',
  isVerified: owner.verified,
})

const plain = (
  label: string,
  places: readonly Compared[],
  cell: (place: Compared) => ComparisonCell,
): ComparisonRow => ({
  label,
  isKey: false,
  cells: places.map(cell),
})

/** A row of amounts whose least one is praised. */
function amounts(label: string, praise: string, values: readonly (number | null)[]): ComparisonRow {
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

/** What places are compared by; the table and the file show the same. */
export function compareRows(places: readonly Compared[], today: CivilDate, range: DateRange | null): ComparisonRow[] {
  return [
    amounts(
      'Price a month',
      'Lowest',
      places.map(({ monthly }) => monthly),
    ),
    ...(range ? [plain(rangeText(range, today), places, (place) => onDays(place, range))] : []),
    plain('Sold as', places, ({ rate }) => ({ value: formatMoney(rate.rate), unit: UNITS[rate.unit].label })),
    plain('Audience', places, audience),
    plain('Views in a month', places, views),
    amounts('CPM', 'Best value', places.map(costPerMille)),
    plain('Size', places, size),
    plain('Minimum', places, ({ rate }) => ({ value: describeMinimum(rate) })),
    plain('Lead time', places, (place) => ({ value: specOf(place).leadTime })),
    plain('Available', places, ({ availability }) => ({ value: availabilityText(availability, today) })),
    plain('Rated', places, ({ rating }) => ({ value: `${rating.toFixed(1)} of 5` })),
    plain('Media owner', places, owner),
    plain('GST', places, (place) => ({ value: `${specOf(place).gst.percent}%`, note: 'On top of every price' })),
  ]
}
