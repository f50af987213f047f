import type { MetaDescriptor } from 'react-router'
import { pageTitle } from '../../company.ts'
import { type Matches, siteOf } from '../../site.ts'

/** The page that those of an article belong to. */
export const BLOG = { to: '/admin/blog', label: 'Blog Management' }

/** The meta function of a back office page: its title, and noindex. */
export const adminMeta =
  (title: string) =>
  ({ matches }: { matches: Matches }): MetaDescriptor[] => [
    { title: pageTitle(title, siteOf(matches).identity) },
    { name: 'robots', content: 'noindex, nofollow' },
  ]
