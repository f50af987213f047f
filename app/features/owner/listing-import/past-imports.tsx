import { useState } from 'react'
import { formatInstant } from '../../../../worker/kernel/rules/dates.ts'
import { DomainError } from '../../../../worker/kernel/rules/errors.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { LeftListing, PastImport } from '../../../../worker/supply/rules/imports/import.ts'
import { refusalText } from '../../../kit/mutation/refusal.ts'
import { useMutation } from '../../../kit/mutation/use-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { undoImport } from './import.queries.ts'

const LISTINGS = ['listing', 'listings'] as const
const NAMED = 8

/** Listings that cannot be undone, and the number of those that can. */
interface Rest {
  past: PastImport
  left: readonly LeftListing[]
  free: number
}

interface PastImportsProps {
  imports: readonly PastImport[]
  maySell: boolean
  /** True when the outcome of an import is unknown: the list is then shown even while empty. */
  isUnsure: boolean
}

/** Outcome of an undo, by the numbers of listings. */
function undoneText({ removed, restored }: { removed: number; restored: number }): string {
  if (removed === 0 && restored === 0) return 'Undone: no listing changed'
  if (restored === 0) return `Undone: ${plural(removed, LISTINGS)} removed`
  if (removed === 0) return `Undone: ${plural(restored, LISTINGS)} restored`
  return `Undone: ${plural(removed, LISTINGS)} removed, ${plural(restored, LISTINGS)} restored`
}

/** Last imports of an owner, which can be undone. */
export function PastImports({ imports, maySell, isUnsure }: PastImportsProps) {
  const [asked, setAsked] = useState<PastImport | null>(null)
  const [rest, setRest] = useState<Rest | null>(null)
  const { run } = useMutation(
    async ({ past, isRest }: { past: PastImport; isRest: boolean }) => {
      if (!navigator.onLine) throw new DomainError('unavailable', 'You are offline. Nothing was undone')
      return undoImport(past.id, isRest)
    },
    {
      done: undoneText,
      onRefused(refusal, { past, isRest }) {
        const { left, free } = refusal.details as Partial<Rest>
        if (left && free && !isRest) return setRest({ past, left, free })
        const title = refusal.code === 'offline' ? 'The connection broke off. Please try again' : refusalText(refusal)
        return toast({ tone: 'danger', title })
      },
    },
  )

  if (imports.length === 0 && !isUnsure) return null
  return (
    <section className="mt-10" aria-labelledby="past-imports">
      <h2 id="past-imports" className="text-lg">
        Past imports
      </h2>
      {imports.length === 0 && <p className="mt-3 text-sm text-ink-2">None yet.</p>}
      <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface empty:hidden">
        {imports.map((past) => (
          <li key={past.id} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 px-4 py-3">
            <div className="min-w-0">
              <p className="text-sm font-bold wrap-anywhere">{past.name}</p>
              <p className="text-xs text-ink-3">
                {past.category}, {formatInstant(past.at)}
                {past.by !== null && `, ${past.by}`}
              </p>
            </div>
            <div className="flex items-center gap-4">
              <p className="num text-sm text-ink-2">
                {formatNumber(past.created)} new, {formatNumber(past.changed)} changed
                {past.refused > 0 && `, ${formatNumber(past.refused)} left out`}
              </p>
              {past.undoneAt !== null && <p className="text-sm text-ink-3">Undone</p>}
              {past.canUndo && maySell && (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Undo the import of ${past.name}`}
                  onPress={() => setAsked(past)}
                >
                  Undo
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title="Undo this import?"
        confirm="Undo the import"
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        onConfirm={async () => {
          if (asked) await run({ past: asked, isRest: false })
        }}
      >
        {asked !== null && asked.created > 0 && (
          <p>{plural(asked.created, LISTINGS)} that it created will be removed.</p>
        )}
        {asked !== null && asked.changed > 0 && (
          <p>{plural(asked.changed, LISTINGS)} that it changed will be restored.</p>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        title="Undo the rest?"
        confirm={`Undo ${plural(rest?.free ?? 0, LISTINGS)}`}
        isOpen={rest !== null}
        onOpenChange={(isOpen) => !isOpen && setRest(null)}
        onConfirm={async () => {
          if (rest) await run({ past: rest.past, isRest: true })
        }}
      >
        <p>These stay unchanged:</p>
        <ul className="mt-2 list-disc pl-5 text-sm">
          {rest?.left.slice(0, NAMED).map(({ ref, title, why }) => (
            <li key={ref}>
              {ref}, {title}: {why}
            </li>
          ))}
        </ul>
        {rest !== null && rest.left.length > NAMED && <p className="mt-2">And {rest.left.length - NAMED} more.</p>}
      </ConfirmDialog>
    </section>
  )
}
