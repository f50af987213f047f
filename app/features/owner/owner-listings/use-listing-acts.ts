import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { BulkAct, OwnerListingRow } from '../../../../worker/supply/rules/listings/owner-listing.ts'
import { failureText } from '../../../ui/refusals.ts'
import { toast } from '../../../ui/toast.tsx'
import { useGuard } from '../../../ui/use-guard.ts'
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

/** Acts on listings, one at a time; the list is read again after each, also after one that was refused. */
export function useListingActs() {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const guard = useGuard()
  const isBusy = useRef(false)
  const [isPending, setPending] = useState(false)

  /** Says so where nothing can be done now. */
  function refusesOffline(): boolean {
    if (navigator.onLine) return false
    toast({ tone: 'danger', title: 'You are offline. Nothing was changed' })
    return true
  }

  async function run(work: () => Promise<void>): Promise<boolean> {
    if (isBusy.current || refusesOffline()) return false
    isBusy.current = true
    setPending(true)
    try {
      await guard(work)
      return true
    } catch (error) {
      toast({ tone: 'danger', title: failureText(error) })
      return false
    } finally {
      isBusy.current = false
      setPending(false)
      if (navigator.onLine) await revalidate()
    }
  }

  const act = (row: Pick<OwnerListingRow, 'id' | 'version' | 'title'>, name: ListingAct): Promise<boolean> =>
    run(async () => {
      const { version } = await actOn(row, name)
      const back = BACK[name]
      toast({
        tone: 'success',
        title: `${DONE[name]}: ${row.title || 'draft'}`,
        ...(back && { action: { label: 'Undo', onAction: () => void act({ ...row, version }, back) } }),
      })
    })
  const several = (bulk: BulkAct): Promise<boolean> =>
    run(async () => {
      const { changed } = await actOnSeveral(bulk)
      const back = bulk.act === 'pause' ? 'resume' : bulk.act === 'resume' ? 'pause' : null
      toast({
        tone: 'success',
        title: `${plural(changed, ['listing', 'listings'])} ${SEVERAL[bulk.act]}`,
        ...(back && { action: { label: 'Undo', onAction: () => void several({ act: back, ids: bulk.ids }) } }),
      })
    })
  return {
    isPending,
    refusesOffline,
    act,
    several,
    duplicate: ({ id }: OwnerListingRow) =>
      run(async () => {
        const copy = await duplicateListing(id, crypto.randomUUID())
        await navigate(`/dashboard/listings/${copy.id}`)
      }),
    remove: (row: OwnerListingRow) =>
      run(async () => {
        await deleteDraft(row)
        toast({ tone: 'success', title: `Deleted: ${row.title || 'draft'}` })
      }),
  }
}
