import type { MetaDescriptor } from 'react-router'
import { pageTitle } from '../../company.ts'
import { type Matches, siteOf } from '../../site.ts'

/** Parent page of the pages of an article. */
export const BLOG = { to: '/admin/blog', label: 'Blog Management' }

/** Makes the meta function of a back office page: its title, and noindex. */
export const adminMeta =
  (title: string) =>
  ({ matches }: { matches: Matches }): MetaDescriptor[] => [
    { title: pageTitle(title, siteOf(matches).identity) },
    { name: 'robots', content: 'noindex, nofollow' },
  ]
