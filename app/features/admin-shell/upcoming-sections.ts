import { DomainError } from '../../../worker/domain/errors.ts'
import { sectionOf } from './sections.ts'

export interface UpcomingSection {
  title: string
  /** What the page will contain. */
  text: string
  /** Where the same content can be seen today. */
  today?: { to: string; label: string }
}

/** Sections of the back office that are linked and still being built, by path. */
export const UPCOMING_SECTIONS: Readonly<Record<string, UpcomingSection>> = {
  '/admin/users': {
    title: 'Users',
    text: 'Advertisers and media owners with their company, place and status, to be found, added and suspended.',
  },
  '/admin/campaigns': {
    title: 'Campaigns',
    text: 'Every campaign with its client, budget, reach and channels, by status: active, planned or completed.',
  },
  '/admin/analytics': {
    title: 'Analytics',
    text: 'Revenue by month, the share of each medium and how campaigns perform, with a report to take along.',
  },
  '/admin/blog': {
    title: 'Blog Management',
    text: 'Posts with their author, category and status, to be written, published and taken back to a draft.',
    today: { to: '/blog', label: 'See the public blog' },
  },
  '/admin/security': {
    title: 'Security',
    text: 'Which addresses may reach this panel, how long an idle session lasts, and when a second factor is asked for.',
  },
  '/admin/settings': {
    title: 'Settings',
    text: 'The name of the platform, its support address, its currency and what staff are notified of.',
  },
}

/** @throws DomainError not_found */
export function getUpcomingSection(pathname: string): UpcomingSection {
  const section = UPCOMING_SECTIONS[sectionOf(pathname)?.to ?? '']
  if (!section) throw new DomainError('not_found', 'Page not found')
  return section
}
