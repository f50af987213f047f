import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { type VariantProps, variants } from './variants.ts'

const bannerStyles = variants({
  base: 'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg px-4 py-2.5 text-sm',
  variants: {
    tone: {
      info: 'bg-info-soft text-info-ink',
      warn: 'bg-warn-soft text-warn-ink',
      danger: 'bg-danger-soft text-danger-ink',
    },
  },
})

interface BannerProps extends Required<VariantProps<typeof bannerStyles>> {
  icon: LucideIcon
  children: ReactNode
  /** One action, at the end. */
  action?: ReactNode
  /** `status` for a notice that appears during work, `alert` for a blocking problem. */
  role?: 'status' | 'alert' | undefined
  className?: string | undefined
}

/** A notice about the page or the account that stays until its cause is gone. */
export function Banner({ icon: Icon, tone, children, action, role, className }: BannerProps) {
  return (
    <div role={role} className={bannerStyles({ tone, className })}>
      <div className="flex min-w-[min(100%,16rem)] flex-1 items-start gap-3 py-1">
        <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" strokeWidth={2} />
        <div className="min-w-0 wrap-anywhere">{children}</div>
      </div>
      {action}
    </div>
  )
}
