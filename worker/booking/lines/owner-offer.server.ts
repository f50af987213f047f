import { type DayRun, firstFit, freeSpans, nearestFree, takenIn } from '../../catalogue/rules/availability/calendar.ts'
import { issuesIn } from '../../catalogue/rules/availability/issues.ts'
import { lastOpenDay, lengthOf } from '../../catalogue/rules/availability/range.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { addDays, type CivilDate } from '../../kernel/rules/dates.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import type { Offer } from '../rules/lines/offer.ts'
import type { OfferDays } from '../rules/lines/owner-answer.ts'
import { getRequestedLine } from './line-decisions.server.ts'
import { findOffered, issueProblem, type OfferedDays, type OfferProblem } from './offer-days.server.ts'

/** Help for an owner who offers something else. */
export interface OfferHelp {
  /** Price of the days, by the rule of lines; null when they cannot be booked. */
  price: Pick<Offer, 'media' | 'setup'> | null
  /** The reason why the days are not available; null when they are. */
  problem: OfferProblem | null
  /** Free days of the requested number, nearest first, with their price. */
  suggestions: Offer[]
}

const MAX_SUGGESTIONS = 3

/** Runs of free issues of the requested number, nearest first. */
function nearestIssues(free: readonly CivilDate[], wanted: CivilDate, size: number): OfferedDays[] {
  const distance = ({ starts }: OfferedDays) => Math.abs(Date.parse(starts) - Date.parse(wanted))
  return free
    .flatMap((first, at) => {
      const days = free.slice(at, at + size)
      return days.length === size ? [{ starts: first, ends: days.at(-1) ?? first, days }] : []
    })
    .sort((a, b) => distance(a) - distance(b))
}

/** Free days of the requested length: around the requested ones, and right after them. */
function nearestDays(open: readonly DayRun[], { starts, ends }: OfferedDays): OfferedDays[] {
  const length = lengthOf({ start: starts, end: ends })
  const free = freeSpans(open)
  const after = firstFit(free, addDays(ends, 1), length)
  const spans = [...nearestFree(free, starts, length), ...(after ? [after] : [])]
  return spans.map(({ start, end }) => ({ starts: start, ends: end, days: null }))
}

const isSame = (a: OfferedDays, b: OfferedDays) =>
  a.starts === b.starts && a.ends === b.ends && `${a.days}` === `${b.days}`

/**
 * Price of days that an owner considers, and free days to offer. Days held by the request itself count as free.
 * @throws DomainError not_found, also for a line of another owner
 */
export async function getOfferHelp(
  ctx: ServiceContext,
  user: CurrentUser,
  { id, ...wanted }: OfferDays & { id: string },
): Promise<OfferHelp> {
  const line = await getRequestedLine(ctx, 'mediaOwner', user, id)
  const found = await findOffered(ctx, line)
  if (!found) {
    return { price: null, problem: { path: 'starts', message: 'This is no longer sold' }, suggestions: [] }
  }
  const { open, appears, today, stateOf, priceOf } = found
  const days = line.days && (wanted.days ?? line.days)
  const asked: OfferedDays = days
    ? { starts: days[0] ?? line.starts, ends: days.at(-1) ?? line.ends, days }
    : { starts: wanted.starts ?? line.starts, ends: wanted.ends ?? line.ends, days }
  const { price, problem } = priceOf(asked)

  const isTaken = takenIn(open, { start: asked.starts, end: asked.ends }).length > 0
  const taken =
    appears && days
      ? issueProblem(days, stateOf, today)
      : isTaken && !days
        ? { path: 'starts', message: 'These days are taken' }
        : null

  const calendar = { start: today, end: lastOpenDay(today) }
  const near =
    appears && line.days
      ? nearestIssues(
          issuesIn(appears, calendar).filter((day) => stateOf(day) === 'free'),
          line.starts,
          line.days.length,
        )
      : nearestDays(open, line)
  const suggestions: Offer[] = []
  for (const one of near) {
    const sums = priceOf(one).price
    if (sums && !isSame(one, line) && !suggestions.some((other) => isSame(one, other))) {
      suggestions.push({ ...one, ...sums })
    }
    if (suggestions.length === MAX_SUGGESTIONS) break
  }
  return { price, problem: problem ?? taken, suggestions }
}
