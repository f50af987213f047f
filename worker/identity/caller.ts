import { parse } from 'hono/utils/cookie'
import { networkOf } from '../domain/identity/caller.ts'
import { sessionCookie } from '../domain/identity/cookies.ts'

/** The caller, as the request describes it. Nothing here is verified. */
export interface Caller {
  /** An IPv4 address or an IPv6 /64. */
  network: string
  userAgent: string | null
  /** A possible session token, from `Authorization: Bearer` or else from the cookie. */
  token: string | null
}

/** @param origin the configured origin; with https the cookie name has the `__Host-` prefix */
export function callerOf({ headers }: Request, origin: string): Caller {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1]
  const name = sessionCookie(origin)
  return {
    network: networkOf(headers.get('CF-Connecting-IP') ?? 'unknown'),
    userAgent: headers.get('User-Agent'),
    token: bearer ?? parse(headers.get('Cookie') ?? '', name)[name] ?? null,
  }
}
