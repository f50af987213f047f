import type { CompareDays, Compared } from '../../../../worker/catalogue/rules/compare.ts'
import type { ChangedGstRates } from '../../../../worker/catalogue/rules/gst-rates.ts'
import { canonicalPath } from '../../../../worker/catalogue/rules/paths.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { areaAndCity } from './area-and-city.ts'
import { compareCsv } from './csv.ts'
import { compareRows } from './rows.ts'

interface Visit {
  origin: string
  today: CivilDate
  gstRates: ChangedGstRates
}

/** Comparison as a spreadsheet, with the figures of the page. */
export function compareFile(places: readonly Compared[], days: CompareDays, { origin, ...visit }: Visit): string {
  const columns = places.map((place) => ({
    title: place.title,
    place: areaAndCity(place),
    url: `${origin}${canonicalPath(place)}`,
  }))
  return compareCsv(columns, compareRows(places, days, visit))
}
