/** Whose socket it is: told to the hub by the Worker, which has asked who is signed in. */
export interface Listener {
  userId: string
  name: string
  session: string
  /** When the session ends by itself, milliseconds since 1970. */
  expiresAt: number
}

export const LISTENER_HEADER = 'X-Listener'
