import { hc } from 'hono/client'
import type { identityApi } from '../../../../worker/identity/identity.api.ts'
import type { ForgotPassword, ResetPassword, VerifyEmail } from '../../../../worker/identity/rules/forms.ts'
import { API, answerOf, RequestError } from '../../../api-client.ts'

const { auth } = hc<typeof identityApi>(...API)

/** Requests a link by mail; the answer is the same whether or not the account exists. */
export const askForReset = (json: ForgotPassword) => answerOf(auth['forgot-password'].$post({ json }))

/** Sets a new password and ends every session. @throws RequestError bad_input, or a dead link: see isDeadLink */
export const resetPassword = (json: ResetPassword) => answerOf(auth['reset-password'].$post({ json }))

/**
 * Opens the account of an invited person; the answer has whether they are staff. @throws RequestError bad_input, or a
 * dead link: see isDeadLink
 */
export const acceptInvitation = (json: ResetPassword) => answerOf(auth['accept-invitation'].$post({ json }))

/** Confirms an email. @throws RequestError a dead link: see isDeadLink */
export const verifyEmail = (json: VerifyEmail) => answerOf(auth['verify-email'].$post({ json }))

/** True for the error of a link that was used, has expired, or never existed. */
export const isDeadLink = (error: unknown): boolean =>
  error instanceof RequestError && (error.code === 'invalid_link' || error.issues.some(({ path }) => path === 'token'))
