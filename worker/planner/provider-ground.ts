import type { MediaType } from '../catalogue/rules/registry/media.ts'
import { addDays, addMonths, type CivilDate } from '../kernel/rules/dates.ts'
import { fold, wordsOf } from '../kernel/rules/text/words.ts'
import { placeBook } from './rules/plan/conversation/places/place-book.ts'
import { type MessageReading, readMessage } from './rules/plan/conversation/read-message.ts'
import { figuresIn } from './rules/plan/reply/prose-figures.ts'
import type { ReadingContext } from './rules/plan/understanding.ts'

/** Facts that the advertiser's words name, used or not: the ground for what a model reads in them. */
export interface SaidFacts {
  cities: ReadonlySet<string>
  excludedCities: ReadonlySet<string>
  isPanIndia: boolean
  starts: ReadonlySet<CivilDate>
  ends: ReadonlySet<CivilDate>
  media: ReadonlySet<MediaType>
  excludedMedia: ReadonlySet<MediaType>
  languages: ReadonlySet<string>
  objectives: ReadonlySet<string>
  /** The latest. */
  emphasis: MessageReading['emphasis']
  /** Whole rupees; heads are left out. */
  amounts: ReadonlySet<number>
  words: ReadonlySet<string>
}

const CLAUSE_END = /(?<=[.!?।;])\s+|\n+/u

/** Reads each message, and each sentence of it by itself. @param said the advertiser's messages that are read at all */
export function saidFacts(said: readonly string[], reading: ReadingContext): SaidFacts {
  const book = placeBook(reading.cities)
  const texts = said.flatMap((message) => [message, ...message.split(CLAUSE_END)])
  const read = texts.map((text) => readMessage(text, book, reading))
  const all = <T>(of: (one: MessageReading) => readonly (T | null)[]): Set<T> =>
    new Set(read.flatMap(of).filter((value) => value !== null))
  // A fact named in a question was said, although the brief takes nothing from it.
  const starts = all(({ dates, question }) => [dates.start, question?.query.startDate ?? null])
  const heads = all(({ amounts }) => [amounts.reachGoal])
  const amounts = said.flatMap((message) => figuresIn(message).map(({ value }) => Math.round(value)))
  return {
    cities: all(({ places, question }) => [...places.cities, ...places.unavailable, ...(question?.query.cities ?? [])]),
    excludedCities: all(({ places }) => places.excluded),
    isPanIndia: read.some(({ places }) => places.isPanIndia),
    starts,
    ends: new Set([
      ...all(({ dates, question }) => [dates.end, question?.query.endDate ?? null]),
      ...[...starts].flatMap((start) => endsFrom(start, read)),
    ]),
    media: all(({ channels, question }) => [...channels.wanted, ...(question?.query.channels ?? [])]),
    excludedMedia: all(({ channels }) => channels.excluded),
    languages: all(({ languages }) => languages),
    objectives: all(({ objective }) => [objective]),
    emphasis: read.findLast(({ emphasis }) => emphasis !== null)?.emphasis ?? null,
    amounts: new Set(amounts.filter((amount) => !heads.has(amount))),
    words: foldedWords(said),
  }
}

/** Last days by any length in the messages. */
const endsFrom = (start: CivilDate, read: readonly MessageReading[]): CivilDate[] =>
  read.flatMap(({ dates: { durationDays, durationMonths } }) => [
    ...(durationDays === null ? [] : [addDays(start, durationDays - 1)]),
    ...(durationMonths === null ? [] : [addDays(addMonths(start, durationMonths), -1)]),
  ])

export const foldedWords = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => wordsOf(text.normalize('NFKC').toLowerCase()).map((word) => fold(word.text))))

/** True when each word that carries a meaning was said: `gym-goers of 22 to 35`. */
export function isInWords(phrase: string, { words }: Pick<SaidFacts, 'words'>): boolean {
  const told = [...foldedWords([phrase])].filter((word) => word.length > 2 || /\p{N}/u.test(word))
  return told.length > 0 && told.every((word) => words.has(word) || SMALL.has(word))
}

const SMALL = new Set(['and', 'the', 'for', 'aged', 'with', 'who', 'from', 'years', 'old', 'between'])
