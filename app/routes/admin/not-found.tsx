import { data } from 'react-router'
import { AdminError } from '../../features/shell/admin-shell/admin-error.tsx'
import { adminMeta } from './admin-meta.ts'

export const loader = () => data(null, { status: 404 })

export const meta = adminMeta('Page not found, Admin')

export default function AdminNotFound() {
  return <AdminError status={404} />
}
