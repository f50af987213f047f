import type { Saved, SecuritySettings } from '../platform/settings.ts'
import type { Role, StaffArea } from './roles.ts'

/** Only an active user can sign in. */
export const USER_STATUSES = ['active', 'invited', 'suspended'] as const
export type UserStatus = (typeof USER_STATUSES)[number]

/** The signed-in user, as the browser may see it. */
export interface CurrentUser {
  id: string
  /** Lower case. */
  email: string
  name: string
  role: Role
  /** What a limited member of staff may do; empty for every other role. */
  areas: readonly StaffArea[]
  company: string
  phone: string
  emailVerified: boolean
  /** Whether signing in also takes a code of an authenticator app. */
  twoFactor: boolean
  /** ISO 8601, UTC. */
  createdAt: string
}

/** The rules of the Security page for a member of staff. */
export interface StaffRules {
  security: Saved<SecuritySettings>
  /** Whether the account has to have a second factor. */
  needsFactor: boolean
  /** Whether staff need a second factor and the account is let in without one, because it is a demo account. */
  waivesFactor: boolean
}

/** A signed-in browser. */
export interface UserSession {
  id: string
  tokenHash: string
  remembered: boolean
  createdAt: string
  lastUsedAt: string
  /** When the user last gave the password or a code again; null when never. */
  confirmedAt: string | null
  /** What the Security page asks of a member of staff; null for everybody else. */
  rules: StaffRules | null
}

/** The signed-in user of a request, and the session. */
export interface SignedIn {
  user: CurrentUser
  session: UserSession
}
