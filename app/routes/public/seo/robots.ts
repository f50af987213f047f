import { publicHeaders } from '../../../../worker/kernel/rules/cache.ts'
import { serviceContext } from '../../../context.ts'
import type { Route } from './+types/robots'

/** Personal pages, and paths that are not pages. */
const CLOSED = [
  '/signin',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/dashboard',
  '/admin',
  '/compare?',
  '/shortlist',
  '/design-system',
  '/api/',
  '/handoff/',
]

/** Allows everything else, and names the sitemap. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { origin } = context.get(serviceContext)
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Allow: /api/openapi.json',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...publicHeaders(['content']) },
  })
}
