import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { Plan } from '../../../../worker/planner/rules/plan/plan.ts'
import { type Column, DataTable } from '../../../kit/list/data-table.tsx'
import { type PlanChoice, people, planChoices, roundMoney, shortMoney, times, unitCost } from './plan-formats.ts'

interface PlanAlternativesProps {
  plan: Plan
  isEdited: boolean
  isBusy: boolean
  onAsk: (text: string) => void
}

/**
 * Other ways to spend the same budget. They look like radio buttons but are buttons: each sends a new question to the
 * planner, which an arrow key must not do.
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

interface Figure {
  label: string
  value: (choice: PlanChoice) => string
}

const rowsOf = (k: number): readonly Figure[] => [
  { label: 'All in', value: ({ total }) => roundMoney(total) },
  { label: 'Adults reached', value: ({ reach }) => people(reach) },
  { label: k === 1 ? 'Once or more' : `${k} times or more`, value: ({ effectiveReach }) => people(effectiveReach) },
  { label: 'Times seen', value: ({ frequency }) => times(frequency) },
  { label: 'Cost per 1,000', value: ({ cpm }) => unitCost(cpm) },
  { label: 'Lines', value: ({ lines }) => String(lines) },
  { label: 'Lines as in A', value: ({ shared }) => String(shared) },
]

/**
 * Plan and alternatives, figure by figure.
 * @param k minimum frequency per person
 */
export function ChoicesTable({ choices, k }: { choices: readonly PlanChoice[]; k: number }) {
  return (
    <DataTable
      look="report"
      region="Versions as a table"
      caption="Versions side by side"
      className="min-w-100"
      rows={rowsOf(k)}
      keyOf={({ label }) => label}
      columns={[
        { key: 'figure', label: '', isName: true, cell: ({ label }) => <span className="text-ink-2">{label}</span> },
        ...choices.map(
          (choice): Column<Figure> => ({
            key: choice.letter,
            label: `${choice.letter}. ${choice.label}`,
            align: 'end',
            head: 'align-bottom',
            td: () => ({ className: 'font-semibold' }),
            cell: ({ value }) => value(choice),
          }),
        ),
      ]}
    />
  )
}
