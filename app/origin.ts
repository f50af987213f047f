import { useRouteLoaderData } from 'react-router'

/** The root loader's data about the site; it does not depend on the request. */
export interface SiteData {
  /** `https://adchowk.example`, as configured. */
  origin: string
}

/** The matched routes of a page, as its meta function gets them; the root is the first. */
export type Matches = readonly ({ loaderData?: unknown } | undefined)[]

const originIn = (data: unknown): string => (data as SiteData | undefined)?.origin ?? ''

/** The site's origin, for the head of a page. */
export const originOf = ([root]: Matches): string => originIn(root?.loaderData)

/** The site's origin, for shared links. */
export const useOrigin = (): string => originIn(useRouteLoaderData('root'))
