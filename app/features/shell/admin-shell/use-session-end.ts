import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { RequestError } from '../../../api-client.ts'
import { loginAddress } from './login-address.ts'

/**
 * For the errors of queries. An ended session leads to the login, with the way back. A refusal of the API reads the page again, and
 * the guard of the back office answers it: with the page of a role without access, or with the login for an account that is not of
 * staff any more.
 */
export function useSessionEnd(): (error: unknown) => void {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { pathname, search } = useLocation()
  return (error) => {
    if (!(error instanceof RequestError)) return
    if (error.status === 401) navigate(loginAddress(`${pathname}${search}`, 'ended'), { replace: true })
    if (error.status === 403 && error.code !== 'confirmation_needed') void revalidate()
  }
}
