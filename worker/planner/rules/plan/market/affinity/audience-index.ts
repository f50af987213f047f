import type { AudienceKind } from '../../../../../catalogue/rules/registry/affinity/audience-kinds.ts'
import { AUDIENCE_COLUMNS, type NamedAudience } from '../../../../../catalogue/rules/registry/affinity/columns.ts'
import { formatOf } from '../../../../../catalogue/rules/registry/drawn-facts.ts'
import { PLAN_RULES } from '../../../../../catalogue/rules/registry/tables.ts'
import type { InventoryItem } from '../../inventory.ts'
import type { PlanLine } from '../../plan.ts'
import { AUDIENCES } from './audiences.ts'
import { statedIndex } from './stated-index.ts'

/** Likelihood that an item reaches an audience, relative to an average adult, and the source of that figure. */
export type AudienceIndex = NonNullable<PlanLine['audienceIndex']>

const LOWEST = 0.2
const HIGHEST = 3

/** The audience that a brief plans for; null where that is everyone. */
export const audienceOf = ({ audienceKind }: { audienceKind: AudienceKind | null }): NamedAudience | null =>
  audienceKind === null || audienceKind === 'mass' ? null : audienceKind

/** Share of the adults of a place that belongs to an audience; 1 of everyone. */
export const shareOfAdults = (audience: NamedAudience | null): number =>
  audience === null ? 1 : AUDIENCES[audience].share

/**
 * Index of an audience in an item: by the statement of the listing, else by our table of assumptions, else 1. On radio
 * the station states its audience, and the table adds the part of the day.
 */
export function audienceIndex(item: InventoryItem, audience: NamedAudience): AudienceIndex {
  const stated = item.audience && statedIndex(item.audience, audience)
  const kind = kindOf(item)
  const { rows, dayparts = [] } = PLAN_RULES[item.channel].affinity
  const assumed = rows[kind]?.[AUDIENCE_COLUMNS.indexOf(audience)] ?? 1
  if (stated === undefined) return { value: assumed, source: 'assumed' }
  return { value: within(dayparts.includes(kind) ? stated * assumed : stated), source: 'listing' }
}

/** The kind of property that an item is; its group where its medium has no better name for it. */
function kindOf(item: InventoryItem): string {
  const { kindOf: own } = PLAN_RULES[item.channel].affinity
  const property = { ...item, format: formatOf(item.variant ?? ''), type: item.audience?.type ?? '' }
  return (own ? own(property) : item.subcategory) ?? ''
}

const within = (index: number) => Math.round(Math.min(Math.max(index, LOWEST), HIGHEST) * 100) / 100
