import * as v from 'valibot'
import { day, lines, optionalLine, orAny, publicPage, reason, whole } from '../../../kernel/rules/fields.ts'
import { DISPUTE_REASONS } from './proof.ts'

const version = v.pipe(v.number('Reload the page'), v.integer('Reload the page'), v.minValue(0, 'Reload the page'))
const key = v.pipe(v.string('Reload the page'), v.uuid('Reload the page'))
const MAX_NUMBER = 1_000_000_000
const figure = v.exactOptional(
  v.pipe(
    v.number('Enter a whole number'),
    v.integer('Enter a whole number'),
    v.minValue(0, 'Enter a whole number'),
    v.maxValue(MAX_NUMBER, 'This is too much'),
  ),
)
const fact = (what: string) => v.optional(optionalLine(`${what} are text`, 200), '')
const degrees = (most: number) => {
  const wrong = 'This place does not exist'
  return v.pipe(v.number(wrong), v.minValue(-most, wrong), v.maxValue(most, wrong))
}

/** Photos of a set, and a log. */
const MAX_PROOF_FILES = 24

const ProofFile = v.object(
  {
    key: v.pipe(v.string('Choose a file'), v.nonEmpty('Choose a file'), v.maxLength(200, 'Choose a file')),
    moment: v.optional(v.picklist(['day', 'night'], 'Choose day or night')),
  },
  'Choose a file',
)

/** Nothing but the web: a link is shown to be opened. */
const isWebAddress = (text: string) => /^https?:\/\/[^\s/.]+\.\S+$/i.test(text) && URL.canParse(text)

/** A proof as it is sent; the check takes the same fields. */
export const NewProof = v.object({
  slot: v.pipe(v.string('Reload the page'), v.regex(/^[a-z]+-[\d-]{1,12}$/, 'Reload the page')),
  /** Version of the earlier proof; 0 for the first. */
  version,
  files: v.pipe(v.array(ProofFile, 'Choose files'), v.maxLength(MAX_PROOF_FILES, `At most ${MAX_PROOF_FILES} files`)),
  link: v.optional(
    v.pipe(
      optionalLine('Links are text', 500),
      v.check((text) => text === '' || isWebAddress(text), 'Enter an address that begins with https://'),
    ),
    '',
  ),
  figures: v.optional(
    v.object(
      { shown: figure, impressions: figure, clicks: figure, views: figure, people: figure },
      'Enter whole numbers',
    ),
    {},
  ),
  facts: v.optional(
    v.object(
      { plates: fact('Plates'), edition: fact('Editions'), page: fact('Pages'), size: fact('Sizes') },
      'Enter text',
    ),
    {},
  ),
  note: v.optional(lines('Notes', 500), ''),
  /** Position of the browser, with the consent of the user. */
  here: v.optional(v.object({ lat: degrees(90), lng: degrees(180) }, 'This place does not exist')),
  key,
})
export type NewProof = v.InferOutput<typeof NewProof>

export const SeenProof = v.object({ version })

export const NewDispute = v.object({
  version,
  reason: v.picklist(DISPUTE_REASONS, 'Choose a reason'),
  text: reason('Describe the change you want'),
})
export type NewDispute = v.InferOutput<typeof NewDispute>

/** Proofs of a campaign to accept at once, at the versions that were seen. */
export const AcceptProofs = v.object({
  proofs: v.pipe(
    v.array(v.object({ id: v.string('Reload the page'), version }, 'Reload the page'), 'Choose proofs'),
    v.nonEmpty('Choose proofs'),
    v.maxLength(200, 'At most 200 at once'),
  ),
})

const MakeGoodDays = { starts: day('Enter the first day'), ends: day('Enter the last day') }

export const MakeGood = v.object({ version, ...MakeGoodDays })
export type MakeGood = v.InferOutput<typeof MakeGood>

export const RemedyAnswer = v.object({
  version,
  answer: v.picklist(['accepted', 'declined'], 'Accept or decline'),
})
export type RemedyAnswer = v.InferOutput<typeof RemedyAnswer>

const part = (missing: string) =>
  v.pipe(v.number(missing), v.integer(missing), v.minValue(1, missing), v.maxValue(MAX_NUMBER, missing))

/**
 * Verdict of staff on a disputed proof: the missing part of the promised amount, and replacement days at no charge
 * instead of a credit, if any.
 */
export const ShortVerdict = v.pipe(
  v.object({
    version,
    missing: part('Enter how much was missing'),
    promised: part('Enter how much was promised'),
    note: reason('Give a reason. Both sides see it'),
    makeGood: v.optional(v.object(MakeGoodDays, 'Enter both days')),
  }),
  v.forward(
    v.check(({ missing, promised }) => missing <= promised, 'No more can be missing than was promised'),
    ['missing'],
  ),
)
export type ShortVerdict = v.InferOutput<typeof ShortVerdict>

/** Input of the preview of a credit. */
export const CreditQuery = v.object({
  missing: whole('Enter how much was missing', MAX_NUMBER),
  promised: whole('Enter how much was promised', MAX_NUMBER),
})

/** Note of staff when they accept a proof. */
export const AcceptVerdict = v.object({ version, note: reason('Give a reason. Both sides see it') })
export type AcceptVerdict = v.InferOutput<typeof AcceptVerdict>

export const NewShare = v.object({ expires: day('Enter the last day of the link') })

export const PROOF_TABS = ['due', 'sent', 'accepted', 'disputed'] as const
export type ProofTab = (typeof PROOF_TABS)[number]

export const ProofQuery = v.object({
  tab: orAny(v.picklist(PROOF_TABS, 'Choose a tab')),
  page: publicPage,
})
export type ProofQuery = v.InferOutput<typeof ProofQuery>
