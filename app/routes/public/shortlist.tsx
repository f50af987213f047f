import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { call } from '../../context.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { ShortlistView } from '../../features/catalogue/saved-listings/shortlist-view.tsx'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/shortlist'

export const headers = documentHeaders

/** React runs at load: only the browser has the shortlist. */
export const handle = { app: true }

export const loader = ({ context }: Route.LoaderArgs) =>
  call(context, (service) => publicData({ today: civilDate(service.now) }, ['content']))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Shortlist',
      description:
        'The listings that you saved in this browser, with their prices, to compare up to four side by side.',
      path: '/shortlist',
      noindex: true,
    },
    matches,
  )

export default function Shortlist({ loaderData }: Route.ComponentProps) {
  return <ShortlistView today={loaderData.today} />
}
