import { History } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../list/data-table.tsx'
import type { FieldChange } from './conflict.ts'

const COLUMNS: readonly Column<FieldChange>[] = [
  { key: 'field', label: 'Field', isName: true, head: 'w-1/3', cell: ({ label }) => <b>{label}</b> },
  {
    key: 'before',
    label: 'Before',
    head: 'w-1/3',
    cell: ({ before }) => before || 'Empty',
    td: () => ({ className: 'align-top wrap-anywhere text-ink-2' }),
  },
  {
    key: 'now',
    label: 'Now',
    head: 'w-1/3',
    cell: ({ now }) => now || 'Empty',
    td: () => ({ className: 'bg-warn-soft align-top wrap-anywhere text-warn-ink' }),
  },
]

interface ConflictBannerProps {
  changes: readonly FieldChange[]
  isSaving: boolean
  onTakeTheirs: () => void
  onKeepMine: () => void
  /** Author and time of the other version, as a sentence. */
  children: ReactNode
}

/** Banner for a record that someone else changed during an edit: the changes, and buttons to keep either version. */
export function ConflictBanner({ changes, isSaving, onTakeTheirs, onKeepMine, children }: ConflictBannerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="space-y-3">
      <Banner
        icon={History}
        tone="warn"
        role="alert"
        action={
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" size="sm" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
              See changes
            </Button>
            <Button variant="outline" size="sm" isDisabled={isSaving} onPress={onTakeTheirs}>
              Take theirs
            </Button>
            <Button size="sm" isPending={isSaving} pendingLabel="Saving" onPress={onKeepMine}>
              Keep mine
            </Button>
          </div>
        }
      >
        <b>Changed meanwhile.</b> {children}
      </Banner>
      {isOpen && (
        <div className="overflow-hidden rounded-lg border border-line bg-surface">
          <DataTable look="panel" caption="Changes" columns={COLUMNS} rows={changes} keyOf={({ label }) => label} />
        </div>
      )}
    </div>
  )
}
