import type { ListingContent } from '../listings/content.ts'
import { valueAt } from '../listings/form-field.ts'
import { type ImportColumn, OWN_REF, REF } from './column.ts'
import { type Printed, printValue } from './print-value.ts'

/** Rows of a listing, as an import reads them: one, or one for each spot with the references in each. */
export function exportRows(
  columns: readonly ImportColumn[],
  { ref, content }: { ref: string; content: ListingContent },
): Printed[][] {
  const hasSpots = columns.some(({ isSpot }) => isSpot)
  const spots = hasSpots && content.spots.length > 0 ? content.spots : [{}]
  return spots.map((spot, index) =>
    columns.map(({ key, field, isSpot }) => {
      if (key === REF) return ref
      if (isSpot) return printValue(field, valueAt(spot, field.path))
      if (index > 0 && key !== OWN_REF) return null
      return printValue(field, valueAt(content, field.path))
    }),
  )
}
