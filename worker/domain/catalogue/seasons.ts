import { addDays, type CivilDate, type DateSpan } from '../dates.ts'

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

/** Over the days of a span: 10,000 and the change of each day. */
export function seasonSum(seasons: readonly Season[], { start, end }: DateSpan): number {
  let sum = 0
  for (let day = start; day <= end; day = addDays(day, 1)) sum += WHOLE + (seasonOn(seasons, day)?.bp ?? 0)
  return sum
}

/** The seasons that a span touches, in the order of its days, with their number of days. */
export function seasonsIn(seasons: readonly Season[], { start, end }: DateSpan): { season: Season; days: number }[] {
  const days = new Map<Season, number>()
  for (let day = start; day <= end; day = addDays(day, 1)) {
    const season = seasonOn(seasons, day)
    if (season) days.set(season, (days.get(season) ?? 0) + 1)
  }
  return [...days].map(([season, count]) => ({ season, days: count }))
}
