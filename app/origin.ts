import { useRouteLoaderData } from 'react-router'
import type { ChangedGstRates } from '../worker/catalogue/rules/gst-rates.ts'
import type { Category } from '../worker/catalogue/rules/listing.ts'
import type { SiteIdentity } from './company.ts'

/** A category of the menu. */
export type MenuCategory = Pick<Category, 'id' | 'name' | 'icon'>

/** The root loader's data about the site; it does not depend on the request. */
export interface SiteData {
  /** `https://adchowk.example`, as configured. */
  origin: string
  /** The categories of the tab bar, for the menu; empty where they could not be read. */
  categories: readonly MenuCategory[]
  /** As staff saved it. */
  identity: SiteIdentity
  /** Of today. */
  gstRates: ChangedGstRates
}

/** The matched routes of a page, as its meta function gets them; the root is the first. */
export type Matches = readonly ({ loaderData?: unknown } | undefined)[]

const originIn = (data: unknown): string => (data as SiteData | undefined)?.origin ?? ''

/** The site's origin, for the head of a page. */
export const originOf = ([root]: Matches): string => originIn(root?.loaderData)

/** The site's origin, for shared links. */
export const useOrigin = (): string => originIn(useRouteLoaderData('root'))

/** The categories of the menu; none where the root itself failed. */
export const useMenuCategories = (): readonly MenuCategory[] =>
  (useRouteLoaderData('root') as SiteData | undefined)?.categories ?? []
