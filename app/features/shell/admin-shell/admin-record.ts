import { useEffect } from 'react'
import type { CurrentUser } from '../../../../worker/kernel/rules/identity/user.ts'

const KEY = 'admin-storage'

/**
 * Mirrors the signed-in member of staff in local storage, for display only: no permission is ever read from it,
 * because the server decides on each request. Without a user the record is reset.
 */
export function writeAdminRecord(user: CurrentUser | null): void {
  const record = user
    ? { isAuthenticated: true, user: { email: user.email, role: user.role, name: user.name } }
    : { isAuthenticated: false, user: null }
  try {
    localStorage.setItem(KEY, JSON.stringify(record))
  } catch {
    // Storage is blocked: there is nothing to mirror into.
  }
}

/** Updates the mirror with the server's answer about this page's visitor. */
export function useAdminRecord(user: CurrentUser | null): void {
  useEffect(() => writeAdminRecord(user), [user])
}
