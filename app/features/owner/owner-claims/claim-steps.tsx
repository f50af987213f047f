const STEPS = ['Find it', 'We check', 'It is yours']

/** The way to a company, and how far the user is. @param at the step that is under way, from 0 */
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
