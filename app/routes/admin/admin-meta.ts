import type { MetaDescriptor } from 'react-router'
import { pageTitle } from '../../company.ts'

/** The <head> of a back office page: its title, and noindex. */
export const adminMeta = (title: string): MetaDescriptor[] => [
  { title: pageTitle(title) },
  { name: 'robots', content: 'noindex, nofollow' },
]
