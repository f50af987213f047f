import { Hourglass, LayoutDashboard } from 'lucide-react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { AdminPage } from './admin-page.tsx'
import type { UpcomingSection as Section } from './upcoming-sections.ts'

/** A section that is not built yet: says so, and what it will contain. */
export function UpcomingSectionPage({ section: { title, text, today } }: { section: Section }) {
  return (
    <AdminPage title={title}>
      <EmptyState
        icon={Hourglass}
        title="This section is being built"
        actions={
          <>
            {today && (
              <LinkButton to={today.to} reloadDocument variant="outline" size="sm">
                {today.label}
              </LinkButton>
            )}
            <LinkButton to="/admin" variant="outline" size="sm">
              <LayoutDashboard aria-hidden />
              Back to the dashboard
            </LinkButton>
          </>
        }
      >
        {text}
      </EmptyState>
    </AdminPage>
  )
}
