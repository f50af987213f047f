/** People who count for a plan: the adults of a city, or of the rest of the country around the cities. */
export interface PlanPlace {
  name: string
  /** Null for the rest of the country. */
  state: string | null
  /** Adults 15+. Places of one plan do not overlap. */
  people: number
}
