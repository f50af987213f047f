import type { MetaDescriptor } from 'react-router'
import { pageTitle } from '../../../company.ts'
import { type Matches, siteOf } from '../../../site.ts'
import { FEED } from './address.ts'

/** Link to the feed for the page's head. */
export const feedLink = (matches: Matches): MetaDescriptor => {
  const { origin, identity } = siteOf(matches)
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: pageTitle('Blog', identity),
    href: `${origin}${FEED}`,
  }
}
