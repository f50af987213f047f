import type { AffinityRow } from './columns.ts'

/** Facts that decide the kind of a property. */
export interface Property {
  subcategory: string
  /** Its drawing, which tells the formats of a group apart. */
  format: string
  languages: readonly string[]
  /** With the name of the spot. */
  title: string
  /** Type in its owner's words: `Farming magazine`. */
  type: string
}

/**
 * Likelihood that a kind of property reaches an audience, relative to an average adult of the place: 1 is average, 0.2
 * hardly any, 3 the upper limit. These are our planning assumptions: there are no published indices for these
 * properties.
 */
export interface Affinity {
  /** A row for each kind; most kinds are groups. */
  rows: Readonly<Record<string, AffinityRow>>
  /** The kind of something for sale, where that is not its group; none where no row has the name. */
  kindOf?: (property: Property) => string | undefined
  /** Kinds by the time of the day instead of the audience: they join the audience that a station states. */
  dayparts?: readonly string[]
}

/** The kind of the first rule whose words a text has. */
export const firstOf = (rules: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  rules.find(([words]) => words.test(text))?.[1]
