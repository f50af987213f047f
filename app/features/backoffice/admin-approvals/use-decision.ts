import { useState } from 'react'
import { parse } from '../../../../worker/kernel/rules/parse.ts'
import { ClaimDecision } from '../../../../worker/organisations/rules/owners/claim.ts'
import type { Act } from '../../../kit/admin-acts/acts.ts'
import type { Refusal } from '../../../kit/mutation/refusal.ts'
import { useMutation } from '../../../kit/mutation/use-mutation.ts'
import {
  approveArtwork,
  approveCampaign,
  deferArtwork,
  deferCampaign,
  rejectArtwork,
  rejectCampaign,
  type Seen,
} from './approvals.queries.ts'
import { decideClaim, deferClaim } from './claims.queries.ts'
import { approveListing, deferListing, rejectListing } from './listings.queries.ts'
import type { VerificationDraft } from './verification-fields.tsx'

export type Decision = 'approve' | 'reject' | 'defer'
type Kind = 'campaign' | 'owner' | 'artwork' | 'listing'

/** Item to decide. A claim has no version: it is decided once. */
export interface Decided {
  kind: Kind
  id: string
  version?: number
}

/** Fields sent with a decision. */
export interface Said {
  reason?: string
  /** Ids of lines that the approval leaves out. */
  except?: string[]
  /** Fields of a claim's approval: the company and the verified documents. */
  claim?: { ownerId?: string; verification?: VerificationDraft }
}

/** Request of a decision, the confirmation before it and the message after it. */
interface Verb {
  send: (seen: Seen, said: Said) => Promise<unknown>
  done: string
  asks?: Act
}

const DEFERRED = 'Deferred to the end of the list'

const VERBS: Record<Kind, Record<Decision, Verb> & { reject: { asks: Act } }> = {
  campaign: {
    approve: { send: (seen, { reason, except }) => approveCampaign(seen, reason, except), done: 'Campaign approved' },
    reject: {
      send: (seen, { reason = '' }) => rejectCampaign(seen, reason),
      done: 'Campaign rejected',
      asks: 'campaign.reject',
    },
    defer: { send: deferCampaign, done: DEFERRED },
  },
  owner: {
    approve: {
      send: async ({ id }, { reason, claim }) =>
        decideClaim(id, parse(ClaimDecision, { state: 'approved', reason, ...claim })),
      done: 'Media owner approved',
    },
    reject: {
      send: async ({ id }, { reason }) => decideClaim(id, parse(ClaimDecision, { state: 'declined', reason })),
      done: 'Claim rejected',
      asks: 'claim.reject',
    },
    defer: { send: ({ id }) => deferClaim(id), done: DEFERRED },
  },
  artwork: {
    approve: { send: approveArtwork, done: 'Artwork approved', asks: 'artwork.approve' },
    reject: {
      send: (seen, { reason = '' }) => rejectArtwork(seen, reason),
      done: 'Artwork rejected',
      asks: 'artwork.reject',
    },
    defer: { send: deferArtwork, done: DEFERRED },
  },
  listing: {
    approve: { send: approveListing, done: 'Listing approved', asks: 'listing.approve' },
    reject: {
      send: (seen, { reason = '' }) => rejectListing(seen, reason),
      done: 'Listing rejected',
      asks: 'listing.reject',
    },
    defer: { send: deferListing, done: DEFERRED },
  },
}

/** Confirmation before a decision; undefined for one that can be undone. */
export const askedBefore = (kind: Kind, decision: Decision, { except = [] }: Said = {}): Act | undefined =>
  decision === 'approve' && except.length > 0 ? 'campaign.leaveOut' : VERBS[kind][decision].asks

const FIELDS = ['reason', 'verification.documents', 'verification.day', 'verification.note']

/** Pending decision. */
interface Deciding {
  decided: Decided
  decision: Decision
  said: Said
}

/** Refusal of a decision, with the id of its item. */
export type Refused = Refusal & { id: string }

/**
 * Decides one item at a time.
 * @param onRefused receives the messages of fields
 */
export function useDecision(onRefused?: (refusal: Refusal) => void) {
  const [id, setId] = useState('')
  const { run, pending, refusal } = useMutation(
    ({ decided: { kind, id, version = 0 }, decision, said }: Deciding) =>
      VERBS[kind][decision].send({ id, version }, said),
    {
      fields: FIELDS,
      conflict: 'Your decision was not saved',
      done: (_, { decided, decision }) => VERBS[decided.kind][decision].done,
      ...(onRefused && { onRefused }),
    },
  )

  return {
    /** @returns true on success */
    decide(decided: Decided, decision: Decision, said: Said = {}): Promise<boolean> {
      setId(decided.id)
      return run({ decided, decision, said })
    },
    pending: pending && { id: pending.decided.id, decision: pending.decision },
    refusal: refusal && { ...refusal, id },
  }
}
