import { useFollowStaff } from '../../../kit/live/use-follow-staff.ts'

/** Reads the page, and the count in the navigation, again when a ticket changes. */
export function FollowTickets() {
  useFollowStaff('ticket')
  return null
}
