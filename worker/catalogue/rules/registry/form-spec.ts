import type { FormField } from './form-field.ts'

/**
 * Drawing of each format of the trade: type of a listing or spot, and the variant of app/art/scene/. `type · detail` is
 * looked up before `type`; `drawnBy` chooses the detail.
 */
export type Formats = Readonly<Record<string, string>>

/** Fields that the trade needs in this medium, and for each of its spots after name and price. */
interface MediaFields {
  /** Description of the listing, and the source of its audience figure. */
  facts?: readonly FormField[]
  audience?: readonly FormField[]
  spot?: readonly FormField[]
}

/** Fields that owners fill in for the listings of a medium. */
export interface FormRules {
  /** Its listings speak: they have languages, and perhaps a name in another script. */
  hasLanguage?: true
  /** Formats of its listings, where its drawings are those of their spots. */
  types?: readonly string[]
  /** There is as much of it on a day as its loop has slots. */
  isLoop?: true
  /** Choice of the drawing, after the format; its group by default. */
  drawnBy?: 'title' | 'fleet' | 'spot'
  /** Drawings of free-standing structures: they are drawn on the ground of their landmark. */
  freeStanding?: readonly string[]
  fields?: () => MediaFields
  /** Names of the trade for a spot of this medium. */
  spotTypes?: readonly string[]
  /** Labels of specifications that buyers look for; without them any label. */
  usual?: readonly string[]
}
