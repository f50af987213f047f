import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'

interface SettingsPanelProps {
  /** Id, the target of a quick link. */
  id: string
  title: string
  action?: ReactNode
  children: ReactNode
}

/** Section of the settings with an anchor. */
export function SettingsPanel({ id, title, action, children }: SettingsPanelProps) {
  return (
    <Card as="section" id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="scroll-mt-18 outline-none">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 border-b border-line px-4">
        <h2 id={`${id}-title`} className="text-sm font-bold">
          {title}
        </h2>
        {action}
      </div>
      <div className="p-4">{children}</div>
    </Card>
  )
}

/** Subsection inside a panel. */
export function SettingsPart({ title, action, children }: Omit<SettingsPanelProps, 'id'>) {
  return (
    <div className="border-t border-line pt-4 not-first:mt-5 first:border-t-0 first:pt-0">
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-sm font-semibold">{title}</h3>
        {action}
      </div>
      {children}
    </div>
  )
}
