import { useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Label } from 'react-aria-components/Label'
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import { type Paise, toPaise, toRupees } from '../../../../worker/kernel/rules/money.ts'
import type { PlanCurve } from '../../../../worker/planner/rules/plan/plan.ts'
import { Curve } from '../../../charts/curve.tsx'
import { Button } from '../../../ui/button.tsx'
import { askLakh } from './plan-asks.ts'
import { people, shortMoney } from './plan-formats.ts'

interface PlanCurveCardProps {
  curve: PlanCurve
  /** Minimum frequency of a counted person. */
  k: number
  budget: Paise
  isBusy: boolean
  onAsk: (text: string) => void
}

/** Step of the budget slider, rupees. */
const STEP = 50_000

/** People reached by a budget, interpolated between the computed points. */
function peopleAt(points: PlanCurve['points'], budget: Paise): number {
  const next = points.findIndex((point) => point.budget >= budget)
  const [from, to] = [points[next - 1], points[next]]
  if (!to) return points.at(-1)?.effectiveReach ?? 0
  if (!from || to.budget === from.budget) return to.effectiveReach
  const share = (budget - from.budget) / (to.budget - from.budget)
  return from.effectiveReach + share * (to.effectiveReach - from.effectiveReach)
}

/** Reach of other budgets, and a slider that requests one of them once it is confirmed. */
export function PlanCurveCard({ curve: { points, knee }, k, budget, isBusy, onAsk }: PlanCurveCardProps) {
  const [wanted, setWanted] = useState(budget)
  const [planned, setPlanned] = useState(budget)
  // A plan for another budget has arrived.
  if (planned !== budget) {
    setPlanned(budget)
    setWanted(budget)
  }
  const [least, most] = [points[0]?.budget ?? budget, points.at(-1)?.budget ?? budget]
  const isOther = wanted !== budget
  const adults = people(Math.round(peopleAt(points, wanted)))
  const text =
    k > 1
      ? `${adults} adults, ${k} times or more, for ${shortMoney(wanted)}`
      : `${adults} adults for ${shortMoney(wanted)}`
  return (
    <div>
      <p className="num flex flex-wrap justify-between gap-x-3 text-xs text-ink-3">
        <span>{k > 1 ? `Adults, ${k}+ by budget` : 'Adults by budget'}</span>
        {knee !== null && <span>Past {shortMoney(knee)}: repetition</span>}
      </p>
      <Curve
        label={`Adults by budget, from ${shortMoney(least)} to ${shortMoney(most)}. ${text}.${knee === null ? '' : ` From ${shortMoney(knee)} on, more money buys repetition.`}`}
        points={points.map((point) => [toRupees(point.budget), point.effectiveReach])}
        chosen={[toRupees(wanted), peopleAt(points, wanted)]}
        knee={knee === null ? null : { at: toRupees(knee), name: `Knee ${shortMoney(knee)}` }}
        valueText={people}
      />
      <I18nProvider locale="en-IN">
        <Slider
          value={toRupees(wanted)}
          onChange={(value) => setWanted(toPaise(value))}
          minValue={toRupees(least)}
          maxValue={toRupees(most)}
          step={STEP}
          isDisabled={isBusy}
          formatOptions={{ style: 'currency', currency: 'INR', maximumFractionDigits: 0 }}
          className="mt-1"
        >
          <Label className="sr-only">Another budget</Label>
          <SliderTrack className="relative h-6 w-full">
            {({ state }) => (
              <>
                <span className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-surface-3" />
                <span
                  className="absolute top-1/2 left-0 h-1 -translate-y-1/2 rounded-full bg-brand"
                  style={{ width: `${state.getThumbPercent(0) * 100}%` }}
                />
                <SliderThumb className="top-1/2 size-4.5 rounded-full border-2 border-brand bg-surface before:absolute before:-inset-2.5 data-dragging:bg-surface-2" />
              </>
            )}
          </SliderTrack>
        </Slider>
      </I18nProvider>
      <div className="num flex min-h-7 items-center justify-between gap-2 text-2xs text-ink-3">
        <span>{shortMoney(least)}</span>
        {isOther ? (
          <Button size="xs" isDisabled={isBusy} onPress={() => onAsk(askLakh(wanted))}>
            {askLakh(wanted)}
          </Button>
        ) : (
          <b className="text-xs text-ink">{shortMoney(budget)}</b>
        )}
        <span>{shortMoney(most)}</span>
      </div>
    </div>
  )
}
