import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'

// Data about the account in this browser, for display only: the session is an HttpOnly cookie, which only the server
// reads. app/document/shell.js clears the same items when Logout is pressed before hydration.
const ROLE = 'userRole'
const EMAIL = 'userEmail'
const ADMIN_RECORDS = ['admin-storage', 'adminAuth', 'adminUser']

/** Places opened from the command palette: app/features/shell/command/recent-places.ts. */
const RECENT_PLACES = 'recent-places'

/** app/document/theme.js sets it before the first paint, when the hint cookie exists. */
const SIGNED_IN = 'data-signed-in'
const HINTS = ['adchowk_in', '__Host-adchowk_in']

/** True when this browser has a mark of a session. Only the server knows whether it is valid. */
export const seemsSignedIn = (): boolean => document.documentElement.hasAttribute(SIGNED_IN)

/** Shows the header as signed in, and stores the role and email of the account. */
export function saveLocalSession({ role, email }: Pick<CurrentUser, 'role' | 'email'>) {
  seeAccount({ email })
  document.documentElement.setAttribute(SIGNED_IN, '')
  try {
    localStorage.setItem(ROLE, role)
    localStorage.setItem(EMAIL, email)
  } catch {
    // Storage is blocked; nothing depends on it.
  }
}

/** Email of the account that this document has seen signed in. */
let seen: string | null = null

/** Sets the signed-in account, which a page of a signed-in area has from the server. */
export function seeAccount({ email }: Pick<CurrentUser, 'email'>): void {
  seen = email
}

/** Email of the account that is signed in here, or was until its session ended; null for a visitor. */
export function accountHere(): string | null {
  try {
    return seen ?? localStorage.getItem(EMAIL)
  } catch {
    return null
  }
}

/** Shows the header as signed out, and removes all data about the account from this browser. */
export function clearLocalSession() {
  seen = accountHere()
  document.documentElement.removeAttribute(SIGNED_IN)
  for (const hint of HINTS) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all of our targets
    document.cookie = `${hint}=; Max-Age=0; Path=/${location.protocol === 'https:' ? '; Secure' : ''}`
  }
  try {
    for (const key of [ROLE, EMAIL, ...ADMIN_RECORDS, RECENT_PLACES]) localStorage.removeItem(key)
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
