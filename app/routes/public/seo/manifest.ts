import { getSender } from '../../../../worker/kernel/platform/settings.server.ts'
import { publicHeaders } from '../../../../worker/kernel/rules/cache.ts'
import { serviceContext } from '../../../context.ts'
import type { Route } from './+types/manifest'

/** Name, icons and colours of the site as an app. */
const manifestOf = (name: string) => ({
  name,
  short_name: name,
  description: 'Plan, compare and book advertising in fourteen kinds of media across India.',
  lang: 'en-IN',
  start_url: '/',
  scope: '/',
  id: '/',
  display: 'minimal-ui',
  background_color: '#ffffff',
  theme_color: '#10182f',
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
})

/** The web app manifest, with the name that staff gave the platform. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { name } = await getSender(context.get(serviceContext))
  return new Response(JSON.stringify(manifestOf(name)), {
    headers: { 'Content-Type': 'application/manifest+json', ...publicHeaders(['content']) },
  })
}
