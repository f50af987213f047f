/** Proof of a sender: a signed-in account, a mail that passed a check of its domain, or none. */
export type SenderProof = 'account' | 'dmarc' | 'dkim' | 'spf' | 'none'

const PASSED: Partial<Record<SenderProof, string>> = {
  dmarc: 'DMARC passed',
  dkim: 'DKIM passed',
  spf: 'SPF passed',
}

/** The part of an address behind its last @, lower case. */
const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** A proof in words, for staff. @param email the address that the message claims */
export function senderText(proof: SenderProof, email: string): string {
  if (proof === 'account') return 'Sender signed in on the site'
  const passed = PASSED[proof]
  return passed ? `Sender proven: ${passed} for ${domainOf(email)}` : 'Sender not proven'
}

/** The authserv-id of the server that receives our mail: Cloudflare Email Routing. */
const RECEIVER = 'mx.cloudflare.net'

/** Replaces a quoted string with any content: no other text of a header has this character. */
const QUOTED = '"'

/**
 * Parts of an `Authentication-Results` header between its semicolons, each as words. Comments become spaces, and a
 * quoted string one character. Null when a comment or a quoted string does not end: the parts are ambiguous then.
 */
function partsOf(header: string): string[][] | null {
  const parts: string[] = ['']
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < header.length; at += 1) {
    const char = header.charAt(at)
    let text = char
    if (char === '\\' && (depth > 0 || isQuoted)) {
      at += 1
      continue
    }
    if (isQuoted) {
      isQuoted = char !== '"'
      continue
    }
    if (char === '(') depth += 1
    if (depth > 0) {
      if (char === ')') depth -= 1
      text = ' '
    } else if (char === ')') return null
    else if (char === '"') {
      isQuoted = true
      text = QUOTED
    } else if (char === ';') {
      parts.push('')
      continue
    }
    parts[parts.length - 1] += text
  }
  return depth > 0 || isQuoted ? null : parts.map((part) => part.split(/\s+/).filter((word) => word !== ''))
}

/** `dkim=pass header.d=a.example`: a method with its result, and properties of it. */
interface Result {
  method: string
  result: string
  /** The value of a property; empty where it is missing, or there are several. */
  property: (name: string) => string
}

/** A part as a result; null for other parts. Spaces around `=`, `/` and `.` are ignored. */
function resultOf(words: readonly string[]): Result | null {
  const pairs: [name: string, value: string][] = []
  let pair = ''
  for (const word of words) {
    pair += word.toLowerCase()
    const sign = pair.indexOf('=')
    if (sign < 0 || sign === pair.length - 1) continue
    pairs.push([pair.slice(0, sign), pair.slice(sign + 1)])
    pair = ''
  }
  const [head, ...properties] = pairs
  if (!head || pair !== '') return null
  const [method = ''] = head[0].split('/')
  return {
    method,
    result: head[1],
    property: (wanted) => {
      const [found, ...more] = properties.filter(([name]) => name === wanted)
      return found && more.length === 0 ? found[1] : ''
    },
  }
}

/** The results that a header of our receiver states; null where it is not of our receiver, or not well-formed (RFC 8601, 2.2). */
function resultsOf(header: string): Result[] | null {
  const [[server, version = '1', ...rest] = [], ...parts] = partsOf(header) ?? []
  if (server?.toLowerCase() !== RECEIVER || !/^\d+$/.test(version) || rest.length > 0) return null
  const results = parts.filter(({ length }) => length > 0).map(resultOf)
  return results.every((result) => result !== null) ? results : null
}

/** True when the header claims to be from our receiver: the text before its first semicolon names it. */
const isOfReceiver = (header: string) => (header.split(';')[0] ?? '').toLowerCase().includes(RECEIVER)

/** A sender that a server can print as it is: spaces, quotes or semicolons in it could read as results of the server. */
const PLAIN_SENDER = /^[^\s"();,<>\\]*$/

/**
 * Proof of the address in From (RFC 8601). A program can write any address into From, and into every header that the
 * sender chooses, so only the results of our receiver count: DMARC, or, for a domain without a policy, DKIM or SPF for
 * the domain or a subdomain. Ambiguous results prove nothing.
 * @param headers every `Authentication-Results` header, the topmost first: a server puts its own on top
 * @param from the address in From
 * @param envelope the sender that the sending server named (MAIL FROM), which our receiver repeats in the header
 */
export function senderProof(
  headers: readonly string[],
  { from, envelope }: { from: string; envelope: string },
): SenderProof {
  const [top = '', ...below] = headers
  const domain = domainOf(from)
  if (domain === '' || below.some(isOfReceiver) || !PLAIN_SENDER.test(envelope)) return 'none'
  const results = resultsOf(top) ?? []
  const [dmarc, ...others] = results.filter(({ method }) => method === 'dmarc')
  if (others.length > 0) return 'none'
  if (dmarc && dmarc.result !== 'none') {
    return dmarc.result === 'pass' && dmarc.property('header.from') === domain ? 'dmarc' : 'none'
  }
  const isAligned = (found: string) => found === domain || found.endsWith(`.${domain}`)
  // The receiver writes DKIM first. From SPF on it repeats values of the sending server.
  const firstSpf = results.findIndex(({ method }) => method === 'spf')
  const signed = results.slice(0, firstSpf < 0 ? undefined : firstSpf).filter(({ method }) => method === 'dkim')
  if (signed.some(({ result, property }) => result === 'pass' && isAligned(property('header.d')))) return 'dkim'
  const [spf, ...more] = results.filter(({ method, property }) => method === 'spf' && property('smtp.mailfrom') !== '')
  const isSent = spf?.result === 'pass' && more.length === 0 && isAligned(domainOf(spf.property('smtp.mailfrom')))
  return isSent ? 'spf' : 'none'
}
