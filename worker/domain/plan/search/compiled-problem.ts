import { MEDIA_TYPES, type MediaType } from '../../catalogue/registry/media.ts'
import { PLAN_RULES } from '../../catalogue/registry/plan-rules.ts'
import { noticedShare } from '../reach/noticed-share.ts'
import type { Candidate, Option, SearchProblem } from './problem.ts'

/**
 * A problem in flat arrays, so that one change of a plan is a few multiplications. A cell is one medium in one place. The
 * share of the people that a cell can reach and that notice none of its purchases are a product over these, so the logarithms
 * −ln(1 − noticed) of single purchases add up: they are the weights below.
 */
export interface CompiledProblem {
  problem: SearchProblem
  /** By id, without duplicates. */
  candidates: readonly Candidate[]
  /** Options of candidate c: firstOption[c] … firstOption[c + 1] − 1. */
  firstOption: Int32Array
  /** Of each option o: its candidate, its cost in paise, its exposures firstExposure[o] … firstExposure[o + 1] − 1. */
  candidateOf: Int32Array
  cost: Float64Array
  firstExposure: Int32Array
  /** Of each exposure: its cell and its weight. */
  cellOf: Int32Array
  weight: Float64Array
  /** Of each cell, at place · MEDIA_COUNT + medium: share of the place's people whom the medium can reach, A. */
  accessible: Float64Array
  /** Of each place. */
  people: Float64Array
  /** Of each candidate: index of its place (−1 for none) and of its medium. */
  placeOf: Int32Array
  mediumOf: Int32Array
  /** Limits in paise, infinite where there is none: by medium, and the same one for each place. */
  mediumCap: Float64Array
  placeCap: number
}

export const MEDIA_COUNT = MEDIA_TYPES.length
/** Keeps the logarithm finite for a purchase that everybody notices. */
const MIN_MISSED = 1e-9

/** Sorts candidates by id and drops duplicates, so that the order of a catalogue changes nothing. */
export function compile(problem: SearchProblem): CompiledProblem {
  const candidates = distinct(problem.candidates)
  const { firstOption, candidateOf, cost, options } = flattenOptions(candidates)
  const firstExposure = new Int32Array(options.length + 1)
  const cells: number[] = []
  const weights: number[] = []
  options.forEach(({ exposures }, o) => {
    const medium = candidates[candidateOf[o] ?? 0]?.medium
    if (medium) {
      for (const [place, weight] of weightsOf(problem, medium, exposures)) {
        cells.push(place * MEDIA_COUNT + MEDIA_TYPES.indexOf(medium))
        weights.push(weight)
      }
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
    accessible: Float64Array.from(
      problem.places.flatMap(() => MEDIA_TYPES.map((medium) => PLAN_RULES[medium].reach.accessible)),
    ),
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

/** Weight of an option in each place that it meets: −ln of the share of reachable people who do not notice it. */
function weightsOf(problem: SearchProblem, medium: MediaType, exposures: Option['exposures']): Map<number, number> {
  const model = PLAN_RULES[medium].reach
  const weights = new Map<number, number>()
  for (const exposure of exposures) {
    const noticed = noticedShare(exposure, problem.places[exposure.place]?.people ?? 0, model, problem.q)
    if (noticed === 0) continue
    const missed = Math.max(1 - noticed, MIN_MISSED)
    weights.set(exposure.place, (weights.get(exposure.place) ?? 0) - Math.log(missed))
  }
  return weights
}
