import { type Figure, figuresIn, plainText } from './prose-figures.ts'

/** What a text written by a language model may rest on. */
export interface Evidence {
  /** Tool results of this turn, as text: their amounts carry ₹, their other numbers count something. */
  results: readonly string[]
  /** The advertiser's own words. */
  said: readonly string[]
  /** What the text may not repeat. */
  instructions: string
}

type ProseFault = 'figure' | 'listing' | 'name' | 'discount' | 'link' | 'questions' | 'length' | 'instructions'

const MAX_QUESTIONS = 3
const MAX_CHARS = 2_000
/** A sentence of the instructions shorter than this could be anybody's. */
const TELLING_CHARS = 40
/** Numbers below this that nothing marks are days, screens, years. */
const MIN_BARE = 10_000
/** Short forms round, but never by more than this share. */
const MAX_ROUNDED = 0.02

/** Words that make a price of an amount: what the advertiser named is then no ground for it. */
const SELLS =
  /(?<!\p{L})(?:costs?|priced?|rates?|charged?|pay|paying|yours|booked|sold|only|just|deal|offer(?:ed)?)(?!\p{L})/u
/** Not before a digit: `Rs. 500` is one sentence. */
const SENTENCE_END = /(?<=[.!?।])\s+(?=[^\d₹])|\n+/u

const LISTING_ID = /(?<![\w-])(?:[a-z]{2,12}-\d{3,}(?::[a-z0-9][a-z0-9-]*)?|l-?\d{3,}|pln_\w+)(?![\w])/gu
const NAME = /["“]([^"“”\n]{4,90})["”]|\*\*([^*\n]{4,90})\*\*/gu
const TITLE_LIKE =
  /^(?:(?:\p{Lu}|\d)\S*|of|the|at|in|on|and|to|near|&|-|–|—)(?: (?:(?:\p{Lu}|\d)\S*|of|the|at|in|on|and|to|near|&|-|–|—))+$/u
const DISCOUNT =
  /\d ?(?:%|per ?cent) ?(?:off|discount|rebate|cheaper|less)|discount(?:ed)? (?:of|by|at) \d|free of (?:cost|charge)/u
const LINK = /https?:|www\.|@\w+\.|\b[\w-]+\.(?:com|in|net|org|io|co|app|dev|xyz)\b/u

/**
 * Checks a text of a language model: each figure and listing id must be in the tool results or the advertiser's words, each
 * quoted name too; discounts, links, too many questions and our own instructions are faults.
 * @returns the faults; none for a text that may be shown
 */
export function faultsOf(prose: string, evidence: Evidence): ProseFault[] {
  const plain = plainText(prose)
  const ground = plainText([...evidence.results, ...evidence.said].join('\n'))
  const results = evidence.results.flatMap(figuresIn)
  const said = evidence.said.flatMap(figuresIn)
  const faults: Record<ProseFault, boolean> = {
    figure: prose.split(SENTENCE_END).some((sentence) => {
      const text = plainText(sentence).replace(LISTING_ID, ' ')
      const words = SELLS.test(text) ? [] : said
      return figuresIn(text).some((figure) => !isGrounded(figure, results, words))
    }),
    listing: outside(plain.match(LISTING_ID) ?? [], new Set(ground.match(LISTING_ID))),
    name: [...prose.matchAll(NAME)]
      .map(([, quoted, bold]) => (quoted ?? bold ?? '').trim())
      .some((name) => TITLE_LIKE.test(name) && !ground.includes(plainText(name))),
    discount: DISCOUNT.test(plain),
    link: LINK.test(plain),
    questions: plain.split('?').length - 1 > MAX_QUESTIONS,
    length: prose.length > MAX_CHARS,
    instructions: evidence.instructions
      .split(/\n|(?<=\.) /)
      .some((sentence) => sentence.length >= TELLING_CHARS && plain.includes(plainText(sentence).trim())),
  }
  return (Object.keys(faults) as ProseFault[]).filter((fault) => faults[fault])
}

/** Whether the advertiser named an amount of rupees, in any notation. */
export const isSaid = (rupees: number, said: readonly string[]): boolean =>
  said.flatMap(figuresIn).some(({ value }) => Math.round(value) === rupees)

const outside = (found: readonly string[], known: ReadonlySet<string>) => found.some((id) => !known.has(id))

/** Money may only be money of the results; a bare number may be money or heads. What the advertiser said is either. */
function isGrounded(figure: Figure, results: readonly Figure[], said: readonly Figure[]): boolean {
  if (!figure.isMoney && figure.value < MIN_BARE) return true
  const grounds = [...(figure.isMoney ? results.filter(({ isMoney }) => isMoney) : results), ...said]
  return grounds.some((ground) => isRounded(figure, ground.value))
}

function isRounded({ value, tolerance }: Figure, exact: number): boolean {
  const allowed = tolerance > 0.5 ? Math.min(tolerance, exact * MAX_ROUNDED) : Math.min(tolerance, 0.5)
  return Math.abs(value - exact) <= allowed * (1 + 1e-9)
}
