import type { MediaType } from '../../../../../catalogue/rules/registry/media.ts'
import { wordsOf } from '../../../../../kernel/rules/text/words.ts'
import type { LineEdit, LineReference } from '../../understanding.ts'
import type { Span } from '../text/spans.ts'
import { normalise } from '../text/tokens.ts'
import { anyOf } from '../text/word-table.ts'

/** A line edit before its target is read: with the words for the replacement. */
export interface LineEditReading extends Omit<LineEdit, 'wanted'> {
  /** Words after "with" or "by", as in the normalised text; empty for none. */
  target: string
  span: Span
}

const edge = (table: string) => `(?<![\\p{L}\\p{M}\\d])${anyOf(normalise(table))}(?![\\p{L}\\p{M}])`
const verb = (table: string) => new RegExp(edge(table), 'u')

const ACTS: readonly (readonly [act: LineEdit['act'], pattern: RegExp])[] = [
  ['free', verb('unlock, release, free up')],
  [
    'hold',
    verb(
      "lock, hold, keep, don't touch, do not touch, don't change, do not change, mat badlo, rehne do, रहने दो, मत बदलो",
    ),
  ],
  [
    'replace',
    verb(
      'replace, swap, switch, exchange, substitute, change, badal do, badlo, badal, ki jagah (?:kuch|koi) aur, बदल दो, बदलो, की जगह (?:कुछ|कोई) और',
    ),
  ],
  [
    'drop',
    verb(
      "drop, remove, delete, take out, cut, cancel, get rid of, leave out, kick out, skip, do not want, don't want, hata do, hatao, hata, nikal do, nikalo, nikaal do, nahi chahiye, mat rakho, हटा दो, हटाओ, हटा, निकाल दो, निकालो, नहीं चाहिए",
    ),
  ],
]

const ORDINALS: readonly (readonly [number: number, words: string])[] = [
  [1, 'first, 1st, pehla, pehle, pehli, पहला, पहले, पहली'],
  [2, 'second, 2nd, dusra, dusre, dusri, doosra, doosre, doosri, दूसरा, दूसरे, दूसरी'],
  [3, 'third, 3rd, teesra, teesre, teesri, तीसरा, तीसरे, तीसरी'],
  [4, 'fourth, 4th, chautha, chauthe, चौथा, चौथे'],
  [5, 'fifth, 5th, paanchva, panchva, पांचवां'],
  [6, 'sixth, 6th'],
  [7, 'seventh, 7th'],
  [8, 'eighth, 8th'],
  [9, 'ninth, 9th'],
  [10, 'tenth, 10th'],
  [-1, 'last, aakhri, aakhiri, akhri, आखिरी, आख़िरी'],
]
const THING =
  'one, ones, wala, wale, wali, line, lines, item, entry, option, placement, row, site, hoarding, billboard, unipole, station, वाला, वाले, वाली, लाइन'
const ORDINAL = ORDINALS.map(
  ([number, words]) =>
    [
      number,
      new RegExp(
        `${edge(words)}(?=(?: ${anyOf(normalise(THING))})|\\s*(?:$|[,.!]| (?:hata|nikal|हटा|निकाल|with|and|ko\\b)))`,
        'u',
      ),
    ] as const,
)
const NUMBERED = /\b(?:line|item|row|number|no\.?|entry) ?#?(\d{1,3})\b/
const RANKS: readonly (readonly [rank: Extract<LineReference, { by: 'rank' }>['rank'], pattern: RegExp])[] = [
  [
    'dearest',
    verb(
      'most expensive, costliest, dearest, priciest, most costly, biggest, sabse mehenga, sabse mehnga, sabse mahanga, mehenga wala, सबसे महंगा, सबसे महँगा',
    ),
  ],
  ['best_cpm', verb('lowest cpm, best cpm, most efficient')],
  ['worst_cpm', verb('highest cpm, worst cpm, least efficient, most expensive per person')],
  ['cheapest', verb('cheapest, least expensive, smallest, sabse sasta, सबसे सस्ता')],
  ['weakest', verb('weakest, worst, least useful, least effective, lowest reach, sabse kamzor, सबसे कमज़ोर')],
]
const LAST_SPOKEN = verb(
  'that one, this one, that line, this line, woh wala, wo wala, ye wala, yeh wala, us wale, वो वाला, ये वाला',
)
const ALL = verb('all lines, all of them, every line, everything, the rest, all the others, sab, sabhi, बाकी सब')
const SAVED =
  /\b(?:save|keep|bacha\w*)\b[^.;]{0,20}\b(?:money|amount|it|paisa|paise)\b|\b(?:do not|don't) (?:re-?)?spend\b|\bwithout replacing\b|\breduce the budget\b/
/** The replacement: after these words. */
const WITH = /\s(?:with|by|for|to|se|ki jagah|के बदले|की जगह)\s+(\S.*)$/s
const HOLDING =
  /\b(?:as (?:it|they) (?:is|are)|same|fixed|unchanged|lock(?:ed)?|hold|waisa hi|waise hi|touch|change|badlo)\b|मत|रहने|वैसा/

/** Dislike of a line, and the verbs that take it out. */
const DISLIKED = /\b(?:do not|don't) want\b/
const REMOVED = /\b(?:drop|remov\w+|delet\w+|take out|cut|cancel|hata\w*|nikal\w*)\b/

/** "Everything in Nagpur as it is": the words of a place or a name. */
const WITHIN =
  /^ (?:in|at|from|of) (?:the )?([\p{L}\p{M}][\p{L}\p{M} ]{2,40}?)(?: (?:as (?:it|they) (?:is|are)|same|fixed|unchanged))?$/u
/** Words that speak of the brief and not of a line. */
const OF_THE_BRIEF = verb(
  'budget, gst, tax, date, dates, days?, weeks?, months?, audience, goal, frequency, reach, cost, money, price, plan, version, limit, cap, lakhs?, lacs?, crores?, percent, it to, city, cities, everything else, बजट, तारीख',
)
/** Words that name no line by themselves. */
const EMPTY = new Set(
  'the a an this that these those please pls ko ka ki ke se wala wale wali one ones line lines from of in at on and my our it them also too campaign list ek do dijiye kar karo use spend elsewhere to with by for and as is are same fixed unchanged actually now then also instead just maybe ok okay i we you can could want let us all any completely entirely bilkul no not add include aur daal daalo dalo jod jodo lo le hoarding hoardings ad ads spot spots slot slots'.split(
    ' ',
  ),
)

/** Clauses of a normalised text, with their positions. */
function clausesOf(text: string): Span[] {
  const clauses: Span[] = []
  let start = 0
  for (const match of text.matchAll(
    /[.;!?\n](?=\s|$)|,(?=\s+[^\d\s])|\s(?:and then|then|aur phir)\s|\s(?:and|aur)\s(?=(?:make|add|increase|raise|reduce|lower|cut|double|halve|extend|shorten|postpone)\b)/g,
  )) {
    clauses.push({ start, end: match.index })
    start = match.index + match[0].length
  }
  clauses.push({ start, end: text.length })
  return clauses.filter(({ start: from, end }) => text.slice(from, end).trim() !== '')
}

const REST =
  /(?:[,.;]|(?<!\s))\s*(?:\b(?:and|but|aur)\s+|(?:और|लेकिन)\s+)?(?:\b(?:keep|leave|hold|lock)\s+(?:all\s+)?(?:the\s+)?(?:rest|others?|remaining|everything else|all else)\b|\b(?:rest|baa?ki|everything else)\b|बाकी)[^,.;!?]{0,80}\b(?:same|as (?:it|they|that)? ?(?:is|are)|unchanged|alone|intact|waise? hi|rakho|rehne do)[^,.;!?]*|(?:और\s+)?बाकी[^,.;!?]{0,80}(?:रखो|रहने दो|वैसा|वैसे|वही)[^,.;!?]*/u

/**
 * The span of "keep the rest as it is" in a message that also changes something; null where the message is nothing
 * else. It locks no line: lines that a change does not name stay anyway.
 */
export function restOf(text: string): Span | null {
  const match = REST.exec(text)
  if (!match) return null
  const others = text.slice(0, match.index) + text.slice(match.index + match[0].length)
  return /\p{L}{2}/u.test(others) ? { start: match.index, end: match.index + match[0].length } : null
}

/** Possible meanings of the words left of a clause. */
export interface NameSense {
  /** True when they may be the name of a line: not where they are a city, a medium or a format. */
  isName: (words: string) => boolean
  /** The medium that they are, and nothing else. */
  mediumOf: (words: string) => MediaType | null
}

/**
 * Changes of single lines in a normalised message: "drop the second one", "replace the dearest with something in
 * Baner".
 */
export function readLineEdits(text: string, sense: NameSense): LineEditReading[] {
  const clauses = clausesOf(text)
  return clauses.flatMap((span, i) => {
    const clause = text.slice(span.start, span.end)
    const act = ACTS.find(([, pattern]) => pattern.test(clause))
    if (!act) return []
    const [name, pattern] = act
    const target = name === 'replace' ? (WITH.exec(clause)?.[1] ?? '') : ''
    const head = target === '' ? clause : clause.slice(0, clause.length - target.length)
    const several = numbersIn(head, name !== 'replace')
    const line = referenceIn(head, pattern, { act: name, ...sense })
    if (name === 'hold' && !HOLDING.test(clause)) return []
    // "The second one is bad, remove it": the clause before names the line.
    const before = clauses[i - 1]
    const spoken =
      line === null && several.length === 0 && before && BARE.test(clause.replace(pattern, ' ').trim())
        ? placeIn(text.slice(before.start, before.end))
        : null
    const lines = several.length > 0 ? several : [line ?? spoken].filter((one) => one !== null)
    // "I don't want …" names a line only by its place in the list: everything else may be a wish of the brief.
    const meant = DISLIKED.test(clause) && !REMOVED.test(clause) ? lines.filter(({ by }) => by !== 'name') : lines
    return meant.map((one) => ({
      act: name,
      line: one,
      target,
      isSaved: SAVED.test(text),
      said: clause.trim(),
      span,
    }))
  })
}

/** Rest of a clause that refers to the thing before it. */
const BARE =
  /^(?:please |so |then |just )*(?:it|that|this|them|isko|ise|usko|use|isse|इसे|उसे|इसको|उसको)(?: please| now)?$/

/** The line that a clause names by its place in the list. */
function placeIn(clause: string): LineReference | null {
  const numbered = NUMBERED.exec(clause)
  if (numbered) return { by: 'number', number: Number(numbered[1]) }
  const rank = RANKS.find(([, words]) => words.test(clause))
  if (rank) return { by: 'rank', rank: rank[0] }
  const ordinal = ORDINAL.find(([, words]) => words.test(clause))
  return ordinal ? { by: 'number', number: ordinal[0] } : null
}

/** "Lines 2 and 3", "lines 2 to 4". */
const LISTED =
  /\b(?:lines|items|rows|numbers|entries|placements) ?#?(\d{1,3}(?:(?:, ?and |, ?| and | & | aur | to | ?- ?)#?\d{1,3}){1,9})\b/
const FIRST_FEW =
  /\b(first|last|pehle|pehli) (two|three|do|teen|2|3)(?= (?:ones|lines|items|placements|wale|sites|hoardings|rows)\b|\s*(?:$|[,.!]))/
const FEW: Readonly<Record<string, number>> = { two: 2, do: 2, 2: 2, three: 3, teen: 3, 3: 3 }
/** More lines than this are named as a medium or a locality. */
const MAX_LISTED = 20

/** The lines of a list or a range of numbers; none where the words name one line or another kind of thing. */
function numbersIn(clause: string, isList: boolean): LineReference[] {
  const numbered = (number: number): LineReference => ({ by: 'number', number })
  const [, listed] = LISTED.exec(clause) ?? []
  if (listed) {
    const numbers = [...listed.matchAll(/\d+/g)].map(([digits]) => Number(digits))
    const [from = 0, to = 0] = numbers
    if (numbers.length !== 2 || !/to|-/.test(listed)) return [...new Set(numbers)].map(numbered)
    return to > from && to - from < MAX_LISTED
      ? Array.from({ length: to - from + 1 }, (_, i) => numbered(from + i))
      : []
  }
  const [, end, count] = FIRST_FEW.exec(clause) ?? []
  const length = FEW[count ?? ''] ?? 0
  const ordinals = isList && length === 0 ? ORDINAL.filter(([, words]) => words.test(clause)) : []
  if (ordinals.length > 1) return ordinals.map(([number]) => numbered(number))
  return Array.from({ length }, (_, i) => numbered(end === 'last' ? i - length : i + 1))
}

/** More words than this are no name. */
const MAX_NAME_WORDS = 9

function referenceIn(
  clause: string,
  pattern: RegExp,
  { act, isName, mediumOf }: NameSense & { act: LineEdit['act'] },
): LineReference | null {
  const place = placeIn(clause)
  if (place) return place
  if (LAST_SPOKEN.test(clause)) return { by: 'last' }
  const all = ALL.exec(clause)
  if (all && /lock|hold|keep|touch|change/.test(clause)) {
    const [, words] = WITHIN.exec(clause.slice(all.index + all[0].length)) ?? []
    return words === undefined ? { by: 'all' } : { by: 'all', words }
  }
  if (OF_THE_BRIEF.test(clause) || /\d ?%/.test(clause)) return null
  const words = wordsOf(clause.replace(pattern, ' '))
    .flatMap(({ text }) => (EMPTY.has(text) ? [] : [text]))
    .join(' ')
  const medium = act === 'hold' || act === 'free' ? mediumOf(words) : null
  if (medium) return { by: 'medium', medium }
  return words !== '' && words.split(' ').length <= MAX_NAME_WORDS && isName(words) ? { by: 'name', words } : null
}
