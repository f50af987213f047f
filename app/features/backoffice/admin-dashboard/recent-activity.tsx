import { Activity as ActivityIcon } from 'lucide-react'
import type { Activity, ActivityKind } from '../../../../worker/backoffice/rules/analytics/overview.ts'
import { AdminAmount } from '../../../kit/money-display/admin-amount.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { CardLink } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { elapsed } from '../../../ui/time-ago.ts'

/** Verbs between the actor and the subject of an act. */
const VERBS: Partial<Record<ActivityKind, string>> = {
  'campaign.submitted': 'requested',
  'campaign.approved': 'was approved for',
  'campaign.rejected': 'was turned down for',
  'campaign.cancelled': 'cancelled',
  'owner_claim.requested': 'asks to be a media owner in',
  'listing.submitted': 'sent a listing,',
  'post.published': 'has a new article,',
  'user.signed_up': 'signed up as',
  'enquiry.sent': 'sent the enquiry',
  'ticket.opened': 'wrote:',
}

const ROLES: Record<string, string> = { advertiser: 'an advertiser', mediaOwner: 'a media owner' }

const objectOf = ({ kind, what }: Activity) => (kind === 'user.signed_up' ? (ROLES[what] ?? what) : what)

/** Latest events, each with its age. */
export function RecentActivity({ activity }: { activity: Activity[] | undefined }) {
  const now = new Date()
  return (
    <Panel title="Recent Activity">
      {!activity ? (
        <div className="space-y-4 p-4">
          {['a', 'b', 'c', 'd', 'e'].map((row) => (
            <Skeleton key={row} className="h-10" />
          ))}
        </div>
      ) : activity.length === 0 ? (
        <div className="p-4">
          <EmptyState icon={ActivityIcon} title="No activity yet" heading="h3">
            Requests, articles, sign-ups, enquiries and messages in your areas appear here.
          </EmptyState>
        </div>
      ) : (
        <ul className="divide-y divide-line">
          {activity.map((event) => (
            <Event key={`${event.kind} ${event.at} ${event.path}`} event={event} now={now} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Event({ event, now }: { event: Activity; now: Date }) {
  const { kind, at, who, amount, path } = event
  return (
    <li className="relative flex items-start gap-3 px-4 py-2.5 has-[a:hover]:bg-surface-2">
      <Avatar name={who} />
      <p className="min-w-0 flex-1 text-sm wrap-anywhere">
        <span className="font-semibold">{who}</span> <span className="text-ink-2">{VERBS[kind]}</span>{' '}
        {path ? <CardLink to={path}>{objectOf(event) || 'Open'}</CardLink> : objectOf(event)}
      </p>
      <p className="num shrink-0 text-right text-xs">
        {amount !== null && (
          <span className="block font-semibold">
            <AdminAmount paise={amount} isShort />
          </span>
        )}
        <time dateTime={at} className="text-ink-3">
          {elapsed(at, now)}
        </time>
      </p>
    </li>
  )
}
