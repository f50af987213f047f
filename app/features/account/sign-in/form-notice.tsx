import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Banner } from '../../../ui/banner.tsx'

/** Error of a whole form. */
export function FormNotice({ children }: { children: ReactNode }) {
  return (
    <Banner icon={CircleAlert} tone="danger" role="alert" className="font-semibold">
      {children}
    </Banner>
  )
}

/** Reason why a sign-in was refused. */
export interface Refusal {
  text: string
  /** Time of the next attempt, as text, after too many failed ones. */
  wait: string | null
}

/** Refusal of a sign-in, shown in its form. */
export const RefusalNotice = ({ text, wait }: Refusal) => (
  <FormNotice>
    <span className="block">{text}</span>
    {wait && <span className="block font-normal">{wait}</span>}
  </FormNotice>
)

/** Notice for browsers without scripts: passwords are never sent by a plain form. */
export function NeedsScripts() {
  return (
    <p className="hidden rounded-lg bg-warn-soft p-3.5 text-sm font-semibold text-warn-ink noscript:block">
      This form needs JavaScript. Please turn it on for this site.
    </p>
  )
}
