import { Megaphone, SignpostBig } from 'lucide-react'
import type { Role } from '../../../../worker/kernel/rules/identity/roles.ts'
import { Button } from '../../../ui/button.tsx'

/** Account for trying the product. Only servers with demo accounts send it. */
export interface DemoLogin {
  role: Role
  company: string
  email: string
  password: string
}

const LOOK = {
  advertiser: { label: 'Advertiser', icon: Megaphone },
  mediaOwner: { label: 'Media owner', icon: SignpostBig },
} as const

interface DemoAccountsProps {
  logins: readonly DemoLogin[]
  onChoose: (login: DemoLogin) => void
}

/** Buttons of the demo accounts; each fills the form without submitting it. */
export function DemoAccounts({ logins, onChoose }: DemoAccountsProps) {
  return (
    <section aria-labelledby="demo-accounts" className="mt-6 border-t border-line pt-5">
      <h2 id="demo-accounts" className="text-sm font-semibold">
        Demo Account
      </h2>
      <p className="text-xs text-ink-3">Fills the form for you. Press Sign In to continue.</p>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {logins.map((login) => {
          if (login.role !== 'advertiser' && login.role !== 'mediaOwner') return null
          const { label, icon: Icon } = LOOK[login.role]
          return (
            <Button
              key={login.role}
              variant="outline"
              onPress={() => onChoose(login)}
              className="h-auto! min-w-0 justify-start! gap-3! px-3.5! py-2.5 text-left!"
            >
              <Icon aria-hidden className="text-ink-3" />
              <span className="min-w-0">
                <span className="block leading-5">{label}</span>
                <span className="block truncate text-xs font-normal text-ink-3">{login.company}</span>
              </span>
            </Button>
          )
        })}
      </div>
    </section>
  )
}
