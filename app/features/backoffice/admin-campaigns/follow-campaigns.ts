import { useRevalidator } from 'react-router'
import { useLiveEvents } from '../../../kit/live/use-live.ts'

/** Reads the page again when something happened to a campaign or a line of it. What the layout follows is left out. */
export function useFollowCampaigns(): void {
  const { revalidate } = useRevalidator()
  useLiveEvents(
    ({ event }) => {
      if (/^(campaign|line)\./.test(event)) void revalidate()
    },
    () => undefined,
  )
}
