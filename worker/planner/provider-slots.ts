import { type CivilDate, daysIn } from '../domain/dates.ts'
import { toPaise } from '../domain/money.ts'
import type { Brief, Slot } from '../domain/plan/brief.ts'
import { isPlannable } from '../domain/plan/complete-brief.ts'
import { understand } from '../domain/plan/conversation/understand.ts'
import { isSaid } from '../domain/plan/reply/prose.ts'
import type { ReadingContext, Understanding } from '../domain/plan/understanding.ts'
import type { Slots } from './provider-inputs.ts'

interface Amended {
  understanding: Understanding
  /** What was not taken, each as a sentence for the model. */
  refused: string[]
}

/**
 * The understanding with the slots that the model read in the advertiser's words. An amount is accepted only if those words
 * name it, a city only if the catalogue has it, a date only in the future, and no slot that the advertiser has to settle.
 */
export function amend(before: Understanding, slots: Slots, reading: ReadingContext, said: readonly string[]): Amended {
  const refused: string[] = []
  const disputed = new Set(before.problems.map(({ slot }) => slot))
  const take = (slot: Slot, change: Partial<Brief> | string | null): Partial<Brief> => {
    if (change === null) return {}
    if (typeof change !== 'string' && !disputed.has(slot)) return change
    refused.push(typeof change === 'string' ? change : `The advertiser must settle the ${slot} first: ask.`)
    return {}
  }
  const brief: Brief = {
    ...before.brief,
    ...take('objective', slots.objective ? { objective: slots.objective } : null),
    ...take('audience', slots.audience ? { audience: slots.audience } : null),
    ...(slots.product ? { product: slots.product } : {}),
    ...(slots.emphasis ? { emphasis: slots.emphasis } : {}),
    ...(slots.languages ? { languages: slots.languages } : {}),
    ...take('budget', budgetOf(slots, before.brief, said)),
    ...take('cities', placesOf(slots, before.brief, reading)),
    ...take('dates', datesOf(slots, before.brief, reading.today)),
    ...take('channels', slots.channels ? { channels: slots.channels } : null),
    ...take('channels', slots.excludedChannels ? { excludedChannels: slots.excludedChannels } : null),
  }
  const isFilled = filledSlots(brief)
  const changed = changedSlots(before.brief, brief)
  const taken = Object.keys(slots).length > refused.length
  return {
    refused,
    understanding: {
      ...before,
      brief,
      intent: taken && before.intent !== 'why' ? 'plan' : before.intent,
      missing: before.missing.filter((slot) => !isFilled[slot]),
      // What was taken for granted of a slot that is now known is taken for granted no longer.
      assumptions: before.assumptions.filter(({ slot }) => !changed.has(slot)),
      isComplete: isPlannable(brief) && before.problems.length === 0 && before.compliance.question === null,
    },
  }
}

const filledSlots = (brief: Brief): Record<Slot, boolean> => ({
  budget: brief.budget !== null,
  cities: brief.geoScope !== null,
  dates: brief.startDate !== null && brief.endDate !== null,
  objective: brief.objective !== null,
  audience: brief.audience !== null,
  channels: brief.channels.length > 0,
})

function changedSlots(before: Brief, after: Brief): Set<string> {
  const slots = {
    budget: ['budget'],
    cities: ['cities'],
    dates: ['startDate', 'endDate'],
    objective: ['objective'],
    audience: ['audience'],
    channels: ['channels', 'excludedChannels'],
  } as const
  return new Set(
    Object.entries(slots).flatMap(([slot, keys]) => (keys.some((key) => before[key] !== after[key]) ? [slot] : [])),
  )
}

function budgetOf({ budgetRupees }: Slots, before: Brief, said: readonly string[]): Partial<Brief> | string | null {
  if (budgetRupees === undefined || (before.budget && toPaise(budgetRupees) === before.budget.amount)) return null
  if (!isSaid(budgetRupees, said)) return 'The advertiser never named that budget: ask for it.'
  const gst = before.budget?.gst ?? 'inclusive'
  return { budget: { amount: toPaise(budgetRupees), min: null, gst, sourceText: String(budgetRupees) } }
}

function placesOf(
  { cities, panIndia, excludedCities }: Slots,
  before: Brief,
  reading: ReadingContext,
): Partial<Brief> | string | null {
  const excluded = excludedCities
    ? { excludedCities: excludedCities.flatMap((name) => known(name, reading).cities) }
    : null
  if (panIndia) return { ...excluded, geoScope: 'pan_india', cities: [] }
  if (!cities) return excluded
  const found = cities.map((name) => known(name, reading))
  const places = [...new Set(found.flatMap((place) => place.cities))]
  const unavailableCities = [...new Set(found.flatMap((place) => place.unavailableCities))]
  if (places.length === 0 && unavailableCities.length === 0) return 'No such city: ask which one is meant.'
  const isSame = places.join() === before.cities.join()
  return isSame ? excluded : { ...excluded, geoScope: 'cities', cities: places, unavailableCities }
}

/** A city in whatever spelling, read as if the advertiser had written it alone. */
function known(name: string, reading: ReadingContext): Pick<Brief, 'cities' | 'unavailableCities'> {
  const exact = reading.cities.find((city) => city.name.toLowerCase() === name.toLowerCase())
  return exact
    ? { cities: [exact.name], unavailableCities: [] }
    : understand([{ role: 'user', content: name }], reading).brief
}

function datesOf({ startDate, endDate }: Slots, before: Brief, today: CivilDate): Partial<Brief> | string | null {
  if (!startDate && !endDate) return null
  const start = startDate ?? before.startDate
  const end = endDate ?? before.endDate
  if (start === before.startDate && end === before.endDate) return null
  if (!start || !end) return 'Both a first and a last day are needed: ask for the other.'
  if (start <= today) return `Today is ${today}: the first day lies in the past, ask for another.`
  if (end < start) return 'The last day lies before the first: ask.'
  const days = daysIn({ start, end })
  if (!Number.isInteger(days)) return 'There is no such day: ask.'
  return { startDate: start, endDate: end, durationDays: days }
}
