import { useSearchParams } from 'react-router'
import { GuideView } from '../../features/admin-guide/guide-view.tsx'
import { AdminPage } from '../../features/admin-shell/admin-page.tsx'
import type { Route } from './+types/guide'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

/** For everybody in the back office. */
export const loader = ({ context }: Route.LoaderArgs) => callStaff(context, [], () => null)

// The search only narrows what is on the page.
export const shouldRevalidate = () => false

export const meta = () => adminMeta('Admin guide, Admin')

export default function Guide() {
  const [params, setParams] = useSearchParams()
  const onSearch = (q: string) => setParams(q === '' ? {} : { q }, { replace: true, preventScrollReset: true })
  return (
    <AdminPage title="Admin guide">
      <GuideView search={params.get('q') ?? ''} onSearch={onSearch} />
    </AdminPage>
  )
}
