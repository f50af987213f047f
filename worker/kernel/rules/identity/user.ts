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
  /** Areas of a limited member of staff; empty for every other role. */
  areas: readonly StaffArea[]
  company: string
  phone: string
  emailVerified: boolean
  /** True when signing in also takes a code of an authenticator app. */
  twoFactor: boolean
  /** ISO 8601, UTC. */
  createdAt: string
}

/** The rules of the Security page for a member of staff. */
export interface StaffRules {
  security: Saved<SecuritySettings>
  /** True when the account has to have a second factor. */
  needsFactor: boolean
  /** True when staff need a second factor and the account is let in without one, because it is a demo account. */
  waivesFactor: boolean
}

/** A signed-in browser. */
export interface UserSession {
  id: string
  tokenHash: string
  remembered: boolean
  createdAt: string
  lastUsedAt: string
  /** Instant when the user last repeated the password or a code; null for never. */
  confirmedAt: string | null
  /** Rules of the Security page for a member of staff; null for any other account. */
  rules: StaffRules | null
}

/** The signed-in user of a request, and the session. */
export interface SignedIn {
  user: CurrentUser
  session: UserSession
}
