import { type FormRefusal, formRefusalOf } from '../../ui/refusals.ts'
import { toast } from '../../ui/toast.tsx'
import { toastConflict, useOneAct } from '../../ui/use-one-act.ts'
import { approveCampaign, deferCampaign, rejectCampaign, type Seen } from './approvals.queries.ts'
import { approveListing, rejectListing } from './listings.queries.ts'

/** How a decision is sent, and what is said once it is saved. */
interface Verb {
  send: (seen: Seen, reason: string) => Promise<unknown>
  done: string
}

const CAMPAIGN = {
  approve: { send: approveCampaign, done: 'Campaign approved' },
  reject: { send: rejectCampaign, done: 'Campaign rejected' },
  defer: { send: deferCampaign, done: 'Put off to the end of the list' },
} satisfies Record<string, Verb>

const LISTING = {
  approve: { send: approveListing, done: 'Listing approved' },
  reject: { send: rejectListing, done: 'Listing sent back' },
} satisfies Record<string, Verb>

export type Decision = keyof typeof CAMPAIGN

/** Why the decision on one approval or listing was refused. */
type Refused = FormRefusal & { id: string }

/** Decides one at a time. What was refused says so, and the page shows what it is now. */
function useDecisions<Name extends string>(verbs: Record<Name, Verb>) {
  const { run, pending, refusal } = useOneAct<{ id: string; decision: Name }, Refused>((error, { id }) => {
    toastConflict(error, 'Your decision was not saved')
    return { id, ...formRefusalOf(error, ['reason']) }
  })

  /** @returns whether it was done */
  async function decide(seen: Seen, decision: Name, reason = ''): Promise<boolean> {
    const { send, done } = verbs[decision]
    const refused = await run({ id: seen.id, decision }, async () => {
      await send(seen, reason)
      toast({ tone: 'success', title: done })
    })
    return refused === null
  }

  return { decide, pending, refusal }
}

export const useCampaignDecision = () => useDecisions(CAMPAIGN)
export const useListingDecision = () => useDecisions(LISTING)
