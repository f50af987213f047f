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

/** The parts of a card that differ by medium. */
export interface CardSpec {
  /** `logo`: a tile with the channel's mark. `picture`: the scene or photo. */
  look: 'picture' | 'logo'
  /** Line under the title. */
  subtitle: (listing: CardData) => (string | null | undefined)[]
  /** Captions over values. */
  figures?: (listing: CardData) => Figure[]
  /** Before the first two features: a size, a fleet, a minimum. */
  size?: (listing: CardData) => (string | null | undefined)[]
  /** `rate`: what one unit costs. `range`: from the cheapest to the dearest spot inside. `first two`: prices of two spots. */
  price: 'rate' | 'range' | 'first two'
}

/** Facts on the page of a listing, in the terms of the trade. */
export interface FactsSpec {
  /** First in the fact table: the audience, and what only this medium has. */
  figures: (listing: ListingWithFacts) => ListingFact[]
  /** Names of owners for what a figure says: the figure takes their source. */
  aliases?: Readonly<Record<string, string>>
  /** Figures that nobody measures here and that its pages show all the same, as sample data. */
  samples?: readonly ('rating' | 'views')[]
  /** Content of the fact table in the terms of the trade. */
  about?: string
  /** A panel besides the table: `media-facts/facts.tsx` draws it. */
  panel?: 'dayparts' | 'zones' | 'shows' | 'fleet' | 'creator' | 'loop'
}

/** How the page of something sold by the spot looks: its head and the list of its spots. */
export interface SpotsSpec {
  /** Next to the name: the channel's mark, or the code. */
  tile?: 'logo' | 'code'
  /** Under the name; the place by default. */
  line?: (page: ListingPage) => string
  /** How its spots are listed: `features/listing/spots-look.tsx` draws it. */
  list: 'bands' | 'zones' | 'screens' | 'positions' | 'issues' | 'packages'
  /** Sort orders offered; `sort` is the default. */
  sorts?: readonly { value: SpotSort | ''; label: string }[]
  sort: SpotSort | ''
}

/** How pictures of a category are chosen, where its listings have no photo. */
export interface Pictured {
  /** The drawing that agrees with a group's name; the other groups get a typical one of the medium. */
  groups: Readonly<Record<string, string>>
  /** The only drawings that have an hour and a weather; all of them by default: pages, screens and halls have none. */
  lit?: readonly string[]
}

/** How a medium looks. */
export interface Presentation extends Pictured {
  /** The same everywhere. */
  icon: LucideIcon
  card: CardSpec
  facts: FactsSpec
  /** Null where each listing has a page of its own. */
  spots: SpotsSpec | null
}
