import type { MetaDescriptor } from 'react-router'
import { pageTitle } from '../../company.ts'
import { type Matches, originOf } from '../../origin.ts'
import { FEED } from './address.ts'

/** Tells feed readers, in the head of a page, where the feed is. */
export const feedLink = (matches: Matches): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: pageTitle('Blog'),
  href: `${originOf(matches)}${FEED}`,
})
