import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { Plan } from '../../../../worker/planner/rules/plan/plan.ts'
import { type PlanChoice, people, planChoices, roundMoney, shortMoney, times, unitCost } from './plan-formats.ts'

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
    <ul
      aria-label="Versions compared"
      className="-m-1 grid auto-cols-[minmax(14.5rem,1fr)] grid-flow-col gap-2.5 overflow-x-auto p-1 [scrollbar-width:none]"
    >
      {choices.map((choice) => (
        <li key={choice.letter} className="min-w-0">
          <ChoiceCard choice={choice} isBusy={isBusy} onAsk={onAsk} />
        </li>
      ))}
    </ul>
  )
}

interface ChoiceCardProps {
  choice: PlanChoice
  isBusy: boolean
  onAsk: (text: string) => void
}

function ChoiceCard({ choice, isBusy, onAsk }: ChoiceCardProps) {
  const { letter, label, ask, lines } = choice
  return (
    <button
      type="button"
      aria-pressed={ask === null}
      aria-disabled={isBusy && ask !== null}
      onClick={() => ask !== null && !isBusy && onAsk(ask)}
      className="group flex size-full items-start gap-3 rounded-lg border-2 border-line bg-surface px-3 py-2.5 text-left transition-colors duration-150 hover:border-line-strong aria-disabled:cursor-progress aria-disabled:opacity-60 aria-pressed:cursor-default aria-pressed:border-brand"
    >
      <span
        aria-hidden
        className="mt-1 grid size-5 shrink-0 place-items-center rounded-full border-2 border-line-field bg-surface group-aria-pressed:border-brand group-aria-pressed:after:size-2.5 group-aria-pressed:after:rounded-full group-aria-pressed:after:bg-brand"
      />
      <span className="min-w-0">
        <span className="block text-sm font-bold wrap-anywhere">
          {letter}. {label}
        </span>
        <span className="num block text-xs text-ink-2">
          {people(choice.effectiveReach)} adults · {shortMoney(choice.total)} · {plural(lines, ['line', 'lines'])}
        </span>
      </span>
    </button>
  )
}

const rowsOf = (k: number): readonly { label: string; value: (choice: PlanChoice) => string }[] => [
  { label: 'All in', value: ({ total }) => roundMoney(total) },
  { label: 'Adults reached', value: ({ reach }) => people(reach) },
  { label: k === 1 ? 'Once or more' : `${k} times or more`, value: ({ effectiveReach }) => people(effectiveReach) },
  { label: 'Times seen', value: ({ frequency }) => times(frequency) },
  { label: 'Cost per 1,000', value: ({ cpm }) => unitCost(cpm) },
  { label: 'Lines', value: ({ lines }) => String(lines) },
  { label: 'Lines as in A', value: ({ shared }) => String(shared) },
]

/** The plan and its alternatives, figure by figure. @param k times that a person has to be met */
export function ChoicesTable({ choices, k }: { choices: readonly PlanChoice[]; k: number }) {
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
          {rowsOf(k).map(({ label, value }) => (
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
