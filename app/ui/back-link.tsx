import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { TextLink } from './link.tsx'

interface BackLinkProps {
  to: string
  className?: string
  children: ReactNode
}

/** Link above a record, back to its list. */
export const BackLink = ({ className = '', ...props }: BackLinkProps) => (
  <TextLink {...props} className={`inline-flex min-h-6 items-center gap-1.5 text-sm font-semibold ${className}`}>
    <ArrowLeft aria-hidden className="size-4" />
    {props.children}
  </TextLink>
)
