import type { Rate } from '../rate.ts'
import type { Affinity } from './affinity/affinity.ts'
import type { ViewsBasis } from './views.ts'

/** Assumptions of the reach model for one medium. */
export interface ReachParameters {
  /** Share of the people of a place that the medium can reach, A of the model: more than 0, less than 1. */
  accessible: number
  /** Shape of the negative binomial: small where few people get most exposures, large where all get alike. */
  k: number
  source: string
  /** True while the figure is a planning assumption and no measurement of this very market. */
  assumed: boolean
}

/** Delivery of a medium: counts of the smallest order, null when unmeasured. */
export interface Delivery {
  /** Times that it is seen or heard in one unit (a month, a week, a day, an insertion). */
  impressionsPerUnit: number | null
  /** Largest possible audience in people, for any length of the booking. */
  accessible: number | null
}

/**
 * Visits of the same person in a month: usually, in groups whose visitors return more or less often, and by format
 * where the group does not decide.
 */
export interface Visits {
  usual: number
  byGroup?: Readonly<Record<string, number>>
  byFormat?: Readonly<Record<string, number>>
  /** On a road: the kind of road changes it. */
  isOnRoad?: true
}

/** A listing, or a spot inside it, as a delivery rule reads it. */
export interface Sold extends ViewsBasis {
  subcategory: string
  /** The format, as the owner calls it: `Unipole`. */
  type: string
  title: string
  readership: number | null
  /** Views of a video and people who follow the channel, of a creator. */
  youtube: { subscribers: number; views: number } | null
}

/**
 * Delivery of one order.
 * @param viewsPerUnit views of one unit, null where the audience cannot be made into views
 */
export type DeliveryRule = (sold: Sold, viewsPerUnit: number | null) => Delivery

/** Presence at which a medium is noticed: so many of a unit, where the line has so many days. */
interface Enough {
  unit: 'per_week' | 'per_day' | 'per_release'
  units: number
  minDays?: number
  /** Titles of advertisements that are noticed at once. */
  unless?: RegExp
}

/**
 * Measure that adds up the lines of a medium. `titles`: different listings. `titlesOrPieces`: those, or orders of one
 * of them. `screens`: screens that show it in each of two weeks, so that twice as many in one week count as much.
 * `vehicles`: vehicles of the fleets. `zones`: lines. `money`: rupees for each city and month. `contacts`: exposures a
 * week of each listener.
 */
export type LeastMeasure = 'titles' | 'titlesOrPieces' | 'screens' | 'vehicles' | 'zones' | 'money' | 'contacts'

/** The least of a medium in a plan: with fewer lines together, its money does more in other media. Assumed. */
export interface LeastOfMedium {
  measure: LeastMeasure
  amount: number
  /** Lines that count together: those of one city, those in one language, or all of the plan. */
  within: 'city' | 'language' | 'plan'
  /** Types of the items that it is about, where the medium has others; all by default. */
  of?: RegExp
  /** Types that count among those; all by default. */
  counts?: RegExp
  /** Noun of the measure, in a sentence. */
  noun: readonly [one: string, many: string]
  hindi: string
}

/** Rules by which the planner buys a medium. */
export interface PlanRules {
  reach: ReachParameters
  affinity: Affinity
  /** Only people who come to the place meet it. */
  isMetThere?: true
  delivery: DeliveryRule
  /**
   * Share of the exposures that are noticed, by the size of the order, where size decides it; all of them by default.
   * Assumed.
   */
  noticed?: (rate: Rate) => number
  /** Fewest units of a line that people notice, where its days allow them. Assumed. */
  enough?: Enough
  /** Least of the medium as a whole; an item belongs to the first one that is about its type. */
  least?: readonly LeastOfMedium[]
  /** Types that go with others and do little alone: how much of the money of the medium they get at most. Assumed. */
  fillers?: { of: RegExp; most: number }
  /** Types that are bought only for an audience that is met there so much likelier than an average adult. Assumed. */
  onlyFor?: { of: RegExp; index: number }
  /** Limit of contacts with the same person in a month. Assumed. */
  maxContacts?: number
  /** Visits of one person, where the owner counts people who pass each day. Assumed, no source counts them. */
  visits?: Visits
  /**
   * Homes of its audience. `city`: the listing's city. `area`: the states or metros that its area names. `languages`:
   * the areas of its languages. `followers`: those of the creator's followers. `targeted`: the places that it is bought
   * for.
   */
  spread: 'city' | 'area' | 'languages' | 'followers' | 'targeted'
  /** Its listings have a locality; those of other media are seen or heard in a whole city at least. */
  hasLocality?: true
  /** "5 buses" are pieces of a listing; of the other media a number counts listings. */
  isCountedInPieces?: true
  /** Print: days from one issue to the next where the listing does not state its rhythm. */
  issueDays?: number
  /** Limit of insertions in a plan, of a medium sold by the release; 1 by default. */
  maxReleases?: number
  /** Limit of smallest orders of one item at once; 1 by default. */
  maxPacks?: number
  /** Limit of views that a plan buys from a network, per user of it. */
  maxViewsEach?: number
  /** Rank among the media that the chat suggests to add; not suggested by default. */
  suggestionRank?: number
  /** Fewest pieces of an order that people notice, and whether it lasts the whole flight: planning assumptions of the house. */
  leastOrder?: { pieces: number; wholeFlight?: true }
  /** Rank among the media that an answer speaks of where the question names none, those that a local advertiser mostly weighs first. */
  answerRank?: number
}
