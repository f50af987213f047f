import type { Machine } from '../../../kernel/rules/transitions.ts'

const LINE_STATES = [
  'draft',
  'held',
  'requested',
  'countered',
  'expired',
  'declined',
  'confirmed',
  'live',
  'ended',
  'stopped',
  'settled',
  'removed',
  'withdrawn',
  'cancelled',
] as const
export type LineState = (typeof LINE_STATES)[number]

/** States of a line of a campaign, up to the answer of its owner and its proofs. */
export const LINE: Machine<LineState> = {
  // A line added to an approved campaign is sent to its owner at once.
  draft: { hold: [['advertiser'], 'held'], ask: [['advertiser'], 'requested'], remove: [['advertiser'], 'removed'] },
  held: {
    request: [['admin'], 'requested'],
    release: [['advertiser', 'admin'], 'draft'],
    // Staff approve the campaign without it.
    leave: [['admin'], 'withdrawn'],
    expire: [['clock'], 'expired'],
  },
  requested: {
    confirm: [['mediaOwner'], 'confirmed'],
    decline: [['mediaOwner'], 'declined'],
    counter: [['mediaOwner'], 'countered'],
    withdraw: [['advertiser', 'admin'], 'withdrawn'],
    expire: [['clock'], 'expired'],
  },
  countered: {
    accept: [['advertiser'], 'confirmed'],
    withdraw: [['advertiser', 'admin'], 'withdrawn'],
    decline: [['mediaOwner'], 'declined'],
    expire: [['clock'], 'expired'],
  },
  // Only while the place is still free.
  expired: {
    hold: [['advertiser'], 'held'],
    confirm: [['mediaOwner'], 'confirmed'],
    ask: [['advertiser'], 'requested'],
    remove: [['advertiser'], 'removed'],
    leave: [['admin'], 'withdrawn'],
  },
  declined: { replace: [['advertiser'], 'removed'] },
  confirmed: { start: [['clock'], 'live'], cancel: [['advertiser', 'mediaOwner', 'admin'], 'cancelled'] },
  live: { finish: [['clock'], 'ended'], stop: [['mediaOwner', 'admin'], 'stopped'] },
  ended: { settle: [['advertiser', 'clock', 'admin'], 'settled'] },
  stopped: { settle: [['advertiser', 'clock', 'admin'], 'settled'] },
  settled: {},
  removed: {},
  withdrawn: {},
  cancelled: {},
}

/** States in which a line occupies its place in the calendar. */
export const PLACED = ['held', 'requested', 'countered', 'confirmed', 'live'] as const satisfies readonly LineState[]

const CREATIVE_STATES = ['needed', 'uploaded', 'rejected', 'approved'] as const
export type CreativeState = (typeof CREATIVE_STATES)[number]

/** States of artwork. A new file after approval is reviewed again; approved artwork keeps running. */
export const CREATIVE: Machine<CreativeState> = {
  needed: { upload: [['advertiser'], 'uploaded'] },
  uploaded: {
    approve: [['mediaOwner'], 'approved'],
    reject: [['mediaOwner', 'admin'], 'rejected'],
    upload: [['advertiser'], 'uploaded'],
  },
  rejected: { upload: [['advertiser'], 'uploaded'] },
  approved: { upload: [['advertiser'], 'uploaded'], reject: [['admin'], 'rejected'] },
}

const PROOF_STATES = ['due', 'uploaded', 'disputed', 'accepted', 'waived', 'short'] as const
export type ProofState = (typeof PROOF_STATES)[number]

/** Proof that a line was shown. */
export const PROOF: Machine<ProofState> = {
  due: { upload: [['mediaOwner'], 'uploaded'], waive: [['admin'], 'waived'] },
  uploaded: { accept: [['advertiser', 'clock', 'admin'], 'accepted'], dispute: [['advertiser'], 'disputed'] },
  disputed: {
    upload: [['mediaOwner'], 'uploaded'],
    accept: [['advertiser', 'admin'], 'accepted'],
    uphold: [['admin'], 'short'],
    // Days at no charge, which both sides agree on without staff.
    offer: [['mediaOwner'], 'disputed'],
    agree: [['advertiser'], 'short'],
  },
  accepted: {},
  waived: {},
  short: {},
}
