import type { Plan } from '../../../../worker/domain/plan/plan.ts'
import { PlanFold } from './plan-fold.tsx'
import { type PlanChoice, people, planChoices, roundMoney, times, unitCost } from './plan-formats.ts'

interface PlanAlternativesProps {
  plan: Plan
  isEdited: boolean
  isBusy: boolean
  onAsk: (text: string) => void
}

/**
 * Other ways to spend the same money, next to the plan. They look like radios and are buttons: each is a new question to the
 * planner, which an arrow key must not ask.
 */
export function PlanAlternatives({ plan, isEdited, isBusy, onAsk }: PlanAlternativesProps) {
  const choices = planChoices(plan, isEdited)
  if (choices.length < 2) return null
  return (
    <section aria-label="Versions compared" className="grid gap-2.5">
      <ul className="grid gap-2.5 @lg:grid-cols-3">
        {choices.map((choice) => (
          <li key={choice.letter} className="min-w-0">
            <ChoiceCard choice={choice} isBusy={isBusy} onAsk={onAsk} />
          </li>
        ))}
      </ul>
      <PlanFold title="Compare them side by side">
        <CompareTable choices={choices} />
      </PlanFold>
    </section>
  )
}

interface ChoiceCardProps {
  choice: PlanChoice
  isBusy: boolean
  onAsk: (text: string) => void
}

function ChoiceCard({ choice: { letter, label, reach, frequency, cpm, ask }, isBusy, onAsk }: ChoiceCardProps) {
  const figures = [
    ['Reach', people(reach)],
    ['Seen', `${times(frequency)} times`],
    ['CPM', unitCost(cpm)],
  ] as const
  return (
    <button
      type="button"
      aria-pressed={ask === null}
      aria-disabled={isBusy && ask !== null}
      onClick={() => ask !== null && !isBusy && onAsk(ask)}
      className="group flex size-full flex-col rounded-lg border-2 border-line bg-surface p-3 text-left transition-colors duration-150 hover:border-line-strong aria-disabled:cursor-progress aria-disabled:opacity-60 aria-pressed:cursor-default aria-pressed:border-brand"
    >
      <span className="flex items-start gap-2.5">
        <span
          aria-hidden
          className="mt-px grid size-5 shrink-0 place-items-center rounded-full border-2 border-line-field bg-surface group-aria-pressed:border-brand group-aria-pressed:after:size-2.5 group-aria-pressed:after:rounded-full group-aria-pressed:after:bg-brand"
        />
        <span className="min-w-0 text-sm font-bold wrap-anywhere">
          {letter}. {label}
        </span>
      </span>
      <span className="num mt-auto flex w-full justify-between gap-2 pt-2 text-2xs text-ink-3">
        {figures.map(([name, value]) => (
          <span key={name} className="min-w-0">
            {name} <b className="block text-sm text-ink">{value}</b>
          </span>
        ))}
      </span>
    </button>
  )
}

const ROWS: readonly { label: string; value: (choice: PlanChoice) => string }[] = [
  { label: 'Total with GST', value: ({ total }) => roundMoney(total) },
  { label: 'People reached', value: ({ reach }) => people(reach) },
  { label: 'Reached 3 times or more', value: ({ effectiveReach }) => people(effectiveReach) },
  { label: 'Times seen', value: ({ frequency }) => times(frequency) },
  { label: 'Cost per 1,000', value: ({ cpm }) => unitCost(cpm) },
  { label: 'Lines', value: ({ lines }) => String(lines) },
  { label: 'Lines as in A', value: ({ shared }) => String(shared) },
]

function CompareTable({ choices }: { choices: readonly PlanChoice[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label="Versions as a table" tabIndex={0} className="-m-1 overflow-x-auto p-1">
      <table className="w-full min-w-100 text-sm">
        <thead>
          <tr className="*:p-1.5">
            <td />
            {choices.map(({ letter, label }) => (
              <th key={letter} scope="col" className="text-right align-bottom font-semibold">
                {letter}. {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ label, value }) => (
            <tr key={label} className="border-t border-line *:p-1.5">
              <th scope="row" className="text-left font-medium text-ink-2">
                {label}
              </th>
              {choices.map((choice) => (
                <td key={choice.letter} className="num text-right font-semibold">
                  {value(choice)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
