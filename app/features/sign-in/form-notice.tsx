import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Banner } from '../../ui/banner.tsx'

/** What stops a form as a whole. */
export function FormNotice({ children }: { children: ReactNode }) {
  return (
    <Banner icon={CircleAlert} tone="danger" role="alert" className="font-semibold">
      {children}
    </Banner>
  )
}

/** Passwords are never sent by a form of their own: without scripts there is only this to say. */
export function NeedsScripts() {
  return (
    <p className="hidden rounded-lg bg-warn-soft p-3.5 text-sm font-semibold text-warn-ink noscript:block">
      This form needs JavaScript. Please turn it on for this site.
    </p>
  )
}
