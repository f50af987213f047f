import type { ReactNode } from 'react'
import type { CurrentUser } from '../../../worker/domain/identity/user.ts'
import { shortName } from './greeting.ts'
import { nextSteps } from './next-steps.ts'
import { AccountFacts, NextSteps, RoleBadge } from './side-cards.tsx'

interface DashboardFrameProps {
  user: CurrentUser
  greeting: string
  /** Places on the shortlist; null while loading. */
  saved: number | null
  actions?: ReactNode
  /** What the role works with. */
  children: ReactNode
}

/** The greeting, the content for the role, and the account column. */
export function DashboardFrame({ user, greeting, saved, actions, children }: DashboardFrameProps) {
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
          <NextSteps steps={nextSteps(user, saved)} />
          <AccountFacts user={user} />
        </div>
      </div>
    </>
  )
}
