import { parse } from 'hono/utils/cookie'
import { networksOf } from '../rules/identity/caller.ts'
import { deviceCookie, sessionCookie } from '../rules/identity/cookies.ts'
import { isLoopback } from '../settings.ts'

/** The caller, as the request describes it. Nothing here is verified. */
export interface Caller {
  /** The whole address of the connection, which `network` shortens; null where the platform does not give it. */
  address: string | null
  /** An IPv4 address or an IPv6 /64. */
  network: string
  /** All that its attempts and requests are counted by: `network`, and the /56 and /48 around an IPv6 one. */
  networks: readonly string[]
  userAgent: string | null
  /** A possible session token, from `Authorization: Bearer` or else from the cookie. */
  token: string | null
  /** Value of the browser's cookie for the accounts that it has signed in to; see known-device.ts. */
  device: string | null
}

/** Tools that run the Worker on this machine may leave the address out; at Cloudflare it is always there. */
const localAddress = (origin: string) => (isLoopback(new URL(origin)) ? '127.0.0.1' : null)

/** @param origin the configured origin; with https the cookie name has the `__Host-` prefix */
export function callerOf({ headers }: Request, origin: string): Caller {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1]
  const cookies = parse(headers.get('Cookie') ?? '')
  const address = headers.get('CF-Connecting-IP')
  const networks = networksOf(address ?? 'unknown')
  return {
    address: address ?? localAddress(origin),
    network: networks[0],
    networks,
    userAgent: headers.get('User-Agent'),
    token: bearer ?? cookies[sessionCookie(origin)] ?? null,
    device: cookies[deviceCookie(origin)] ?? null,
  }
}
