import { listStaffThreads } from '../../../worker/booking/messages/staff-threads.server.ts'
import { ThreadQuery } from '../../../worker/booking/rules/messages/thread.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { ThreadList } from '../../features/desk/admin-support/thread-list.tsx'
import type { Route } from './+types/support-conversations'
import { callStaff } from './staff.ts'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  callStaff(context, ['support'], (service) => listStaffThreads(service, parseSearch(ThreadQuery, url.searchParams)))

export default function SupportConversations({ loaderData }: Route.ComponentProps) {
  return <ThreadList {...loaderData} />
}
