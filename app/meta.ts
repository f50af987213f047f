import { isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import type { ErrorBody } from '../worker/kernel/rules/errors.ts'
import { pageTitle, withIdentity } from './company.ts'
import { cardPath, type ShareCard } from './seo/share-card.ts'
import type { StructuredData } from './seo/structured-data.ts'
import { type Matches, type SiteIdentity, siteOf } from './site.ts'

const NOINDEX = { name: 'robots', content: 'noindex' }
const SOCIAL_IMAGE = '/social.png'

interface PageMeta {
  /** Title without the product's name. `{{name}}` in the title and in the description is replaced by that name. */
  title: string
  description: string
  /** Canonical path of the page. */
  path: string
  /** True to keep the page out of search engines. */
  noindex?: boolean
  /**
   * Structured data of the page. Build it only where `import.meta.env.SSR`, so that its builders stay out of the
   * browser's scripts.
   */
  machines?:
    | false
    | {
        /** Picture of the page when it is shared; by default the product's own. */
        card?: ShareCard
        data?: readonly StructuredData[]
      }
}

/** Head of a page: title, description, canonical address, share card, structured data. */
export function pageMeta(asked: PageMeta, matches: Matches): MetaDescriptor[] {
  const { origin, identity } = siteOf(matches)
  const page = {
    ...asked,
    title: withIdentity(asked.title, identity),
    description: withIdentity(asked.description, identity),
  }
  const absolute = (local: string) => `${origin}${local}`
  return [
    { title: pageTitle(page.title, identity) },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: absolute(page.path) },
    ...(page.noindex ? [NOINDEX] : []),
    ...(import.meta.env.SSR ? machineMeta(page, absolute, identity) : []),
  ]
}

/** Share card and structured data (schema.org) of a page. */
function machineMeta(page: PageMeta, absolute: (path: string) => string, identity: SiteIdentity): MetaDescriptor[] {
  const { card, data = [] } = page.machines || {}
  const title = pageTitle(page.title, identity)
  const open: Record<string, string> = {
    'og:site_name': identity.name,
    'og:locale': 'en_IN',
    'og:type': 'website',
    'og:title': title,
    'og:description': page.description,
    'og:url': absolute(page.path),
    'og:image': absolute(card ? cardPath(card, identity) : SOCIAL_IMAGE),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': card ? [card.title, card.place, card.price].filter(Boolean).join(', ') : title,
  }
  return [
    ...Object.entries(open).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...data.map((describe) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...describe(absolute, identity) },
    })),
  ]
}

/** Message of a DomainError that a loader throws; empty for an error that was not meant for readers. */
export function errorBody(error: unknown): Partial<ErrorBody> {
  return isRouteErrorResponse(error) && typeof error.data === 'object' && error.data !== null ? error.data : {}
}

/** Head of an error page. */
export function errorMeta(error: unknown, matches: Matches, fallback = 'Something went wrong'): MetaDescriptor[] {
  return [{ title: pageTitle(errorBody(error).message ?? fallback, siteOf(matches).identity) }, NOINDEX]
}

/** Headers of a page that anyone with its link may read: not indexed, no referrer to other sites. */
export const linkHeaders = () => ({
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  // Not `no-referrer`: a form of the page, such as Logout, would be sent with `Origin: null`.
  'Referrer-Policy': 'same-origin',
})
