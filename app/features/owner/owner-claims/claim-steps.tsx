const STEPS = ['Find it', 'We check', 'Manage it']

/**
 * Steps of a claim, with the user's progress.
 * @param at current step, from 0
 */
export function ClaimSteps({ at }: { at: number }) {
  return (
    <ol className="grid grid-cols-3 gap-2">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          className={`border-t-3 pt-2 text-xs font-semibold ${
            index < at
              ? 'border-success-dot text-ink'
              : index === at
                ? 'border-brand text-ink'
                : 'border-line text-ink-3'
          }`}
        >
          {index + 1}. {step}
        </li>
      ))}
    </ol>
  )
}
