import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** All addresses that begin with the same bits. */
interface Network {
  address: Address
  prefix: number
}

/** A line that is neither an address, a network, a comment nor blank. */
interface BadLine {
  /** From 1. */
  line: number
  /** A sentence with the number of the line. */
  message: string
}

export interface IpList {
  networks: readonly Network[]
  problems: readonly BadLine[]
}

const LOOPBACK = ['127.0.0.1', '::1'].map((text) => ipaddr.parse(text))
const MAPPED_BITS = 96

/**
 * An address as people and proxies write it; one of IPv4 that is mapped into IPv6 (RFC 4291, 2.5.5.2) becomes IPv4.
 * Null for forms that the package reads and no list should have: zones (`fe80::1%eth0`), octal and hexadecimal octets,
 * fewer than four, and `::192.0.2.1`.
 */
export function parseAddress(text: string): Address | null {
  const last = text.slice(text.lastIndexOf(':') + 1)
  const hasOctets = last === text || last.includes('.')
  if (hasOctets && (text === `::${last}` || !ipaddr.IPv4.isValidFourPartDecimal(last))) return null
  return ipaddr.isValid(text) && !text.includes('%') ? ipaddr.process(text) : null
}

/** An address alone is a network of one; bits behind the prefix do not matter. */
function parseNetwork(text: string): Network | null {
  const [host = '', length, ...more] = text.split('/')
  const address = parseAddress(host)
  if (!address || more.length > 0) return null
  const bits = address.toByteArray().length * 8
  if (length === undefined) return { address, prefix: bits }
  // The prefix of a mapped address counts from the start of its IPv6 form.
  const prefix = Number(length) - (address.kind() === 'ipv4' && host.includes(':') ? MAPPED_BITS : 0)
  return /^\d{1,3}$/.test(length) && prefix >= 0 && prefix <= bits ? { address, prefix } : null
}

function problemOf(text: string): string | null {
  const network = parseNetwork(text)
  if (network) return network.prefix === 0 ? 'lets every address in. Leave the list empty instead' : null
  const shown = text.length > 45 ? `${text.slice(0, 44)}…` : text
  const isLikeIpv4 = /^[\d.]+$/.test(text)
  return `is not an address: ${shown}. ${isLikeIpv4 ? 'It needs four numbers up to 255, such as 192.0.2.40' : 'Write 192.0.2.40, 192.0.2.0/24 or 2001:db8::/48'}`
}

/**
 * Reads a list of addresses and networks in CIDR form, IPv4 or IPv6, one a line. Blank lines are skipped, and so is the
 * text after a `#`.
 */
export function parseIpList(text: string): IpList {
  const networks: Network[] = []
  const problems: BadLine[] = []
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const entry = line.replace(/#.*/, '').trim()
    if (entry === '') continue
    const problem = problemOf(entry)
    const network = parseNetwork(entry)
    if (problem !== null) problems.push({ line: at + 1, message: `Line ${at + 1} ${problem}.` })
    else if (network) networks.push(network)
  }
  return { networks, problems }
}

const contains = ({ address, prefix }: Network, caller: Address): boolean =>
  address.kind() === caller.kind() && caller.match(address, prefix)

/** Reason to refuse a list that leaves out the person who saves it. */
export const lockOutMessage = (address: string) =>
  `This list leaves out your own address, ${address}. Add it, or you lock yourself out`

/**
 * True when a list lets an address in. An empty list lets all in.
 * @param list as staff wrote it; bad lines let none in
 * @param address of the connection; null where it is not known, which only an empty list lets in
 */
export function admitsAddress(list: string, address: string | null): boolean {
  const { networks, problems } = parseIpList(list)
  if (networks.length === 0 && problems.length === 0) return true
  const caller = address === null ? null : parseAddress(address)
  if (!caller) return false
  // A browser on this machine reaches it by 127.0.0.1 or by ::1, so a list with one of them admits the other.
  const callers = caller.range() === 'loopback' ? [caller, ...LOOPBACK] : [caller]
  return networks.some((network) => callers.some((one) => contains(network, one)))
}
