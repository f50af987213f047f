import * as v from 'valibot'
import { Key } from '../../../booking/rules/campaigns/campaign-item.ts'
import { Resource, resourceOf } from '../../../catalogue/rules/availability/resource.ts'
import { MAX_QUANTITY } from '../../../catalogue/rules/rate.ts'
import type { CivilDate } from '../../../kernel/rules/dates.ts'
import { day, lines } from '../../../kernel/rules/fields.ts'

/** Listings and spots that one form blocks. */
const MAX_RESOURCES = 100
const MAX_SPANS = 100

export const BLOCK_KINDS = ['blocked', 'sold'] as const
export type BlockKind = (typeof BLOCK_KINDS)[number]

const Span = v.object({ from: day('Choose the first day'), until: day('Choose the last day') })

/** Characters of a note. */
export const MAX_NOTE = 200

/** Days that an owner takes off the market. A listing with spots means all of its spots. */
export const NewBlock = v.object({
  resources: v.pipe(
    v.array(
      v.pipe(
        Resource,
        v.transform(({ listing, spot }) => resourceOf({ id: listing }, spot === null ? null : { id: spot })),
      ),
      'Choose a listing',
    ),
    v.minLength(1, 'Choose a listing'),
    v.maxLength(MAX_RESOURCES, `At most ${MAX_RESOURCES} listings can be blocked at once`),
    v.transform((resources) => [...new Set(resources)].sort()),
  ),
  /** Both days included. */
  spans: v.pipe(
    v.array(Span, 'Choose the days'),
    v.minLength(1, 'Choose the days'),
    v.maxLength(MAX_SPANS, 'These are too many spans'),
  ),
  /** Quantity of each place; all of it by default. */
  quantity: v.optional(
    v.pipe(
      v.number('The quantity is a number'),
      v.integer('A whole number'),
      v.minValue(1, 'At least 1'),
      v.maxValue(MAX_QUANTITY, 'This is too much'),
    ),
  ),
  kind: v.optional(v.picklist(BLOCK_KINDS, 'Blocked, or sold elsewhere'), 'blocked'),
  note: v.optional(v.pipe(lines('Notes', MAX_NOTE)), ''),
  /** Blocks only the free days, when some are taken. */
  freeOnly: v.optional(v.boolean('Yes or no'), false),
  key: Key,
})
export type NewBlock = v.InferOutput<typeof NewBlock>

/** Block as a form or a selection gives it. */
export const BlockForm = v.omit(NewBlock, ['key'])
export type BlockForm = v.InferOutput<typeof BlockForm>

const optionalDay = v.optional(day('Choose a day'))

/** The days that are free again, both included; all of the block without them. */
export const Unblock = v.object({ from: optionalDay, until: optionalDay })
export type Unblock = v.InferOutput<typeof Unblock>

const BlockId = v.pipe(v.string('Name the block'), v.nonEmpty('Name the block'), v.maxLength(200, 'Name the block'))

/** Several blocks to remove at once: the undo of a form. */
export const Unblocks = v.object({
  ids: v.pipe(
    v.array(BlockId, 'Name the blocks'),
    v.minLength(1, 'Name the blocks'),
    v.maxLength(500, 'These are too many blocks'),
  ),
  ...Unblock.entries,
})
export type Unblocks = v.InferOutput<typeof Unblocks>

/** Days that were blocked or are free again; both days included. */
export interface BlockedDays {
  /** The block. */
  id: string
  resource: string
  from: CivilDate
  until: CivilDate
  quantity: number
}

/** Refused days: for each resource the taken days with their reasons, and the free ones. */
export interface TakenDays {
  resource: string
  title: string
  taken: { from: CivilDate; until: CivilDate; by: string }[]
  free: { from: CivilDate; until: CivilDate }[]
}
