import { useRevalidator } from 'react-router'
import { useLiveEvents } from '../../../kit/live/use-live.ts'

/** Reads the page again when something happened to a campaign, a line of it or its money. What the layout follows is left out. */
export function useFollowCampaigns(): void {
  const { revalidate } = useRevalidator()
  useLiveEvents(
    ({ event }) => {
      if (/^(campaign|line|payment)\./.test(event)) void revalidate()
    },
    () => undefined,
  )
}
