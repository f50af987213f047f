import type { ReactNode } from 'react'

interface SettingsSectionProps {
  /** Deep link of the section, `/account#sessions`. */
  id: string
  title: string
  note: string
  children: ReactNode
}

/** Section of the settings: title and note on the left, controls on the right. */
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
