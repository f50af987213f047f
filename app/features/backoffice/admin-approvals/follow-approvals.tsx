import { useRevalidator } from 'react-router'
import { useLiveEvents } from '../../../kit/live/use-live.ts'

/** Events after which something waits for staff, or waits no more. */
const isFollowed = (event: string) =>
  event === 'line.expired' || /^(campaign|listing|owner_claim|proof|creative)\./.test(event)

/**
 * Reads the page, and the count in the navigation, again when something that waits is sent, taken back, decided or put off, a place of a
 * campaign runs out, or a proof is disputed.
 */
export function FollowApprovals() {
  const { revalidate } = useRevalidator()
  const read = () => void revalidate()
  useLiveEvents(({ event }) => isFollowed(event) && read(), read)
  return null
}
