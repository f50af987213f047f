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
