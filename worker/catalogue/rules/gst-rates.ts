import { DISCOVER_ONLY_CATEGORIES, isDiscoverOnly, isMediaType, MEDIA_TYPES, mediaSpec } from './registry/media.ts'

/** GST on a medium, as estimates and invoices name it. */
export interface GstRate {
  percent: number
  /** Services accounting code, six digits. */
  sac: string
}

/** A dated row of staff, of one medium; the empty one is of every category without a row that the registry does not know. */
interface DatedGstRate {
  medium: string
  sac: string
  gstBp: number
}

/**
 * Rates of a day that differ from those of the registry: none, until the law changes. Each document has them, so that
 * an estimate in the page has the rate of the quote. The empty medium is every category that the registry does not
 * know.
 */
export type ChangedGstRates = readonly (GstRate & { medium: string })[]

export const isRegistered = (category: string) => isMediaType(category) || isDiscoverOnly(category)

/** The rate of a category on the day of `changed`. */
export function gstRateOf(changed: ChangedGstRates, category: string): GstRate {
  const find = (medium: string) => changed.find((one) => one.medium === medium)
  const rate = find(category) ?? (isRegistered(category) ? undefined : find(''))
  const { percent, sac } = rate ?? mediaSpec({ id: category, name: category }).gst
  return { percent, sac }
}

/** Rates that differ from the registry. @param rows those valid until the day, the newest of each medium first */
export function changedGstRates(rows: readonly DatedGstRate[]): ChangedGstRates {
  const newest = (medium: string) => rows.find((row) => row.medium === medium)
  const media = new Set([...MEDIA_TYPES, ...DISCOVER_ONLY_CATEGORIES, '', ...rows.map(({ medium }) => medium)])
  return [...media].flatMap((medium) => {
    const row = newest(medium) ?? (isRegistered(medium) ? undefined : newest(''))
    if (!row) return []
    const { sac, gstBp } = row
    const rate = { medium, percent: gstBp / 100, sac }
    const known = gstRateOf([], medium)
    const isSame = rate.percent === known.percent && rate.sac === known.sac
    // A category of staff with a rate of its own does not follow that of all others.
    return isSame && (medium === '' || isRegistered(medium)) ? [] : [rate]
  })
}
