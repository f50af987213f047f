import { MEDIA_TYPES, type MediaType } from '../../../../catalogue/rules/registry/media.ts'
import { PLAN_RULES } from '../../../../catalogue/rules/registry/tables.ts'
import { noticedShare } from '../reach/noticed-share.ts'
import type { Candidate, Limit, Option, SearchProblem } from './problem.ts'

/**
 * A problem in flat arrays, so that one change of a plan is a few multiplications. A cell is one medium in one place. The
 * share of the people that a cell can reach and that notice none of its purchases are a product over these, so the logarithms
 * −ln(1 − noticed) of single purchases add up: they are the weights below.
 */
export interface CompiledProblem {
  problem: SearchProblem
  /** Candidates by id, without duplicates. */
  candidates: readonly Candidate[]
  /** Options of candidate c: firstOption[c] … firstOption[c + 1] − 1. */
  firstOption: Int32Array
  /** For each option o: its candidate, its cost in paise, its exposures firstExposure[o] … firstExposure[o + 1] − 1. */
  candidateOf: Int32Array
  cost: Float64Array
  firstExposure: Int32Array
  /** For each exposure: its cell and its weight. */
  cellOf: Int32Array
  weight: Float64Array
  /** For each cell, at place · MEDIA_COUNT + medium: share of the place's people that the medium can reach, A. */
  accessible: Float64Array
  /** People of each place. */
  people: Float64Array
  /** For each candidate: index of its place (−1 for none) and of its medium. */
  placeOf: Int32Array
  mediumOf: Int32Array
  /** Number of places of the market that candidates count for. */
  homes: number
  /** Sums that may not exceed `most`. */
  caps: CompiledLimits
  /** Sums that lower the value below `least` and, where they may exceed it, above `most`. */
  goals: CompiledLimits
  /** For each candidate: assumed cost of a new line beyond its price, where the number of lines is limited. */
  lineCost: Float64Array
}

/** Limits of one sort as arrays; those of option o are entries first[o] … first[o + 1] − 1. */
export interface CompiledLimits {
  least: Float64Array
  most: Float64Array
  /** People that each unit outside the bounds costs. */
  penalty: Float64Array
  first: Int32Array
  /** For each entry: its limit, and the amount that the option adds to it. */
  of: Int32Array
  amount: Float64Array
}

export const MEDIA_COUNT = MEDIA_TYPES.length
/** Keeps the logarithm finite for a purchase that everyone notices. */
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
    homes: 1 + Math.max(-1, ...problem.coverPlaces, ...candidates.map(({ place }) => place)),
    ...compileLimits(problem, candidates),
    lineCost: lineCosts(problem, candidates),
  }
}

/** Shares of all people that a plan loses which spends none of its minimum. */
const FLOOR_PENALTY = 2

function compileLimits(problem: SearchProblem, candidates: readonly Candidate[]) {
  const people = problem.places.reduce((sum, place) => sum + place.people, 0)
  const floor: Limit = {
    least: problem.floor,
    most: Number.POSITIVE_INFINITY,
    isHard: true,
    penalty: FLOOR_PENALTY / Math.max(problem.floor, 1),
    takes: (_, { cost }) => cost,
  }
  const all = problem.floor > 0 ? [floor, ...problem.limits] : problem.limits
  const caps = all.filter(({ isHard, most }) => isHard && most < Number.POSITIVE_INFINITY)
  const goals = all
    .filter(({ isHard, least, penalty }) => penalty > 0 && (least > 0 || !isHard))
    .map((limit) => (limit.isHard ? { ...limit, most: Number.POSITIVE_INFINITY } : limit))
  return { caps: toArrays(caps, candidates, people), goals: toArrays(goals, candidates, people) }
}

function toArrays(limits: readonly Limit[], candidates: readonly Candidate[], people: number): CompiledLimits {
  const first = [0]
  const of: number[] = []
  const amount: number[] = []
  for (const candidate of candidates) {
    for (const option of candidate.options) {
      limits.forEach(({ takes }, limit) => {
        const taken = takes(candidate, option)
        if (taken === 0) return
        of.push(limit)
        amount.push(taken)
      })
      first.push(of.length)
    }
  }
  return {
    least: Float64Array.from(limits, ({ least }) => least),
    most: Float64Array.from(limits, ({ most }) => most),
    penalty: Float64Array.from(limits, ({ penalty }) => penalty * people),
    first: Int32Array.from(first),
    of: Int32Array.from(of),
    amount: Float64Array.from(amount),
  }
}

/** The budget over the number of lines that may be bought, of the tightest such limit of a candidate. */
function lineCosts({ limits, budget }: SearchProblem, candidates: readonly Candidate[]): Float64Array {
  const counts = limits.filter(({ isCount, most }) => isCount && most > 0 && most < Number.POSITIVE_INFINITY)
  return Float64Array.from(candidates, (candidate) => {
    const [option] = candidate.options
    const own = option ? counts.filter(({ takes }) => takes(candidate, option) > 0) : []
    return Math.max(0, ...own.map(({ most }) => budget / most))
  })
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
