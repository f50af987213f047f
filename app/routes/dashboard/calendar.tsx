import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { listOwnClaims } from '../../../worker/organisations/owners/claims.server.ts'
import { getOwnerCalendar } from '../../../worker/supply/calendar/calendar.server.ts'
import { CalendarQuery } from '../../../worker/supply/rules/calendar/calendar-query.ts'
import { call } from '../../context.ts'
import { CalendarView } from '../../features/owner/owner-calendar/calendar-view.tsx'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/calendar'
import { useUser } from './layout.tsx'
import { memberOf } from './member.ts'
import { NotMember } from './not-member.tsx'
import { OwnerChoice } from './owner-choice.tsx'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const query = parseSearch(CalendarQuery, url.searchParams)
    const { user, owners, owner } = await memberOf(service, url)
    const [calendar, claims] = await Promise.all([
      owner && getOwnerCalendar(service, user, { ...query, owner: owner.id }),
      owner ? [] : listOwnClaims(service, user),
    ])
    return { calendar, claims, owner, owners, months: query.months, today: civilDate(service.now) }
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Calendar',
      description: 'Booked, requested, blocked and free days of your listings.',
      path: '/dashboard/calendar',
      noindex: true,
    },
    matches,
  )

export default function Calendar({ loaderData }: Route.ComponentProps) {
  const user = useUser()
  const { calendar, claims, owner, owners, months, today } = loaderData
  if (!calendar || !owner) {
    return (
      <>
        <h1 className="text-2xl lg:text-3xl">Calendar</h1>
        <div className="mt-5">
          <NotMember
            user={user}
            claims={claims}
            text="The calendar of listings is for the members of a company."
            others="Calendars are for media owners"
          />
        </div>
      </>
    )
  }
  return (
    <>
      <OwnerChoice
        owners={owners}
        owner={owner}
        hrefOf={(id) => `/dashboard/calendar?${new URLSearchParams({ owner: id })}`}
      />
      <CalendarView key={calendar.owner.id} calendar={calendar} months={months} today={today} />
    </>
  )
}
