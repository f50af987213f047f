import type { AffinityRow } from './columns.ts'

/** What decides the kind of something for sale. */
export interface Property {
  subcategory: string
  /** Its drawing, which tells the formats of a group apart. */
  format: string
  languages: readonly string[]
  /** With the name of the spot. */
  title: string
  /** As its owner calls it: `Farming magazine`. */
  type: string
}

/**
 * How much likelier an audience is met in a kind of property than an average adult of the place: 1 is average, 0.2 hardly any, 3 the most
 * that is believed. These are our planning assumptions: nobody publishes such indices for these properties.
 */
export interface Affinity {
  /** A row for each kind; most kinds are groups. */
  rows: Readonly<Record<string, AffinityRow>>
  /** The kind of something for sale, where that is not its group; none where no row has the name. */
  kindOf?: (property: Property) => string | undefined
  /** Kinds that say when, not whom: they join what a station states of its listeners. */
  dayparts?: readonly string[]
}

/** The kind of the first rule whose words a text has. */
export const firstOf = (rules: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  rules.find(([words]) => words.test(text))?.[1]
