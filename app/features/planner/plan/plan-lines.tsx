import { Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { HeldOrder, PlanEdits } from '../../../../worker/domain/plan/brief.ts'
import type { Plan, PlanLine } from '../../../../worker/domain/plan/plan.ts'
import { Button } from '../../../ui/button.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { toast } from '../../../ui/toast.tsx'
import { droppedLines, rememberTitle } from './plan-dropped.ts'
import { colourOf, isLineSort, LINE_SORTS, type LineSort, type PlanPart, sortLines } from './plan-formats.ts'
import { PlanLineRow } from './plan-line.tsx'

interface PlanLinesProps {
  plan: Plan
  parts: readonly PlanPart[]
  edits: PlanEdits
  isBusy: boolean
  onEdit: (edits: PlanEdits) => void
}

const SORT_OPTIONS = Object.entries(LINE_SORTS).map(([value, label]) => ({ value, label: `Sort: ${label}` }))
const heldWithout = (held: readonly HeldOrder[], id: string) => held.filter((other) => other.id !== id)
const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id)

/** What is booked, line by line, and what was dropped. */
export function PlanLines({ plan, parts, edits, isBusy, onEdit }: PlanLinesProps) {
  const [sort, setSort] = useState<LineSort>('plan')
  // Undo is pressed seconds later, on whatever the edits are by then.
  const latest = useRef({ edits, onEdit })
  useEffect(() => {
    latest.current = { edits, onEdit }
  })

  const bringBack = (id: string) => {
    const now = latest.current
    now.onEdit({ ...now.edits, dropped: without(now.edits.dropped, id) })
  }

  const heading = useRef<HTMLHeadingElement>(null)

  function lock({ inventoryId, locked, units, quantity }: PlanLine) {
    const others = heldWithout(edits.held, inventoryId)
    onEdit({ ...edits, held: locked ? others : [...others, { id: inventoryId, units, quantity }] })
  }

  function drop({ inventoryId, title }: PlanLine) {
    rememberTitle(inventoryId, title)
    // The row goes, and the focus must not go with it.
    heading.current?.focus({ preventScroll: true })
    onEdit({
      held: heldWithout(edits.held, inventoryId),
      dropped: [...without(edits.dropped, inventoryId), inventoryId],
    })
    toast({
      tone: 'info',
      title: 'Line dropped',
      description: title,
      action: { label: 'Undo', onAction: () => bringBack(inventoryId) },
    })
  }

  return (
    <section aria-labelledby="plan-lines">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 ref={heading} id="plan-lines" tabIndex={-1} className="text-base outline-none">
          {plan.lineItems.length === 1 ? '1 line' : `${plan.lineItems.length} lines`}
        </h4>
        {plan.lineItems.length > 2 && (
          <NativeSelect
            variant="toolbar"
            label="Sort lines"
            options={SORT_OPTIONS}
            value={sort}
            onChange={({ target }) => isLineSort(target.value) && setSort(target.value)}
          />
        )}
      </div>
      <ul className="mt-2.5 divide-y divide-line rounded-lg border border-line bg-surface">
        {sortLines(plan.lineItems, sort).map((line) => (
          <PlanLineRow
            key={line.inventoryId}
            line={line}
            totals={plan.totals}
            colour={colourOf(parts, line.channel)}
            isBusy={isBusy}
            onLock={lock}
            onDrop={drop}
          />
        ))}
      </ul>
      <Dropped ids={edits.dropped} isBusy={isBusy} onBringBack={bringBack} />
    </section>
  )
}

interface DroppedProps {
  ids: readonly string[]
  isBusy: boolean
  onBringBack: (id: string) => void
}

function Dropped({ ids, isBusy, onBringBack }: DroppedProps) {
  if (ids.length === 0) return null
  return (
    <div className="mt-3">
      <h5 className="text-xs font-semibold text-ink-3">Dropped by you</h5>
      <ul className="mt-1.5 grid gap-1.5">
        {droppedLines(ids).map(({ id, title }) => (
          <li key={id} className="flex items-center gap-3 rounded-md border border-dashed border-line-strong px-3 py-1">
            <span className="min-w-0 flex-1 text-sm wrap-anywhere text-ink-2">{title}</span>
            <Button variant="ghost" size="sm" isDisabled={isBusy} onPress={() => onBringBack(id)}>
              <Undo2 aria-hidden />
              Bring back
              <span className="sr-only"> {title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
