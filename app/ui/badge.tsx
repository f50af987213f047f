import type { ReactNode } from 'react'
import { type VariantProps, variants } from './variants.ts'

const badgeStyles = variants({
  slots: {
    box: 'inline-flex h-6 max-w-full items-center gap-1.5 rounded-full px-2.5 text-xs font-semibold whitespace-nowrap',
    dot: 'size-1.5 shrink-0 rounded-full',
  },
  variants: {
    tone: {
      success: { box: 'bg-success-soft text-success-ink', dot: 'bg-success-dot' },
      warn: { box: 'bg-warn-soft text-warn-ink', dot: 'bg-warn-dot' },
      danger: { box: 'bg-danger-soft text-danger-ink', dot: 'bg-danger-dot' },
      info: { box: 'bg-info-soft text-info-ink', dot: 'bg-info-dot' },
      neutral: { box: 'bg-neutral-soft text-neutral-ink', dot: 'bg-ink-3' },
    },
  },
  defaultVariants: { tone: 'neutral' },
})

export type Tone = NonNullable<VariantProps<typeof badgeStyles>['tone']>

/** A status: a dot and a word, so that colour is not the only signal. */
export function Badge({
  tone,
  className,
  children,
}: {
  tone: Tone
  className?: string | undefined
  children: ReactNode
}) {
  const { box, dot } = badgeStyles({ tone })
  return (
    <span className={box({ className })}>
      <span aria-hidden className={dot()} />
      <span className="truncate">{children}</span>
    </span>
  )
}
