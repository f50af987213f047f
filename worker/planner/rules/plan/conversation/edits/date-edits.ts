import { type DateLength, lengthAt } from '../dates/durations.ts'
import type { Span } from '../text/spans.ts'
import { endsClause, normalise, spanOfTokens, type Token, tokenise } from '../text/tokens.ts'
import { anyOf } from '../text/word-table.ts'

/** A step that words make from the dates before: both days move, one of them does, or the length is another. */
export interface DateEdit {
  moves: 'both' | 'start' | 'end' | 'length'
  length: DateLength
  /** −1 for an earlier day. */
  sign: 1 | -1
}

/** A day of the month that a flight is to start or end on: its month is that of the day before. */
export interface DayEdit {
  moves: 'start' | 'end'
  day: number
}

export interface DateEditsReading {
  edits: DateEdit[]
  /** "Begin on the 15th". */
  days: DayEdit[]
  /** "Postpone to 15 January": the start that is named takes the end along. */
  keepsLength: boolean
  spans: Span[]
}

/** Any of these words, with a space at either side. */
const word = (table: string) => new RegExp(` ${anyOf(normalise(table))} `)
const ahead = (table: string) => new RegExp(`^ ${anyOf(normalise(table))} `)

const LATER = ahead('later, late, aage, baad, after that, बाद, आगे')
const EARLIER = ahead('earlier, sooner, early, pehle, before that, पहले')
const LONGER = ahead('longer, more, extra, zyada, jyada, aur, badha, badhao, और, ज़्यादा, बढ़ा, बढ़ाओ')
const SHORTER = ahead('shorter, less, kam, ghata, ghatao, कम, घटा')
const STARTING = word('start, starts, starting, begin, begins, launch, shuru, शुरू')
const ENDING = word('end, ends, ending, finish, finishes, close, stop, khatam, खत्म')
const POSTPONING = word(
  'push, pushed, postpone, postponed, delay, delayed, defer, shift, shifted, move, moved, khiska, khiskao, aage, sarka, sarkao, आगे',
)
const ADVANCING = word('bring, brought, pull, prepone, preponed, advance')
const EXTENDING = word(
  'extend, extended, prolong, lengthen, stretch, continue, add, badha, badhao, badhado, longer, बढ़ा, बढ़ाओ',
)
const SHORTENING = word('shorten, shortened, cut, reduce, trim, chhota, chota, ghata, ghatao, kam, घटा, कम')
const SAME_END =
  /\b(?:end|finish|stop|khatam)\w*\b[^.;]{0,30}\b(?:same|wahi|usi)\b|\bsame (?:end|finish|last)\b|\b(?:same|usi) (?:day|date|din)\b|\bkeep the end\b/
const SAME_START = /\bsame start\b|\bstart\w*\b[^.;]{0,20}\b(?:same|stays?|wahi|usi)\b|\bkeep the start\b/
/** The dates or the campaign as a whole, before a length. */
const WHOLE = / (?:it|campaign|dates?|everything|sab|sabko|ise|isko|tarikh|taarikh|तारीख|तारीखें|इसे|अभियान) (?:ko |को )?$/
const MOVING = /\b(?:push|postpone|delay|defer|shift|move|bring|prepone|pull)\w*\b/

/** "Cut the last week", "drop the first two days": one end of the flight goes. */
const PART_OUT =
  /\b(?:cut|drop|remove|skip|leave out|take out|take away|chop|lose) (?:off |out )?(?:the )?(first|last|final) (?:(\d{1,2}|two|three|four) )?(day|week|month)s?\b/
const WORD_NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 }

function partOut(text: string): (DateEdit & { span: Span }) | null {
  const match = PART_OUT.exec(text)
  if (!match) return null
  const [said, end, count, unit] = match
  const times = count === undefined ? 1 : (WORD_NUMBERS[count] ?? Number(count))
  const length = unit === 'month' ? { months: times } : { days: times * (unit === 'week' ? 7 : 1) }
  const span = { start: match.index, end: match.index + said.length }
  return end === 'first' ? { moves: 'start', length, sign: 1, span } : { moves: 'end', length, sign: -1, span }
}

const ORDINAL_DAY =
  '(?<day>\\d{1,2})(?:st|nd|rd|th)(?! (?:of|floor|anniversary|birthday|edition|time|line|one|lines|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|to|-)|-)'
const HINDI_DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: (?:tarikh|taarikh|tareekh|tarik|date|तारीख))?'
const DAY_WORDS: readonly (readonly [moves: DayEdit['moves'], words: RegExp])[] = [
  [
    'start',
    new RegExp(
      `\\b(?:begin|begins|beginning|start|starts|starting|launch|go live|kick off|commence|from)\\b(?: (?:it|date|the campaign|everything|only|on|from|by|at|to|is|the)){0,4} ${ORDINAL_DAY}`,
    ),
  ],
  ['start', new RegExp(`(?<![\\d.,] ?)\\b${HINDI_DAY} (?:se|से)(?: hi| ही)? (?:shuru|start|chalu|chalao|शुरू|चालू|चलाओ)`)],
  [
    'end',
    new RegExp(
      `\\b(?:end|ends|ending|finish|finishes|stop|stops|till|until|upto|up to)\\b(?: (?:it|date|the campaign|everything|on|by|at|to|is|the)){0,4} ${ORDINAL_DAY}`,
    ),
  ],
  ['end', /(?<![\d.,] ?)\b(?<day>\d{1,2})(?:st|nd|rd|th)? (?:tarikh|taarikh|tareekh|tarik|date|तारीख) (?:tak|तक)/],
]

const DAY_RANGE =
  /\bfrom (?:the )?(?<first>\d{1,2})(?:st|nd|rd|th)? (?:to|till|until) (?:the )?(?<last>\d{1,2})(?:st|nd|rd|th)\b(?! (?:of|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/

/** Days without a month: "begin on the 15th", "20 tarikh tak", "from the 1st to the 15th". */
function readDays(text: string): (DayEdit & { span: Span })[] {
  const range = DAY_RANGE.exec(text)
  const { first, last } = range?.groups ?? {}
  if (range && first && last) {
    const span = { start: range.index, end: range.index + range[0].length }
    return [
      { moves: 'start', day: Number(first), span },
      { moves: 'end', day: Number(last), span },
    ]
  }
  return DAY_WORDS.flatMap(([moves, words]) => {
    const match = words.exec(text)
    const day = Number(match?.groups?.day)
    if (!match || day < 1 || day > 31) return []
    return [{ moves, day, span: { start: match.index, end: match.index + match[0].length } }]
  })
}

/** Reads changes of known dates in a normalised message: "push it by two weeks", "start a week later". */
export function readDateEdits(text: string): DateEditsReading {
  const tokens = tokenise(text)
  const part = partOut(text)
  const found: (DateEdit & { span: Span })[] = part ? [part] : []
  for (let i = 0; i < tokens.length; i++) {
    const length = lengthAt(tokens, i)
    const isRead =
      part !== null && (tokens[i]?.start ?? 0) >= part.span.start && (tokens[i]?.start ?? 0) < part.span.end
    if (!length || isRead) continue
    const after = length.isMore ? ` more${clauseAfter(tokens, length.next)}` : clauseAfter(tokens, length.next)
    const edit = editOf(text, clauseBefore(tokens, i), after)
    if (edit) found.push({ ...edit, length: length.length, span: spanOfTokens(tokens, i, length.next) })
    i = length.next - 1
  }
  const days = readDays(text)
  return {
    days: days.map(({ span, ...edit }) => edit),
    edits: found.map(({ span, ...edit }) => edit),
    keepsLength: MOVING.test(text),
    spans: [...found, ...days].map(({ span }) => span),
  }
}

/** Words that are looked at on either side of a length. */
const NEAR = 7

function clauseBefore(tokens: readonly Token[], first: number): string {
  let from = first
  while (from > 0 && first - from < NEAR && !endsClause(tokens, from - 1)) from -= 1
  return joined(tokens.slice(from, first))
}

function clauseAfter(tokens: readonly Token[], next: number): string {
  let to = next
  while (to < tokens.length && to - next < NEAR && !endsClause(tokens, to)) to += 1
  return joined(tokens.slice(next, to))
}

const joined = (tokens: readonly Token[]) => ` ${tokens.map(({ text }) => text).join(' ')} `

function editOf(text: string, before: string, after: string): Omit<DateEdit, 'length'> | null {
  const isLater = LATER.test(after)
  const isEarlier = EARLIER.test(after)
  const isBy = / by (?:about |another )?$/.test(before)
  const isTo = / (?:to|only|just|sirf) (?:about )?$/.test(before)
  if (/ (?:first|pehle|initial|पहले) $/.test(before)) return { moves: 'length', sign: 1 }
  if (STARTING.test(before) && (isLater || isEarlier)) {
    return { moves: SAME_END.test(text) ? 'start' : 'both', sign: isLater ? 1 : -1 }
  }
  if (ENDING.test(before) && (isLater || isEarlier)) return { moves: 'end', sign: isLater ? 1 : -1 }
  if (isEarlier || ADVANCING.test(before)) {
    return isEarlier || isBy ? { moves: SAME_END.test(text) ? 'start' : 'both', sign: -1 } : null
  }
  if (POSTPONING.test(before) && !EXTENDING.test(before)) {
    if (!(isBy || isLater || / (?:it|them|campaign|dates|start|back|ahead|forward|out) $/.test(before))) return null
    return { moves: SAME_START.test(text) ? 'end' : 'both', sign: 1 }
  }
  if (EXTENDING.test(before) || LONGER.test(after)) {
    if (isTo) return { moves: 'length', sign: 1 }
    return isBy || LONGER.test(after) || / (?:extend|prolong|add) (?:\S+ ){0,3}$/.test(before)
      ? { moves: 'end', sign: 1 }
      : null
  }
  if (SHORTENING.test(before) || SHORTER.test(after)) {
    if (isTo) return { moves: 'length', sign: 1 }
    return isBy || SHORTER.test(after) ? { moves: 'end', sign: -1 } : null
  }
  if (isLater && WHOLE.test(before)) return { moves: 'both', sign: 1 }
  return isLater && before.trim() === '' ? { moves: 'both', sign: 1 } : null
}
