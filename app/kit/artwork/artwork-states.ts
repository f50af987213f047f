import type { CreativeState } from '../../../worker/booking/rules/lines/states.ts'
import type { Tone } from '../../ui/badge.tsx'

const STATES: Record<CreativeState, { label: string; tone: Tone }> = {
  needed: { label: 'Needed', tone: 'neutral' },
  uploaded: { label: 'Waits for the owner', tone: 'warn' },
  approved: { label: 'Approved', tone: 'success' },
  rejected: { label: 'Sent back', tone: 'danger' },
}

/** Who looks at artwork. */
export type ArtworkSide = 'advertiser' | 'owner'

/** Where artwork stands, in a few words. @param isReplaced a newer version came: it is not judged any more */
export function artworkState(status: CreativeState, side: ArtworkSide, isReplaced: boolean) {
  if (status !== 'uploaded') return STATES[status]
  if (isReplaced) return { label: 'Replaced', tone: 'neutral' } as const
  return side === 'owner' ? { ...STATES.uploaded, label: 'Waiting for you' } : STATES.uploaded
}
