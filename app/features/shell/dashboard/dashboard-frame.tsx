import type { ReactNode } from 'react'
import type { CurrentUser } from '../../../../worker/kernel/rules/identity/user.ts'
import { Checklist } from '../../../ui/checklist.tsx'
import { shortName } from './greeting.ts'
import { nextSteps, type Selling } from './next-steps.ts'
import { AccountFacts, RoleBadge } from './side-cards.tsx'

interface DashboardFrameProps {
  user: CurrentUser
  greeting: string
  /** Places on the shortlist; null while loading. */
  saved: number | null
  /** The state of a media owner. */
  selling?: Selling | null
  actions?: ReactNode
  /** Parts for the role of the account. */
  children: ReactNode
}

/** The greeting, the content for the role, and the account column. */
export function DashboardFrame({ user, greeting, saved, selling = null, actions, children }: DashboardFrameProps) {
  const steps = nextSteps(user, saved, selling)
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-2xl wrap-anywhere lg:text-3xl">
            {greeting}, {shortName(user.name)}
          </h1>
          <p className="mt-1.5 flex flex-wrap items-center gap-2 text-sm text-ink-2">
            <RoleBadge role={user.role} />
            <span className="min-w-0 wrap-anywhere">{user.company}</span>
          </p>
        </div>
        {actions && <div className="flex flex-wrap gap-2.5">{actions}</div>}
      </div>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0 space-y-8">{children}</div>
        <div className="grid min-w-0 items-start gap-5 md:grid-cols-2 xl:grid-cols-1">
          <Checklist
            id="next-steps"
            title={steps.every(({ isDone }) => isDone) ? 'All done' : 'Next steps'}
            items={steps}
          />
          <AccountFacts user={user} />
        </div>
      </div>
    </>
  )
}
