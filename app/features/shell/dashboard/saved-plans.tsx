import { Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { rangeText } from '../../../../worker/catalogue/rules/availability/range.ts'
import { type CivilDate, civilDate, formatDate } from '../../../../worker/kernel/rules/dates.ts'
import { formatMoneyShort } from '../../../../worker/kernel/rules/money.ts'
import { list } from '../../../../worker/kernel/rules/text/list.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { SavedPlan } from '../../../../worker/planner/rules/plan/saved-plan.ts'
import { Card, CardLink } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Part } from './part.tsx'

interface SavedPlansProps {
  plans: readonly SavedPlan[]
  /** Button that opens the planner. */
  planner: ReactNode
  today: CivilDate
}

/** Maximum number of cities in a line. */
const MAX_CITIES = 3

function placesOf({ geoScope, cities }: SavedPlan): string {
  if (geoScope === 'pan_india') return 'All India'
  const rest = cities.length - MAX_CITIES
  return list(rest > 0 ? [...cities.slice(0, MAX_CITIES), `${rest} more`] : cities)
}

/** Saved plans of the account, each with a link to its page, where it becomes a campaign. */
export function SavedPlans({ plans, planner, today }: SavedPlansProps) {
  return (
    <Part id="plans" title="Saved plans">
      {plans.length === 0 ? (
        <EmptyState icon={Sparkles} heading="h3" title="No plan saved yet" actions={planner}>
          Share, Export and “Make it a campaign” in the planner keep a plan here for a year.
        </EmptyState>
      ) : (
        <Card>
          <ul className="divide-y divide-line">
            {plans.map((plan) => (
              <PlanRow key={plan.id} plan={plan} today={today} />
            ))}
          </ul>
        </Card>
      )}
    </Part>
  )
}

function PlanRow({ plan, today }: Pick<SavedPlansProps, 'today'> & { plan: SavedPlan }) {
  const { path, title, lines, startDate, endDate, budget, comments, approvedBy, createdAt, expiresAt } = plan
  const dayOf = (instant: string) => formatDate(civilDate(new Date(instant)), today)
  return (
    <li className="relative grid gap-x-6 gap-y-1.5 p-4 hover:bg-surface-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <h3 className="text-base leading-6 font-bold wrap-anywhere">
          <CardLink to={path}>{title}</CardLink>
        </h3>
        <p className="num text-sm text-ink-3 wrap-anywhere">
          {[
            placesOf(plan),
            startDate !== null && endDate !== null && rangeText({ from: startDate, until: endDate }, today),
            plural(lines, ['line', 'lines']),
            comments > 0 && plural(comments, ['comment', 'comments']),
            approvedBy !== null && `approved by ${approvedBy}`,
            `saved ${dayOf(createdAt)}`,
            `kept until ${dayOf(expiresAt)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {budget !== null && <p className="num font-bold">{formatMoneyShort(budget)} budget</p>}
    </li>
  )
}
