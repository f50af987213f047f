import { Compass, LogOut, MailWarning, Sparkles, WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { Outlet, useOutletContext, useRevalidator } from 'react-router'
import { countCampaigns } from '../../../worker/booking/campaigns/list-campaigns.server.ts'
import { countRequests } from '../../../worker/booking/lines/owner-bookings.server.ts'
import { countUnread } from '../../../worker/booking/messages/threads.server.ts'
import { countDueProofs } from '../../../worker/booking/proofs/owner-proofs.server.ts'
import { listOwnOwners } from '../../../worker/catalogue/owners/memberships.server.ts'
import { isFactorAsked } from '../../../worker/kernel/platform/settings.server.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import { OWN_LIVE_PATH } from '../../../worker/kernel/rules/live/live.ts'
import { countOwnerListings } from '../../../worker/supply/listings/list-listings.server.ts'
import { call } from '../../context.ts'
import { ACCOUNT_SECTIONS } from '../../features/account/sections.ts'
import { CommandProvider } from '../../features/shell/command/command-provider.tsx'
import { FindButton } from '../../features/shell/command/find-button.tsx'
import { AccountBar, AccountNav, accountPages } from '../../features/shell/dashboard/account-nav.tsx'
import { THEME_ACTS } from '../../features/shell/theme-acts.ts'
import { LiveProvider } from '../../kit/live/live-provider.tsx'
import { useLiveEvents } from '../../kit/live/use-live.ts'
import { FactorNotice } from '../../kit/session/factor-notice.tsx'
import { ResendButton } from '../../kit/session/resend-button.tsx'
import { useSession } from '../../kit/session/session.queries.ts'
import { useShortlist } from '../../kit/shortlist/shortlist.ts'
import { Banner } from '../../ui/banner.tsx'
import { CONTENT } from '../../ui/skip-link.tsx'
import { useOnline } from '../../ui/use-online.ts'
import type { Route } from './+types/layout'
import { signedInUser } from './signed-in.ts'

export const handle = { app: true, ownContent: true }

/** Guard of the area, for documents and client navigations. Nothing here is cached. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const user = await signedInUser(service, url)
    const isSeller = user.role === 'mediaOwner'
    const [asksFactor, campaigns, messages, requests, owners, listings, proofs] = await Promise.all([
      isFactorAsked(service, user),
      countCampaigns(service, user),
      countUnread(service, user),
      isSeller ? countRequests(service, user) : null,
      isSeller ? listOwnOwners(service, user) : [],
      isSeller ? countOwnerListings(service, user) : 0,
      isSeller ? countDueProofs(service, user) : 0,
    ])
    const selling = owners.length > 0 ? { listings, proofs } : null
    return { user, asksFactor, campaigns, messages, requests, selling }
  })

const SITE_PAGES = [
  { to: '/planner', title: 'Plan with AI', icon: Sparkles },
  { to: '/discover', title: 'Search all media', icon: Compass },
]

/** Submits the header's Logout form: the document's script then clears the account data stored in this browser. */
const LOGOUT = {
  title: 'Logout',
  icon: LogOut,
  run: () => {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = '/api/auth/signout'
    document.body.append(form)
    form.requestSubmit()
  },
}

/** Signed-in user, for the pages inside. */
export const useUser = () => useOutletContext<CurrentUser>()

export default function AccountLayout({ loaderData, matches }: Route.ComponentProps) {
  const { data, mutate } = useSession()
  const { revalidate } = useRevalidator()
  const user = data?.user ?? loaderData.user
  const saved = useShortlist()?.length ?? null
  const { campaigns, messages, requests, selling } = loaderData
  const counts = { saved, campaigns, messages, requests, selling }
  const isOnline = useOnline()
  const isSettings = matches.at(-1)?.pathname === '/account'

  // Signed out in another tab: reload, so that the guard redirects.
  const isSignedOut = data?.user === null
  useEffect(() => {
    if (isSignedOut) revalidate()
  }, [isSignedOut, revalidate])

  return (
    <LiveProvider userId={user.id} path={OWN_LIVE_PATH} onSessionEnd={() => mutate()}>
      <FollowChanges />
      <CommandProvider
        area="own"
        account={user.id}
        pages={[...accountPages(user.role, counts), ...SITE_PAGES]}
        acts={[...THEME_ACTS, LOGOUT]}
      >
        <div className="page grid min-h-[60dvh] grid-cols-[minmax(0,1fr)] gap-10 pt-7 pb-16 lg:grid-cols-[13rem_minmax(0,1fr)]">
          <AccountNav role={user.role} counts={counts} sections={isSettings ? ACCOUNT_SECTIONS : []} />
          <div {...CONTENT} className="min-w-0 outline-none">
            <FindButton look="field" className="mb-5 lg:hidden" />
            {!isOnline && (
              <Banner tone="danger" icon={WifiOff} role="status" className="mb-5">
                You are offline. Changes can be saved when the connection is back.
              </Banner>
            )}
            {!user.emailVerified && (
              <Banner tone="warn" icon={MailWarning} className="mb-5" action={<ResendButton look="button" />}>
                <b>Confirm your email.</b> We sent a link to {user.email}.
              </Banner>
            )}
            {loaderData.asksFactor && !isSettings && <FactorNotice className="mb-5" />}
            <Outlet context={user} />
          </div>
        </div>
        <AccountBar role={user.role} counts={counts} />
      </CommandProvider>
    </LiveProvider>
  )
}

/** Reads the page again when something in the account changes: an answer arrives, or another tab or member acts. */
function FollowChanges() {
  const { revalidate } = useRevalidator()
  const read = () => void revalidate()
  useLiveEvents(({ event }) => event !== 'hello' && event !== 'presence' && read(), read)
  return null
}
