import { useRevalidator } from 'react-router'
import { useLiveEvents } from '../../../kit/live/use-live.ts'

/** True for events that add or remove a pending item. */
const isFollowed = (event: string) =>
  event === 'line.expired' || /^(campaign|listing|owner_claim|proof|creative)\./.test(event)

/**
 * Reads the page, and the count in the navigation, again when a pending item is sent, withdrawn, decided or deferred,
 * a hold of a campaign expires, or a proof is disputed.
 */
export function FollowApprovals() {
  const { revalidate } = useRevalidator()
  const read = () => void revalidate()
  useLiveEvents(({ event }) => isFollowed(event) && read(), read)
  return null
}
