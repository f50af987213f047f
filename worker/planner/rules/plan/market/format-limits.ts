import type { Brief, FormatWish } from '../brief.ts'
import { formatName, isOfFormat } from '../formats.ts'
import type { InventoryItem } from '../inventory.ts'

/** True when an item respects the limits of format: one of those named for its medium, and none of those refused. */
export function isOfFormats({ formats, excludedFormats }: Brief, item: InventoryItem): boolean {
  if (excludedFormats.some((wish) => isOfFormat(item, wish))) return false
  const own = formats.filter(({ channel }) => channel === item.channel)
  return own.length === 0 || own.some((wish) => isOfFormat(item, wish))
}

/** Formats of a brief that no item is of. One that several media share is missing where none of them has it. */
export function missingFormats({ formats }: Brief, items: readonly InventoryItem[]): FormatWish[] {
  const found = new Set(
    formats.filter((wish) => items.some((item) => isOfFormat(item, wish))).map((wish) => formatName(wish)),
  )
  const missing = formats.filter((wish) => !found.has(formatName(wish)))
  return missing.filter((wish, i) => missing.findIndex((other) => formatName(other) === formatName(wish)) === i)
}
