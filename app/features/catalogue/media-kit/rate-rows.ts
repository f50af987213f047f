import type { RateCard, RatedListing } from '../../../../worker/catalogue/rate-card.server.ts'
import { availabilityText } from '../../../../worker/catalogue/rules/availability.ts'
import type { GstRate } from '../../../../worker/catalogue/rules/gst-rates.ts'
import { canonicalPath } from '../../../../worker/catalogue/rules/paths.ts'
import { describeMinimum } from '../../../../worker/catalogue/rules/rate.ts'
import { UNITS } from '../../../../worker/catalogue/rules/registry/units.ts'
import type { CellValue } from '../../../../worker/kernel/files/workbook.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { toRupees } from '../../../../worker/kernel/rules/money.ts'

interface Visit {
  origin: string
  today: CivilDate
  /** GST rate of the category today. */
  gst: GstRate
}

interface Column {
  label: string
  /** Column width in characters, for a spreadsheet. */
  width: number
  value: (listing: RatedListing, visit: Visit) => CellValue
}

/** Columns of a rate card, named as on the listing's page. */
export const RATE_COLUMNS: readonly Column[] = [
  { label: 'Title', width: 44, value: ({ title }) => title },
  { label: 'Group', width: 22, value: ({ group }) => group },
  { label: 'City', width: 16, value: ({ city }) => city },
  { label: 'State', width: 18, value: ({ state }) => state },
  { label: 'Media owner', width: 28, value: ({ owner }) => owner },
  { label: 'Rate, ₹', width: 14, value: ({ rate }) => toRupees(rate.rate) },
  { label: 'Unit', width: 24, value: ({ rate }) => UNITS[rate.unit].label },
  { label: 'Minimum', width: 26, value: ({ rate }) => describeMinimum(rate) },
  { label: 'Per month, ₹', width: 16, value: ({ monthly }) => toRupees(monthly) },
  { label: 'GST, %', width: 8, value: (_, { gst }) => gst.percent },
  { label: 'Availability', width: 20, value: ({ availability }, { today }) => availabilityText(availability, today) },
  { label: 'Page', width: 60, value: (listing, { origin }) => `${origin}${canonicalPath(listing)}` },
]

/** Rate card as rows of texts and numbers; RATE_COLUMNS are the headings. */
export const rateRows = ({ listings }: RateCard, visit: Visit): CellValue[][] =>
  listings.map((listing) => RATE_COLUMNS.map(({ value }) => value(listing, visit)))
