import { DashboardView } from '../../features/admin-shell/dashboard-view.tsx'
import { adminMeta } from './admin-meta.ts'

export const meta = () => adminMeta('Dashboard, Admin')

export default DashboardView
