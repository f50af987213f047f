import { readThread } from '../../../worker/booking/messages/staff-threads.server.ts'
import { StaffThread } from '../../features/desk/admin-support/staff-thread.tsx'
import type { Route } from './+types/support-conversation'
import { callStaff } from './staff.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  callStaff(context, ['support'], (service, staff) => readThread(service, staff, params.threadId))

export default function SupportConversation({ loaderData }: Route.ComponentProps) {
  return <StaffThread {...loaderData} />
}
