/** An address as a number. An IPv4 address mapped into IPv6 (RFC 4291, 2.5.5.2) counts as IPv4. */
interface Address {
  bits: 32 | 128
  value: bigint
}

/** All addresses that begin with the same bits. */
interface Network extends Address {
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

const LOOPBACK = ['127.0.0.1', '::1'] as const
const MAPPED = 0xffffn
const OCTET = /^(?:0|[1-9]\d{0,2})$/
const GROUP = /^[\da-f]{1,4}$/i

function parseIpv4(text: string): bigint | null {
  const octets = text.split('.')
  if (octets.length !== 4 || !octets.every((octet) => OCTET.test(octet) && Number(octet) <= 255)) return null
  return octets.reduce((value, octet) => (value << 8n) | BigInt(octet), 0n)
}

/** The 16-bit groups of one side of `::`. @param isEnd of the address, where the last part may be an IPv4 address */
function parseGroups(text: string, isEnd: boolean): bigint[] | null {
  if (text === '') return []
  const parts = text.split(':')
  const groups: bigint[] = []
  for (const [at, part] of parts.entries()) {
    if (GROUP.test(part)) groups.push(BigInt(`0x${part}`))
    else {
      const embedded = isEnd && at === parts.length - 1 ? parseIpv4(part) : null
      if (embedded === null) return null
      groups.push(embedded >> 16n, embedded & 0xffffn)
    }
  }
  return groups
}

function parseIpv6(text: string): bigint | null {
  const sides = text.split('::')
  const [head = null, tail = []] = sides.map((side, at) => parseGroups(side, at === sides.length - 1))
  if (head === null || tail === null || sides.length > 2) return null
  const missing = 8 - head.length - tail.length
  // `::` stands for one group or more.
  if (sides.length === 2 ? missing < 1 : missing !== 0) return null
  const groups = [...head, ...Array<bigint>(missing).fill(0n), ...tail]
  return groups.reduce((value, group) => (value << 16n) | group, 0n)
}

/** Null for text that is no address; zones (`fe80::1%eth0`) are refused. */
function parseAddress(text: string): Address | null {
  const ipv4 = parseIpv4(text)
  if (ipv4 !== null) return { bits: 32, value: ipv4 }
  const ipv6 = parseIpv6(text)
  if (ipv6 === null) return null
  return ipv6 >> 32n === MAPPED ? { bits: 32, value: ipv6 & 0xffffffffn } : { bits: 128, value: ipv6 }
}

/** An address alone is a network of one; bits behind the prefix do not matter. */
function parseNetwork(text: string): Network | null {
  const [host = '', length, ...more] = text.split('/')
  const address = parseAddress(host)
  if (!address || more.length > 0) return null
  if (length === undefined) return { ...address, prefix: address.bits }
  // The prefix of a mapped address counts from the start of its IPv6 form.
  const prefix = Number(length) - (address.bits === 32 && host.includes(':') ? 96 : 0)
  return /^\d{1,3}$/.test(length) && prefix >= 0 && prefix <= address.bits ? { ...address, prefix } : null
}

function problemOf(text: string): string | null {
  const network = parseNetwork(text)
  if (network) return network.prefix === 0 ? 'lets every address in. Leave the list empty instead' : null
  const shown = text.length > 45 ? `${text.slice(0, 44)}…` : text
  const isLikeIpv4 = /^[\d.]+$/.test(text)
  return `is not an address: ${shown}. ${isLikeIpv4 ? 'It needs four numbers up to 255, such as 192.0.2.40' : 'Write 192.0.2.40, 192.0.2.0/24 or 2001:db8::/48'}`
}

/**
 * Reads a list of addresses and networks in CIDR form, IPv4 or IPv6, one a line. Blank lines are skipped, and so is what follows
 * a `#`.
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

const contains = ({ bits, value, prefix }: Network, address: Address): boolean => {
  const rest = BigInt(bits - prefix)
  return bits === address.bits && value >> rest === address.value >> rest
}

/** Why a list may not be saved that leaves out who saves it. */
export const lockOutMessage = (address: string) =>
  `This list leaves out your own address, ${address}. Add it, or you lock yourself out`

/** A machine reaches itself by either family, as the browser's resolver likes: one loopback address stands for both. */
const isLoopback = ({ bits, value }: Address) => (bits === 32 ? value >> 24n === 127n : value === 1n)

/**
 * Whether a list lets an address in. An empty list lets everybody in.
 * @param list as staff wrote it; bad lines let nobody in
 * @param address of the connection; null where it is not known, which only an empty list lets in
 */
export function admitsAddress(list: string, address: string | null): boolean {
  const { networks, problems } = parseIpList(list)
  if (networks.length === 0 && problems.length === 0) return true
  const caller = address === null ? null : parseAddress(address)
  if (!caller) return false
  const callers = isLoopback(caller) ? [caller, ...LOOPBACK.flatMap((text) => parseAddress(text) ?? [])] : [caller]
  return networks.some((network) => callers.some((one) => contains(network, one)))
}
