import { listSubscribers } from '../../../worker/desk/newsletter/newsletter.server.ts'
import { SubscriberQuery } from '../../../worker/desk/rules/newsletter.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { SubscriberList } from '../../features/desk/admin-support/subscriber-list.tsx'
import type { Route } from './+types/support-subscribers'
import { callStaff } from './staff.ts'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  callStaff(context, ['support'], (service) => listSubscribers(service, parseSearch(SubscriberQuery, url.searchParams)))

export default function SupportSubscribers({ loaderData }: Route.ComponentProps) {
  return <SubscriberList {...loaderData} />
}
