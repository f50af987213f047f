import { ClaimDecision } from '../../../worker/domain/owners/claim.ts'
import { parse } from '../../../worker/domain/parse.ts'
import { type FormRefusal, formRefusalOf } from '../../ui/refusals.ts'
import { toast } from '../../ui/toast.tsx'
import { toastConflict, useOneAct } from '../../ui/use-one-act.ts'
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

export type Decision = 'approve' | 'reject' | 'defer'
type Kind = 'campaign' | 'owner' | 'artwork' | 'listing'

/** What is decided. A claim has no version: it is decided once. */
export interface Decided {
  kind: Kind
  id: string
  version?: number
}

/** How a decision is sent, and what is said once it is saved. */
interface Verb {
  send: (seen: Seen, reason: string, except: string[]) => Promise<unknown>
  done: string
}

/** What is said of what was put off. */
export const PUT_OFF = 'Put off to the end of the list'

const VERBS: Record<Kind, Record<Decision, Verb>> = {
  campaign: {
    approve: { send: approveCampaign, done: 'Campaign approved' },
    reject: { send: rejectCampaign, done: 'Campaign rejected' },
    defer: { send: deferCampaign, done: PUT_OFF },
  },
  owner: {
    approve: {
      send: ({ id }) => decideClaim(id, parse(ClaimDecision, { state: 'approved' })),
      done: 'Media owner approved',
    },
    reject: {
      send: ({ id }, reason) => decideClaim(id, parse(ClaimDecision, { state: 'declined', reason })),
      done: 'Claim rejected',
    },
    defer: { send: ({ id }) => deferClaim(id), done: PUT_OFF },
  },
  artwork: {
    approve: { send: approveArtwork, done: 'Artwork approved' },
    reject: { send: rejectArtwork, done: 'Artwork rejected' },
    defer: { send: deferArtwork, done: PUT_OFF },
  },
  listing: {
    approve: { send: approveListing, done: 'Listing approved' },
    reject: { send: rejectListing, done: 'Listing rejected' },
    defer: { send: deferListing, done: PUT_OFF },
  },
}

/** Why the decision on one of them was refused. */
export type Refused = FormRefusal & { id: string }

/** Decides one at a time. What was refused says so, and the page shows what it is now. */
export function useDecision() {
  const { run, pending, refusal } = useOneAct<{ id: string; decision: Decision }, Refused>((error, { id }) => {
    toastConflict(error, 'Your decision was not saved')
    return { id, ...formRefusalOf(error, ['reason']) }
  })

  /** @param except ids of lines that a campaign is approved without @returns whether it was done */
  async function decide(
    { kind, id, version = 0 }: Decided,
    decision: Decision,
    reason = '',
    except: string[] = [],
  ): Promise<boolean> {
    const { send, done } = VERBS[kind][decision]
    const refused = await run({ id, decision }, async () => {
      await send({ id, version }, reason, except)
      toast({ tone: 'success', title: done })
    })
    return refused === null
  }

  return { decide, pending, refusal }
}
