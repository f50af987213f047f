import type { AudienceKind } from '../../../catalogue/rules/registry/affinity/audience-kinds.ts'
import type { MediaType } from '../../../catalogue/rules/registry/media.ts'
import type { CivilDate } from '../../../kernel/rules/dates.ts'
import type { Paise } from '../../../kernel/rules/money.ts'

/** Slots that a plan is asked about, by the names the API uses. The first three are needed, the others have a default. */
export const SLOTS = ['budget', 'cities', 'dates', 'objective', 'audience', 'channels'] as const
export type Slot = (typeof SLOTS)[number]

/** The money of a campaign, in the advertiser's terms. */
export interface BriefBudget {
  /** The upper limit. */
  amount: Paise
  /** The lower limit, of a range or "at least". */
  min: Paise | null
  /** `inclusive` (the default): the amount includes GST; `exclusive`: GST comes on top. */
  gst: 'inclusive' | 'exclusive'
  /** The words that it was read from. */
  sourceText: string
}

/** Known facts of a campaign, read from the advertiser's own words. Cities carry the catalogue's names. */
export interface Brief {
  /** `launch`, `awareness`, `sales`, `leads`, `footfall`, `event`, `recruitment`; null while nothing was said. */
  objective: string | null
  /** Audience, in the advertiser's words; null while nothing was said. */
  audience: string | null
  /** Product advertised, where it was said: `protein bar`. */
  product: string | null
  geoScope: 'cities' | 'pan_india' | null
  cities: string[]
  /** Localities that were named: their listings come first where it makes no difference. */
  areas: { city: string; area: string }[]
  /** `only`: sites, screens, transit, activations and cinemas are in `areas`; `prefer`: others may be added. */
  areasMode: 'only' | 'prefer'
  /** States and regions that were asked for; `cities` holds their cities that the catalogue has. */
  regions: { name: string; cities: string[] }[]
  excludedCities: string[]
  /** Cities that were asked for and have no inventory. */
  unavailableCities: string[]
  budget: BriefBudget | null
  startDate: CivilDate | null
  endDate: CivilDate | null
  /** Both days included. */
  durationDays: number | null
  /** Media that were asked for; empty for any. */
  channels: MediaType[]
  /** `only`: no medium outside `channels`; `prefer`: others are added where the money does not fit. */
  channelMode: 'only' | 'prefer'
  excludedChannels: MediaType[]
  /** Languages for media that speak: `Hindi`, `Telugu`. */
  languages: string[]
  /** Limit for each city, with or without GST as the budget is. */
  perCityCap: Paise | null
  /** The money of single cities, where it was named in rupees or percent; with or without GST as the budget is. */
  cityMoney: { city: string; least: Paise; most: Paise }[]
  /** Share of the budget by medium, percent, where a split was asked for. */
  split: Partial<Record<MediaType, number>>
  /** Least share of the budget by medium, percent, where more of a medium was asked for. */
  mediumLeast: Partial<Record<MediaType, number>>
  /** Aim of the plan: many people, or the same people three times or more. */
  emphasis: 'reach' | 'frequency'
  /** Formats that bound the plan within their media: a medium without an entry has any format. */
  formats: FormatWish[]
  excludedFormats: FormatWish[]
  /** Formats that should have more of the money of their medium. */
  favouredFormats: FormatWish[]
  /** Numbers of sites, creators or lines asked for. */
  counts: CountWish[]
  /** Least average frequency, where it was named: `at least 5 times`. */
  frequencyGoal: number | null
  /** The audience by the name of our table of assumptions; null for all adults. */
  audienceKind: AudienceKind | null
  /** Brand new to its buyers, or known to them; null while nothing was said. */
  novelty: 'new' | 'known' | null
}

/** A format of a medium, by its key in the `formats` of its words: `{channel: 'ooh', format: 'unipole'}`. */
export interface FormatWish {
  channel: MediaType
  format: string
}

/** A number of different listings: of a medium and format, or of all lines where `channel` is null. */
export interface CountWish {
  channel: MediaType | null
  format: string | null
  least: number | null
  most: number | null
}

/** One thing in an exact amount: units and quantity as `PlanLine` counts them. */
export interface HeldOrder {
  /** `PlanLine.inventoryId`. */
  id: string
  units: number
  quantity: number
  /** Its first day, where it was moved; absent for the first day on which it can run. */
  start?: CivilDate
}

/** An assumption of the planner: shown as a chip that can be changed. */
export interface Assumption {
  /** `GST_INCLUSIVE`, `DATES_FROM_FESTIVAL`, `AUDIENCE_DEFAULT` … */
  code: string
  slot: Slot | 'gst' | 'delivery'
  text: string
}

/** Changes that the page makes to a plan without words. Ids are of `PlanLine.inventoryId`. */
export interface PlanEdits {
  /** Lines that stay exactly as they are. */
  held: HeldOrder[]
  dropped: string[]
}
