import type { AnswerCard } from '../../../../worker/planner/rules/plan/answer.ts'

/** Maximum number of columns that fit next to the names. */
const MAX_COLUMNS = 3
const NAMED = /^([^:]{1,32}): (.+)$/s

/**
 * Facts of a comparison as rows of a table: the name, then the value of each item.
 * @returns null when the items do not have the same named facts (`Cost per 1,000: ₹74`)
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
