import { ArrowRight, Check } from 'lucide-react'
import type { PlannerAnswer } from '../../../worker/domain/plan/answer.ts'
import type { Brief } from '../../../worker/domain/plan/brief.ts'
import { plural } from '../../../worker/domain/text/plural.ts'
import { Button } from '../../ui/button.tsx'
import { cityText, dateRange, roundMoney } from './plan/plan-formats.ts'

type Unplanned = Pick<PlannerAnswer, 'brief' | 'missing' | 'message' | 'suggestions' | 'cards' | 'intent'>

/** Whether all that a plan needs was said, and no plan could be made of it. */
export const isUnmet = ({ brief, missing, intent }: Unplanned): boolean =>
  intent === 'plan' &&
  missing.length === 0 &&
  brief.budget !== null &&
  brief.startDate !== null &&
  (brief.cities.length > 0 || brief.geoScope === 'pan_india')

/** What was asked for, limit by limit. */
function limitsOf(brief: Brief): { label: string; asked: string }[] {
  const { budget, startDate, endDate, areas, areasMode, counts } = brief
  const number = counts.flatMap(({ least, most, format }) => {
    const count = least ?? most
    if (count === null) return []
    const way = least === most || most === null ? '' : 'at most '
    return `${way}${plural(count, ['line', 'lines'])}${format ? ` (${format.replaceAll('_', ' ')})` : ''}`
  })
  return [
    { label: 'Place', asked: [...areas.map(({ area }) => area), cityText(brief)].filter(Boolean).join(', ') },
    ...(areasMode === 'only' && areas.length > 0 ? [{ label: 'Limit', asked: 'there and nowhere else' }] : []),
    { label: 'Number', asked: number.join(', ') },
    { label: 'Days', asked: startDate && endDate ? dateRange(startDate, endDate) : '' },
    {
      label: 'Money',
      asked: budget ? `${roundMoney(budget.amount)} ${budget.gst === 'inclusive' ? 'with GST' : 'before GST'}` : '',
    },
  ].filter(({ asked }) => asked !== '')
}

interface UnmetPlanProps {
  answer: Unplanned
  onAsk: (text: string) => void
}

/** In place of a plan: why there is none, what was asked for, and what could be asked for instead. */
export function UnmetPlan({ answer, onAsk }: UnmetPlanProps) {
  const choices = answer.cards.find(({ kind }) => kind === 'choices')?.rows ?? []
  const ways = [
    ...choices.map(({ title, facts }) => ({ title, text: facts.join(', ') })),
    ...answer.suggestions.map((title) => ({ title, text: '' })),
  ].filter(({ title }, at, all) => all.findIndex((other) => other.title === title) === at)
  return (
    <section aria-labelledby="unmet" className="min-h-0 flex-1 overflow-y-auto p-4 lg:p-8">
      <div className="mx-auto grid max-w-195 gap-4">
        <header>
          <h3 id="unmet" className="text-2xl">
            Nothing is planned yet
          </h3>
          <p className="mt-1 text-sm whitespace-pre-line text-ink-2">{answer.message}</p>
        </header>
        <div className="overflow-hidden rounded-lg border border-line bg-surface">
          <h4 className="px-4 py-3 text-base">What you asked for</h4>
          <dl>
            {limitsOf(answer.brief).map(({ label, asked }) => (
              <div
                key={label}
                className="grid grid-cols-[6rem_minmax(0,1fr)_auto] gap-3 border-t border-line px-4 py-2.5 text-sm"
              >
                <dt className="font-semibold">{label}</dt>
                <dd className="num wrap-anywhere">{asked}</dd>
                <dd className="text-success-dot">
                  <Check aria-hidden className="size-4.5 stroke-2" />
                  <span className="sr-only">understood</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        {ways.length > 0 && (
          <div>
            <h4 className="mb-2.5 text-base">Ways that could work</h4>
            <ul className="grid gap-2.5">
              {ways.map(({ title, text }, at) => (
                <li
                  key={title}
                  className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface px-4 py-3"
                >
                  <p className="min-w-0 flex-1 basis-48 text-sm wrap-anywhere">
                    <b className="block">{title}</b>
                    {text && <span className="num text-ink-2">{text}</span>}
                  </p>
                  <Button variant={at === 0 ? 'primary' : 'outline'} size="sm" onPress={() => onAsk(title)}>
                    Plan this
                    <span className="sr-only">: {title}</span>
                    <ArrowRight aria-hidden />
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}
