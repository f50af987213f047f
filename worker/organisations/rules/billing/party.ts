import * as v from 'valibot'
import { Email, line, lines, optionalLine } from '../../../kernel/rules/fields.ts'
import { list } from '../../../kernel/rules/text/list.ts'
import { joinLines } from '../../../kernel/rules/text/trim.ts'
import { gstinProblem, panIn, stateIn } from './gstin.ts'
import { isPan, PAYEES, type Payee, panHolder, payeeOf } from './pan.ts'
import { isState, STATE_NAMES, type StateName, stateWithCode } from './states.ts'

// Billing details of an advertiser or an owner, and their required fields.

/** Series of the platform's own documents and references. No owner may number in them. */
export const PLATFORM_SERIES = ['RO', 'EST', 'FEE', 'CMP', 'BKG', 'PRF', 'STM', 'RPT'] as const

/** An address on documents, at most. */
const MAX_ADDRESS = 300

/** A code that people type in small letters and with spaces as well. */
const code = (missing: string) =>
  v.pipe(
    v.string(missing),
    v.transform((text) => text.replace(/\s+/gu, '').toUpperCase()),
  )

/** An empty field is null. */
const orNull = <const S extends v.GenericSchema<string, string>>(schema: S) =>
  v.pipe(
    v.nullish(v.string(), ''),
    v.trim(),
    v.transform((text) => text || null),
    v.nullable(schema),
  )

const Gstin = v.pipe(
  code('Enter the GSTIN'),
  v.nonEmpty('Enter the GSTIN'),
  v.check(
    (text) => gstinProblem(text) === null,
    ({ input }) => gstinProblem(input) ?? '',
  ),
)

const Pan = v.pipe(
  code('Enter the PAN'),
  v.check(
    isPan,
    'A PAN is five letters, four digits and a letter, such as AAPFU0939F. Its fourth letter is the kind of holder',
  ),
)

const Ifsc = v.pipe(
  code('Enter the IFSC'),
  v.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'An IFSC is four letters, a zero and six letters or digits, such as SBIN0001234'),
)

const BankAccount = v.pipe(
  code('Enter the account number'),
  v.regex(/^\d{9,18}$/, 'An account number has 9 to 18 digits'),
)

const Prefix = v.pipe(
  code('Enter a prefix'),
  v.regex(/^[A-Z]{1,3}$/, 'One to three letters, such as GSM'),
  v.check(
    (text) => !PLATFORM_SERIES.some((own) => own === text),
    ({ input }) => `${input} is reserved for AdChowk. Choose other letters`,
  ),
)

const COMMON = {
  legalName: line('Enter the name as it is registered', 120),
  address: v.pipe(
    lines('Addresses', MAX_ADDRESS),
    v.nonEmpty('Enter the address as it is registered'),
    // Papers print it in one line.
    v.transform((text) => joinLines(text).replace(/,(?:\s*,)+/gu, ',')),
  ),
  state: v.picklist(STATE_NAMES, 'Choose the state'),
  pan: orNull(Pan),
  email: orNull(Email),
}

/** False for an invalid GSTIN, which has another message. */
const isRight = (gstin: string | null): gstin is string => gstin !== null && gstinProblem(gstin) === null

const isOfState = ({ gstin, state }: { gstin: string | null; state: StateName }) =>
  !isRight(gstin) || stateIn(gstin) === state
const otherState = ({ gstin, state }: { gstin: string | null; state: StateName }) =>
  `This GSTIN is registered in ${stateWithCode(stateIn(gstin ?? '') ?? '')}, not in ${state}`
const isOfPan = ({ gstin, pan }: { gstin: string | null; pan: string | null }) =>
  !isRight(gstin) || pan === null || panIn(gstin) === pan
const otherPan = ({ gstin }: { gstin: string | null }) => `The PAN inside this GSTIN is ${panIn(gstin ?? '')}`

/** Billing details of an advertiser. GSTIN and PAN are optional: not every buyer is registered. */
export const AdvertiserDetails = v.pipe(
  v.object({ ...COMMON, gstin: orNull(Gstin) }),
  v.forward(
    v.partialCheck([['gstin'], ['state']], isOfState, ({ input }) => otherState(input)),
    ['gstin'],
  ),
  v.forward(
    v.partialCheck([['gstin'], ['pan']], isOfPan, ({ input }) => otherPan(input)),
    ['pan'],
  ),
  v.transform((of) => ({ ...of, pan: of.pan ?? (of.gstin === null ? null : panIn(of.gstin)) })),
)
export type AdvertiserDetails = v.InferOutput<typeof AdvertiserDetails>

/** Billing details of an owner. */
export const OwnerDetails = v.pipe(
  v.object({
    ...COMMON,
    gstin: Gstin,
    payee: v.picklist(PAYEES, 'Choose who is paid'),
    prefix: Prefix,
    bankAccount: orNull(BankAccount),
    ifsc: orNull(Ifsc),
    signatory: v.pipe(
      v.nullish(optionalLine('Names are text', 100), ''),
      v.transform((text) => text || null),
    ),
  }),
  v.forward(
    v.partialCheck([['gstin'], ['state']], isOfState, ({ input }) => otherState(input)),
    ['gstin'],
  ),
  v.forward(
    v.partialCheck([['gstin'], ['pan']], isOfPan, ({ input }) => otherPan(input)),
    ['pan'],
  ),
  v.forward(
    v.partialCheck(
      [['gstin'], ['payee']],
      ({ gstin, payee }) => !isRight(gstin) || payeeOf(panIn(gstin)) === payee,
      ({ input }) => `The PAN ${panIn(input.gstin)} is of ${panHolder(panIn(input.gstin))}: choose the other kind`,
    ),
    ['payee'],
  ),
  v.forward(
    v.partialCheck(
      [['bankAccount'], ['ifsc']],
      ({ bankAccount, ifsc }) => bankAccount === null || ifsc !== null,
      'Enter the IFSC of this account as well',
    ),
    ['ifsc'],
  ),
  v.forward(
    v.partialCheck(
      [['bankAccount'], ['ifsc']],
      ({ bankAccount, ifsc }) => ifsc === null || bankAccount !== null,
      'Enter the account number of this IFSC as well',
    ),
    ['bankAccount'],
  ),
  v.transform((of) => ({ ...of, pan: panIn(of.gstin) })),
)
export type OwnerDetails = v.InferOutput<typeof OwnerDetails>

/** The version of the details that a change was made from; 0 where there were none. */
const Seen = v.object({
  version: v.pipe(
    v.number('The version is missing. Reload the page'),
    v.integer(),
    v.minValue(0),
    v.maxValue(1_000_000),
  ),
})

export const AdvertiserChange = v.intersect([Seen, AdvertiserDetails])
export type AdvertiserChange = v.InferOutput<typeof AdvertiserChange>
export const OwnerChange = v.intersect([Seen, OwnerDetails])
export type OwnerChange = v.InferOutput<typeof OwnerChange>

/** Details as they are kept, of either side. */
export interface BillingProfile {
  legalName: string
  address: string
  state: string
  gstin: string | null
  pan: string | null
  email: string | null
  payee: Payee
  prefix: string | null
  bankAccount: string | null
  ifsc: string | null
  signatory: string | null
  version: number
}

/** Fields as sentences name them. */
export const PARTY_LABELS = {
  legalName: 'legal name',
  address: 'address',
  state: 'state',
  gstin: 'GSTIN',
  pan: 'PAN',
  email: 'email',
  payee: 'kind of payee',
  prefix: 'invoice prefix',
  bankAccount: 'bank account',
  ifsc: 'IFSC',
  signatory: 'signatory',
} as const satisfies Record<Exclude<keyof BillingProfile, 'version'>, string>
type PartyField = keyof typeof PARTY_LABELS

/** The fields that two details differ in. @param before null where there were none */
export const changedFields = (before: BillingProfile | null, after: Omit<BillingProfile, 'version'>): PartyField[] =>
  (Object.keys(PARTY_LABELS) as PartyField[]).filter((field) =>
    before === null ? after[field] !== null : before[field] !== after[field],
  )

export type Side = 'advertiser' | 'owner'

/** Required fields of each side. */
const NEEDED = {
  advertiser: ['legalName', 'address', 'state'],
  owner: ['legalName', 'address', 'state', 'gstin', 'pan', 'prefix'],
} as const satisfies Record<Side, readonly PartyField[]>

/**
 * Fields that a side still has to enter before its first campaign or confirmation: `['address', 'GSTIN']`.
 * @param party null without any details
 */
export const missingOf = (side: Side, party: Pick<BillingProfile, (typeof NEEDED)['owner'][number]> | null): string[] =>
  NEEDED[side]
    .filter((field) => {
      const value = party?.[field]?.trim() ?? ''
      return field === 'state' ? !isState(value) : value === ''
    })
    .map((field) => PARTY_LABELS[field])

/** Act that needs the details. */
export const NEEDED_BEFORE: Record<Side, string> = {
  advertiser: 'Needed before you send a campaign',
  owner: 'Needed before you confirm a request',
}

/** Note before the sign-up: an owner without a GSTIN can list, and cannot confirm. */
export const OWNER_CONDITION = `Before you confirm your first booking we ask for your ${list(missingOf('owner', null))}. Without a GSTIN you can list media and not confirm bookings.`

/** Of a refusal with `billing_needed`. */
export interface BillingNeeded {
  missing: string[]
}
