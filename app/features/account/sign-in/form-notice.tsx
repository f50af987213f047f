import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Banner } from '../../../ui/banner.tsx'

/** An error of the whole form. */
export function FormNotice({ children }: { children: ReactNode }) {
  return (
    <Banner icon={CircleAlert} tone="danger" role="alert" className="font-semibold">
      {children}
    </Banner>
  )
}

/** Why a sign-in was refused. */
export interface Refusal {
  text: string
  /** When to try again, after too many tries. */
  wait: string | null
}

/** A refused sign-in, in the form where it happened. */
export const RefusalNotice = ({ text, wait }: Refusal) => (
  <FormNotice>
    <span className="block">{text}</span>
    {wait && <span className="block font-normal">{wait}</span>}
  </FormNotice>
)

/** Shown without scripts: passwords are never sent by a plain form. */
export function NeedsScripts() {
  return (
    <p className="hidden rounded-lg bg-warn-soft p-3.5 text-sm font-semibold text-warn-ink noscript:block">
      This form needs JavaScript. Please turn it on for this site.
    </p>
  )
}
