import type { ComponentProps } from 'react'
import type { LinkProps } from 'react-router'
import { RouterLink } from './router-link.tsx'
import { variants } from './variants.ts'

const cardStyles = variants({ base: 'relative min-w-0 rounded-lg border border-line bg-surface' })

interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'article' | 'section' | 'li'
}

/** A boxed panel without padding: a table fills it, a form has its own. */
export function Card({ as: Element = 'div', className, ...props }: CardProps) {
  // The four elements share one set of attributes; the cast keeps TypeScript from intersecting their refs.
  const Box = Element as 'div'
  return <Box {...props} className={cardStyles({ className })} />
}

const cardLinkStyles = variants({
  base: 'rounded-xs after:absolute after:inset-0 after:rounded-[inherit] hover:underline hover:underline-offset-2',
})

/** The main link of a card, stretched over the nearest `relative` box. Other controls there need `relative` to be on top. */
export function CardLink({ className, ...props }: LinkProps & { className?: string }) {
  return <RouterLink {...props} className={cardLinkStyles({ className })} />
}
