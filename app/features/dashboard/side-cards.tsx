import { ChevronRight, Circle, CircleCheck } from 'lucide-react'
import { civilDate, formatLongDate } from '../../../worker/domain/dates.ts'
import { isStaff } from '../../../worker/domain/identity/roles.ts'
import type { CurrentUser } from '../../../worker/domain/identity/user.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card, CardLink } from '../../ui/card.tsx'
import { TextLink } from '../../ui/link.tsx'
import { ROLE_LABELS } from '../session/role-labels.ts'
import type { NextStep } from './next-steps.ts'

/** What is left to do for the account, and what is done. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <Card as="section" aria-labelledby="next-steps" className="p-5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="next-steps" className="text-base">
          {done === steps.length ? 'All done' : 'Next steps'}
        </h2>
        <span className="num text-xs text-ink-3">
          {done} of {steps.length}
        </span>
      </div>
      <ul className="mt-2 -mb-2">
        {steps.map((step) => (
          <li key={step.id} className="relative flex items-start gap-3 border-t border-line py-3 first:border-t-0">
            {step.isDone ? (
              <CircleCheck aria-hidden className="mt-px size-5 shrink-0 text-success-dot" strokeWidth={2} />
            ) : (
              <Circle aria-hidden className="mt-px size-5 shrink-0 text-line-field" strokeWidth={2} />
            )}
            <div className="min-w-0 flex-1 text-sm">
              {step.isDone ? (
                <p className="text-ink-3">
                  {step.title}
                  <span className="sr-only">, done</span>
                </p>
              ) : (
                <>
                  <CardLink to={step.to} className="font-semibold">
                    {step.title}
                  </CardLink>
                  <p className="text-ink-3">{step.text}</p>
                </>
              )}
            </div>
            {!step.isDone && <ChevronRight aria-hidden className="mt-px size-5 shrink-0 text-ink-3" />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What we know of the person. */
export function AccountFacts({ user }: { user: CurrentUser }) {
  const facts = [
    { label: 'Email', value: user.email },
    { label: 'Phone', value: user.phone },
    { label: 'Two-step sign-in', value: user.twoFactor ? 'On' : 'Off' },
    { label: 'Member since', value: formatLongDate(civilDate(new Date(user.createdAt))) },
  ].filter(({ value }) => value)
  return (
    <Card as="section" aria-labelledby="account-facts" className="p-5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="account-facts" className="text-base">
          Your account
        </h2>
        <TextLink to="/account" className="text-sm font-semibold pointer-coarse:-my-3 pointer-coarse:py-3">
          Settings
        </TextLink>
      </div>
      <dl className="mt-3 grid gap-3 text-sm">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-ink-3">{label}</dt>
            <dd className="num font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** The role of the account. */
export const RoleBadge = ({ role }: Pick<CurrentUser, 'role'>) => (
  <Badge tone={isStaff({ role }) ? 'neutral' : 'info'}>{ROLE_LABELS[role]}</Badge>
)
