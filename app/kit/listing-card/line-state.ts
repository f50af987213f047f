import type { LineState } from '../../../worker/booking/rules/lines/states.ts'
import type { Tone } from '../../ui/badge.tsx'

/** Labels of a line's state, for staff. */
export const STAFF_LINE_STATE: Record<LineState, { label: string; tone: Tone }> = {
  draft: { label: 'Not asked yet', tone: 'neutral' },
  held: { label: 'Held', tone: 'info' },
  requested: { label: 'Waiting for owner', tone: 'warn' },
  countered: { label: 'Waiting for advertiser', tone: 'warn' },
  expired: { label: 'Not answered', tone: 'danger' },
  declined: { label: 'Declined', tone: 'danger' },
  confirmed: { label: 'Confirmed', tone: 'info' },
  live: { label: 'Live', tone: 'success' },
  ended: { label: 'Shown', tone: 'neutral' },
  stopped: { label: 'Stopped', tone: 'danger' },
  settled: { label: 'Settled', tone: 'neutral' },
  removed: { label: 'Removed', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'danger' },
}
