import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import { type ButtonLook, buttonStyles } from './button-styles.ts'
import { RouterLink } from './router-link.tsx'
import { variants } from './variants.ts'

interface PlainLinkProps extends LinkProps {
  className?: string | undefined
  children: ReactNode
  /** Opens in a new tab, and says so to screen readers. */
  newTab?: boolean | undefined
}

/** Internal paths go through the router; a full URL (https:, mailto:, tel:) becomes a plain anchor. */
function PlainLink({ newTab = false, children, ...props }: PlainLinkProps) {
  return (
    <RouterLink {...props} {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
      {newTab && <span className="sr-only"> (opens in a new tab)</span>}
    </RouterLink>
  )
}

/** A link that looks like a button. */
export function LinkButton({ variant, size, className, ...props }: PlainLinkProps & ButtonLook) {
  return <PlainLink {...props} className={buttonStyles({ variant, size, className })} />
}

const textLinkStyles = variants({
  base: 'rounded-xs text-link underline decoration-from-font underline-offset-2 hover:text-link-hover hover:decoration-2',
})

/** A link inside running text. */
export function TextLink({ className, ...props }: PlainLinkProps) {
  return <PlainLink {...props} className={textLinkStyles({ className })} />
}

const arrowLinkStyles = variants({
  base: 'group inline-flex min-h-11 items-center gap-1.5 rounded-xs text-sm font-semibold text-link hover:text-link-hover',
})

/** The link at the end of a section: "See all sites". */
export function ArrowLink({ className, children, ...props }: PlainLinkProps) {
  return (
    <PlainLink {...props} className={arrowLinkStyles({ className })}>
      {children}
      <ArrowRight
        aria-hidden
        className="size-4 shrink-0 stroke-2 transition-transform duration-150 group-hover:translate-x-0.5"
      />
    </PlainLink>
  )
}
