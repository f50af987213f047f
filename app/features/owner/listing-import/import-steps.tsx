import { Check } from 'lucide-react'
import type { Stage } from './use-import.ts'

const STEPS: readonly { stage: Stage; label: string }[] = [
  { stage: 'file', label: 'Upload' },
  { stage: 'match', label: 'Match columns' },
  { stage: 'check', label: 'Check rows' },
  { stage: 'done', label: 'Done' },
]

/** Progress of the import. */
export function ImportSteps({ stage }: { stage: Stage }) {
  const now = STEPS.findIndex((step) => step.stage === stage)
  return (
    <ol className="mt-6 grid grid-cols-4 gap-2 text-sm sm:gap-3">
      {STEPS.map(({ stage, label }, index) => (
        <li key={stage} className="min-w-0" aria-current={index === now ? 'step' : undefined}>
          <span className={`block h-1 rounded-full ${index <= now ? 'bg-brand' : 'bg-surface-3'}`} />
          <span className={`mt-2 flex items-center gap-1.5 ${index === now ? 'font-bold' : 'text-ink-3'}`}>
            {index < now ? (
              <Check aria-label="Done:" className="size-4 shrink-0 text-success-dot max-sm:hidden" strokeWidth={2.5} />
            ) : (
              <span className="num max-sm:hidden">{index + 1}.</span>
            )}
            <span className="truncate">{label}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
