import { lineMarks, sideText } from '../../catalogue/rules/listing-marks.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import type { Cell } from '../../kernel/rules/files/table.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { type Checked, type Counts, type FileListing, type ImportFile, MAX_SHOWN } from '../rules/imports/import.ts'
import { textOfCell } from '../rules/imports/read-value.ts'
import type { ListingRecord } from '../rules/imports/record.ts'
import { mayPublish } from './own-file.server.ts'
import { type ValidatedFile, validateFile } from './validate-file.server.ts'

const EXAMPLES = 3
const MAX_EXAMPLE = 60

/** A cell as a page shows it. */
const shown = (cell: Cell | undefined): string => {
  if (cell === undefined || cell === null) return ''
  const text = typeof cell === 'object' && 'error' in cell ? cell.error : textOfCell(cell)
  return text.length > MAX_EXAMPLE ? `${text.slice(0, MAX_EXAMPLE)}…` : text
}

export function countsOf(validated: ValidatedFile['validated']): Counts {
  const counts: Counts = { new: 0, changed: 0, same: 0, error: 0, check: 0 }
  for (const { outcome, remarks } of validated) {
    counts[outcome]++
    if (outcome !== 'error' && remarks.length > 0) counts.check++
  }
  return counts
}

const textOfSetting = ({ settings }: ListingRecord, path: string) => {
  const value = settings.find((one) => one.path === path)?.value
  return typeof value === 'string' ? value : ''
}

/**
 * Check of a file without a write: numbers of new, changed and faulty listings, with the reasons.
 * @throws DomainError not_found, forbidden, bad_input, too_large
 */
export async function checkFile(ctx: ServiceContext, user: CurrentUser, input: ImportFile): Promise<Checked> {
  const { seller, file, table, heading, mapping, columns, newState, validated } = await validateFile(ctx, user, input)
  const below = table.rows.filter(({ row }) => row > heading.row.row)
  const byNumber = new Map(below.map((row) => [row.row, row]))
  const fixes = new Map(input.fixes.map(({ row, column, value }) => [`${row}:${column}`, value]))
  const left = new Map<string, number>()
  const listings: FileListing[] = []
  for (const { record, existing, outcome, changes, errors, remarks, content } of validated) {
    const kind = outcome !== 'error' && remarks.length > 0 ? 'check' : outcome
    const count = left.get(kind) ?? 0
    if (count >= MAX_SHOWN) continue
    left.set(kind, count + 1)
    const note = (isError: boolean) => (one: (typeof errors)[number]) => {
      const cell = byNumber.get(one.row)?.cells[one.column ?? -1]
      return { ...one, isError, cell: fixes.get(`${one.row}:${one.column}`) ?? shown(cell) }
    }
    const said = content ?? existing?.content ?? null
    listings.push({
      row: record.rows[0] ?? 0,
      rows: record.rows.length,
      marks: lineMarks({
        ref: existing?.ref ?? record.ref ?? '',
        ownRef: record.ownRef ?? existing?.content.ownRef,
        side: said ? sideText(said) : '',
      }),
      title: content?.title || record.title || existing?.content.title || '',
      place: content?.place.city || textOfSetting(record, 'place.city'),
      outcome,
      changes,
      notes: [...errors.map(note(true)), ...remarks.map(note(false))],
    })
  }
  return {
    name: file.name,
    sheet: table.sheet,
    sheets: [...table.sheets],
    headingRow: heading.row.row,
    rows: below.length,
    columns: heading.headings.map((name, index) => ({
      heading: name,
      key: mapping[index] ?? null,
      examples: below.flatMap(({ cells }) => shown(cells[index]).trim() || []).slice(0, EXAMPLES),
    })),
    choices: columns.map(({ key, heading, field }) => ({ key, heading, isNeeded: field.required })),
    counts: countsOf(validated),
    listings,
    newState,
    mayPublish: mayPublish(seller),
    isReviewed: seller.isReviewed,
  }
}
