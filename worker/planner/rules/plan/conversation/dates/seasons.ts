import { addDays, type CivilDate } from '../../../../../kernel/rules/dates.ts'
import { dateOf, dayOf, iso, type Piece, yearOf } from './calendar.ts'
import { findFestivals, nextDays, windowBefore } from './festivals.ts'

interface Season {
  label: string
  pattern: RegExp
  /** First and last day, `MM-DD`, of the season that begins in a year; null where it is not known. */
  days(year: number): { first: CivilDate; last: CivilDate } | null
}

/** Goods made for a season: they do not date the campaign. */
const NOT_GOODS = '(?! (?:collection|wear|clothes|clothing|jackets?|camps?|internships?|drinks?|coolers?|fashion))'

const months =
  (first: number, last: number) =>
  (year: number): { first: CivilDate; last: CivilDate } => ({
    first: iso(year, first, 1),
    last: dateOf({ y: null, m: last, d: 31, isExact: false }, last < first ? year + 1 : year) ?? iso(year, last, 28),
  })

const SEASONS: readonly Season[] = [
  { label: 'summer', pattern: new RegExp(`\\b(?:summers?|garmi|garmiyon)\\b${NOT_GOODS}`, 'g'), days: months(4, 6) },
  {
    label: 'the monsoon',
    pattern: new RegExp(`\\b(?:monsoons?|rainy season|barsaat)\\b${NOT_GOODS}`, 'g'),
    days: months(7, 9),
  },
  {
    label: 'the wedding season',
    pattern:
      /\b(?:wedding|shaadi|shadi|marriage)s? (?:season|ka season|ke season|ka mausam)\b|(?<![\p{L}\p{M}])(?:शादी|शादियों|विवाह) (?:के |का )?(?:सीजन|मौसम)(?![\p{L}\p{M}])/gu,
    days: months(11, 2),
  },
  { label: 'the admission season', pattern: /\badmissions? (?:season|time|period)\b/g, days: months(4, 7) },
  { label: 'winter', pattern: new RegExp(`\\b(?:winters?|sardi|sardiyon)\\b${NOT_GOODS}`, 'g'), days: months(12, 2) },
  {
    label: 'the IPL (dates not final)',
    pattern: /\bipl\b/g,
    days: (year) => ({ first: iso(year, 3, 22), last: iso(year, 5, 31) }),
  },
  {
    label: 'the festive season',
    pattern: /\b(?:festive|festival|tyohaar|tyohar)(?: (?:season|period|time|days))?\b(?! (?:of|offer))/g,
    days: festiveDays,
  },
]

function festiveDays(year: number) {
  const [navratri, diwali] = findFestivals('navratri diwali')
  const [first, last] = [navratri?.in(year), diwali?.in(year)]
  return first && last ? { first: first.first, last: last.last } : null
}

/** Festivals and seasons that a text names, with the days of their next occurrence. */
export function findSoftPieces(text: string, today: CivilDate): Piece[] {
  return [...festivalPieces(text, today), ...seasonPieces(text, today)]
}

function festivalPieces(text: string, today: CivilDate): Piece[] {
  return findFestivals(text).flatMap((festival): Piece[] => {
    const before = yearBefore(text, festival.span.start, today)
    const year = before ?? yearAfter(text, festival.span.end, today) ?? yearOfCampaign(text, festival.span.end)
    const start = before?.start ?? festival.span.start
    const days = nextDays(festival, today, year?.value ?? null)
    if (!days) return []
    const end = (before ? null : year?.end) ?? festival.span.end
    const over =
      year && days.last <= today
        ? { over: { last: days.last, next: nextDays(festival, today, null)?.last ?? null } }
        : {}
    const core = { first: dayOf(days.first), last: dayOf(days.last) }
    const week = /^ (?:week|ka hafta|wala hafta|hafte)\b/.exec(text.slice(end, end + 14))
    if (week) {
      const monday = addDays(days.last, -((new Date(`${days.last}T00:00Z`).getUTCDay() + 6) % 7))
      const note = `Taken as the week of ${festival.label}`
      return [
        {
          kind: 'soft',
          first: dayOf(monday),
          last: dayOf(addDays(monday, 6)),
          core,
          label: festival.label,
          ...over,
          note,
          isRange: true,
          span: { start, end: end + week[0].length },
          role: null,
        },
      ]
    }
    const isDuring = /\bduring (?:the )?$/.test(text.slice(Math.max(0, festival.span.start - 12), festival.span.start))
    const window = isDuring && days.first !== days.last ? days : windowBefore(festival, days.last)
    return [
      {
        kind: 'soft',
        first: dayOf(window.first),
        last: dayOf(window.last),
        core,
        label: festival.label,
        ...over,
        span: { start, end },
        role: null,
      },
    ]
  })
}

function seasonPieces(text: string, today: CivilDate): Piece[] {
  return SEASONS.flatMap(({ label, pattern, days }) =>
    [...text.matchAll(pattern)].flatMap((match): Piece[] => {
      const at = match.index + match[0].length
      const year = yearAfter(text, at, today)
      const now = yearOf(today)
      const years = year ? [year.value] : [now - 1, now, now + 1]
      const found = years.map(days).find((candidate) => candidate !== null && (year !== null || candidate.last > today))
      if (!found) return []
      return [
        {
          kind: 'soft',
          first: dayOf(found.first),
          last: dayOf(found.last),
          note: label,
          span: { start: match.index, end: year?.end ?? at },
          role: null,
        },
      ]
    }),
  )
}

/** "diwali campaign 2026", "diwali sale of 2026": the year after one word of the campaign. */
function yearOfCampaign(text: string, at: number): { value: number; end: number } | null {
  const match =
    /^ (?:campaigns?|sales?|offers?|season|ads?|launch|plan|promotion|ka|ke)(?: (?:for|of|in|campaign|sale))? (20\d\d)(?!\d)/.exec(
      text.slice(at, at + 40),
    )
  // The words between stay open to the other readers: the span ends with the festival.
  return match ? { value: Number(match[1]), end: at } : null
}

/** "next year's diwali", "agle saal ki holi". */
function yearBefore(text: string, at: number, today: CivilDate): { value: number; start: number; end: number } | null {
  const from = Math.max(0, at - 24)
  const match =
    /(?<![\p{L}\p{M}])(?:(next year|agle saal|अगले साल)|this year|is saal|इस साल)(?:'s| ki| ka| ke| की| का)? $/u.exec(
      text.slice(from, at),
    )
  return match ? { value: yearOf(today) + (match[1] ? 1 : 0), start: from + match.index, end: at } : null
}

/** "diwali 2027", "diwali '27", "holi next year". */
function yearAfter(text: string, at: number, today: CivilDate): { value: number; end: number } | null {
  const match =
    /^(?: week)?(?: of| in)?,? ?(?:(20\d\d)(?!\d)|'(\d\d)(?!\d)|(next year|agle saal)|(this year|is saal))/.exec(
      text.slice(at, at + 24),
    )
  if (!match) return null
  const [whole, full, short, next] = match
  const value = full ? Number(full) : short ? 2000 + Number(short) : yearOf(today) + (next ? 1 : 0)
  return { value, end: at + whole.length }
}
