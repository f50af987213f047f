import { DomainError } from '../../../worker/domain/errors.ts'

export interface UpcomingPage {
  path: string
  title: string
  /** What will stand there, and what can be done until then. */
  text: string
}

/** Pages that are linked from the header and the footer and are still being written, by path. */
const UPCOMING: Record<string, Omit<UpcomingPage, 'path'>> = {
  '/about': {
    title: 'About AdChowk',
    text: 'Who we are, how we check the sellers and what we charge. Until it is written, ask us anything in a chat.',
  },
  '/contact': {
    title: 'Contact',
    text: 'A form for your question will stand here. Today a chat or a mail reaches the same people.',
  },
  '/advertiser': {
    title: 'One brief for every medium',
    text: 'How advertisers plan, compare and book on AdChowk will be told here. The media and their rates are open now.',
  },
  '/media-owner': {
    title: 'Your media, seen by more advertisers',
    text: 'How owners list sites, set rates and answer bookings will be told here. Our owner desk takes new media by chat now.',
  },
  '/digital': {
    title: 'Digital marketing',
    text: 'Our digital services will be described here. Networks, formats and minimum budgets are in the catalogue today.',
  },
  '/blog': {
    title: 'Blog',
    text: 'Notes on planning, prices and places will appear here. The first ones are being edited.',
  },
  '/case-studies': {
    title: 'Case studies',
    text: 'Whole campaigns taken apart: the brief, the plan, what each medium cost and what it brought. The first are being checked with the advertisers who paid for them.',
  },
  '/industry-reports': {
    title: 'Industry reports',
    text: 'Rates and audiences by medium and city, once a quarter, with their sources. The first report is being prepared.',
  },
  '/webinars': {
    title: 'Webinars',
    text: 'Short sessions with planners and media owners, with the recordings kept here. No dates are fixed yet.',
  },
  '/media-kit': {
    title: 'Media kit',
    text: 'Our logo, facts and contacts for the press will be offered here. The media kits of listings are on their own pages.',
  },
  '/faq': {
    title: 'Questions, answered',
    text: 'What people ask us most will be answered here. Until then, ask in a chat and you get your own answer.',
  },
  '/privacy': {
    title: 'Privacy',
    text: 'The full privacy policy is being reviewed. Today everything can be read without an account.',
  },
  '/terms': {
    title: 'Terms',
    text: 'The terms of booking are being reviewed and will stand here before the first booking is taken.',
  },
  '/cookies': {
    title: 'Cookies',
    text: 'Two cookies are set, when you sign in: one is your session, one tells this browser that there is one. Your choice of light or dark stays in your browser. The full policy will stand here.',
  },
  '/disclaimer': {
    title: 'Disclaimer',
    text: 'Pictures on listings are illustrations, not photos or proofs of display. The full text will stand here.',
  },
}

/** @throws DomainError not_found */
export function getUpcoming(pathname: string): UpcomingPage {
  const path = pathname.replace(/\/+$/, '')
  const page = UPCOMING[path]
  if (!page) throw new DomainError('not_found', 'Page not found')
  return { path, ...page }
}
