import { History } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import type { FieldChange } from './conflict.ts'

interface ConflictBannerProps {
  changes: readonly FieldChange[]
  isSaving: boolean
  onTakeTheirs: () => void
  onKeepMine: () => void
  /** Who saved what and when, as a sentence. */
  children: ReactNode
}

/** A record was changed while it was edited: their changes, and the choice between theirs and mine. */
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
        <div className="overflow-x-auto rounded-lg border border-line bg-surface">
          <table className="w-full text-left text-sm">
            <caption className="sr-only">Changes</caption>
            <thead className="bg-surface-2 text-xs text-ink-3">
              <tr>
                {['Field', 'When you opened it', 'Now'].map((name) => (
                  <th key={name} scope="col" className="w-1/3 px-4 py-2.5 font-semibold">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {changes.map(({ label, before, now }) => (
                <tr key={label}>
                  <th scope="row" className="px-4 py-2.5 align-top font-semibold">
                    {label}
                  </th>
                  <td className="px-4 py-2.5 align-top wrap-anywhere text-ink-2">{before || 'Empty'}</td>
                  <td className="bg-warn-soft px-4 py-2.5 align-top wrap-anywhere text-warn-ink">{now || 'Empty'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
