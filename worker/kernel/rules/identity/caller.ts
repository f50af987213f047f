import ipaddr from 'ipaddr.js'
import { parseAddress } from '../platform/ip-list.ts'

/**
 * The keys of a rate limit, the smallest network first. An IPv4 address is one. A subscriber of IPv6 has all addresses of a
 * /64, most have a /56 and some a /48 (RFC 6177): each of the three is counted. An IPv4 address mapped into IPv6 counts as
 * IPv4.
 */
export function networksOf(address: string): [string, ...string[]] {
  const parsed = parseAddress(address)
  if (!(parsed instanceof ipaddr.IPv6)) return [parsed?.toString() ?? address]
  const [a = 0, b = 0, c = 0, d = 0] = parsed.parts
  const prefix = (bits: number, ...groups: number[]) =>
    `${groups.map((group) => group.toString(16)).join(':')}::/${bits}`
  return [prefix(64, a, b, c, d), prefix(56, a, b, c, d & 0xff00), prefix(48, a, b, c)]
}

/** Parts of a /56 and of a /48, each with the allowance of a /64. */
const PARTS = [4, 16]

/**
 * The keys by which requests are counted, for the keys of `networksOf`. A mobile carrier gives every phone a /64, thousands of
 * them in one /48, so the wider networks are counted in parts: a /56 has four times the allowance of a /64, a /48 sixteen times.
 */
export function allowanceKeys([own = 'unknown', ...wider]: readonly string[]): string[] {
  const subnet = Number.parseInt(own.split(':')[3] ?? '', 16) || 0
  return [own, ...wider.map((network, at) => `${network} ${subnet % (PARTS[at] ?? 1)}`)]
}

/** The network of a provider or a country around a key of `networksOf`: `192.0.0.0/16`, `2001:db8::/32`. */
export function widerNetworkOf(network: string): string {
  const [, a, b] = /^(\d{1,3})\.(\d{1,3})\./.exec(network) ?? []
  if (a !== undefined && b !== undefined) return `${a}.${b}.0.0/16`
  const [, first, second = '0'] = /^([\da-f]{1,4}):([\da-f]{1,4})?/.exec(network) ?? []
  return first === undefined ? 'unknown' : `${first}:${second}::/32`
}
