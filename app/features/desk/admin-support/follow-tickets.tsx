import { useFollowStaff } from '../../../kit/live/use-follow-staff.ts'

/** Reads the page, and the count in the navigation, again when something happens to a ticket. */
export function FollowTickets() {
  useFollowStaff('ticket')
  return null
}
