import type { MetaDescriptor } from 'react-router'
import { pageTitle } from '../../company.ts'

/** The page that those of an article belong to. */
export const BLOG = { to: '/admin/blog', label: 'Blog Management' }

/** The <head> of a back office page: its title, and noindex. */
export const adminMeta = (title: string): MetaDescriptor[] => [
  { title: pageTitle(title) },
  { name: 'robots', content: 'noindex, nofollow' },
]
