import type { ReactNode } from 'react'
import { useIdentity } from '../../../site.ts'

/** The product's name, and which side of it this is. */
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
