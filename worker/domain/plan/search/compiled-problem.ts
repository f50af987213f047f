import { MEDIA_TYPES } from '../../catalogue/registry/media.ts'
import { MODEL } from '../reach/parameters.ts'
import { zeroTerm } from '../reach/polynomial.ts'
import type { Candidate, Option, SearchProblem } from './problem.ts'

/**
 * A problem in flat arrays, so that a change of plan is a few multiplications. A cell is one medium in one place: inside
 * it the weights −ln(1 − take/A) of what is bought simply add up.
 */
export interface CompiledProblem {
  problem: SearchProblem
  /** By id; without duplicates. */
  candidates: readonly Candidate[]
  /** Options of candidate c are firstOption[c] … firstOption[c + 1] − 1. */
  firstOption: Int32Array
  /** Of each option: its candidate, what it costs, and its exposures firstExposure[o] … firstExposure[o + 1] − 1. */
  candidateOf: Int32Array
  cost: Float64Array
  firstExposure: Int32Array
  /** Of each exposure: its cell and its weight. */
  cellOf: Int32Array
  weight: Float64Array
  /** Of each cell: place · 14 + medium; A. */
  accessible: Float64Array
  people: Float64Array
  /** Of each candidate: its place (−1 for none) and medium, by index. */
  placeOf: Int32Array
  mediumOf: Int32Array
  /** Most that each medium may cost, by index. */
  mediumCap: Float64Array
  placeCap: number
}

export const MEDIA_COUNT = MEDIA_TYPES.length
/** A line that meets everyone whom its medium can meet would make the logarithm infinite. */
const MIN_MISSED = 1e-9

/** Sorts by id and drops duplicates, so that the order of a catalogue changes nothing. */
export function compile(problem: SearchProblem): CompiledProblem {
  const candidates = distinct(problem.candidates)
  const { firstOption, candidateOf, cost, options } = flattenOptions(candidates)
  const firstExposure = new Int32Array(options.length + 1)
  const cells: number[] = []
  const weights: number[] = []
  options.forEach(({ exposures }, o) => {
    const medium = MEDIA_TYPES.indexOf(candidates[candidateOf[o] ?? 0]?.medium ?? 'tv')
    for (const [place, weight] of weightsOf(problem, medium, exposures)) {
      cells.push(place * MEDIA_COUNT + medium)
      weights.push(weight)
    }
    firstExposure[o + 1] = cells.length
  })
  return {
    problem,
    candidates,
    firstOption,
    candidateOf,
    cost,
    firstExposure,
    cellOf: Int32Array.from(cells),
    weight: Float64Array.from(weights),
    accessible: Float64Array.from(problem.places.flatMap(() => MEDIA_TYPES.map((medium) => MODEL[medium].accessible))),
    people: Float64Array.from(problem.places, ({ people }) => people),
    placeOf: Int32Array.from(candidates, ({ place }) => place),
    mediumOf: Int32Array.from(candidates, ({ medium }) => MEDIA_TYPES.indexOf(medium)),
    mediumCap: Float64Array.from(MEDIA_TYPES, (medium) => problem.mediumCaps[medium] ?? Number.POSITIVE_INFINITY),
    placeCap: problem.placeCap ?? Number.POSITIVE_INFINITY,
  }
}

function distinct(candidates: readonly Candidate[]): Candidate[] {
  const byId = new Map<string, Candidate>()
  for (const candidate of candidates) if (!byId.has(candidate.id)) byId.set(candidate.id, candidate)
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}

function flattenOptions(candidates: readonly Candidate[]) {
  const options: Option[] = candidates.flatMap((candidate) => candidate.options)
  const firstOption = new Int32Array(candidates.length + 1)
  const candidateOf = new Int32Array(options.length)
  candidates.forEach((candidate, c) => {
    const from = firstOption[c] ?? 0
    firstOption[c + 1] = from + candidate.options.length
    candidateOf.fill(c, from, from + candidate.options.length)
  })
  return { options, firstOption, candidateOf, cost: Float64Array.from(options, ({ cost }) => cost) }
}

/** Weight of an option in each place that it meets: −ln of the share of accessible people who take no notice of it. */
function weightsOf(problem: SearchProblem, medium: number, exposures: Option['exposures']): Map<number, number> {
  const { accessible, k } = MODEL[MEDIA_TYPES[medium] ?? 'tv']
  const weights = new Map<number, number>()
  for (const { place, accessible: reachable, impressions } of exposures) {
    const most = (problem.places[place]?.people ?? 0) * accessible
    const met = Math.min(reachable, most)
    if (!(met > 0) || !(impressions > 0)) continue
    const missed = 1 - (met / most) * (1 - zeroTerm(impressions / met, k, problem.q))
    weights.set(place, (weights.get(place) ?? 0) - Math.log(Math.max(missed, MIN_MISSED)))
  }
  return weights
}
