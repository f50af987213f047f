import loadHighs from 'highs'
import { MEDIA_TYPES, type MediaType } from '../../worker/catalogue/rules/registry/media.ts'
import { PLAN_RULES } from '../../worker/catalogue/rules/registry/tables.ts'
import { zeroTerm } from '../../worker/planner/rules/plan/reach/negative-binomial.ts'
import type { SearchProblem } from '../../worker/planner/rules/plan/search/problem.ts'

/**
 * The best plan there is, by mathematical programming, for measuring the optimiser: budget and one option a candidate; no
 * caps and no demands. With s the sum of −ln(1 − take/A) of a medium in a place, the share missed by that medium is
 * 1 − A + A·e^−s, convex and log-convex in s; so is the product over media, and the people met are concave in all s
 * together, which are linear in the choice. Tangent planes (Kelley 1960) therefore bound the value from above everywhere:
 * first of the relaxation, then of each best plan of the mixed-integer programme, until bound and plan meet.
 * `bound` is proven; `value` is of a real plan. Written on its own, apart from the optimiser, so that one checks the other.
 */
export interface Exact {
  bound: number
  value: number
}

interface Cell {
  place: number
  medium: MediaType
}
interface Choice {
  name: string
  candidate: number
  cost: number
  /** Weight by cell. */
  weights: Map<number, number>
}
interface Tangent {
  place: number
  constant: number
  slopes: Map<number, number>
}

const CLOSE = 1e-5
const MAX_ROUNDS = 60
const SECONDS = 20
/** Each programme is solved in both ways: highs 1.15.3 now and then calls optimal what is not, and never both times alike. */
const PRESOLVES = ['on', 'off'] as const

const highs = await loadHighs()

export function solveExactly(problem: SearchProblem): Exact {
  const { cells, choices } = linearise(problem)
  const tangents: Tangent[] = []
  const addTangents = (loads: readonly number[]) => {
    problem.places.forEach((_, place) => {
      tangents.push(tangentAt(problem, cells, loads, place))
    })
  }
  const loadsOf = (shares: readonly number[]) => {
    const loads = cells.map(() => 0)
    choices.forEach(({ weights }, i) => {
      for (const [cell, weight] of weights) loads[cell] = (loads[cell] ?? 0) + weight * (shares[i] ?? 0)
    })
    return loads
  }
  addTangents(cells.map(() => 0))

  let value = 0
  let bound = Number.POSITIVE_INFINITY
  for (const isWhole of [false, true]) {
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const { objective, shares } = solve(problem, choices, tangents, isWhole)
      const loads = loadsOf(isWhole ? shares.map(Math.round) : shares)
      const people = problem.places.reduce((sum, _, place) => sum + peopleMet(problem, cells, loads, place), 0)
      bound = Math.min(bound, objective)
      if (isWhole) value = Math.max(value, people)
      addTangents(loads)
      if (bound - (isWhole ? value : people) < CLOSE * bound) break
    }
  }
  return { bound, value }
}

function linearise(problem: SearchProblem): { cells: Cell[]; choices: Choice[] } {
  const cells: Cell[] = problem.places.flatMap((_, place) => MEDIA_TYPES.map((medium) => ({ place, medium })))
  const choices = problem.candidates.flatMap(({ medium, options }, candidate) =>
    options.map(({ cost, exposures }, option): Choice => {
      const { accessible, k } = PLAN_RULES[medium].reach
      const weights = new Map<number, number>()
      for (const { place, accessible: reachable, impressions } of exposures) {
        const most = (problem.places[place]?.people ?? 0) * accessible
        const met = Math.min(reachable, most)
        if (met <= 0 || impressions <= 0) continue
        const take = (met / most) * (1 - zeroTerm(impressions / met, k, problem.q))
        weights.set(place * MEDIA_TYPES.length + MEDIA_TYPES.indexOf(medium), -Math.log(1 - take))
      }
      return { name: `x${candidate}o${option}`, candidate, cost: cost / problem.budget, weights }
    }),
  )
  return { cells, choices: choices.filter(({ cost }) => cost <= 1) }
}

const missed = (medium: MediaType, load: number) =>
  1 - PLAN_RULES[medium].reach.accessible + PLAN_RULES[medium].reach.accessible * Math.exp(-load)

function peopleMet({ places }: SearchProblem, cells: readonly Cell[], loads: readonly number[], place: number): number {
  let miss = 1
  cells.forEach((cell, c) => {
    if (cell.place === place) miss *= missed(cell.medium, loads[c] ?? 0)
  })
  return (places[place]?.people ?? 0) * (1 - miss)
}

function tangentAt(problem: SearchProblem, cells: readonly Cell[], loads: readonly number[], place: number): Tangent {
  const people = problem.places[place]?.people ?? 0
  const met = peopleMet(problem, cells, loads, place)
  const slopes = new Map<number, number>()
  let constant = met
  cells.forEach(({ place: at, medium }, c) => {
    if (at !== place) return
    const load = loads[c] ?? 0
    const falls = PLAN_RULES[medium].reach.accessible * Math.exp(-load)
    const slope = ((people - met) / missed(medium, load)) * falls
    slopes.set(c, slope)
    constant -= slope * load
  })
  return { place, constant, slopes }
}

/** One linear programme over choices; the values are in people over all people, for the sake of the solver's tolerances. */
function solve(problem: SearchProblem, choices: readonly Choice[], tangents: readonly Tangent[], isWhole: boolean) {
  const all = problem.places.reduce((sum, { people }) => sum + people, 0)
  const term = (factor: number, name: string) => `${factor < 0 ? '-' : '+'} ${Math.abs(factor).toPrecision(15)} ${name}`
  const candidates = [...new Set(choices.map(({ candidate }) => candidate))]
  const rows = [
    `budget: ${choices.map(({ cost, name }) => term(cost, name)).join(' ')} <= 1`,
    ...candidates.map((one) => {
      const options = choices.filter(({ candidate }) => candidate === one)
      return `one${one}: ${options.map(({ name }) => name).join(' + ')} <= 1`
    }),
    ...tangents.map(({ place, constant, slopes }, i) => {
      const factors = choices.flatMap(({ name, weights }) => {
        let factor = 0
        for (const [cell, weight] of weights) factor += weight * (slopes.get(cell) ?? 0)
        return factor === 0 ? [] : [term(-factor / all, name)]
      })
      return `t${i}: t_${place} ${factors.join(' ')} <= ${(constant / all).toPrecision(15)}`
    }),
  ]
  const text = [
    'Maximize',
    `obj: ${problem.places.map((_, place) => `t_${place}`).join(' + ')}`,
    'Subject To',
    ...rows,
    'Bounds',
    ...choices.map(({ name }) => `0 <= ${name} <= 1`),
    ...(isWhole ? ['Binary', choices.map(({ name }) => name).join(' ')] : []),
    'End',
  ].join('\n')
  const [answer] = PRESOLVES.map((presolve) =>
    highs.solve(text, { presolve, output_flag: false, mip_rel_gap: 1e-6, time_limit: SECONDS }),
  ).sort((a, b) => b.ObjectiveValue - a.ObjectiveValue)
  if (answer?.Status !== 'Optimal') throw new Error(`No optimum: ${answer?.Status}`)
  const columns = answer.Columns
  return {
    // The solver's optimum may be better by its own tolerance.
    objective: answer.ObjectiveValue * all * (isWhole ? 1 + 1e-6 : 1),
    shares: choices.map(({ name }) => columns[name]?.Primal ?? 0),
  }
}
