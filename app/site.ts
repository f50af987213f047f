import { useRouteLoaderData } from 'react-router'
import { type ChangedGstRates, type GstRate, gstRateOf } from '../worker/catalogue/rules/gst-rates.ts'
import type { Category } from '../worker/catalogue/rules/listing.ts'
import { DEFAULT_NAME } from '../worker/kernel/rules/platform/settings.ts'

/** A category of the menu. */
export type MenuCategory = Pick<Category, 'id' | 'name' | 'icon'>

/** The name and the address that staff save on the Settings page. */
export interface SiteIdentity {
  /** The platform's name. */
  name: string
  /** The mail address of support. */
  email: string
}

/** The root loader's data about the site; it does not depend on the request. */
export interface SiteData {
  /** `https://adchowk.example`, as configured. */
  origin: string
  /** The categories of the tab bar, for the menu; empty where they could not be read. */
  categories: readonly MenuCategory[]
  identity: SiteIdentity
  /** Of today. */
  gstRates: ChangedGstRates
}

/** Site data where the root itself failed. */
const UNREAD: SiteData = {
  origin: '',
  categories: [],
  identity: { name: DEFAULT_NAME, email: 'hello@adchowk.example' },
  gstRates: [],
}

const useSite = (): SiteData => (useRouteLoaderData('root') as SiteData | undefined) ?? UNREAD

/** The matched routes of a page, as its meta function gets them; the root is the first. */
export type Matches = readonly ({ loaderData?: unknown } | undefined)[]

/** The site's data, for the head of a page. */
export const siteOf = ([root]: Matches): SiteData => (root?.loaderData as SiteData | undefined) ?? UNREAD

/** The site's origin, for shared links. */
export const useOrigin = (): string => useSite().origin

/** The name and the address of the platform. */
export const useIdentity = (): SiteIdentity => useSite().identity

/** The categories of the menu. */
export const useMenuCategories = (): readonly MenuCategory[] => useSite().categories

/** Rates of the day that differ from those of the registry. */
export const useGstRates = (): ChangedGstRates => useSite().gstRates

/** GST on a category today, as staff have entered it. */
export const useGstRate = (category: string): GstRate => gstRateOf(useGstRates(), category)
