import type { MediaType } from '../../catalogue/registry/media.ts'
import type { FormatWish } from '../brief.ts'
import type { InventoryItem } from '../inventory.ts'
import { airportFormats, btlFormats, eventsFormats, vehicleFormats } from './moving.ts'
import { digitalFormats, influencerFormats } from './online.ts'
import { doohFormats, oohFormats, transitFormats } from './outdoor.ts'
import { magazineFormats, newspaperFormats, radioFormats, theatreFormats, tvFormats } from './press-and-air.ts'
import type { FormatRow, FormatTable } from './row.ts'

const FORMATS: Readonly<Record<MediaType, FormatTable>> = {
  ooh: oohFormats,
  dooh: doohFormats,
  transit: transitFormats,
  vehicle: vehicleFormats,
  theatre: theatreFormats,
  radio: radioFormats,
  newspaper: newspaperFormats,
  magazine: magazineFormats,
  tv: tvFormats,
  airport: airportFormats,
  btl: btlFormats,
  events: eventsFormats,
  influencer: influencerFormats,
  digital: digitalFormats,
}

/** A row of the table with the wish that it stands for. */
export interface KnownFormat {
  wish: FormatWish
  row: FormatRow
}

/** Every format, by medium. */
export const ALL_FORMATS: readonly KnownFormat[] = (Object.keys(FORMATS) as MediaType[]).flatMap((channel) =>
  Object.entries(FORMATS[channel]).map(([format, row]) => ({ wish: { channel, format }, row })),
)

const rowOf = ({ channel, format }: FormatWish): FormatRow | undefined => FORMATS[channel][format]

/** The format within a sentence, in the plural: `unipoles`. */
export const formatName = (wish: FormatWish): string => rowOf(wish)?.name ?? wish.format.replaceAll('_', ' ')

export const isSameFormat = (a: FormatWish, b: FormatWish): boolean => a.channel === b.channel && a.format === b.format

/** Whether an item is of a format. A format that is not in the table has no items. */
export function isOfFormat(
  { channel, subcategory, type }: Pick<InventoryItem, 'channel' | 'subcategory' | 'type'>,
  wish: FormatWish,
): boolean {
  const matches = channel === wish.channel ? (rowOf(wish)?.matches ?? '') : ''
  return matches
    .split(', ')
    .some((part) => part !== '' && (part.endsWith('/') ? part === `${subcategory}/` : type.startsWith(part)))
}
