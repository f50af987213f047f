import type { ListingFact } from '../../../worker/catalogue/rules/listing.ts'

/** A line of the fact table. */
export interface TableFact extends ListingFact {
  /** Small, under the value: where it comes from. */
  note?: string
}

/** Facts without repetition, each at its first place and with the first note. */
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

/** `Subscribers 43%` and `Subscribers among buyers 43%`, `Fleet size 90` and `Fleet 90 vehicles`. */
function saysTheSame(a: ListingFact, b: ListingFact): boolean {
  const [one, other] = [a.label.toLowerCase(), b.label.toLowerCase()]
  if (one === other) return true
  const isLonger = one.startsWith(`${other} `) || other.startsWith(`${one} `)
  return isLonger && firstWord(a.value) === firstWord(b.value)
}

const firstWord = (text: string): string => text.split(/\s/)[0] ?? ''
