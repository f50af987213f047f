import { data } from 'react-router'
import { ErrorPage } from '../../features/shell/error-page.tsx'
import { errorMeta } from '../../meta.ts'

export const loader = () => data(null, { status: 404 })

export const meta = () => errorMeta(null, 'Page not found')

export default function NotFound() {
  return <ErrorPage status={404} />
}
