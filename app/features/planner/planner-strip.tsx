import { PlannerDialog } from './planner-dialog.tsx'

/** Link to the planner at the foot of a page of the catalogue. */
export function PlannerStrip() {
  return (
    <div className="page flex flex-wrap items-center gap-3 pb-14 noscript:hidden">
      <p className="text-ink-2">Rather start from a brief?</p>
      <PlannerDialog size="md" variant="outline" />
    </div>
  )
}
