import type { AnswerCard } from '../../../../worker/planner/rules/plan/answer.ts'

/** More columns do not fit next to their names. */
const MAX_COLUMNS = 3
const NAMED = /^([^:]{1,32}): (.+)$/s

/**
 * The facts of a comparison as rows of a table: the name, then the value of each thing that is compared.
 * @returns null where the things do not have the same named facts (`Cost per 1,000: ₹74`)
 */
export function comparedFacts(rows: AnswerCard['rows']): string[][] | null {
  const [first] = rows
  if (!first || rows.length < 2 || rows.length > MAX_COLUMNS || first.facts.length === 0) return null
  const tables = rows.map(({ facts }) => facts.map((fact) => NAMED.exec(fact)?.slice(1)))
  const isSame = tables.every(
    (facts) =>
      facts.length === first.facts.length && facts.every((fact, at) => fact && fact[0] === tables[0]?.[at]?.[0]),
  )
  if (!isSame) return null
  return first.facts.map((_, at) => [tables[0]?.[at]?.[0] ?? '', ...tables.map((facts) => facts[at]?.[1] ?? '')])
}
