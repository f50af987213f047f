import { useEffect } from 'react'
import type { CurrentUser } from '../../../../worker/kernel/rules/identity/user.ts'

const KEY = 'admin-storage'

/**
 * Mirrors in local storage who is signed in to the back office, for display only: nothing ever reads a permission from
 * it, the server decides on each request. With nobody signed in the record is reset.
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

/** Keeps the mirror true to what the server said of this page's visitor. */
export function useAdminRecord(user: CurrentUser | null): void {
  useEffect(() => writeAdminRecord(user), [user])
}
