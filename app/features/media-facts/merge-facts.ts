import type { ListingFact } from '../../../worker/domain/catalogue/listing.ts'

/** A line of the fact table. */
export interface TableFact extends ListingFact {
  /** Small, under the value: where it comes from. */
  note?: string
}

/** What is said twice is said once, at its first place and with the first note. */
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

/** Attributes of a listing that no fact says already. */
export const unsaid = (attributes: readonly string[], facts: readonly ListingFact[]): string[] =>
  attributes.filter((one) => !facts.some((fact) => says(fact, one)))

const FILLERS = new Set(['a', 'an', 'the', 'of', 'in', 'by', 'on', 'to', 'and', 'each', 'from'])
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? []
const isNumber = (word: string) => /\d/.test(word)
/** `viewable` and `viewability` */
const isAkin = (a: string, b: string) => a === b || (a.length >= 5 && a.slice(0, 5) === b.slice(0, 5))

/** `Slot 10 sec in a 60 sec loop` says `10 sec in 60`: every number of it, and of its words half; all where it has no number. */
function says({ label, value }: ListingFact, attribute: string): boolean {
  const known = wordsOf(`${label} ${value}`)
  const words = wordsOf(attribute).filter((word) => !FILLERS.has(word))
  const numbers = words.filter(isNumber)
  const others = words.filter((word) => !isNumber(word))
  const found = others.filter((word) => known.some((one) => isAkin(one, word))).length
  return (
    numbers.every((number) => known.includes(number)) &&
    found >= (numbers.length > 0 ? others.length / 2 : others.length)
  )
}
