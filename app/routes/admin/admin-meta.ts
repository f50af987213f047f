import type { MetaDescriptor } from 'react-router'
import { pageTitle } from '../../company.ts'

/** The head of a page of the back office: its title, and nothing for search engines. */
export const adminMeta = (title: string): MetaDescriptor[] => [
  { title: pageTitle(title) },
  { name: 'robots', content: 'noindex, nofollow' },
]
