import { passwordStrength } from '../../../worker/identity/rules/password-strength.ts'
import { variants } from '../../ui/variants.ts'

const STEPS = [1, 2, 3] as const

const stepStyles = variants({
  base: 'h-1 flex-1 rounded-full bg-surface-3 transition-colors duration-150',
  variants: { reached: { 0: '', 1: 'bg-danger-dot', 2: 'bg-warn-dot', 3: 'bg-success-dot' } },
})

/** Strength of a password while it is typed. Only its length is a rule. */
export function StrengthHint({ password }: { password: string }) {
  const { score, hint } = passwordStrength(password)
  return (
    <>
      <span aria-hidden className="mb-1.5 flex gap-1.5">
        {STEPS.map((step) => (
          <span key={step} className={stepStyles({ reached: step <= score ? score : 0 })} />
        ))}
      </span>
      {hint}
    </>
  )
}
