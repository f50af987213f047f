import { CalendarClock, FileCheck2, ShieldCheck } from 'lucide-react'
import { tabName } from '../../../../worker/catalogue/rules/registry/names.ts'
import { formatLongDate } from '../../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { Plan } from '../../../../worker/planner/rules/plan/plan.ts'
import { ChoicesTable } from './plan-alternatives.tsx'
import { PlanDelivery } from './plan-delivery.tsx'
import { PlanFold } from './plan-fold.tsx'
import { planChoices } from './plan-formats.ts'
import { PlanWarnings } from './plan-totals.tsx'

/** Legal rules in a few words for the tabs; null when there are none. */
export function complianceText({ compliance, brief }: Pick<Plan, 'compliance' | 'brief'>): string | null {
  const documents = new Set(compliance.flatMap(({ documents }) => documents)).size
  if (compliance.length === 0) return null
  if (documents > 0 && brief.startDate) {
    const day = formatLongDate(brief.startDate).replace(/ \d{4}$/, '')
    return `${plural(documents, ['document', 'documents'])} before ${day}`
  }
  if (documents > 0) return plural(documents, ['document', 'documents'])
  return compliance.length === 1 ? 'One duty by law' : `${compliance.length} duties by law`
}

/** Artwork deadline of each medium, the earliest first. */
function artworkDays({ lineItems }: Pick<Plan, 'lineItems'>): { medium: string; day: string }[] {
  const days = new Map<string, string>()
  for (const { channel, artworkBy } of lineItems) {
    if (!artworkBy) continue
    const medium = tabName(channel)
    const known = days.get(medium)
    if (!known || artworkBy < known) days.set(medium, artworkBy)
  }
  return [...days].map(([medium, day]) => ({ medium, day })).toSorted((a, b) => a.day.localeCompare(b.day))
}

/** Number of checks before the plan is booked. */
export const checksCount = (plan: Plan): number =>
  plan.compliance.length + plan.warnings.length + (artworkDays(plan).length > 0 ? 1 : 0)

/** Legal notes of the campaign, under the lines and among the checks. */
export function ComplianceNotes({ notes }: { notes: Plan['compliance'] }) {
  if (notes.length === 0) return null
  return (
    <section aria-label="Legal requirements" className="rounded-lg bg-info-soft px-4 py-3 text-sm text-info-ink">
      <ul className="grid gap-2.5">
        {notes.map(({ code, verdict, text, statute, documents }) => (
          <li key={code} className="flex gap-3">
            <ShieldCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 stroke-2" />
            <div className="min-w-0 wrap-anywhere">
              <p>
                {verdict === 'held' && <b>Runs once the documents are there. </b>}
                {text}
              </p>
              {documents.length > 0 && (
                <ul aria-label="Documents" className="mt-1 grid gap-0.5">
                  {documents.map((document) => (
                    <li key={document} className="flex gap-2">
                      <FileCheck2 aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
                      {document}
                    </li>
                  ))}
                </ul>
              )}
              {statute && <p className="mt-1 text-xs">{statute}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PlanChecksProps {
  plan: Plan
  isEdited: boolean
}

/** Checks before booking: legal notes, artwork, warnings, assumptions, and the figures behind the plan. */
export function PlanChecks({ plan, isEdited }: PlanChecksProps) {
  const artwork = artworkDays(plan)
  const choices = planChoices(plan, isEdited)
  const { delivery, assumptions } = plan
  return (
    <div className="grid gap-3">
      <ComplianceNotes notes={plan.compliance} />
      <PlanWarnings plan={plan} />
      {artwork.length > 0 && (
        <section aria-labelledby="artwork-days" className="rounded-lg border border-line bg-surface p-4 text-sm">
          <h4 id="artwork-days" className="flex items-center gap-2.5 text-sm">
            <CalendarClock aria-hidden className="size-4.5 text-ink-3" strokeWidth={1.75} />
            Last days for artwork
          </h4>
          <dl className="mt-2">
            {artwork.map(({ medium, day }) => (
              <div key={medium} className="flex justify-between gap-3 border-t border-line py-1.5">
                <dt>{medium}</dt>
                <dd className="num font-semibold">{formatLongDate(day)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {assumptions.length > 0 && (
        <PlanFold
          title={assumptions.length === 1 ? 'One thing is assumed' : `${assumptions.length} things are assumed`}
        >
          <ul className="grid gap-1 text-ink-2">
            {assumptions.map(({ code, text }) => (
              <li key={`${code} ${text}`} className="flex gap-2">
                <span aria-hidden>·</span>
                <span className="min-w-0 wrap-anywhere">{text}</span>
              </li>
            ))}
          </ul>
        </PlanFold>
      )}
      {choices.length > 1 && (
        <PlanFold title="Versions side by side">
          <ChoicesTable choices={choices} k={delivery.effectiveReach.k} />
        </PlanFold>
      )}
      <PlanFold
        title="Reach, frequency and weeks"
        aside={`${Math.round(delivery.reachPct * 10) / 10}% of adults once or more`}
      >
        <PlanDelivery plan={plan} />
      </PlanFold>
    </div>
  )
}
