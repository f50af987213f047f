import { Check, LoaderCircle } from 'lucide-react'
import { OFFERS } from '../../../../worker/catalogue/rules/nouns.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { type AnswerStep, STEPS } from '../client/planner-state.ts'

const NAMES: Readonly<Record<AnswerStep['step'], string>> = {
  reading: 'Reading the brief',
  searching: 'Searching',
  computing: 'Computing',
  checking: 'Checking',
}
const COUNTED: Readonly<Record<AnswerStep['step'], string>> = {
  reading: 'messages',
  searching: OFFERS[1],
  computing: 'lines',
  checking: 'figures',
}

/** Steps of the server: done, current and coming. */
export function ThinkingSteps({ steps }: { steps: readonly AnswerStep[] }) {
  const now = Math.max(0, ...steps.map(({ step }) => STEPS.indexOf(step)))
  return (
    <ol className="grid gap-2.5">
      {STEPS.map((step, at) => {
        const count = steps.find((one) => one.step === step)?.count
        return (
          <li key={step} aria-current={at === now ? 'step' : undefined} className="flex items-start gap-3">
            <span
              aria-hidden
              className={`mt-px grid size-5 shrink-0 place-items-center rounded-full ${
                at < now
                  ? 'bg-success-soft text-success-ink'
                  : at === now
                    ? 'bg-brand text-on-brand'
                    : 'border border-line-strong'
              }`}
            >
              {at < now && <Check className="size-3 stroke-3" />}
              {at === now && <LoaderCircle className="size-3.5 animate-spin stroke-2" />}
            </span>
            <span className="min-w-0">
              <span className={at > now ? 'text-ink-3' : 'font-semibold'}>{NAMES[step]}</span>
              {count !== undefined && (
                <span className="num block text-xs text-ink-3">
                  {formatNumber(count)} {COUNTED[step]}
                </span>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
