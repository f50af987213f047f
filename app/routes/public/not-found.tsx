import { data } from 'react-router'
import { ErrorPage } from '../../features/shell/error-page.tsx'
import { errorMeta } from '../../meta.ts'
import type { Route } from './+types/not-found'

export const loader = () => data(null, { status: 404 })

export const meta: Route.MetaFunction = ({ matches }) => errorMeta(null, matches, 'Page not found')

export default function NotFound() {
  return <ErrorPage status={404} />
}
