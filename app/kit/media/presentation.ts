import type { LucideIcon } from 'lucide-react'
import type { ListingFact } from '../../../worker/catalogue/rules/listing.ts'
import type { ListingPage } from '../../../worker/catalogue/rules/pages.ts'
import type { SpotSort } from '../../../worker/catalogue/rules/registry/spec.ts'
import type { CardData } from '../listing-card/card-data.ts'
import type { ListingWithFacts } from '../media-facts/facts-shared.ts'

interface Figure {
  label: string
  value: string
}

/** Parts of a card that differ by medium. */
export interface CardSpec {
  /** `logo`: a tile with the channel's logo. `picture`: the scene or photo. */
  look: 'picture' | 'logo'
  /** Line under the title. */
  subtitle: (listing: CardData) => (string | null | undefined)[]
  /** Captions over values. */
  figures?: (listing: CardData) => Figure[]
  /** Text before the first two features: a size, a fleet, a minimum. */
  size?: (listing: CardData) => (string | null | undefined)[]
  /**
   * `rate`: price of one unit. `range`: from the lowest to the highest price of a spot. `first two`: prices of two
   * spots.
   */
  price: 'rate' | 'range' | 'first two'
}

/** Facts on the page of a listing, in the terms of the trade. */
export interface FactsSpec {
  /** First rows of the fact table: the audience, and facts of this medium only. */
  figures: (listing: ListingWithFacts) => ListingFact[]
  /** Owners' names of figures that the table has under another name: the figure takes their source. */
  aliases?: Readonly<Record<string, string>>
  /** Figures without a measurement, shown as sample data. */
  samples?: readonly ('rating' | 'views')[]
  /** Description of the fact table in the terms of the trade. */
  about?: string
  /** Panel besides the table, rendered by `media-facts/facts.tsx`. */
  panel?: 'dayparts' | 'zones' | 'shows' | 'fleet' | 'creator' | 'loop'
}

/** Layout of the page of a listing with spots: its heading and its list of spots. */
export interface SpotsSpec {
  /** Tile next to the name: the channel's logo, or the code. */
  tile?: 'logo' | 'code'
  /** Line under the name; by default the place. */
  line?: (page: ListingPage) => string
  /** Layout of the list of spots, rendered by `features/listing/spots-look.tsx`. */
  list: 'bands' | 'zones' | 'screens' | 'positions' | 'issues' | 'packages'
  /** Sort orders; `sort` is the default. */
  sorts?: readonly { value: SpotSort | ''; label: string }[]
  sort: SpotSort | ''
}

/** Drawings of a category, for listings without a photo. */
export interface Pictured {
  /** Drawing of each group that has its own; the other groups get a typical one of the medium. */
  groups: Readonly<Record<string, string>>
  /** Drawings with a time of day and weather; all of them by default: pages, screens and halls have none. */
  lit?: readonly string[]
}

/** Presentation of a medium. */
export interface Presentation extends Pictured {
  /** Icon of the medium everywhere. */
  icon: LucideIcon
  card: CardSpec
  facts: FactsSpec
  /** Null when each listing has its own page. */
  spots: SpotsSpec | null
}
