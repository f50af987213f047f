import { parse } from 'hono/utils/cookie'
import { networkOf } from '../domain/identity/caller.ts'
import { sessionCookie } from '../domain/identity/cookies.ts'

/** What a request says of whoever makes it. */
export interface Caller {
  /** An IPv4 address or an IPv6 /64. */
  network: string
  userAgent: string | null
  /** What may be the token of a session: of `Authorization: Bearer`, else of the cookie. */
  token: string | null
}

/** @param origin where the product lives: https there makes the names of the cookies strict */
export function callerOf({ headers }: Request, origin: string): Caller {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1]
  const name = sessionCookie(origin)
  return {
    network: networkOf(headers.get('CF-Connecting-IP') ?? 'unknown'),
    userAgent: headers.get('User-Agent'),
    token: bearer ?? parse(headers.get('Cookie') ?? '', name)[name] ?? null,
  }
}
