import { nameInSentence } from '../catalogue/rules/registry/names.ts'
import { daysIn } from '../kernel/rules/dates.ts'
import { formatMoney, toPaise } from '../kernel/rules/money.ts'
import { list } from '../kernel/rules/text/list.ts'
import { isInWords, type SaidFacts } from './provider-ground.ts'
import type { Slots } from './provider-inputs.ts'
import type { Brief, Slot } from './rules/plan/brief.ts'
import { isPlannable } from './rules/plan/complete-brief.ts'
import { understand } from './rules/plan/conversation/understand.ts'
import { QUESTION_INTENTS } from './rules/plan/question.ts'
import type { Intent, ReadingContext, Understanding } from './rules/plan/understanding.ts'

interface Amended {
  understanding: Understanding
  /** Reasons for slots that were rejected, each a sentence for the model. */
  refused: string[]
}

/** Ground against which slots are checked. */
export interface SlotGround {
  /** Result of our own readers: a slot that they filled stays as it is. */
  parsed: Brief
  said: SaidFacts
  reading: ReadingContext
}

/** A change of the brief, or the reason for none; null where the slot was not given or is known already. */
type Taken = Partial<Brief> | string | null
type Take = (slots: Slots, ground: SlotGround) => Taken

/** Turns that change nothing, so that a slot read in them may not either. */
const QUESTIONS: ReadonlySet<Intent> = new Set<Intent>([...QUESTION_INTENTS, 'not_there', 'undo'])

/**
 * The understanding with the slots that the model read in the advertiser's words. A slot is taken only where our readers left it
 * empty and where those words name its value; none is taken that the advertiser has to settle, or in a turn that asks.
 */
export function amend(before: Understanding, slots: Slots, ground: SlotGround): Amended {
  const given = Object.values(slots).some((value) => value !== undefined)
  if (given && QUESTIONS.has(before.intent)) {
    return { understanding: before, refused: ['The advertiser asks a question: it changes nothing in the brief.'] }
  }
  const disputed = new Set(before.problems.map(({ slot }) => slot))
  const refused: string[] = []
  let brief = before.brief
  let taken = 0
  for (const [slot, take] of RULES) {
    const change = take(slots, ground)
    if (change === null) continue
    if (typeof change === 'string') refused.push(change)
    else if (slot && disputed.has(slot)) refused.push(`The advertiser must settle the ${slot} first: ask.`)
    else {
      brief = { ...brief, ...change }
      taken += 1
    }
  }
  const isFilled = filledSlots(brief)
  const changed = changedSlots(before.brief, brief)
  return {
    refused,
    understanding: {
      ...before,
      brief,
      intent: taken > 0 ? 'plan' : before.intent,
      missing: before.missing.filter((slot) => !isFilled[slot]),
      // A slot that is now known needs no assumption.
      assumptions: before.assumptions.filter(({ slot }) => !changed.has(slot)),
      isComplete: isPlannable(brief) && before.problems.length === 0 && before.compliance.question === null,
    },
  }
}

const alreadyGiven = (slot: string, value: string) =>
  `The advertiser's words give the ${slot} already: ${value}. It stays.`
const neverNamed = (slot: string) => `The advertiser never named that ${slot}: ask for it.`
const same = (a: readonly string[], b: readonly string[]) => a.toSorted().join() === b.toSorted().join()

/** Rules by slot. The first entry of a row is the slot that the advertiser may have to settle. */
const RULES: readonly (readonly [slot: Slot | null, take: Take])[] = [
  [
    'objective',
    ({ objective }, { parsed, said }) => {
      if (!objective || objective === parsed.objective) return null
      if (parsed.objective) return alreadyGiven('objective', parsed.objective)
      return said.objectives.has(objective) ? { objective } : neverNamed('objective')
    },
  ],
  [
    'audience',
    ({ audience }, { parsed, said }) => {
      if (!audience || audience === parsed.audience) return null
      if (parsed.audience) return alreadyGiven('audience', 'see the conversation')
      return isInWords(audience, said) ? { audience } : neverNamed('audience')
    },
  ],
  [
    null,
    ({ product }, { parsed, said }) => {
      if (!product || product === parsed.product) return null
      if (parsed.product) return alreadyGiven('product', 'see the conversation')
      return isInWords(product, said) ? { product } : neverNamed('product')
    },
  ],
  [
    null,
    ({ emphasis }, { parsed, said }) => {
      if (!emphasis || emphasis === parsed.emphasis) return null
      return said.emphasis === emphasis ? { emphasis } : neverNamed('emphasis')
    },
  ],
  [
    null,
    ({ languages }, { parsed, said }) => {
      if (!languages || languages.length === 0 || same(languages, parsed.languages)) return null
      if (parsed.languages.length > 0) return alreadyGiven('languages', list(parsed.languages))
      return languages.every((name) => said.languages.has(name)) ? { languages } : neverNamed('language')
    },
  ],
  ['budget', takeBudget],
  ['cities', takePlaces],
  ['cities', takeExcludedPlaces],
  ['dates', takeDates],
  [
    'channels',
    ({ channels }, { parsed, said }) => {
      if (!channels || channels.length === 0 || same(channels, parsed.channels)) return null
      if (parsed.channels.length > 0) return alreadyGiven('media', list(parsed.channels.map(nameInSentence)))
      const isSaid = channels.every((medium) => said.media.has(medium) && !parsed.excludedChannels.includes(medium))
      return isSaid ? { channels } : neverNamed('medium')
    },
  ],
  [
    'channels',
    ({ excludedChannels }, { parsed, said }) => {
      if (!excludedChannels || excludedChannels.every((medium) => parsed.excludedChannels.includes(medium))) return null
      if (parsed.excludedChannels.length > 0) {
        return alreadyGiven('media to leave out', list(parsed.excludedChannels.map(nameInSentence)))
      }
      return excludedChannels.every((medium) => said.excludedMedia.has(medium))
        ? { excludedChannels }
        : 'The advertiser never refused that medium.'
    },
  ],
]

function takeBudget({ budgetRupees }: Slots, { parsed, said }: SlotGround): Taken {
  if (budgetRupees === undefined || (parsed.budget && toPaise(budgetRupees) === parsed.budget.amount)) return null
  if (parsed.budget) return alreadyGiven('budget', formatMoney(parsed.budget.amount))
  if (!said.amounts.has(budgetRupees)) return neverNamed('budget')
  return {
    budget: { amount: toPaise(budgetRupees), min: null, gst: 'inclusive', sourceText: String(budgetRupees) },
  }
}

function takePlaces({ cities, panIndia }: Slots, { parsed, said, reading }: SlotGround): Taken {
  if (!panIndia && (!cities || cities.length === 0)) return null
  const found = panIndia ? [] : (cities ?? []).map((name) => known(name, reading))
  const places = [...new Set(found.flatMap((place) => place.cities))]
  const unavailableCities = [...new Set(found.flatMap((place) => place.unavailableCities))]
  if (panIndia ? parsed.geoScope === 'pan_india' : places.length > 0 && same(places, parsed.cities)) return null
  if (parsed.geoScope === 'pan_india') return alreadyGiven('place', 'all of India')
  if (parsed.cities.length + parsed.unavailableCities.length > 0) {
    return alreadyGiven('cities', list([...parsed.cities, ...parsed.unavailableCities]))
  }
  if (panIndia) return said.isPanIndia ? { geoScope: 'pan_india', cities: [] } : neverNamed('place')
  if (places.length + unavailableCities.length === 0) return 'No such city: ask which one is meant.'
  const isSaid = (name: string) => said.cities.has(name) && !parsed.excludedCities.includes(name)
  if (![...places, ...unavailableCities].every(isSaid)) return neverNamed('city')
  return { geoScope: 'cities', cities: places, unavailableCities }
}

function takeExcludedPlaces({ excludedCities }: Slots, { parsed, said, reading }: SlotGround): Taken {
  const names = [...new Set((excludedCities ?? []).flatMap((name) => known(name, reading).cities))]
  if (names.every((name) => parsed.excludedCities.includes(name))) return null
  if (parsed.excludedCities.length > 0) return alreadyGiven('cities to leave out', list(parsed.excludedCities))
  return names.every((name) => said.excludedCities.has(name))
    ? { excludedCities: names }
    : 'The advertiser never refused that city.'
}

/** A city in whatever spelling, read as if the advertiser had written it alone. */
function known(name: string, reading: ReadingContext): Pick<Brief, 'cities' | 'unavailableCities'> {
  const exact = reading.cities.find((city) => city.name.toLowerCase() === name.toLowerCase())
  return exact
    ? { cities: [exact.name], unavailableCities: [] }
    : understand([{ role: 'user', content: name }], reading).brief
}

function takeDates({ startDate, endDate }: Slots, { parsed, said, reading: { today } }: SlotGround): Taken {
  if (!startDate && !endDate) return null
  const start = startDate ?? parsed.startDate
  const end = endDate ?? parsed.endDate
  if (start === parsed.startDate && end === parsed.endDate) return null
  if (parsed.startDate && start !== parsed.startDate) return alreadyGiven('first day', parsed.startDate)
  if (parsed.endDate && end !== parsed.endDate) return alreadyGiven('last day', parsed.endDate)
  if (!start || !end) return 'Both a first and a last day are needed: ask for the other.'
  if (start <= today) return `Today is ${today}: the first day lies in the past, ask for another.`
  if (end < start) return 'The last day lies before the first: ask.'
  const days = daysIn({ start, end })
  if (!Number.isInteger(days)) return 'This date does not exist: ask.'
  const isSaid =
    (start === parsed.startDate || said.starts.has(start)) && (end === parsed.endDate || said.ends.has(end))
  return isSaid ? { startDate: start, endDate: end, durationDays: days } : neverNamed('day')
}

const filledSlots = (brief: Brief): Record<Slot, boolean> => ({
  budget: brief.budget !== null,
  cities: brief.geoScope !== null,
  dates: brief.startDate !== null && brief.endDate !== null,
  objective: brief.objective !== null,
  audience: brief.audience !== null,
  channels: brief.channels.length > 0,
})

const KEYS = {
  budget: ['budget'],
  cities: ['cities'],
  dates: ['startDate', 'endDate'],
  objective: ['objective'],
  audience: ['audience'],
  channels: ['channels', 'excludedChannels'],
} as const

const changedSlots = (before: Brief, after: Brief): Set<string> =>
  new Set(
    Object.entries(KEYS).flatMap(([slot, keys]) => (keys.some((key) => before[key] !== after[key]) ? [slot] : [])),
  )
