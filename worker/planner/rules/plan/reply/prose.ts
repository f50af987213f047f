import { CITIES } from '../../../../kernel/rules/text/gazetteer.ts'
import type { KnownCity } from '../understanding.ts'
import { type BriefGround, briefGround, isUngrounded } from './prose-brief.ts'
import { isBooking, isLink, isPayment } from './prose-deeds.ts'
import { type Figure, figuresIn, plainText } from './prose-figures.ts'
import { hasStrangeName, knownNames } from './prose-names.ts'
import { isGuarantee, isOffer } from './prose-promises.ts'
import { isLaw, isRules } from './prose-topics.ts'

/** Evidence that a text of a language model may use. */
export interface Evidence {
  /** Tool results of this turn, as text: their amounts carry ₹, their other numbers count something. */
  results: readonly string[]
  /** Results of searches in the catalogue: no ground for statements about the plan. */
  searches?: readonly string[]
  /** The advertiser's own words. */
  said: readonly string[]
  /** Text that must not be repeated. */
  instructions: string
  /** Titles, owners and localities of the results: they are names, and no ground for a figure. */
  names?: readonly string[]
  /** Cities of the catalogue, with their localities. */
  cities?: readonly KnownCity[]
}

type ProseFault =
  | 'figure'
  | 'listing'
  | 'name'
  | 'offer'
  | 'guarantee'
  | 'booking'
  | 'payment'
  | 'link'
  | 'brief'
  | 'law'
  | 'instructions'
  | 'questions'
  | 'length'

const MAX_QUESTIONS = 3
const MAX_CHARS = 2_000
/** A sentence of the instructions shorter than this is too common to be a quotation. */
const TELLING_CHARS = 40
/** Numbers below this that nothing marks are days, screens, years. */
const MIN_BARE = 10_000
/** Short forms round, but never by more than this share. */
const MAX_ROUNDED = 0.02

/** Words that make a price of an amount: an amount of the advertiser's is then no ground for it. */
const SELLS =
  /(?<!\p{L})(?:costs?|priced?|rates?|charged?|pay|paying|yours|booked|sold|only|just|deal|offer(?:ed)?|have it)(?!\p{L})/u
/** Not before a digit: `Rs. 500` is one sentence. */
const SENTENCE_END = /(?<=[.!?।])\s+(?=[^\d₹])|\n+/u

const LISTING_ID = /(?<![\w-])(?:[a-z]{2,12}-\d{3,}(?::[a-z0-9][a-z0-9-]*)?|l-?\d{3,}|pln_\w+)(?![\w])/gu
const NAME = /["“]([^"“”\n]{4,90})["”]|\*\*([^*\n]{4,90})\*\*/gu
const TITLE_LIKE =
  /^(?:(?:\p{Lu}|\d)\S*|of|the|at|in|on|and|to|near|&|-|–|—)(?: (?:(?:\p{Lu}|\d)\S*|of|the|at|in|on|and|to|near|&|-|–|—))+$/u

/** Names of cities are looked at with the brief. */
const PLACES = CITIES.flatMap(({ name, spoken }) => [name, ...spoken])

/** Facts that each sentence is checked against. */
interface Ground {
  text: string
  results: Figure[]
  said: Figure[]
  ids: ReadonlySet<string>
  names: ReadonlySet<string>
  brief: BriefGround
  instructions: string[]
}

function groundOf({ results, searches = [], said, instructions, names = [], cities = [] }: Evidence): Ground {
  const told = [...results, ...searches]
  const text = plainText([...told, ...said, ...names].join('\n'))
  return {
    text,
    results: told.flatMap(figuresIn),
    said: said.flatMap(figuresIn),
    ids: new Set(text.match(LISTING_ID)),
    names: knownNames([...told, ...said, ...names, ...PLACES, ...cities.map(({ name }) => name)]),
    brief: briefGround({ results, searches, said, cities }),
    instructions: instructions
      .split(/\n|(?<=\.) /)
      .filter((sentence) => sentence.length >= TELLING_CHARS)
      .map((sentence) => plainText(sentence).trim()),
  }
}

/** Checks of a sentence, by the name of the fault. */
const SENTENCE_RULES: Partial<Record<ProseFault, (sentence: string, text: string, ground: Ground) => boolean>> = {
  figure: (_, text, { results, said }) => {
    const rest = text.replace(LISTING_ID, ' ')
    const words = SELLS.test(rest) ? [] : said
    return figuresIn(rest).some((figure) => !isGrounded(figure, results, words))
  },
  listing: (_, text, { ids }) => (text.match(LISTING_ID) ?? []).some((id) => !ids.has(id)),
  name: (sentence, _, { text, names }) =>
    hasStrangeName(sentence, names) ||
    [...sentence.matchAll(NAME)]
      .map(([, quoted, bold]) => (quoted ?? bold ?? '').trim())
      .some((name) => TITLE_LIKE.test(name) && !text.includes(plainText(name))),
  offer: (_, text) => isOffer(text),
  guarantee: (_, text) => isGuarantee(text),
  booking: (_, text) => isBooking(text),
  payment: (_, text) => isPayment(text),
  link: isLink,
  brief: (sentence, _, { brief }) => isUngrounded(sentence, brief),
  law: (_, text) => isLaw(text),
  instructions: (_, text, { instructions }) =>
    isRules(text) || instructions.some((sentence) => text.includes(sentence)),
}
/** Rules that a break between two sentences must not get round. */
const WHOLE_RULES = ['link', 'payment', 'instructions'] as const

/** Faults of a text as a whole. */
const TEXT_RULES: Partial<Record<ProseFault, (prose: string) => boolean>> = {
  questions: (prose) => prose.split('?').length - 1 > MAX_QUESTIONS,
  length: (prose) => prose.length > MAX_CHARS,
}

const sentencesOf = (prose: string) => prose.split(SENTENCE_END).filter((sentence) => sentence.trim() !== '')

function faultsIn(sentence: string, ground: Ground): ProseFault[] {
  const text = plainText(sentence)
  return namesOf(SENTENCE_RULES).filter((fault) => SENTENCE_RULES[fault]?.(sentence, text, ground))
}

const namesOf = (rules: Partial<Record<ProseFault, unknown>>) => Object.keys(rules) as ProseFault[]

/**
 * Checks a text of a language model. Figures, listing ids and names must be in the tool results or the advertiser's words; cities,
 * months and media must be of the campaign. Offers, guarantees, bookings, payment, links, law and our own instructions are faults.
 * @returns the faults; none for a text that may be shown
 */
export function faultsOf(prose: string, evidence: Evidence): ProseFault[] {
  const ground = groundOf(evidence)
  const found = new Set(sentencesOf(prose).flatMap((sentence) => faultsIn(sentence, ground)))
  for (const fault of wholeFaults(prose, ground)) found.add(fault)
  return [...found]
}

const wholeFaults = (prose: string, ground: Ground): ProseFault[] => {
  const text = plainText(prose)
  return [
    ...namesOf(TEXT_RULES).filter((fault) => TEXT_RULES[fault]?.(prose)),
    ...WHOLE_RULES.filter((fault) => SENTENCE_RULES[fault]?.(prose, text, ground)),
  ]
}

/**
 * Part of a language model's text that may be shown: all of it, or all but its one sentence with a fault.
 * @returns null where that would be too little to trust: a fault in the first sentence, or in two
 */
export function shownProse(prose: string, evidence: Evidence): string | null {
  const ground = groundOf(evidence)
  const sentences = sentencesOf(prose)
  const faulty = sentences.filter((sentence) => faultsIn(sentence, ground).length > 0)
  if (faulty.length > 1 || (faulty.length === 1 && faulty[0] === sentences[0])) return null
  const kept = sentences.filter((sentence) => sentence !== faulty[0]).join(' ')
  return kept.trim() === '' || wholeFaults(kept, ground).length > 0 ? null : kept
}

/** True when the advertiser named an amount of rupees, in any notation. */
export const isSaid = (rupees: number, said: readonly string[]): boolean =>
  said.flatMap(figuresIn).some(({ value }) => Math.round(value) === rupees)

/**
 * Money may only be money of the results; a bare number may be money or heads. A figure of the advertiser's may be
 * either.
 */
function isGrounded(figure: Figure, results: readonly Figure[], said: readonly Figure[]): boolean {
  if (!figure.isMoney && figure.value < MIN_BARE) return true
  const grounds = [...(figure.isMoney ? results.filter(({ isMoney }) => isMoney) : results), ...said]
  return grounds.some((ground) => isRounded(figure, ground.value))
}

function isRounded({ value, tolerance }: Figure, exact: number): boolean {
  const allowed = tolerance > 0.5 ? Math.min(tolerance, exact * MAX_ROUNDED) : Math.min(tolerance, 0.5)
  return Math.abs(value - exact) <= allowed * (1 + 1e-9)
}
