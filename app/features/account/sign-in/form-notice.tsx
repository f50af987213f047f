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

/** Shown without scripts: passwords are never sent by a plain form. */
export function NeedsScripts() {
  return (
    <p className="hidden rounded-lg bg-warn-soft p-3.5 text-sm font-semibold text-warn-ink noscript:block">
      This form needs JavaScript. Please turn it on for this site.
    </p>
  )
}
