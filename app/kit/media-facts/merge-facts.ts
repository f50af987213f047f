import type { ListingFact } from '../../../worker/catalogue/rules/listing.ts'

/** Row of the fact table. */
export interface TableFact extends ListingFact {
  /** Source, in small print under the value. */
  note?: string
}

/** Facts without duplicates, each at its first position and with the first note. */
export function mergeFacts(facts: readonly TableFact[]): TableFact[] {
  const table: TableFact[] = []
  for (const fact of facts) {
    const at = table.findIndex((one) => saysTheSame(one, fact))
    const twin = table[at]
    if (!twin) table.push(fact)
    else if (twin.note === undefined && fact.note !== undefined) table[at] = { ...twin, note: fact.note }
  }
  return table
}

/**
 * True for facts with the same meaning: `Subscribers 43%` and `Subscribers among buyers 43%`, `Fleet size 90` and
 * `Fleet 90 vehicles`.
 */
function saysTheSame(a: ListingFact, b: ListingFact): boolean {
  const [one, other] = [a.label.toLowerCase(), b.label.toLowerCase()]
  if (one === other) return true
  const isLonger = one.startsWith(`${other} `) || other.startsWith(`${one} `)
  return isLonger && firstWord(a.value) === firstWord(b.value)
}

const firstWord = (text: string): string => text.split(/\s/)[0] ?? ''
