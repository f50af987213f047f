import { Compass, House, Info, type LucideIcon, MessageCircle } from 'lucide-react'
import type { Path } from 'react-router'
import { safeReturnPath, withReturn } from '../../../worker/identity/rules/return-address.ts'
import { withoutEnd } from '../../../worker/kernel/rules/text/trim.ts'

interface SiteLink {
  to: string
  label: string
}

export const MAIN_LINKS: readonly (SiteLink & { icon: LucideIcon; covers?: string })[] = [
  { to: '/', label: 'Home', icon: House },
  { to: '/category', label: 'Discover Media', icon: Compass, covers: '/discover' },
  { to: '/about', label: 'About', icon: Info },
  { to: '/contact', label: 'Contact', icon: MessageCircle },
]

/** Sign-in pages and those around it. Their address has the page to return to. */
const WAYS_IN = ['/signin', '/signup', '/forgot-password', '/reset-password', '/verify-email']

/** Page to return to after sign-in; null for the dashboard, the destination from landing pages. */
function returnPathOf({ pathname, search }: Pick<Path, 'pathname' | 'search'>): string | null {
  if (WAYS_IN.includes(withoutSlash(pathname))) return safeReturnPath(new URLSearchParams(search).get('next'))
  return hasHero(pathname) ? null : `${pathname}${search}`
}

/**
 * Links next to the main navigation: the secondary one, then the primary one.
 * @param from null on an error page
 */
export function accountLinks(from: Pick<Path, 'pathname' | 'search'> | null): readonly [SiteLink, SiteLink] {
  const next = from && returnPathOf(from)
  return [
    { to: withReturn('/signin', next), label: 'Sign In' },
    { to: withReturn('/signup', next), label: 'Get Started' },
  ]
}

export const FOOTER_GROUPS: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: 'Solutions',
    links: [
      { to: '/advertiser', label: 'Advertiser' },
      { to: '/media-owner', label: 'Media owner' },
      { to: '/discover', label: 'Discover media' },
      { to: '/planner', label: 'AI planner' },
      { to: '/digital', label: 'Digital marketing' },
      { to: '/discover/pr', label: 'Public relations' },
      { to: '/discover/newspaper/national_daily', label: 'Newspaper editions' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { to: '/case-studies', label: 'Case studies' },
      { to: '/blog', label: 'Blog' },
      { to: '/industry-reports', label: 'Industry reports' },
      { to: '/webinars', label: 'Webinars' },
      { to: '/media-kit', label: 'Media kit' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: '/about', label: 'About' },
      { to: '/faq', label: 'FAQ' },
      { to: '/contact', label: 'Contact' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/privacy', label: 'Privacy' },
      { to: '/terms', label: 'Terms' },
      { to: '/cookies', label: 'Cookies' },
      { to: '/disclaimer', label: 'Disclaimer' },
    ],
  },
]

/** Pages with a dark hero under the header. */
const HERO_PATHS = ['/', '/advertiser', '/media-owner']

const withoutSlash = (pathname: string) => (pathname === '/' ? pathname : withoutEnd(pathname, /\//))
const isInside = (pathname: string, area: string) => pathname === area || pathname.startsWith(`${area}/`)

export const hasHero = (pathname: string): boolean => HERO_PATHS.includes(withoutSlash(pathname))

/** `page` for the page itself, `true` for a section that contains it. */
export function currentOf(
  { to, covers }: { to: string; covers?: string },
  pathname: string,
): 'page' | 'true' | undefined {
  if (withoutSlash(pathname) === to) return 'page'
  if (to === '/') return undefined
  return isInside(pathname, to) || (covers !== undefined && isInside(pathname, covers)) ? 'true' : undefined
}
