import useSWR, { mutate } from 'swr'
import type {
  PasswordChange,
  PasswordConfirmation,
  ProfileChange,
  TwoFactorCode,
  TwoFactorConfirmation,
} from '../../../worker/domain/identity/forms.ts'
import type { CurrentUser } from '../../../worker/domain/identity/user.ts'
import type { Account } from '../../../worker/identity/account.server.ts'
import type { ActiveSession } from '../../../worker/identity/account-sessions.server.ts'
import type { TotpEnrolment } from '../../../worker/identity/totp.ts'
import { authenticatedRequest as request } from '../session/auth.ts'
import { clearMirror } from '../session/local-session.ts'

const ACCOUNT = '/api/account'
const SESSIONS = `${ACCOUNT}/sessions`
const TWO_FACTOR = `${ACCOUNT}/two-factor`
/** Who the header shows. */
const SESSION = '/api/auth/session'

/** Everything about the signed-in person, as a file. */
export const DATA_PATH = `${ACCOUNT}/data`

const get = <T>(path: string) => request<T>(path)
const post = <T>(path: string, body: object = {}) => request<T>(path, { method: 'POST', body })

export const useAccount = () => useSWR<Account>(ACCOUNT, get)
export const useActiveSessions = () => useSWR<{ sessions: ActiveSession[] }>(SESSIONS, get)

/** What changed about the account shows everywhere at once. */
async function refresh(): Promise<void> {
  await Promise.all([mutate(ACCOUNT), mutate(SESSION), mutate(SESSIONS)])
}

export async function saveProfile(change: ProfileChange): Promise<CurrentUser> {
  const { user } = await request<{ user: CurrentUser }>(ACCOUNT, { method: 'PATCH', body: change })
  await refresh()
  return user
}

/** All other sessions end. */
export async function changePassword(change: PasswordChange): Promise<void> {
  await post(`${ACCOUNT}/password`, change)
  await refresh()
}

export const resendVerification = () => post('/api/auth/verify-email/resend')

/** It leaves the list at once and comes back if the server refuses. */
export async function endSession(id: string): Promise<void> {
  const without = (known?: { sessions: ActiveSession[] }) => ({
    sessions: (known?.sessions ?? []).filter((session) => session.id !== id),
  })
  await mutate<{ sessions: ActiveSession[] }>(
    SESSIONS,
    async (known) => {
      await request(`${SESSIONS}/${encodeURIComponent(id)}`, { method: 'DELETE' })
      return without(known)
    },
    { optimisticData: without, rollbackOnError: true },
  )
}

/** This one included. */
export const endAllSessions = () => post(`${SESSIONS}/end-all`)

/** A key that counts once a code of it is confirmed. */
export const beginTwoFactor = (proof: PasswordConfirmation) => post<TotpEnrolment>(TWO_FACTOR, proof)

/** The recovery codes, which are never shown again. */
export async function confirmTwoFactor(code: TwoFactorCode): Promise<string[]> {
  const { recoveryCodes } = await post<{ recoveryCodes: string[] }>(`${TWO_FACTOR}/confirm`, code)
  await refresh()
  return recoveryCodes
}

export async function endTwoFactor(proof: TwoFactorConfirmation): Promise<void> {
  await post(`${TWO_FACTOR}/off`, proof)
  await refresh()
}

/** The old ones stop working. */
export async function renewRecoveryCodes(proof: TwoFactorConfirmation): Promise<string[]> {
  const { recoveryCodes } = await post<{ recoveryCodes: string[] }>(`${TWO_FACTOR}/recovery-codes`, proof)
  await refresh()
  return recoveryCodes
}

export const deleteAccount = (proof: PasswordConfirmation) => post(`${ACCOUNT}/delete`, proof)

/** Nothing of the account stays in this browser. */
export async function forgetAccount(): Promise<void> {
  clearMirror()
  await mutate(SESSION, { user: null }, { revalidate: false })
  await mutate((key) => typeof key === 'string' && key.startsWith(ACCOUNT), undefined, { revalidate: false })
}
