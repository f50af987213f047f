import { Printer } from 'lucide-react'
import { useSearchParams } from 'react-router'
import adminGuide from '../../content/admin-guide.md'
import { GuideView } from '../../features/backoffice/admin-guide/guide-view.tsx'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import { sectionOf, sectionsOf } from '../../features/shell/admin-shell/sections.ts'
import { Button } from '../../ui/button.tsx'
import type { Route } from './+types/guide'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

/** Open to all staff. */
export const loader = ({ context }: Route.LoaderArgs) =>
  callStaff(context, [], (_, user) => ({ user, guide: adminGuide.sections }))

// The search only filters text that is already on the page.
export const shouldRevalidate = () => false

export const meta = adminMeta('Admin guide, Admin')

export default function Guide({ loaderData: { user, guide } }: Route.ComponentProps) {
  const [params, setParams] = useSearchParams()
  const onSearch = (q: string) => setParams(q === '' ? {} : { q }, { replace: true, preventScrollReset: true })
  const sections = sectionsOf(user)
  const mayOpen = (to: string) => sections.some((section) => section === sectionOf(to))
  return (
    <AdminPage
      title="Admin guide"
      actions={
        <Button variant="outline" size="sm" onPress={() => print()}>
          <Printer aria-hidden />
          Print
        </Button>
      }
    >
      <GuideView guide={guide} search={params.get('q') ?? ''} onSearch={onSearch} mayOpen={mayOpen} />
    </AdminPage>
  )
}
