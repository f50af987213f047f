import { generateCatalogue } from '../../seed/catalogue.seed.ts'
import { CITIES } from '../../seed/places.ts'
import { isMediaType, type MediaType } from '../../worker/catalogue/rules/registry/media.ts'
import { PLAN_RULES } from '../../worker/catalogue/rules/registry/tables.ts'
import { UNITS } from '../../worker/catalogue/rules/registry/units.ts'
import { universeOf } from '../../worker/planner/rules/plan/reach/universe.ts'
import type { Candidate, Option, SearchProblem } from '../../worker/planner/rules/plan/search/problem.ts'
import { seededRandom } from '../../worker/planner/rules/plan/search/seeded-random.ts'

/** Problems to measure the optimiser with: from the seeded catalogue, and drawn at random. Same arguments, same problem. */
const TODAY = '2026-11-20'
const GST = 1.18
/** Share of a medium's possible audience that one line reaches, and its frequency in a month, for a draw. */
const LINE_SHARE = [0.005, 0.35] as const
/** Media whose audience meets people all over the country. */
const WIDE = new Set(['tv', 'digital', 'influencer', 'magazine'])
/** Packs at once, for media sold in packs. */
const PACKS = [1, 2, 4] as const

const { listings } = generateCatalogue({ today: TODAY })

interface Wanted {
  cities: readonly string[]
  media: readonly MediaType[]
  /** Rupees. */
  budget: number
  q: number
  /** Candidates at most, the first by a seeded draw. */
  most?: number | undefined
  seed?: number
}

/** A problem from the catalogue: each listing at its smallest order, for one, two or three periods. */
export function problemOf({
  cities,
  media,
  budget,
  q,
  most = Number.POSITIVE_INFINITY,
  seed = 1,
}: Wanted): SearchProblem {
  const places = cities.map((name) => ({ name, people: universeOf({ city: name, state: '' }) }))
  const draw = seededRandom(seed)
  const all = listings.flatMap((listing) => {
    const { id = '', categoryId: medium } = listing
    if (!isMediaType(medium) || !media.includes(medium)) return []
    const place = WIDE.has(medium) ? -1 : cities.indexOf(listing.city)
    if (place < 0 && !WIDE.has(medium)) return []
    const met = WIDE.has(medium) ? places.map((_, index) => index) : [place]
    const daily = listing.audience / met.length
    const net = listing.rate * UNITS[listing.unit].duesPerPeriod * (listing.minQuantity ?? 1)
    const candidate: Candidate = {
      id,
      medium,
      place,
      options: PACKS.map((times): Option => {
        const cost = Math.round(Math.max(net * times, listing.minBudget ?? 0) * GST + (listing.setup ?? 0) * GST)
        const exposures = met.map((index) => ({
          place: index,
          accessible: Math.min(daily * 2.5, (places[index]?.people ?? 0) * PLAN_RULES[medium].reach.accessible),
          impressions: daily * 4 * times,
        }))
        return { units: times, quantity: 1, cost, exposures }
      }),
    }
    return [{ candidate, order: draw() }]
  })
  const candidates = all.sort((a, b) => a.order - b.order).map(({ candidate }) => candidate)
  return plain({ places, candidates: candidates.slice(0, most), budget: budget * 100, q })
}

/** A problem drawn at random: sizes, prices and overlaps as wide as the trade's, dear things not always better. */
export function drawProblem(
  seed: number,
  { cities, media, lines, options }: { cities: number; media: readonly MediaType[]; lines: number; options: number },
): SearchProblem {
  const draw = seededRandom(seed)
  const between = (from: number, to: number) => from * (to / from) ** draw()
  const places = Array.from({ length: cities }, () => {
    const city = CITIES[Math.floor(draw() * CITIES.length)]
    return { name: city?.name ?? '', people: universeOf({ city: city?.name ?? '', state: '' }) }
  })
  const candidates = Array.from({ length: lines }, (_, index): Candidate => {
    const medium = media[Math.floor(draw() * media.length)] ?? 'ooh'
    const place = Math.floor(draw() * cities)
    const people = places[place]?.people ?? 0
    const share = PLAN_RULES[medium].reach.accessible * between(...LINE_SHARE)
    const often = between(0.4, 12)
    const price = (between(60, 500) * people * share * often) / 10
    return {
      id: `line-${String(index).padStart(3, '0')}`,
      medium,
      place,
      options: Array.from({ length: options }, (_, at) => ({
        units: at + 1,
        quantity: 1,
        cost: Math.round(price * (at + 1) ** 0.95),
        exposures: [{ place, accessible: people * share, impressions: people * share * often * (at + 1) }],
      })),
    }
  })
  const all = candidates.reduce((sum, { options: of }) => sum + (of[0]?.cost ?? 0), 0)
  return plain({ places, candidates, budget: Math.round(all * between(0.12, 0.6)), q: draw() < 0.5 ? 0.9 : 0.15 })
}

/** A problem in four periods: an option of u units runs in the first u + 1 of them. */
export function inPeriods(problem: SearchProblem): SearchProblem {
  const PERIODS = 4
  const split = ({ units, exposures, ...option }: Option): Option => {
    const runs = Math.min(PERIODS, units + 1)
    const parts = exposures.flatMap(({ place, accessible, impressions }) =>
      Array.from({ length: runs }, (_, period) => ({
        place: place * PERIODS + period,
        accessible: accessible / PERIODS,
        impressions: impressions / runs,
      })),
    )
    return { ...option, units, exposures: parts }
  }
  return {
    ...problem,
    places: problem.places.flatMap(({ name, people }) =>
      Array.from({ length: PERIODS }, () => ({ name, people: people / PERIODS })),
    ),
    candidates: problem.candidates.map((candidate) => ({ ...candidate, options: candidate.options.map(split) })),
  }
}

const plain = (problem: Pick<SearchProblem, 'places' | 'candidates' | 'budget' | 'q'>): SearchProblem => ({
  ...problem,
  floor: 0,
  limits: [],
  coverPlaces: [],
  coverMedia: [],
})
