import { useRouteLoaderData } from 'react-router'
import { type ChangedGstRates, type GstRate, gstRateOf } from '../worker/catalogue/rules/gst-rates.ts'
import type { SiteData } from './origin.ts'

/** Rates of the day that differ from those of the registry, as the root loader read them; none where the root itself failed. */
export const useGstRates = (): ChangedGstRates => (useRouteLoaderData('root') as SiteData | undefined)?.gstRates ?? []

/** GST on a category today, as staff have entered it. */
export const useGstRate = (category: string): GstRate => gstRateOf(useGstRates(), category)
