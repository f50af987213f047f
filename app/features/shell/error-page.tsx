import { Compass, House, type LucideIcon, Megaphone, MessageCircle, RotateCw, SignpostBig, X } from 'lucide-react'
import { useLocation } from 'react-router'
import type { Issue } from '../../../worker/kernel/rules/errors.ts'
import { sceneUrl } from '../../art/picture.ts'
import { LinkButton } from '../../ui/link.tsx'
import { RouterLink } from '../../ui/router-link.tsx'
import { ErrorLayout } from './error-layout.tsx'

interface ErrorPageProps {
  status: number
  /** Set for a DomainError; absent for unexpected errors. */
  message?: string | undefined
  issues?: Issue[] | undefined
}

const BUS_STOP = sceneUrl({ category: 'transit', id: 'not-found', variant: 'shelter' }, 'card')

const KINDS: Readonly<Record<number, 'closed' | 'missing' | 'over'>> = { 403: 'closed', 404: 'missing', 410: 'over' }

/** The error page: unknown URL, refused input, or an internal failure. */
export function ErrorPage(props: ErrorPageProps) {
  const kind = props.status >= 500 ? 'failed' : (KINDS[props.status] ?? 'refused')
  if (kind === 'closed') return <Closed {...props} />
  return (
    <div className="page pb-16 lg:pb-20">
      {kind === 'failed' && <Failed />}
      {kind === 'missing' && <Missing {...props} />}
      {kind === 'over' && <Over {...props} />}
      {kind === 'refused' && <Refused {...props} />}
      <PopularPages />
    </div>
  )
}

/** Page for a caller without the right. It has no links to other parts of the site. */
function Closed({ status, message = 'This page is closed to you' }: ErrorPageProps) {
  return (
    <div className="page grid min-h-[70dvh] place-content-center py-16 text-center">
      <p className="num text-sm font-semibold text-ink-3">{status}</p>
      <h1 className="mt-1 text-2xl wrap-anywhere">{message}</h1>
      <p className="mx-auto mt-3 max-w-[44ch] text-ink-2">Ask an administrator for access.</p>
      <p className="mt-7">
        <LinkButton to="/" variant="outline" reloadDocument>
          <House aria-hidden />
          Go home
        </LinkButton>
      </p>
    </div>
  )
}

function Missing({ status, message = 'Page not found' }: ErrorPageProps) {
  return (
    <ErrorLayout
      picture={BUS_STOP}
      status={status}
      title={message}
      actions={
        <>
          <LinkButton to="/" variant="accent">
            <House aria-hidden />
            Go home
          </LinkButton>
          <DiscoverLink />
        </>
      }
    >
      No bus stops here. Check the address, or take one of these roads back to the chowk.
    </ErrorLayout>
  )
}

/** Page for content that has expired; only shared plans do. */
function Over({ status, message = 'This page has expired' }: ErrorPageProps) {
  return (
    <ErrorLayout
      picture={BUS_STOP}
      status={status}
      title={message}
      actions={
        <>
          <LinkButton to="/planner" variant="accent">
            Make a new plan
          </LinkButton>
          <DiscoverLink />
        </>
      }
    >
      Links to plans work for 90 days, those of an account for a year, because rates and free dates change.
    </ErrorLayout>
  )
}

/** Page for refused input, which always comes from the URL: public pages have no other input. */
export function Refused({ status, message = 'This page cannot be shown', issues = [] }: ErrorPageProps) {
  const { pathname, search } = useLocation()
  return (
    <ErrorLayout
      picture={BUS_STOP}
      status={status}
      title={message}
      issues={issues.filter((issue) => issue.message !== message)}
      actions={
        <>
          {search && (
            <LinkButton to={pathname} variant="accent">
              <X aria-hidden />
              Clear the filters
            </LinkButton>
          )}
          <DiscoverLink />
        </>
      }
    >
      Part of this address could not be read. The page opens without it.
    </ErrorLayout>
  )
}

export function Failed() {
  const { pathname, search } = useLocation()
  return (
    <ErrorLayout
      picture={BUS_STOP}
      title="Something went wrong"
      actions={
        <>
          <LinkButton to={`${pathname}${search}`} reloadDocument variant="accent">
            <RotateCw aria-hidden />
            Try again
          </LinkButton>
          <DiscoverLink />
        </>
      }
    >
      The fault is on our side, not in your address. Wait a moment and try again.
    </ErrorLayout>
  )
}

const DiscoverLink = () => (
  <LinkButton to="/category" variant="outline">
    <Compass aria-hidden />
    Discover media
  </LinkButton>
)

const POPULAR: readonly { to: string; label: string; text: string; icon: LucideIcon }[] = [
  { to: '/advertiser', label: 'Advertisers', text: 'Plan and book', icon: Megaphone },
  { to: '/media-owner', label: 'Media owners', text: 'List and earn', icon: SignpostBig },
  { to: '/contact', label: 'Contact', text: 'Talk to a person', icon: MessageCircle },
]

function PopularPages() {
  return (
    <nav
      aria-label="Popular pages"
      className="mx-auto grid max-w-[920px] gap-3 border-t border-line pt-8 sm:grid-cols-3"
    >
      {POPULAR.map(({ to, label, text, icon: Icon }) => (
        <RouterLink
          key={to}
          to={to}
          className="flex items-center gap-3.5 rounded-lg border border-line bg-surface p-4 transition-colors duration-150 hover:bg-surface-2"
        >
          <span className="grid size-10 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-deep">
            <Icon aria-hidden className="size-5" strokeWidth={1.75} />
          </span>
          <span className="min-w-0">
            <span className="block font-bold">{label}</span>
            <span className="block text-sm text-ink-3">{text}</span>
          </span>
        </RouterLink>
      ))}
    </nav>
  )
}
