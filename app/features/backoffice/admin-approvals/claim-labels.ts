import type { ClaimState } from '../../../../worker/organisations/rules/owners/claim.ts'
import type { Tone } from '../../../ui/badge.tsx'

export const CLAIM_STATE = {
  requested: { label: 'Pending Review', tone: 'warn' },
  approved: { label: 'Approved', tone: 'success' },
  declined: { label: 'Rejected', tone: 'neutral' },
} as const satisfies Record<ClaimState, { label: string; tone: Tone }>
