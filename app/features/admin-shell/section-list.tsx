import { CardLink } from '../../ui/card.tsx'
import { AdminPanel } from './admin-panel.tsx'
import { ADMIN_SECTIONS } from './sections.ts'
import { UPCOMING_SECTIONS } from './upcoming-sections.ts'

/** The sections that are not built yet, with what they will contain. */
export function SectionList() {
  return (
    <AdminPanel title="Being built">
      <ul className="divide-y divide-line">
        {ADMIN_SECTIONS.map(({ to, label, icon: Icon }) => {
          const upcoming = UPCOMING_SECTIONS[to]
          return (
            upcoming && (
              <li key={to} className="relative flex items-start gap-3 px-4 py-3 last:rounded-b-lg hover:bg-surface-2">
                <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-ink-3" strokeWidth={1.75} />
                <div className="min-w-0">
                  <CardLink to={to} className="font-semibold">
                    {label}
                  </CardLink>
                  <p className="text-xs text-ink-2">{upcoming.text}</p>
                </div>
              </li>
            )
          )
        })}
      </ul>
    </AdminPanel>
  )
}
