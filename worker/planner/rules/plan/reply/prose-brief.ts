import { MEDIA_TYPES, type MediaType } from '../../../../catalogue/rules/registry/media.ts'
import { wordsOf } from '../../../../kernel/rules/text/words.ts'
import { readChannels } from '../conversation/media/channels.ts'
import { type PlaceBook, placeBook } from '../conversation/places/place-book.ts'
import { findPhrases } from '../conversation/text/phrases.ts'
import { normalise } from '../conversation/text/tokens.ts'
import type { KnownCity } from '../understanding.ts'
import { plainText } from './prose-figures.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const HINDI_MONTHS = 'जनवरी,फरवरी,मार्च,अप्रैल,मई,जून,जुलाई,अगस्त,सितंबर,अक्टूबर,नवंबर,दिसंबर'.split(',')
const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
/** `may` and `march` are months with a capital letter, or next to a figure. */
const NAMED_DATE = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:(?<day>\\d{1,2})(?:st|nd|rd|th)? (?:of )?)?(?<month>${MONTH}|${HINDI_MONTHS.join('|')})(?![\\p{L}\\p{M}])(?:,? (?<after>\\d{1,2})(?:st|nd|rd|th)?(?![\\d,.%]| ?(?:to|-|se)? ?(?:${MONTH})))?`,
  'giu',
)
const ISO = /(\d{4})-(\d{2})-(\d{2})/gu

const monthAt = (name: string): number => {
  const hindi = HINDI_MONTHS.indexOf(name)
  return hindi >= 0 ? hindi : MONTHS.indexOf(name.slice(0, 3).toLowerCase())
}
const isMonthName = (name: string, hasDay: boolean) => hasDay || !/^(?:may|march|mar|jun|dec|sep)$/u.test(name)

interface Dates {
  months: Set<number>
  /** `0-31` for 31 January. */
  days: Set<string>
}

function datesIn(text: string): Dates {
  const dates: Dates = { months: new Set(), days: new Set() }
  for (const { groups } of text.normalize('NFKC').matchAll(NAMED_DATE)) {
    const { month = '', day, after } = groups ?? {}
    if (!isMonthName(month, day !== undefined || after !== undefined)) continue
    const at = monthAt(month)
    dates.months.add(at)
    const number = day ?? after
    if (number !== undefined) dates.days.add(`${at}-${Number(number)}`)
  }
  for (const [, , month, day] of text.matchAll(ISO)) {
    dates.months.add(Number(month) - 1)
    dates.days.add(`${Number(month) - 1}-${Number(day)}`)
  }
  return dates
}

/** Places in a text, by the catalogue's names. In prose a name has a capital letter, or is of a script that has none. */
function placesIn(text: string, book: PlaceBook): Set<string> {
  const lower = text.toLowerCase()
  const cities = new Set<string>()
  if (lower.length !== text.length) return cities
  for (const { start, value } of findPhrases(lower, wordsOf(lower), book.lexicon)) {
    const first = text.charAt(start)
    if (first === first.toUpperCase() ? false : !(value.kind === 'city' && value.isKnown)) continue
    if (value.kind === 'city') cities.add(value.name)
    if (value.kind === 'area') cities.add(value.city)
    if (value.kind === 'state') for (const name of [value.state, ...value.cities]) cities.add(name)
  }
  return cities
}

/** Media named in a text; of a word for several, each. */
const mediaIn = (text: string): MediaType[][] => {
  const plain = normalise(text)
  return readChannels(plain, wordsOf(plain), []).mentions.map(({ value }) => [...value.media])
}

/** Facts of a campaign, as far as its texts mention them: the ground for cities, months and media of a text. */
export interface BriefGround {
  book: PlaceBook
  cities: ReadonlySet<string>
  dates: Dates
  media: ReadonlySet<MediaType>
  /** Cities and media that were looked up: a text may mention them, but not as a part of the plan. */
  offered: { cities: ReadonlySet<string>; media: ReadonlySet<MediaType> }
  /** Cities, months and media in the advertiser's own words. */
  said: { cities: ReadonlySet<string>; media: ReadonlySet<MediaType>; last: string }
}

interface Grounds {
  results: readonly string[]
  searches: readonly string[]
  said: readonly string[]
  cities: readonly KnownCity[]
}

/** Ground for a text: from results of the tools, the advertiser's messages, and the cities of the catalogue. */
export function briefGround({ results, searches, said, cities }: Grounds): BriefGround {
  const book = placeBook(cities)
  // The day of today is no day of the campaign.
  const told = results.map((text) => text.replace(/"today":"[^"]*",?/u, ''))
  const words = said.join('\n')
  const saidCities = new Set([...placesIn(words, book), ...spokenPlaces(words, book)])
  const saidMedia = new Set(said.flatMap(mediaIn).flat())
  const { months, days } = datesIn([...told, words].join('\n'))
  return {
    book,
    cities: new Set([...placesIn(told.join('\n'), book), ...saidCities]),
    dates: { months: new Set([...months, ...spannedMonths(told)]), days },
    media: new Set([...toldMedia(told), ...saidMedia]),
    offered: { cities: placesIn(searches.join('\n'), book), media: new Set(toldMedia(searches)) },
    said: { cities: saidCities, media: saidMedia, last: said.at(-1) ?? '' },
  }
}

/** Media in results: by their ids in JSON, by their names in plain text. */
const toldMedia = (texts: readonly string[]): MediaType[] => [
  ...MEDIA_TYPES.filter((medium) => texts.some((text) => text.includes(`"${medium}"`))),
  ...texts
    .filter((text) => !text.startsWith('{'))
    .flatMap(mediaIn)
    .flat(),
]

/** Advertisers write without capital letters. */
function spokenPlaces(text: string, book: PlaceBook): string[] {
  const lower = normalise(text)
  return findPhrases(lower, wordsOf(lower), book.lexicon).flatMap(({ value }) => {
    if (value.kind === 'city') return [value.name]
    if (value.kind === 'area') return [value.city]
    if (value.kind === 'state') return [value.state, ...value.cities]
    return value.kind === 'group' ? value.cities : []
  })
}

/** Months between the first and the last day of a campaign. */
function spannedMonths(texts: readonly string[]): number[] {
  return texts.flatMap((text) => {
    const span = /"(?:startDate|from)":"(\d{4})-(\d{2})[^}]*?"(?:endDate|until)":"(\d{4})-(\d{2})/u.exec(text)
    if (!span) return []
    const [start = 0, end = 0] = [
      Number(span[1]) * 12 + Number(span[2]) - 1,
      Number(span[3]) * 12 + Number(span[4]) - 1,
    ]
    return Array.from({ length: Math.max(0, Math.min(12, end - start + 1)) }, (_, i) => (start + i) % 12)
  })
}

const MONEY_CHANGE =
  /(?<!\p{L})(?:raised?|raising|increased?|lifted|upped|lowered|reduced|cut|doubled|halved|trimmed|stretched|bumped|changed|set|adjusted|rounded|moved|topped)(?!\p{L})[^.;]{0,30}(?<!\p{L})(?:budget|spend|total)(?!\p{L})|(?<!\p{L})budget (?:has been|is now|was|went|goes) (?:raised|increased|up|down|lowered|cut|doubled|halved|changed)|बजट (?:बढ़ा|घटा|कम कर|ज़्यादा कर)/u
const DATE_CHANGE =
  /(?<!\p{L})(?:extended|shortened|postponed|shifted|delayed|prolonged|pushed|brought forward|moved (?:it|the (?:start|end|dates|campaign|flight)) (?:to|by|back|forward|out)|changed the dates|added (?:a|one|two|another) (?:more )?(?:days?|weeks?|months?))(?!\p{L})/u
const SAYS_MONEY =
  /\d|budget|lakh|crore|double|half|more|less|cut|raise|increase|reduce|kam|badha|zyada|बजट|बढ़ा|कम|ज़्यादा|लाख|करोड़/u
const SAYS_DATES =
  /\d|day|week|month|date|extend|push|shift|move|later|earlier|postpone|din|hafte|mahin|tareekh|दिन|हफ्त|महीन|तारीख/u
const TAKEN_OUT =
  /(?<!\p{L})(?:i|we|i've|we've)(?: have)? (?:took|taken|dropped|removed|left|excluded|cut|deleted|replaced)(?!\p{L})/u

const OF_THE_PLAN =
  /(?<!\p{L})(?:plan|plans|campaign|cover|covers|runs?|added|moved|changed|included?|includes|your)(?!\p{L})/u

/**
 * True when a sentence names a city, month, day or medium that is not of the campaign, or reports a change without a
 * request.
 */
export function isUngrounded(sentence: string, ground: BriefGround): boolean {
  const text = plainText(sentence)
  const last = plainText(ground.said.last)
  if (MONEY_CHANGE.test(text) && !SAYS_MONEY.test(last)) return true
  if (DATE_CHANGE.test(text) && !SAYS_DATES.test(last)) return true
  // An offer may name things that are not in the plan yet.
  if (/\?\s*$/u.test(sentence)) return false
  // A text may mention things that were looked up, but not as a part of the plan.
  const offered = OF_THE_PLAN.test(text) ? null : ground.offered
  const isThere = (city: string) => ground.cities.has(city) || offered?.cities.has(city)
  if ([...placesIn(sentence, ground.book)].some((city) => !isThere(city))) return true
  const { months, days } = datesIn(sentence)
  if ([...months].some((month) => !ground.dates.months.has(month))) return true
  if ([...days].some((day) => !ground.dates.days.has(day))) return true
  const media = mediaIn(sentence)
  const asked = (found: readonly MediaType[]) =>
    ground.media.size === 0 || found.some((medium) => ground.media.has(medium) || offered?.media.has(medium))
  if (media.some((found) => !asked(found))) return true
  const isOut = TAKEN_OUT.test(text)
  return isOut && media.some((found) => !found.some((medium) => ground.said.media.has(medium)))
}
