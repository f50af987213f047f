import type { Issue } from '../../../kernel/rules/errors.ts'
import type { ContentSeason } from './content.ts'

const DAYS_OF_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Day of the year of a month and day, counted from 0 in a leap year; null for a day that there is not. */
export function dayOfYear(md: string): number | null {
  const [, month = 0, day = 0] = (/^(\d{2})-(\d{2})$/.exec(md) ?? []).map(Number)
  const days = DAYS_OF_MONTH[month - 1]
  if (days === undefined || day < 1 || day > days) return null
  return DAYS_OF_MONTH.slice(0, month - 1).reduce((sum, all) => sum + all, day - 1)
}

/** Spans of days of the year, both ends included: two where it runs over New Year. */
function spansOf({ fromMd, untilMd }: ContentSeason): [number, number][] {
  const [from, until] = [dayOfYear(fromMd), dayOfYear(untilMd)]
  if (from === null || until === null) return []
  return from <= until
    ? [[from, until]]
    : [
        [from, 365],
        [0, until],
      ]
}

const overlap = (one: ContentSeason, other: ContentSeason) =>
  spansOf(one).some(([from, until]) => spansOf(other).some(([start, end]) => from <= end && start <= until))

/** Problems of the seasons of a listing. Two seasons must not overlap, as a day has one price. */
export function seasonProblems(seasons: readonly ContentSeason[]): Issue[] {
  return seasons.flatMap((season, index): Issue[] => {
    const path = `seasons.${index}`
    const issues: Issue[] = []
    if (season.name === '') issues.push({ path: `${path}.name`, message: 'Name the season' })
    if (dayOfYear(season.fromMd) === null) issues.push({ path: `${path}.fromMd`, message: 'Choose its first day' })
    if (dayOfYear(season.untilMd) === null) issues.push({ path: `${path}.untilMd`, message: 'Choose its last day' })
    if (season.bp === 0) issues.push({ path: `${path}.bp`, message: 'Enter by how much the rate changes' })
    for (const earlier of seasons.slice(0, index)) {
      if (season.name !== '' && earlier.name === season.name) {
        issues.push({ path: `${path}.name`, message: 'Another season has this name' })
      } else if (overlap(earlier, season)) {
        issues.push({
          path: `${path}.fromMd`,
          message: `${season.name || 'This season'} overlaps ${earlier.name || 'another season'}. A day can be in one season only`,
        })
      }
    }
    return issues
  })
}
