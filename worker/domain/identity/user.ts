import type { Role } from './roles.ts'

/** The signed-in user, as the browser may see it. */
export interface CurrentUser {
  id: string
  /** Lower case. */
  email: string
  name: string
  role: Role
  company: string
  phone: string
  emailVerified: boolean
  /** Whether signing in also takes a code of an authenticator app. */
  twoFactor: boolean
  /** ISO 8601, UTC. */
  createdAt: string
}
