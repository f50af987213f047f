import { Undo2 } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { titleWithRef } from '../../../../worker/catalogue/rules/listing-marks.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { PlanEdits } from '../../../../worker/planner/rules/plan/brief.ts'
import type { Plan, PlanLine } from '../../../../worker/planner/rules/plan/plan.ts'
import { Button } from '../../../ui/button.tsx'
import { tellNotice } from '../client/planner-notice.ts'
import { LineGroupCard } from './line-group.tsx'
import { groupLines, MANY_LINES } from './line-groups.ts'
import { droppedLines, rememberTitle } from './plan-dropped.ts'
import { bringBack, dropLine, holdLine, toggleLock } from './plan-edits.ts'
import { colourOf, type PlanPart } from './plan-formats.ts'

interface PlanLinesProps {
  plan: Plan
  parts: readonly PlanPart[]
  edits: PlanEdits
  isBusy: boolean
  onEdit: (edits: PlanEdits) => void
}

/** Lines of the plan by medium, and the dropped ones. Lines keep the order of their numbers. */
export function PlanLines({ plan, parts, edits, isBusy, onEdit }: PlanLinesProps) {
  const { lineItems } = plan
  const groups = useMemo(() => groupLines(lineItems), [lineItems])
  // Undo is pressed seconds later and applies to the edits of that time.
  const latest = useRef({ edits, onEdit })
  useEffect(() => {
    latest.current = { edits, onEdit }
  })
  const edit = useCallback((change: (edits: PlanEdits) => PlanEdits) => {
    const now = latest.current
    now.onEdit(change(now.edits))
  }, [])
  const heading = useRef<HTMLHeadingElement>(null)
  const lock = useCallback((line: PlanLine) => edit((edits) => toggleLock(edits, line)), [edit])
  const setQuantity = useCallback(
    (line: PlanLine, quantity: number) => edit((edits) => holdLine(edits, line, { quantity })),
    [edit],
  )
  const drop = useCallback(
    (line: PlanLine) => {
      const { inventoryId } = line
      const title = titleWithRef(line)
      rememberTitle(inventoryId, title)
      // The row disappears, so the focus moves to the heading.
      heading.current?.focus({ preventScroll: true })
      edit((edits) => dropLine(edits, line))
      tellNotice({
        tone: 'info',
        title: 'Line dropped',
        text: title,
        action: { label: 'Undo', onAction: () => edit((edits) => bringBack(edits, inventoryId)) },
      })
    },
    [edit],
  )
  return (
    <section aria-labelledby="plan-lines">
      <h4 ref={heading} id="plan-lines" tabIndex={-1} className="sr-only">
        {plural(lineItems.length, ['line', 'lines'])}
      </h4>
      <div className="grid gap-2.5">
        {groups.map((group) => (
          <LineGroupCard
            key={group.key}
            group={group}
            colour={colourOf(parts, group.channel)}
            isOpenFirst={lineItems.length <= MANY_LINES}
            isBusy={isBusy}
            onLock={lock}
            onDrop={drop}
            onQuantity={setQuantity}
          />
        ))}
      </div>
      <Dropped ids={edits.dropped} isBusy={isBusy} onBringBack={(id) => edit((edits) => bringBack(edits, id))} />
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
