import type { ReactNode } from 'react'

interface SettingsSectionProps {
  /** Its deep link, `/account#sessions`. */
  id: string
  title: string
  note: string
  children: ReactNode
}

/** One part of the settings: what it is about on the left, what can be done on the right. */
export function SettingsSection({ id, title, note, children }: SettingsSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-16 gap-5 border-t border-line py-8 first:border-t-0 md:grid-cols-[220px_minmax(0,1fr)] md:gap-10"
    >
      <div>
        <h2 id={`${id}-title`} className="text-base">
          {title}
        </h2>
        <p className="mt-0.5 text-sm text-ink-3">{note}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
