import type { LucideIcon } from 'lucide-react'
import type { PageLink } from '../../../content/page.ts'
import type { ButtonLook } from '../../../ui/button-styles.ts'
import { LinkButton } from '../../../ui/link.tsx'

export interface ActionLook extends Pick<ButtonLook, 'variant'> {
  /** Icon before the label. */
  lead?: LucideIcon
  /** Icon after the label. */
  trail?: LucideIcon
}

interface ActionsProps {
  links: readonly PageLink[]
  /** Looks of the links, in their order. */
  looks: readonly ActionLook[]
}

/** The calls to action of a page or a section. */
export const Actions = ({ links, looks }: ActionsProps) => (
  <div className="flex flex-wrap gap-3">
    {links.map(({ to, label, newTab }, at) => {
      const { variant, lead: Lead, trail: Trail } = looks[at] ?? {}
      return (
        <LinkButton key={label} to={to} newTab={newTab} variant={variant} size="lg">
          {Lead && <Lead aria-hidden />}
          {label}
          {Trail && <Trail aria-hidden />}
        </LinkButton>
      )
    })}
  </div>
)
