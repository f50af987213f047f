import type { Role } from './roles.ts'

/** Whoever is signed in, as they and the browser may see it. */
export interface CurrentUser {
  id: string
  /** Lower case. */
  email: string
  name: string
  role: Role
  company: string
  phone: string
  emailVerified: boolean
  /** Whether signing in takes a code of an authenticator app, too. */
  twoFactor: boolean
  /** ISO 8601, UTC. */
  createdAt: string
}
