import type { parties } from '../../worker/organisations/billing.table.ts'
import { gstinOf } from '../../worker/organisations/rules/billing/gstin.ts'
import { PLATFORM_SERIES } from '../../worker/organisations/rules/billing/party.ts'
import { isState, type StateName } from '../../worker/organisations/rules/billing/states.ts'
import { CHECKED } from '../owners.ts'
import { createRandom, type Random } from '../random.ts'

// Registrations of invented people. Their PANs have the digits 0000, which are never issued, so each GSTIN is
// well-formed and unassigned.

type PartyRow = typeof parties.$inferInsert

const STREETS = [
  'Station Road',
  'M.G. Road',
  'Ring Road',
  'Civil Lines',
  'Market Yard',
  'Industrial Estate',
  'Old Bus Stand Road',
  'Lake View Road',
] as const

/** Letters of a name, in capitals. */
const lettersOf = (name: string) => name.toUpperCase().replace(/[^A-Z]/g, '')

/** Letters of a PAN that belong to one name: the first three, the kind of holder, the first of the name. */
function panOf(name: string, kind: 'C' | 'F' | 'P', random: Random): string {
  const letter = () => String.fromCharCode(random.int(65, 90))
  return `AA${letter()}${kind}${lettersOf(name)[0] ?? 'A'}0000${letter()}`
}

/** @throws RangeError for a place that is no state */
function stateNamed(name: string): StateName {
  if (!isState(name)) throw new RangeError(`${name} is no state`)
  return name
}

/** Every sixth client is not registered. */
const UNREGISTERED = 6

/** Billing details of a client. @param n its place among the clients */
export function clientParty(
  { userId, company, state, city }: { userId: string; company: string; state: string; city: string },
  n: number,
): PartyRow {
  const random = createRandom(`party ${userId}`)
  const pan = panOf(company, 'C', random)
  const isRegistered = n % UNREGISTERED !== UNREGISTERED - 1
  return {
    id: `pty_${userId}`,
    userId,
    legalName: isRegistered ? `${company} Private Limited` : company,
    gstin: isRegistered ? gstinOf(stateNamed(state), pan) : null,
    pan: isRegistered ? pan : null,
    state,
    address: `${random.int(2, 180)} ${random.pick(STREETS)}, ${city}`,
  }
}

/** Sellers whose documents were checked are companies. */
const COMPANIES: ReadonlySet<string> = new Set(CHECKED.map(({ id }) => id))

interface Seller {
  id: string
  name: string
  city: string
  state: string
}

/**
 * Billing details of owners: companies, and some firms and proprietors.
 * @param signatories names of the signatories, by owner
 */
export function ownerParties(owners: readonly Seller[], signatories: ReadonlyMap<string, string>): PartyRow[] {
  const taken = new Set<string>(PLATFORM_SERIES)
  return owners.map(({ id, name, city, state }, n) => {
    const random = createRandom(`party ${id}`)
    const signatory = signatories.get(id) ?? null
    const kind = COMPANIES.has(id) ? 'C' : n % 2 === 0 ? 'F' : 'P'
    const holder = kind === 'P' && signatory ? signatory : name
    const pan = panOf(holder, kind, random)
    return {
      id: `pty_${id}`,
      ownerId: id,
      legalName: {
        C: `${name.replace(/ Co\.$/, '')} Private Limited`,
        F: `${name} LLP`,
        P: `${holder}, proprietor of ${name}`,
      }[kind],
      gstin: gstinOf(stateNamed(state), pan),
      pan,
      state,
      address: `${random.int(2, 180)} ${random.pick(STREETS)}, ${city}`,
      email: `accounts@${id}.example`,
      bankAccount: `0000${random.int(10_000_000, 99_999_999)}`,
      ifsc: `XMPL000${random.int(1_000, 9_999)}`,
      signatory,
      payee: kind === 'P' ? ('individual' as const) : ('other' as const),
      prefix: prefixOf(name, taken),
    }
  })
}

/** Up to three letters of a name, unique: its initials, else its first letter with two others of it. */
function prefixOf(name: string, taken: Set<string>): string {
  const initials = name
    .split(' ')
    .map((word) => lettersOf(word)[0] ?? '')
    .join('')
    .slice(0, 3)
  const [first = '', ...rest] = lettersOf(name)
  const others = rest.flatMap((one, i) => rest.slice(i + 1).map((two) => `${first}${one}${two}`))
  const prefix = [initials, ...others].find((one) => !taken.has(one))
  if (!prefix) throw new RangeError(`No letters are left for ${name}`)
  taken.add(prefix)
  return prefix
}
