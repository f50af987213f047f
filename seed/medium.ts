import type { listings, spots } from '../worker/catalogue/catalogue.table.ts'
import type { Availability } from '../worker/catalogue/rules/availability.ts'
import type { CustomField } from '../worker/catalogue/rules/custom-field.ts'
import type { AudienceFigure, ListingFact } from '../worker/catalogue/rules/listing.ts'
import type { DiscoverOnlyCategory, MediaType } from '../worker/catalogue/rules/registry/media.ts'
import { addDays, type CivilDate } from '../worker/kernel/rules/dates.ts'
import type { CompanyDocument } from '../worker/organisations/rules/owners/verification.ts'
import type { Random } from './random.ts'

/** Categories of the seed: the fourteen media, and the categories outside the tab bar. */
export type SeededCategory = MediaType | DiscoverOnlyCategory

export type ListingRow = typeof listings.$inferInsert
export type SpotRow = typeof spots.$inferInsert

type ListingBase =
  | 'title'
  | 'type'
  | 'description'
  | 'city'
  | 'state'
  | 'area'
  | 'address'
  | 'rate'
  | 'unit'
  | 'audience'
  | 'features'
  | 'specifications'
  | 'audienceFigures'
type SpotBase = 'name' | 'type' | 'rate' | 'unit'

/**
 * Fields of a listing that a medium must set; the rest has a default or is drawn (rows.ts), and the type decides the
 * picture.
 */
type ListingDraft = Pick<ListingRow, ListingBase> &
  Partial<Omit<ListingRow, ListingBase | 'ref' | 'categoryId' | 'variant'>>
export type SpotDraft = Pick<SpotRow, SpotBase> &
  Partial<Omit<SpotRow, SpotBase | 'listingId' | 'position' | 'variant'>>

export interface Drawing {
  listing: ListingDraft
  /** Detail that selects the picture together with the type; the group by default. */
  detail?: string
  /** Portrait in the pictures of a creator. */
  portrait?: string
  spots?: readonly SpotDraft[]
  /**
   * Distinctions from another with the same title and city, such as `towards Sadar`: the first free one joins the
   * title.
   */
  apart?: readonly string[]
}

/** Inputs of a listing's draws. */
export interface Turn {
  random: Random
  /** `OOH-0041` */
  ref: string
  group: string
  /** Place inside its group, from 0. */
  index: number
  today: CivilDate
  /** Rupees: the band edge on which this listing must sit, so that every edge of every group can be tried out. */
  edge: number | undefined
}

interface GroupSeed {
  id: string
  name: string
  description: string
  features: readonly [string, string, string]
  /** Listings in the natural catalogue. */
  count: number
}

export interface MediumSeed {
  description: string
  /** Of its category, by lucide's name. */
  icon: string
  /** Names of the owners who sell it. */
  sellers: readonly string[]
  /** Document that shows the right to sell it; none where everybody may. */
  right?: CompanyDocument
  /** True for media seen over an area, which the listing then names. */
  covers?: true
  /** Festive uplifts of the trade, in percent, and how many of its listings have one. */
  festive?: { share: number; bp: readonly [least: number, most: number] }
  /** It has seasons of the street as well: weddings and the monsoon. */
  isOutdoors?: true
  groups: readonly GroupSeed[]
  customFields?: readonly CustomField[]
  /** Streets and fleets can be drawn without end; channels and papers are named one by one. */
  endless?: boolean
  draw(turn: Turn): Drawing
}

/** 82 in 100 are free; most of the rest has a date within four months, a few have none. */
export function drawAvailability(random: Random, today: CivilDate, free = 0.82): SoldState {
  const roll = random.next()
  if (roll < free) return { availability: 'available', nextAvailable: null }
  if (random.chance(0.1)) return { availability: 'sold_out', nextAvailable: null }
  return { availability: 'booked', nextAvailable: addDays(today, random.int(3, 120)) }
}

interface SoldState {
  availability: Availability['status']
  nextAvailable: CivilDate | null
}

/** `{ Size: '40 × 20 ft' }` as facts, in written order. */
export const facts = (values: Record<string, string>): ListingFact[] =>
  Object.entries(values).map(([label, value]) => ({ label, value }))

/** Audience figures, each checked on some day of the last four months. */
export function figures(
  { random, today }: Pick<Turn, 'random' | 'today'>,
  ...rows: readonly [label: string, value: string, source: AudienceFigure['source']][]
): AudienceFigure[] {
  return rows.map(([label, value, source]) => ({ label, value, source, asOf: addDays(today, -random.int(6, 118)) }))
}

/** Some of the things that owners include, after the two short ones on the card. */
export const included = (
  random: Random,
  short: readonly [string, string],
  rest: readonly string[],
  count = 3,
): string[] => [...short, ...random.sample(rest, count)]
