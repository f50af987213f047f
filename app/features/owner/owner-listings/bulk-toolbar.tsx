import { Archive, IndianRupee, Pause, Play } from 'lucide-react'
import type { OwnerListingRow } from '../../../../worker/supply/rules/listings/owner-listing.ts'
import { Button } from '../../../ui/button.tsx'

interface BulkToolbarProps {
  chosen: readonly OwnerListingRow[]
  mayManage: boolean
  isPending: boolean
  onRate: () => void
  onAct: (act: 'pause' | 'resume' | 'archive') => void
  onClear: () => void
}

/** Acts on the chosen listings: only those that fit each of them. */
export function BulkToolbar({ chosen, mayManage, isPending, onRate, onAct, onClear }: BulkToolbarProps) {
  const areAll = (...states: OwnerListingRow['state'][]) => chosen.every(({ state }) => states.includes(state))
  return (
    <div
      role="toolbar"
      aria-label="For the chosen listings"
      className="flex flex-wrap items-center gap-1 border-t border-line bg-select px-3 py-1.5"
    >
      <span className="num px-1.5 text-sm font-semibold">{chosen.length} selected</span>
      {areAll('draft', 'live', 'paused') && (
        <Button size="sm" variant="ghost" isDisabled={isPending} onPress={onRate}>
          <IndianRupee aria-hidden />
          Change rate
        </Button>
      )}
      {mayManage && areAll('live') && (
        <Button size="sm" variant="ghost" isDisabled={isPending} onPress={() => onAct('pause')}>
          <Pause aria-hidden />
          Pause
        </Button>
      )}
      {mayManage && areAll('paused') && (
        <Button size="sm" variant="ghost" isPending={isPending} onPress={() => onAct('resume')}>
          <Play aria-hidden />
          Put live
        </Button>
      )}
      {mayManage && areAll('live', 'paused') && (
        <Button size="sm" variant="ghost" isDisabled={isPending} onPress={() => onAct('archive')}>
          <Archive aria-hidden />
          Archive
        </Button>
      )}
      <Button size="sm" variant="ghost" className="ml-auto" onPress={onClear}>
        Clear
      </Button>
    </div>
  )
}
