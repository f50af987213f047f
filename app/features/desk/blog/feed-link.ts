import type { MetaDescriptor } from 'react-router'
import { pageTitle } from '../../../company.ts'
import { type Matches, originOf } from '../../../origin.ts'
import { FEED } from './address.ts'

/** The <link> in the page's head that announces the feed. */
export const feedLink = (matches: Matches): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: pageTitle('Blog'),
  href: `${originOf(matches)}${FEED}`,
})
