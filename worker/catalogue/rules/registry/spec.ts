import type { CancellationKind } from '../../../organisations/rules/billing/cancellation.ts'
import type { Supply } from '../../../organisations/rules/billing/gst.ts'
import type { FacetName } from '../facets.ts'
import type { Details } from '../listing.ts'
import type { ProofRule } from './proof-rule.ts'
import type { RateUnit } from './units.ts'
import type { ViewsRule } from './views.ts'

/**
 * Levels of pages of a medium. `groups`: index of groups, listing, detail. `channels`: list of channels, a channel with
 * its spots, a spot. `venues`: list of venues, a venue with its spots.
 */
type Shape = 'groups' | 'channels' | 'venues'

export const SORTS = ['recommended', 'price', 'price_desc', 'circulation', 'rating', 'audience'] as const
export type Sort = (typeof SORTS)[number]

/** Common measure for prices of different units. */
export type PriceSort = 'monthly' | 'cpm'

export const SPOT_SORTS = ['time', 'price', 'duration'] as const
export type SpotSort = (typeof SPOT_SORTS)[number]

/** English, Hindi, Regional: how the trade splits languages. */
export const LANGUAGE_GROUPS = ['English', 'Hindi', 'Regional'] as const
export type LanguageGroup = (typeof LANGUAGE_GROUPS)[number]

type Facet = 'group' | 'city' | 'language' | 'band' | 'duration' | 'available'

/**
 * Location of listings of a medium. `site`: at a point; `site or base`: at a point, or kept somewhere and moving (a
 * train); `base`: it moves, and its address is where it is kept; `area`: seen over areas; `home`: where its seller
 * works.
 */
type Where = 'site' | 'site or base' | 'base' | 'area' | 'home'

/** Price bands: under the first amount, from the first to the second (both included), above the second. In rupees. */
interface Bands {
  label: string
  on: 'rate' | 'minBudget'
  edges: readonly [number, number]
}

/** The part of the site that a page belongs to: the media of the tab bar, or the discovery pages. */
type Area = 'category' | 'discover'

/** The media of reports, in their order. */
export const CHANNELS = ['Television', 'Digital', 'OOH', 'Radio', 'Print'] as const
export type Channel = (typeof CHANNELS)[number]

/** Terms of a booking: time, tax and cancellation. */
interface BookingTerms {
  /** Least working days between booking and first showing. */
  leadDays: number
  supply: Supply
  cancellation: CancellationKind
  /** Proof that its owner gives. */
  proof: ProofRule
}

/** Names of a medium inside text. The planner reads each of them back as this very medium. */
interface SaidNames {
  /** In the middle of a sentence; the label in small letters by default. */
  inSentence?: string
  /** In answers and chips of the chat: `Add hoardings`. */
  chip: string
  /** After `Only`, where the name in a sentence means more than this medium; `inSentence` by default. */
  alone?: string
  /** Name on a control of the plan; that of the tab by default. */
  control?: string
}

export interface MediaSpec {
  /** `Television`, and the short form of the tab. */
  label: string
  tab: string
  /** The h1 of the index. */
  heading: string
  /** Names in text. A category that the planner does not sell has none. */
  said?: SaidNames
  /** Noun of its listings, one and many: 245 sites, 34 titles. */
  noun: readonly [one: string, many: string]
  /** Noun of a spot inside a listing, one and many. */
  spotNoun: readonly [one: string, many: string]
  /** Counts on cards: of listings, or of the ad spots inside them (magazine). */
  counts: 'listings' | 'spots'
  shape: Shape
  /** Sold by the spot inside a listing, not by the listing. */
  isSoldBySpot?: true
  /** First part of the addresses of the category's own pages and of its listings; `category` by default. */
  paths?: { category?: Area; listings?: Area }
  /** Units that its listings, or the spots of them, are sold by. */
  units: readonly RateUnit[]
  where: Where
  /** Details that its pages need, each with the text shown where it is missing. */
  needed?: readonly (readonly [keyof Details, string])[]
  /** It appears in issues, on days that its owner states. */
  hasIssues?: true
  /** Its spots are on air at a time of the day. */
  isAirtime?: true
  /** Selling method of the medium, in half a sentence. */
  sold: string
  /** Its listings have a fixed place: they can be shown on a map. */
  onMap?: true
  facets: readonly Facet[]
  /** Facets with several values, in their order on the page. */
  narrows?: readonly FacetName[]
  /** Its sites face a landmark that people know, or are next to one. */
  hasLandmarks?: true
  /** Ids of custom fields that a facet offers already. */
  facetFields?: readonly string[]
  /** Columns that the search field looks at, and its placeholder. */
  search: { in: readonly ('title' | 'venue' | 'area' | 'city' | 'code' | 'handle' | 'language')[]; placeholder: string }
  /** A fixed choice of cities; by default they come from the data. */
  cities?: readonly string[]
  languages?: readonly LanguageGroup[]
  /** Each speaks several languages and is found by any of them. */
  manyLanguages?: true
  bands?: Bands
  /** `price` offers both directions: see `sortsOf`. */
  sorts: readonly Sort[]
  /**
   * Measure for sorting lists by price, where its listings have several units: the price a month, or the cost of a
   * thousand views; by default the rate.
   */
  priceSort?: PriceSort
  /** Appended to a group's name in the h1 of its listing. */
  listingTitle: (group: string) => string
  notFound: { listing: string; spot: string }
  /** Buttons next to Add to Campaign. */
  actions: readonly Action[]
  /** Label of the button that books one spot or package, and of the card's link. */
  bookSpot?: string
  cardAction?: string
  /** Label of the audience figure of a listing, and groups of the medium whose owners count something else. */
  audience: string
  audienceOf?: Readonly<Record<string, string>>
  /** Number format of the audience figure: in millions, to the last one, in lakh and crore by default. */
  countedIn?: 'millions' | 'ones'
  /**
   * Audience of one spot, where the medium is sold by the spot: the label, the people, and the trade's name of its
   * rating.
   */
  spotAudience?: { label: string; people: string; rating?: string }
  /** Views in a month of the smallest booking, made from that figure. */
  views: ViewsRule
  gst: { percent: number; sac: string }
  /** Working days between booking and first showing. */
  leadTime: string
  terms: BookingTerms
  /** Its lists are narrowed by the fields that staff gave the category. */
  customFields?: true
  /**
   * Print: how many adverts of a format one issue has room for; a format that is missing here has no limit. Rate cards name the
   * front page only ("solus": the one ad of the page); the other numbers are our rule, from the pages that such an issue has.
   */
  perIssue?: Readonly<Record<string, number>>
  /** Seller who confirms a booking; the owner by default. */
  seller?: 'creator'
  /** Title of the figures on a listing's page, and the words of its availability, where the trade has its own. */
  metricsTitle?: string
  availability?: { free: string; booked: string }
  /** Prefix of the references of its listings: `OOH` of `OOH-0041`. */
  refPrefix: string
  section: Section
  /** Channel of reports that includes it. */
  channel: Channel
  /** Rank on the home page, where the most wanted media come first; categories without one follow. */
  tileRank?: number
  /** Rank in the example of the home page; not in it by default. */
  showcaseRank?: number
  /** Rank among the examples of the story pages; the first of them is shown to owners too. */
  exampleRank?: number
  /** The group whose rates the story pages compare by city. */
  comparedGroup?: string
  /** Example of a station with listening hours. */
  isHourExample?: true
  /** The medium whose drawings it shows while it has none of its own; its formats name drawings of that one. */
  drawnAs?: string
  /** Its drawings carry the listing's name: a masthead, a cover, a marquee, a dial, the corner of a screen. */
  isNamedInPictures?: true
  /** Its drawings can be read: they are in the language of the listing. */
  isReadInPictures?: true
  /** Its drawings are of one person, whose face is the same in all spots. */
  hasPortrait?: true
}

/** Noun of the counts on group cards: sites, titles, or the ad spots inside them. */
export const countNoun = (spec: Pick<MediaSpec, 'counts' | 'noun' | 'spotNoun'>) =>
  spec.counts === 'spots' ? spec.spotNoun : spec.noun

/** The orders of a list, price in both directions. */
export const sortsOf = ({ sorts }: Pick<MediaSpec, 'sorts'>): Sort[] =>
  sorts.flatMap((sort) => (sort === 'price' ? ['price', 'price_desc'] : [sort]))

export const ACTIONS = {
  book: { label: 'Book Now', intent: 'book' },
  contactOwner: { label: 'Contact Media Owner', intent: 'contact' },
  contactFleet: { label: 'Contact Fleet Owner', intent: 'contact' },
  contactPublisher: { label: 'Contact Publisher', intent: 'contact' },
  startCampaign: { label: 'Start Campaign', intent: 'book' },
  contactCreator: { label: 'Contact Creator', intent: 'contact' },
  mediaKit: { label: 'Download Media Kit', intent: 'download' },
} as const
export type Action = keyof typeof ACTIONS

/** The four streets of the hub. */
export const HUB_SECTIONS = {
  screens: { title: 'Screens and sound', text: 'At home, in the car, in the hall.' },
  street: { title: 'Street and travel', text: 'Where the city slows down.' },
  print: { title: 'Print', text: 'Read, kept and passed on.' },
  people: { title: 'People and places', text: 'Face to face, and those people trust.' },
} as const
type Section = keyof typeof HUB_SECTIONS
