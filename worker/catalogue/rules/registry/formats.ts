import { type DrawnFacts, withFacts } from './drawn-facts.ts'
import { formatsOf, formRules } from './tables.ts'

const WATER = /lake|beach|river|sea face|promenade|walkway|ghat|jetty/i
const FLYOVER = /flyover|overbridge/i

/** Adds the ground of the landmark to the drawing of a free-standing structure. */
function withGround(variant: string, category: string, landmark: string | undefined): string {
  if (!landmark || !formRules(category).freeStanding?.includes(variant)) return variant
  if (WATER.test(landmark)) return `${variant}-water`
  return FLYOVER.test(landmark) ? `${variant}-flyover` : variant
}

interface Pictured {
  category: string
  /** Type of the listing or spot; for an airport's spot its name up to the comma. */
  type: string
  /** Further choice: the group, the vehicle, the title, the kind of house. */
  detail?: string
  /** The landmark that the title names. */
  landmark?: string | undefined
  /** Facts of the listing. */
  facts?: DrawnFacts
}

/** The drawing of a format, with the facts that it repeats; null for an unknown one. */
export function variantOf({ category, type, detail, landmark, facts = {} }: Pictured): string | null {
  const formats = formatsOf(category)
  const variant = formats[`${type} · ${detail}`] ?? formats[type]
  return variant ? withFacts(withGround(variant, category, landmark), facts) : null
}
