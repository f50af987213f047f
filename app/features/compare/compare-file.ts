import type { DateRange } from '../../../worker/domain/availability/range.ts'
import type { Compared } from '../../../worker/domain/catalogue/compare.ts'
import { canonicalPath } from '../../../worker/domain/catalogue/paths.ts'
import { BYTE_ORDER_MARK } from '../../../worker/domain/csv.ts'
import type { CivilDate } from '../../../worker/domain/dates.ts'
import { areaAndCity } from './area-and-city.ts'
import { compareCsv } from './csv.ts'
import { compareRows } from './rows.ts'

interface Visit {
  origin: string
  today: CivilDate
  /** The days that are compared. */
  range: DateRange | null
}

/** The comparison for a spreadsheet, with the numbers of the page. */
export function compareFile(places: readonly Compared[], { origin, today, range }: Visit): string {
  const columns = places.map((place) => ({
    title: place.title,
    place: areaAndCity(place),
    url: `${origin}${canonicalPath(place)}`,
  }))
  return BYTE_ORDER_MARK + compareCsv(columns, compareRows(places, today, range))
}
