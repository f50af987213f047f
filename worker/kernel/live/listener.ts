/** Owner of a socket. The Worker sends it to the hub after it has checked the session. */
export interface Listener {
  userId: string
  name: string
  session: string
  /** Of the connection; null where it is not known. */
  address: string | null
  /** When the session expires, milliseconds since 1970. */
  expiresAt: number
  /** When it ends because nobody used it; every use puts that off. Milliseconds since 1970. */
  idleAt: number
}

/** What the Security page asks of the sockets of staff. */
export interface SocketRules {
  /** Addresses that may stay, as staff wrote them. */
  ipWhitelist: string
  /** When the sessions of staff end unless they are used, milliseconds since 1970. */
  leases: readonly { session: string; idleAt: number }[]
}

export const LISTENER_HEADER = 'X-Listener'

/** Sockets of a user, of one of their sessions, or of all but one. */
export interface SocketsOf {
  user: string
  session?: string
  /** The session whose sockets stay. */
  except?: string | undefined
  /** True for a session that goes on under a new token: its pages are not told that it ended, and connect again. */
  isRenewed?: boolean
}
