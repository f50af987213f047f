import { useRevalidator } from 'react-router'
import { useLiveEvents } from './use-live.ts'

/**
 * Reads the page again when something happened to these subjects.
 * @param subjects first words of the names of events, `ticket` of `ticket.replied`
 */
export function useFollowStaff(...subjects: readonly string[]): void {
  const { revalidate } = useRevalidator()
  const read = () => void revalidate()
  useLiveEvents((change) => {
    if (subjects.includes(change.event.split('.')[0] ?? '')) read()
  }, read)
}
