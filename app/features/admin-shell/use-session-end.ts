import { useLocation, useNavigate } from 'react-router'
import { RequestError } from '../../api-client.ts'
import { type LoginReason, loginAddress } from './login-address.ts'

/** What the API answers once the session has ended, or belongs to somebody else than staff. */
const REASONS: Readonly<Record<number, LoginReason>> = { 401: 'ended', 403: 'staff' }

/** For the errors of queries: leads to the login, with the way back and why, when the page may no longer be seen. */
export function useSessionEnd(): (error: unknown) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (error) => {
    const isRefused = error instanceof RequestError && error.code !== 'confirmation_needed'
    const reason = isRefused ? REASONS[error.status] : undefined
    if (reason) navigate(loginAddress(`${pathname}${search}`, reason), { replace: true })
  }
}
