import type { ForgotPassword, ResetPassword, VerifyEmail } from '../../../worker/domain/identity/forms.ts'
import { RequestError, request } from '../../api-client.ts'
import { authenticatedRequest } from '../session/auth.ts'

const post = (path: string, body: object) => request(`/api/auth/${path}`, { method: 'POST', body })

/** A link comes by mail if there is such an account; the answer is the same if there is none. */
export const askForReset = (input: ForgotPassword) => post('forgot-password', input)

/** Every session of the account ends. @throws RequestError bad_input, or a dead link: see isDeadLink */
export const resetPassword = (input: ResetPassword) => post('reset-password', input)

/** @throws RequestError a dead link: see isDeadLink */
export const verifyEmail = (input: VerifyEmail) => post('verify-email', input)

/** For whoever is signed in. */
export const resendVerification = () =>
  authenticatedRequest('/api/auth/verify-email/resend', { method: 'POST', body: {} })

/** The link was used, is too old, or never was one. */
export const isDeadLink = (error: unknown): boolean =>
  error instanceof RequestError && (error.code === 'invalid_link' || error.issues.some(({ path }) => path === 'token'))
