import { useRouteLoaderData } from 'react-router'

/** What the root loader says of the site; it does not depend on the request. */
export interface SiteData {
  /** `https://adchowk.example`, as configured. */
  origin: string
}

/** The routes that stand above a page, as its meta function gets them; the root is the first. */
export type Matches = readonly ({ loaderData?: unknown } | undefined)[]

const originIn = (data: unknown): string => (data as SiteData | undefined)?.origin ?? ''

/** Where the site lives, for the head of a page. */
export const originOf = ([root]: Matches): string => originIn(root?.loaderData)

/** Where the site lives, for what leaves it: links that are shared. */
export const useOrigin = (): string => originIn(useRouteLoaderData('root'))
