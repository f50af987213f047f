/** Purposes of mailed links, each used once: lifetime, and the page that the link opens. */
export const ONE_TIME_LINKS = {
  'password-reset': { minutes: 30, path: '/reset-password' },
  invitation: { minutes: 7 * 24 * 60, path: '/welcome' },
  'email-verification': { minutes: 24 * 60, path: '/verify-email' },
} as const

export type LinkPurpose = keyof typeof ONE_TIME_LINKS

/** Random bytes of a token. It cannot be guessed, so a plain hash of it is safe to store. */
export const TOKEN_BYTES = 32

/** Expiry of a link made `now`, ISO UTC. */
export const linkExpiry = (purpose: LinkPurpose, now: Date): string =>
  new Date(now.getTime() + ONE_TIME_LINKS[purpose].minutes * 60_000).toISOString()

/**
 * `https://adchowk.example/reset-password#token=…`; with the configured origin, never that of a request. Browsers send a
 * fragment to no server, so the token is in no log and no Referer.
 */
export const linkAddress = (purpose: LinkPurpose, token: string, origin: string): string =>
  `${origin}${ONE_TIME_LINKS[purpose].path}#token=${encodeURIComponent(token)}`
