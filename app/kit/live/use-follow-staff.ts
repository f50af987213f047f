import { useRevalidator } from 'react-router'
import { useLiveEvents } from './use-live.ts'

/**
 * Reads the page again when an event concerns one of these subjects.
 * @param subjects first words of event names, `ticket` of `ticket.replied`
 */
export function useFollowStaff(...subjects: readonly string[]): void {
  const { revalidate } = useRevalidator()
  const read = () => void revalidate()
  useLiveEvents((change) => {
    if (subjects.includes(change.event.split('.')[0] ?? '')) read()
  }, read)
}
