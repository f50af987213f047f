import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { getListingCalendar } from '../../../worker/supply/calendar/listing-calendar.server.ts'
import { call } from '../../context.ts'
import { ListingCalendarView } from '../../features/owner/owner-calendar/listing-calendar-view.tsx'
import { pageMeta } from '../../meta.ts'
import { useSearch } from '../../ui/use-range.ts'
import type { Route } from './+types/listing-calendar'
import { signedInUser } from './signed-in.ts'

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const user = await signedInUser(service, url)
    return {
      calendar: await getListingCalendar(service, user, params.listingId),
      today: civilDate(service.now),
    }
  })

/** Choosing a spot changes only the search part of the address; all spots are already loaded. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(
    {
      title: loaderData ? `Calendar of ${loaderData.calendar.title}` : 'Calendar',
      description: 'Booked, requested, blocked and free days of one listing.',
      path: `/dashboard/calendar/${loaderData?.calendar.id ?? ''}`,
      noindex: true,
    },
    matches,
  )

export default function ListingCalendarRoute({ loaderData: { calendar, today } }: Route.ComponentProps) {
  const spot = new URLSearchParams(useSearch()).get('spot')
  return <ListingCalendarView key={calendar.id} calendar={calendar} spot={spot} today={today} />
}
