import { hc } from 'hono/client'
import type { identityApi } from '../../../../worker/identity/identity.api.ts'
import type { ForgotPassword, ResetPassword, VerifyEmail } from '../../../../worker/identity/rules/forms.ts'
import { API, answerOf, RequestError } from '../../../api-client.ts'

const { auth } = hc<typeof identityApi>(...API)

/** A link comes by mail if there is such an account; the answer is the same if there is none. */
export const askForReset = (json: ForgotPassword) => answerOf(auth['forgot-password'].$post({ json }))

/** Every session of the account ends. @throws RequestError bad_input, or a dead link: see isDeadLink */
export const resetPassword = (json: ResetPassword) => answerOf(auth['reset-password'].$post({ json }))

/** Opens the account of who was invited, and says whether they are staff. @throws RequestError bad_input, or a dead link: see isDeadLink */
export const acceptInvitation = (json: ResetPassword) => answerOf(auth['accept-invitation'].$post({ json }))

/** @throws RequestError a dead link: see isDeadLink */
export const verifyEmail = (json: VerifyEmail) => answerOf(auth['verify-email'].$post({ json }))

/** The link was used, is too old, or never was one. */
export const isDeadLink = (error: unknown): boolean =>
  error instanceof RequestError && (error.code === 'invalid_link' || error.issues.some(({ path }) => path === 'token'))
