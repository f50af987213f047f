import { type ChangedGstRates, type GstRate, gstRateOf } from '../worker/catalogue/rules/gst-rates.ts'

let changed: ChangedGstRates = []

/** Sets the rates of the day that this document shows: as `setIdentity`, first thing in a rendering. */
export function setGstRates(next: ChangedGstRates): void {
  changed = next
}

/** GST on a category today, as staff have entered it. Call it while rendering, never while a module loads. */
export const gstRateOn = (category: string): GstRate => gstRateOf(changed, category)
