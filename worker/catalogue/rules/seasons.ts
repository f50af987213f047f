import { type CivilDate, type DateSpan, daysIn } from '../../kernel/rules/dates.ts'
import { list } from '../../kernel/rules/text/list.ts'
import { plural } from '../../kernel/rules/text/plural.ts'

/** Days of the year on which a listing costs more, or less. */
export interface Season {
  name: string
  /** Month and day, `10-01`; both ends included, and it may run over New Year. */
  fromMd: string
  untilMd: string
  /** Change of the rate, hundredths of a percent. */
  bp: number
}

/** The season of a day. Seasons of one listing never overlap, and 29 February is a day like any other. */
export function seasonOn(seasons: readonly Season[], day: CivilDate): Season | undefined {
  const md = day.slice(5)
  return seasons.find(({ fromMd, untilMd }) =>
    fromMd <= untilMd ? md >= fromMd && md <= untilMd : md >= fromMd || md <= untilMd,
  )
}

const WHOLE = 10_000

/** A number for each day, one more for the next. 29 February of other years is the day after the 28th. */
const dayNumber = (year: number, md: string) =>
  Date.UTC(year, Number(md.slice(0, 2)) - 1, Number(md.slice(3))) / 86_400_000

const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1

/** Days in a row, or some days in order. */
type Days = DateSpan | readonly CivilDate[]

const spansOf = (days: Days): readonly DateSpan[] =>
  'start' in days ? [days] : days.map((day) => ({ start: day, end: day }))

const count = (days: Days) => ('start' in days ? daysIn(days) : days.length)

/** Number of the days within a season, and the first of them. */
function overlap(season: Season, days: Days): { days: number; first: number } {
  const parts = spansOf(days).map((span) => overlapOfSpan(season, span))
  return {
    days: parts.reduce((sum, part) => sum + part.days, 0),
    first: Math.min(...parts.map(({ first }) => first)),
  }
}

/** Counted by the years of a span, not by its days. */
function overlapOfSpan({ fromMd, untilMd }: Season, { start, end }: DateSpan): { days: number; first: number } {
  const [from, until] = [start, end].map((day) => dayNumber(Number(day.slice(0, 4)), day.slice(5))) as [number, number]
  let days = 0
  let first = Number.POSITIVE_INFINITY
  for (let year = Number(start.slice(0, 4)) - 1; year <= Number(end.slice(0, 4)); year++) {
    const lastYear = fromMd <= untilMd ? year : year + 1
    const after = untilMd === '02-29' && !isLeap(lastYear) ? 0 : 1
    const begins = Math.max(from, dayNumber(year, fromMd))
    const ends = Math.min(until, dayNumber(lastYear, untilMd) + after - 1)
    if (ends < begins) continue
    days += ends - begins + 1
    first = Math.min(first, begins)
  }
  return { days, first }
}

/** Over the days: 10,000 and the change of each day. */
export const seasonSum = (seasons: readonly Season[], days: Days): number =>
  seasons.reduce((sum, season) => sum + season.bp * overlap(season, days).days, WHOLE * count(days))

/** The seasons that the days touch, in their order, with their number of days. */
export const seasonsIn = (seasons: readonly Season[], all: Days): { season: Season; days: number }[] =>
  seasons
    .map((season) => ({ season, ...overlap(season, all) }))
    .filter(({ days }) => days > 0)
    .sort((a, b) => a.first - b.first)
    .map(({ season, days }) => ({ season, days }))

/** `Wedding season, +8% on 31 days`: the seasons of an order, in its days. */
export const seasonText = (parts: readonly { name: string; bp: number; days: number }[]): string =>
  list(
    parts.map(
      ({ name, bp, days }) =>
        `${name}, ${bp > 0 ? '+' : '−'}${Math.abs(bp) / 100}% on ${plural(days, ['day', 'days'])}`,
    ),
  )
