import { CAMPAIGN } from '../../worker/booking/rules/campaigns/states.ts'
import { CREATIVE, LINE, type LineState, PROOF } from '../../worker/booking/rules/lines/states.ts'
import { type Machine, type Mover, move } from '../../worker/kernel/rules/transitions.ts'

/** A state and its version, once some verbs have been used one after another. */
export interface Walked<State> {
  status: State
  version: number
}

type Step = readonly [verb: string, by: Mover]

/** @throws RangeError for a verb that the state does not have */
function walk<State extends string>(machine: Machine<State>, from: State, steps: readonly Step[]): Walked<State> {
  let walked = { status: from, version: 1 }
  for (const [verb, by] of steps) {
    const moved = move(machine, walked.status, verb, by)
    if ('error' in moved) throw new RangeError(`${walked.status} cannot ${verb}`)
    walked = { status: moved.to, version: walked.version + 1 }
  }
  return walked
}

const REQUEST: readonly Step[] = [
  ['hold', 'advertiser'],
  ['request', 'admin'],
]
const LINE_PATHS = {
  draft: [],
  held: REQUEST.slice(0, 1),
  requested: REQUEST,
  /** Of its owner at once, as a line that is added to an approved campaign. */
  asked: [['ask', 'advertiser']],
  confirmed: [...REQUEST, ['confirm', 'mediaOwner']],
  declined: [...REQUEST, ['decline', 'mediaOwner']],
} as const satisfies Record<string, readonly Step[]>
/** Path of a line of the seed to its state. */
export type LinePath = keyof typeof LINE_PATHS

const CAMPAIGN_PATHS = {
  draft: [],
  pending: [['submit', 'advertiser']],
  approved: [
    ['submit', 'advertiser'],
    ['approve', 'admin'],
  ],
} as const satisfies Record<string, readonly Step[]>
export type CampaignPath = keyof typeof CAMPAIGN_PATHS

const PROOF_PATHS = {
  uploaded: [['upload', 'mediaOwner']],
  accepted: [
    ['upload', 'mediaOwner'],
    ['accept', 'advertiser'],
  ],
  disputed: [
    ['upload', 'mediaOwner'],
    ['dispute', 'advertiser'],
  ],
  short: [
    ['upload', 'mediaOwner'],
    ['dispute', 'advertiser'],
    ['uphold', 'admin'],
  ],
} as const satisfies Record<string, readonly Step[]>
export type ProofPath = keyof typeof PROOF_PATHS

export const walkLine = (path: LinePath): Walked<LineState> => walk(LINE, 'draft', LINE_PATHS[path])
export const walkCampaign = (path: CampaignPath) => walk(CAMPAIGN, 'draft', CAMPAIGN_PATHS[path])
export const walkProof = (path: ProofPath) => walk(PROOF, 'due', PROOF_PATHS[path])
export const walkUpload = () => walk(CREATIVE, 'needed', [['upload', 'advertiser']])
