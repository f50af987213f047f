import { hc } from 'hono/client'
import useSWR, { mutate } from 'swr'
import type { ActiveSession } from '../../../worker/identity/account-sessions.server.ts'
import type { identityApi } from '../../../worker/identity/identity.api.ts'
import type {
  PasswordChange,
  PasswordConfirmation,
  ProfileChange,
  TwoFactorCode,
  TwoFactorConfirmation,
} from '../../../worker/identity/rules/forms.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import { API } from '../../api-client.ts'
import { SESSION, signedInAnswerOf } from '../../kit/session/auth.ts'
import { forgetAllInput } from '../../kit/session/kept-input.ts'
import { clearLocalSession } from '../../kit/session/local-session.ts'

const ACCOUNT = '/api/account'
const SESSIONS = `${ACCOUNT}/sessions`

/** Path of the file with all data of the signed-in person. */
export const DATA_PATH = `${ACCOUNT}/data`

const { account } = hc<typeof identityApi>(...API)
const twoFactor = account['two-factor']

export const useAccount = () => useSWR(ACCOUNT, () => signedInAnswerOf(account.$get()))
export const useActiveSessions = () => useSWR(SESSIONS, () => signedInAnswerOf(account.sessions.$get()))

/** Fetches again all data that shows the account. */
async function refresh(): Promise<void> {
  await Promise.all([mutate(ACCOUNT), mutate(SESSION), mutate(SESSIONS)])
}

export async function saveProfile(json: ProfileChange): Promise<CurrentUser> {
  const { user } = await signedInAnswerOf(account.$patch({ json }))
  await refresh()
  return user
}

/** Changes the password and ends all other sessions. */
export async function changePassword(json: PasswordChange): Promise<void> {
  await signedInAnswerOf(account.password.$post({ json }))
  await refresh()
}

/** Removes the session from the list at once, and puts it back if the API refuses. */
export async function endSession(id: string): Promise<void> {
  const without = (known?: { sessions: ActiveSession[] }) => ({
    sessions: (known?.sessions ?? []).filter((session) => session.id !== id),
  })
  await mutate<{ sessions: ActiveSession[] }>(
    SESSIONS,
    async (known) => {
      await signedInAnswerOf(account.sessions[':id'].$delete({ param: { id: encodeURIComponent(id) } }))
      return without(known)
    },
    { optimisticData: without, rollbackOnError: true },
  )
}

/** Ends every session, including this one. */
export const endAllSessions = () => signedInAnswerOf(account.sessions['end-all'].$post())

/** Creates an authenticator key; it takes effect when a code of it is confirmed. */
export const beginTwoFactor = (json: PasswordConfirmation) => signedInAnswerOf(twoFactor.$post({ json }))

/**
 * Turns two-step sign-in on.
 * @returns the recovery codes, which are shown once only
 */
export async function confirmTwoFactor(json: TwoFactorCode): Promise<string[]> {
  const { recoveryCodes } = await signedInAnswerOf(twoFactor.confirm.$post({ json }))
  await refresh()
  return recoveryCodes
}

export async function endTwoFactor(json: TwoFactorConfirmation): Promise<void> {
  await signedInAnswerOf(twoFactor.off.$post({ json }))
  await refresh()
}

/** Replaces the recovery codes; the old ones stop working. */
export async function renewRecoveryCodes(json: TwoFactorConfirmation): Promise<string[]> {
  const { recoveryCodes } = await signedInAnswerOf(twoFactor['recovery-codes'].$post({ json }))
  await refresh()
  return recoveryCodes
}

export const deleteAccount = (json: PasswordConfirmation) => signedInAnswerOf(account.delete.$post({ json }))

/** Removes everything about the account from this browser. */
export async function forgetAccount(): Promise<void> {
  forgetAllInput()
  clearLocalSession()
  await mutate(SESSION, { user: null }, { revalidate: false })
  await mutate((key) => typeof key === 'string' && key.startsWith(ACCOUNT), undefined, { revalidate: false })
}
