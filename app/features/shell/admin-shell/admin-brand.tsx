import type { ReactNode } from 'react'
import { useIdentity } from '../../../site.ts'

/** Name of the product and the label of the back office. */
export function AdminBrand({ wordmark }: { wordmark: ReactNode }) {
  const site = useIdentity()

  return (
    <>
      {wordmark}
      <span className="sr-only">{site.name} </span>
      <span className="shrink-0 rounded-xs bg-surface-3 px-1.5 py-px text-2xs font-bold text-ink-2">Admin</span>
    </>
  )
}
