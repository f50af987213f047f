import type { ReactNode } from 'react'
import { TextLink } from '../../../ui/link.tsx'

interface PartProps {
  id: string
  title: ReactNode
  links?: readonly { to: string; label: string }[]
  children: ReactNode
}

/** Section of the page: heading, links to more, content. */
export function Part({ id, title, links = [], children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <span className="flex gap-5 text-sm font-semibold">
          {links.map(({ to, label }) => (
            <TextLink key={to} to={to} className="pointer-coarse:-my-3 pointer-coarse:py-3">
              {label}
            </TextLink>
          ))}
        </span>
      </div>
      {children}
    </section>
  )
}
