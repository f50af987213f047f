import type { ReactNode } from 'react'
import type { Plan } from '../../../../worker/planner/rules/plan/plan.ts'
import { PlanCurveCard } from './plan-curve.tsx'
import { people, peopleRange, roundMoney } from './plan-formats.ts'
import { spendOf } from './plan-money.ts'
import { SpendBar, spendParts } from './spend-bar.tsx'

interface PlanFiguresProps {
  plan: Plan
  isBusy: boolean
  onAsk: (text: string) => void
}

/** Cost, reach and quality of the plan, and the reach of other budgets. */
export function PlanFigures({ plan, isBusy, onAsk }: PlanFiguresProps) {
  const { certificate } = plan.method
  const hasCurve = plan.curve !== null && plan.curve.points.length > 2
  const columns = hasCurve
    ? certificate
      ? '@3xl:grid-cols-[1.7fr_1fr_1fr_1.5fr]'
      : '@3xl:grid-cols-[1.7fr_1fr_1.5fr]'
    : certificate
      ? '@3xl:grid-cols-[1.7fr_1.2fr_1.2fr]'
      : '@3xl:grid-cols-[1.5fr_1fr]'
  return (
    <div
      className={`grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line *:min-w-0 *:bg-surface *:p-3.5 ${columns}`}
    >
      <Cost plan={plan} />
      <People plan={plan} isWide={certificate === null} />
      {certificate && (
        <Figure label="Quality of the plan" value={`${Math.floor(certificate.share * 1000) / 10}%`}>
          at least of the best plan our model can find
        </Figure>
      )}
      {hasCurve && plan.curve && (
        <div className="col-span-2 @3xl:col-span-1">
          <PlanCurveCard
            curve={plan.curve}
            k={plan.delivery.effectiveReach.k}
            budget={plan.totals.budget}
            isBusy={isBusy}
            onAsk={onAsk}
          />
        </div>
      )}
    </div>
  )
}

function Cost({ plan }: { plan: Plan }) {
  const spend = spendOf(plan)
  const isOver = spend.left < 0
  return (
    <div className="col-span-2 @3xl:col-span-1">
      <p className="num flex flex-wrap justify-between gap-x-3 text-xs text-ink-3">
        <span>
          All in, against {roundMoney(spend.budget)}
          {spend.basis && ` ${spend.basis}`}
        </span>
        {spend.left !== 0 && (
          <b className={isOver ? 'text-danger' : 'text-success-ink'}>
            {isOver ? `${roundMoney(-spend.left)} over` : `${roundMoney(spend.left)} left`}
          </b>
        )}
      </p>
      <p className="num mt-1 text-2xl font-bold">{roundMoney(spend.payable)}</p>
      <SpendBar spend={spend} className="mt-3" />
      <dl className="num mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1 text-xs">
        {spendParts(spend).map(({ name, colour, amount }) => (
          <div key={name}>
            <dt className="flex items-center gap-2 text-ink-2">
              <span aria-hidden className={`size-2 rounded-full ${colour}`} />
              {name}
            </dt>
            <dd className="font-bold">{roundMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function People({ plan: { delivery }, isWide }: { plan: Plan; isWide: boolean }) {
  const { target, effectiveReach, reach, reachRange, universe } = delivery
  const { k } = effectiveReach
  const [all, range] = [target ? 'All adults' : 'Likely', peopleRange(reachRange)]
  return (
    <Figure
      label={k === 1 ? 'People, once or more' : `People, ${k} times or more`}
      value={people(target?.effectiveReach ?? effectiveReach.reach)}
      isWide={isWide}
    >
      <span className="num block">
        of {people(target?.universe ?? universe)} {target ? target.label.toLowerCase() : 'adults'}
      </span>
      {k > 1 && <span className="num block">Once or more: {people(target?.reach ?? reach)}</span>}
      {target && k > 1 && (
        <span className="num block">
          All adults, {k} times or more: {people(effectiveReach.reach)}
        </span>
      )}
      <span className="num block">{k > 1 ? `${all}, once or more: ${range}` : `${all}: ${range}`}</span>
    </Figure>
  )
}

interface FigureProps {
  label: string
  value: string
  /** True to fill a row of two columns. */
  isWide?: boolean
  children: ReactNode
}

function Figure({ label, value, isWide = false, children }: FigureProps) {
  return (
    <div className={isWide ? 'col-span-2 @3xl:col-span-1' : ''}>
      <p className="text-xs text-ink-3">{label}</p>
      <p className="num mt-1 text-2xl font-bold">{value}</p>
      <p className="mt-2 text-xs text-ink-2">{children}</p>
    </div>
  )
}
