/** Owner of a socket. The Worker sends it to the hub after it has checked the session. */
export interface Listener {
  userId: string
  name: string
  session: string
  /** Address of the connection; null where it is not known. */
  address: string | null
  /** Expiry of the session, milliseconds since 1970. */
  expiresAt: number
  /** End of the session without use; every use postpones it. Milliseconds since 1970. */
  idleAt: number
}

/** Rules of the Security page for the sockets of staff. */
export interface SocketRules {
  /** Addresses that may stay, as staff wrote them. */
  ipWhitelist: string
  /** Ends of the sessions of staff without use, milliseconds since 1970. */
  leases: readonly { session: string; idleAt: number }[]
}

export const LISTENER_HEADER = 'X-Listener'

/** Sockets of a user, of one of their sessions, or of all but one. */
export interface SocketsOf {
  user: string
  session?: string
  /** The session whose sockets stay. */
  except?: string | undefined
  /** True for a session that goes on under a new token: its pages connect again, without a notice that it ended. */
  isRenewed?: boolean
}
