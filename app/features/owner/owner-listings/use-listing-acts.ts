import { useNavigate } from 'react-router'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { BulkAct, OwnerListingRow } from '../../../../worker/supply/rules/listings/owner-listing.ts'
import { type Act, useActs } from '../../../kit/mutation/use-mutation.ts'
import { toast } from '../../../ui/toast.tsx'
import { actOn, actOnSeveral, deleteDraft, duplicateListing, type ListingAct } from './listings.queries.ts'

const DONE: Record<ListingAct, string> = {
  pause: 'Paused',
  resume: 'Live again',
  archive: 'Archived',
  restore: 'Restored',
  withdraw: 'Withdrawn',
}
const BACK: Partial<Record<ListingAct, ListingAct>> = { pause: 'resume', resume: 'pause' }
const SEVERAL: Record<BulkAct['act'], string> = {
  pause: 'paused',
  resume: 'live again',
  archive: 'archived',
  rate: 'with the new rate',
}

const FAILED = 'No listings changed'

/** True offline, after a message that nothing can be done now. */
function refusesOffline(): boolean {
  if (navigator.onLine) return false
  toast({ tone: 'danger', title: 'You are offline. No listings changed' })
  return true
}

const sayDone = (act: ListingAct, { title }: Pick<OwnerListingRow, 'title'>) => `${DONE[act]}: ${title || 'draft'}`
const saySeveral = (changed: number, act: BulkAct['act']) =>
  `${plural(changed, ['listing', 'listings'])} ${SEVERAL[act]}`

/** Acts on listings, one at a time. The message of pausing and resuming can undo it. */
export function useListingActs() {
  const navigate = useNavigate()
  const { run, isPending } = useActs()
  const runOnline = async <Answer>(act: Act<Answer>) => !refusesOffline() && run({ failed: FAILED, ...act })

  return {
    isPending,
    refusesOffline,
    act: (row: Pick<OwnerListingRow, 'id' | 'version' | 'title'>, name: ListingAct) => {
      const back = BACK[name]
      return runOnline({
        send: () => actOn(row, name),
        done: sayDone(name, row),
        undo: ({ version }) =>
          back ? { send: () => actOn({ ...row, version }, back), done: sayDone(back, row), failed: FAILED } : null,
      })
    },
    several: (bulk: BulkAct) => {
      const back = bulk.act === 'pause' ? 'resume' : bulk.act === 'resume' ? 'pause' : null
      return runOnline({
        send: () => actOnSeveral(bulk),
        done: ({ changed }) => saySeveral(changed, bulk.act),
        undo: ({ changed }) =>
          back
            ? {
                send: () => actOnSeveral({ act: back, ids: bulk.ids }),
                done: saySeveral(changed, back),
                failed: FAILED,
              }
            : null,
      })
    },
    duplicate: ({ id }: OwnerListingRow) =>
      runOnline({
        send: () => duplicateListing(id, crypto.randomUUID()),
        onDone: (copy) => navigate(`/dashboard/listings/${copy.id}`),
      }),
    remove: (row: OwnerListingRow) =>
      runOnline({ send: () => deleteDraft(row), done: `Deleted: ${row.title || 'draft'}` }),
  }
}
