import { useRevalidator } from 'react-router'
import { useLiveEvents } from '../live/use-live.ts'

const CHANGES = [
  'campaignSubmitted',
  'campaignDecided',
  'campaignDeferred',
  'lineExpired',
  'listingChanged',
  'proofChanged',
]

/** Reads the page, and the count in the navigation, again when a campaign is sent, taken back, decided or put off, a place of it runs out, or a proof is disputed. */
export function FollowApprovals() {
  const { revalidate } = useRevalidator()
  const read = () => void revalidate()
  useLiveEvents(({ event }) => CHANGES.includes(event) && read(), read)
  return null
}
