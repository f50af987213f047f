import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx'

export const HUB: Crumb = { label: 'Discover media', to: '/category' }

interface PageHeadingProps {
  /** Breadcrumbs below the hub, including the page itself. */
  crumbs: readonly Crumb[]
  title: string
  facts: string
  /** Content next to the title. */
  children?: ReactNode
}

/** Breadcrumbs, title, and one line of figures. */
export function PageHeading({ crumbs, title, facts, children }: PageHeadingProps) {
  return (
    <>
      <Breadcrumbs items={[HUB, ...crumbs]} />
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-3xl wrap-anywhere lg:text-4xl">{title}</h1>
          <p className="num mt-1.5 text-ink-2">{facts}</p>
        </div>
        {children}
      </div>
    </>
  )
}
