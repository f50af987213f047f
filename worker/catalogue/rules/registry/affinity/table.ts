import { COLUMNS, type NamedAudience } from './columns.ts'
import { MEDIA_ROWS } from './media-rows.ts'
import { PLACE_ROWS } from './place-rows.ts'

// How much likelier an audience is met in a kind of property than an average adult of the place: 1 is average, 0.2 hardly
// any, 3 the most that is believed. These are our planning assumptions: nobody publishes such indices for these
// properties. What a listing states of its audience comes first (`plan/market/affinity/`).

const ROWS = { ...MEDIA_ROWS, ...PLACE_ROWS }

/** A kind of property of the table: `newspaper/business_paper`. */
export type PropertyKind = keyof typeof ROWS

/** The assumed index of an audience in a kind of property. */
export const assumedIndex = (kind: PropertyKind, audience: NamedAudience): number =>
  ROWS[kind][COLUMNS.indexOf(audience)] ?? 1
