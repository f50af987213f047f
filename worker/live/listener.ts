/** Owner of a socket. The Worker sends it to the hub after it has checked the session. */
export interface Listener {
  userId: string
  name: string
  session: string
  /** When the session expires, milliseconds since 1970. */
  expiresAt: number
  /** When it ends because nobody used it; every use puts that off. Milliseconds since 1970. */
  idleAt: number
}

export const LISTENER_HEADER = 'X-Listener'
