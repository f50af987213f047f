import { MEDIA_TYPES } from '../../../catalogue/rules/registry/media.ts'
import { WORDS } from '../../../catalogue/rules/registry/tables.ts'
import type { FormatRow } from '../../../catalogue/rules/registry/words-spec.ts'
import type { CountWish, FormatWish } from './brief.ts'
import type { InventoryItem } from './inventory.ts'

/** A row of the table with its wish. */
export interface KnownFormat {
  wish: FormatWish
  row: FormatRow
}

/** Every format, by medium. */
export const ALL_FORMATS: readonly KnownFormat[] = MEDIA_TYPES.flatMap((channel) =>
  Object.entries(WORDS[channel].formats).map(([format, row]) => ({ wish: { channel, format }, row })),
)

const rowOf = ({ channel, format }: FormatWish): FormatRow | undefined => WORDS[channel].formats[format]

/** The format within a sentence, in the plural: `unipoles`. */
export const formatName = (wish: FormatWish): string => rowOf(wish)?.name ?? wish.format.replaceAll('_', ' ')

export const isSameFormat = (a: FormatWish, b: FormatWish): boolean => a.channel === b.channel && a.format === b.format

/** True when an item is of a format. A format that is not in the table has no items. */
export function isOfFormat(
  { channel, subcategory, type }: Pick<InventoryItem, 'channel' | 'subcategory' | 'type'>,
  wish: FormatWish,
): boolean {
  const matches = channel === wish.channel ? (rowOf(wish)?.matches ?? '') : ''
  return matches
    .split(', ')
    .some((part) => part !== '' && (part.endsWith('/') ? part === `${subcategory}/` : type.startsWith(part)))
}

/** True when a number counts this item: one of its medium, and of its format where one was named. */
export const isCounted = (
  { channel, format }: Pick<CountWish, 'channel' | 'format'>,
  item: Pick<InventoryItem, 'channel' | 'subcategory' | 'type'>,
): boolean =>
  channel === null || (channel === item.channel && (format === null || isOfFormat(item, { channel, format })))
