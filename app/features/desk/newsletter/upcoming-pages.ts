import { NEWSLETTER_SOURCES, type NewsletterSource } from '../../../../worker/desk/rules/newsletter.ts'
import { DomainError } from '../../../../worker/kernel/rules/errors.ts'
import { withoutEnd } from '../../../../worker/kernel/rules/text/trim.ts'

export interface UpcomingPage {
  source: NewsletterSource
  title: string
  /** Description of the page's future content. */
  text: string
  /** Topics of the page's future content. */
  points: readonly string[]
  description: string
}

const PAGES: Record<NewsletterSource, Omit<UpcomingPage, 'source'>> = {
  'case-studies': {
    title: 'Case studies',
    text: 'Whole campaigns taken apart, from the brief to the bill. The first are being checked with the advertisers who paid for them.',
    points: [
      'The brief, the budget and the plan',
      'Cost of each medium, unit by unit',
      'Results, and who measured them',
    ],
    description:
      'Coming soon: advertising campaigns in India taken apart, with the plan, the cost of each medium and its results. Leave your email to get the first one.',
  },
  'industry-reports': {
    title: 'Industry reports',
    text: 'Rates and audiences by medium and city, once a quarter, with their sources. The first report is being prepared.',
    points: [
      'Asking rates by medium, city and format',
      'Audience figures, with source and date',
      'Shares of free and booked places',
    ],
    description:
      'Coming soon: advertising rates and audiences in India by medium and city, every quarter and with sources. Leave your email to get the first report.',
  },
  webinars: {
    title: 'Webinars',
    text: 'Short sessions with planners and media owners, with the recordings kept here. No dates are fixed yet.',
    points: [
      'Forty minutes on one medium, half of them for questions',
      'A planner and an owner at the same table',
      'The recording and the figures',
    ],
    description:
      'Coming soon: short sessions with media planners and owners in India, recorded. Leave your email to get the first date.',
  },
  'media-kit': {
    title: 'Media kit',
    text: 'Our logo, facts and press contacts will be offered here. The rate cards are ready: take them below, one for each medium.',
    points: [
      'Logos for print and screen, with how to use them',
      'Facts about the marketplace, counted and dated',
      'Photographs of real formats, free to print',
    ],
    description:
      'Download rate cards of all media types in India as CSV or Excel, with unit, minimum, price a month and GST. Logos and press facts are coming soon.',
  },
}

/** The texts of an upcoming page. */
export const upcomingPage = (source: NewsletterSource): UpcomingPage => ({ source, ...PAGES[source] })

/** The page at an address. @throws DomainError not_found */
export function upcomingPageAt(pathname: string): UpcomingPage {
  const source = withoutEnd(pathname, /\//).replace(/^\//, '')
  const found = NEWSLETTER_SOURCES.find((known) => known === source)
  if (!found) throw new DomainError('not_found', 'Page not found')
  return upcomingPage(found)
}
