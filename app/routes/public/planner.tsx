import { CircleUserRound, LayoutDashboard } from 'lucide-react'
import { useLocation } from 'react-router'
import { call } from '../../context.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { PlannerView } from '../../features/planner/planner-view.tsx'
import { accountLinks } from '../../features/shell/navigation.ts'
import { Wordmark } from '../../features/shell/wordmark.tsx'
import { pageMeta } from '../../meta.ts'
import { useIdentity } from '../../site.ts'
import { buttonStyles } from '../../ui/button-styles.ts'
import { RouterLink } from '../../ui/router-link.tsx'
import type { Route } from './+types/planner'

export const headers = documentHeaders

/** React runs at load: only the browser has the conversation. The page fills the screen, without the site's frame. */
export const handle = { app: true, ownFrame: true }

export const loader = ({ context }: Route.LoaderArgs) => call(context, async () => publicData(null, ['content']))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'AI media planner',
      description:
        'Say your goal, cities, budget and dates. The planner drafts a media plan for India from listings with real rates, GST and reach, to change and to send.',
      path: '/planner',
    },
    matches,
  )

export default function Planner() {
  const site = useIdentity()

  return (
    <PlannerView
      brand={
        <RouterLink to="/" aria-label={`${site.name} home`} className="flex h-11 shrink-0 items-center rounded-sm">
          <span className="block w-7 overflow-hidden md:w-auto">
            <Wordmark className="h-7 w-auto max-w-none" />
          </span>
        </RouterLink>
      }
      account={<Account />}
    />
  )
}

const ACCOUNT = buttonStyles({ variant: 'ghost', size: 'sm', className: 'max-md:size-11! max-md:p-0!' })

/** Every document is the same for everyone, so it contains both links; an attribute on its root selects one. */
function Account() {
  const [signIn] = accountLinks(useLocation())
  return (
    <>
      <RouterLink to={signIn.to} className={`${ACCOUNT} signed-in:hidden`}>
        <CircleUserRound aria-hidden />
        <span className="max-md:sr-only">{signIn.label}</span>
      </RouterLink>
      <RouterLink to="/dashboard" className={`${ACCOUNT} not-signed-in:hidden`}>
        <LayoutDashboard aria-hidden />
        <span className="max-md:sr-only">Dashboard</span>
      </RouterLink>
    </>
  )
}
