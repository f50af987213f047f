import type { Plan, PlanLine } from '../plan.ts'
import type { Question } from '../question.ts'

const RANKS = {
  dearest: (line: PlanLine) => line.netAmount,
  cheapest: (line: PlanLine) => -line.netAmount,
  best_cpm: (line: PlanLine) => (line.cpm === null ? Number.NEGATIVE_INFINITY : -line.cpm),
  worst_cpm: (line: PlanLine) => line.cpm ?? Number.NEGATIVE_INFINITY,
  widest: (line: PlanLine) => line.reach ?? 0,
  narrowest: (line: PlanLine) => (line.reach === null ? Number.NEGATIVE_INFINITY : -line.reach),
}

/** Words of a question that are in titles by chance. */
const LEAST_LETTERS = 4

/**
 * The line of a plan that a question names by its number, its rank, or words of its title; `none` where the plan has no line of
 * that number, null where the question names no line.
 */
export function lineAsked(
  { line, query }: Pick<Question, 'line' | 'query'>,
  { lineItems }: Pick<Plan, 'lineItems'>,
): PlanLine | 'none' | null {
  if (line && 'number' in line) {
    return lineItems.at(line.number < 0 ? line.number : line.number - 1) ?? 'none'
  }
  if (line) {
    const rank = RANKS[line.rank]
    return [...lineItems].sort((a, b) => rank(b) - rank(a))[0] ?? 'none'
  }
  const words = query.words.filter((word) => word.length >= LEAST_LETTERS)
  const scored = lineItems.map((one) => {
    const own = new Set(one.title.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u))
    return { one, score: words.filter((word) => own.has(word)).length }
  })
  const most = Math.max(0, ...scored.map(({ score }) => score))
  const best = scored.filter(({ score }) => score === most)
  return most > 0 && (best.length === 1 || most > 1) ? (best[0]?.one ?? null) : null
}
