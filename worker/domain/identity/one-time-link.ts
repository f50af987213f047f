/** What a link in a mail may do, once: how long it lives, and the page that it opens. */
export const ONE_TIME_LINKS = {
  'password-reset': { minutes: 30, path: '/reset-password' },
  'email-verification': { minutes: 24 * 60, path: '/verify-email' },
} as const

export type LinkPurpose = keyof typeof ONE_TIME_LINKS

/** Bytes of chance in a token; beyond guessing, so that a plain hash of it is safe to keep. */
export const TOKEN_BYTES = 32

/** So many links of one purpose go to one account in an hour; what is asked beyond that is not sent. */
export const LINKS_PER_HOUR = 3

/** The instant from which a link made `now` is refused, ISO UTC. */
export const linkExpiry = (purpose: LinkPurpose, now: Date): string =>
  new Date(now.getTime() + ONE_TIME_LINKS[purpose].minutes * 60_000).toISOString()

/** `https://adchowk.example/reset-password?token=…`; the origin is the configured one, never what a request claims. */
export const linkAddress = (purpose: LinkPurpose, token: string, origin: string): string =>
  `${origin}${ONE_TIME_LINKS[purpose].path}?token=${encodeURIComponent(token)}`
