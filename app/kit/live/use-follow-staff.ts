import { useRevalidator } from 'react-router'
import type { StaffSubject } from '../../../worker/kernel/rules/live/live.ts'
import { useLiveEvents } from './use-live.ts'

/** Reads the page again when staff, or the product, changed something of these subjects. */
export function useFollowStaff(...subjects: readonly StaffSubject[]): void {
  const { revalidate } = useRevalidator()
  const read = () => void revalidate()
  useLiveEvents((change) => change.event === 'staffChanged' && subjects.includes(change.data.subject) && read(), read)
}
