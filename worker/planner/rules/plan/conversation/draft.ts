import type { AudienceKind } from '../../../../catalogue/rules/registry/affinity/audience-kinds.ts'
import type { MediaType } from '../../../../catalogue/rules/registry/media.ts'
import type { CivilDate } from '../../../../kernel/rules/dates.ts'
import type { Assumption, CountWish, FormatWish, Slot } from '../brief.ts'
import { NOTHING_FOUND, type Screening } from '../compliance/screen.ts'
import type { BudgetGoal, Problem } from '../understanding.ts'
import type { AmountReading } from './amounts/amounts.ts'
import type { CityShare } from './city-money.ts'
import type { SharedName } from './places/shared-names.ts'

/** Facts known after some messages. Keeps them as said (per month, a length), so that later words can complete them. */
export interface BriefDraft {
  objective: string | null
  audience: string | null
  audienceKind: AudienceKind | null
  frequencyGoal: number | null
  novelty: 'new' | 'known' | null
  product: string | null
  languages: string[]
  emphasis: 'reach' | 'frequency'
  isPanIndia: boolean
  cities: string[]
  areas: { city: string; area: string }[]
  isAreaPreferred: boolean
  regions: { name: string; cities: string[] }[]
  excludedCities: string[]
  unavailable: string[]
  /** A name that two cities share, until the advertiser chooses one. */
  shared: SharedName | null
  budget: Pick<AmountReading, 'amount' | 'min' | 'per' | 'sourceText'> | null
  /** Source of the budget, where no amount was named. */
  budgetGoal: BudgetGoal | null
  gst: 'inclusive' | 'exclusive' | null
  perCityCap: number | null
  cityShares: CityShare[]
  reachGoal: number | null
  split: Partial<Record<MediaType, number>>
  mediumLeast: Partial<Record<MediaType, number>>
  start: CivilDate | null
  end: CivilDate | null
  duration: { days?: number; months?: number } | null
  /** Media that bound the plan; empty for any. */
  channels: MediaType[]
  /** Media that have to be in a plan of any media. */
  added: MediaType[]
  channelMode: 'only' | 'prefer'
  excludedChannels: MediaType[]
  isAnyMedia: boolean
  formats: FormatWish[]
  excludedFormats: FormatWish[]
  favouredFormats: FormatWish[]
  counts: CountWish[]
  problems: Partial<Record<Slot, Problem>>
  notes: Assumption[]
  /** Slots with a default that were asked for once. */
  asked: Slot[]
  /** Legal screening of the product, until the advertiser names another one. */
  screening: Screening
}

/** The draft of a conversation that has not begun. */
export const emptyDraft = (): BriefDraft => ({
  objective: null,
  audience: null,
  audienceKind: null,
  frequencyGoal: null,
  novelty: null,
  product: null,
  languages: [],
  emphasis: 'reach',
  isPanIndia: false,
  cities: [],
  areas: [],
  isAreaPreferred: false,
  regions: [],
  excludedCities: [],
  unavailable: [],
  shared: null,
  budget: null,
  budgetGoal: null,
  gst: null,
  perCityCap: null,
  cityShares: [],
  reachGoal: null,
  split: {},
  mediumLeast: {},
  start: null,
  end: null,
  duration: null,
  channels: [],
  added: [],
  channelMode: 'only',
  excludedChannels: [],
  isAnyMedia: false,
  formats: [],
  excludedFormats: [],
  favouredFormats: [],
  counts: [],
  problems: {},
  notes: [],
  asked: [],
  screening: NOTHING_FOUND,
})

/** Replaces the notes of a slot. */
export function replaceAssumptions(
  draft: BriefDraft,
  slot: Assumption['slot'],
  notes: readonly Omit<Assumption, 'slot'>[],
) {
  draft.notes = [...draft.notes.filter((note) => note.slot !== slot), ...notes.map((note) => ({ ...note, slot }))]
}

/** A draft that can be changed while the other stays: readers replace lists and never change them in place. */
export const copyOf = (draft: BriefDraft): BriefDraft => ({ ...draft, problems: { ...draft.problems } })
