import { type Cell, isEmpty, type Table, type TableRow } from '../../../kernel/rules/files/table.ts'
import { foldName } from '../../../kernel/rules/text/names.ts'
import { EXAMPLE, type ImportColumn, OWN_REF, REF, SIZE } from './column.ts'
import type { Heading, Mapping } from './match.ts'
import { readSize } from './read-amount.ts'
import { quoted, readValue } from './read-value.ts'

/** An error in a cell, or a remark to check. */
export interface RowNote {
  row: number
  /** The column of the file; null where it is about the row, or about a column that the file does not have. */
  column: number | null
  /** Heading of the column in messages. */
  heading: string
  message: string
  /** Suggested correction. */
  suggestion?: string
}

/** Value that a cell sets, or clears. */
export interface Setting {
  key: string
  path: string
  column: number
  row: number
  /** Undefined where the cell clears it. */
  value: unknown
}

export interface SpotRecord {
  row: number
  name: string | null
  settings: Setting[]
}

/** One listing as a file has it: a row, or several of media that are sold by their spots. */
export interface ListingRecord {
  rows: number[]
  ref: string | null
  ownRef: string | null
  title: string
  settings: Setting[]
  spots: SpotRecord[]
  errors: RowNote[]
  remarks: RowNote[]
}

/** A value chosen on the page for a cell, in place of the one in the file. */
export interface Fix {
  row: number
  column: number
  value: string
}

const CLEARS = new Set(['-', '–', '—'])

interface Reading {
  columns: ReadonlyMap<string, ImportColumn>
  headings: readonly string[]
  mapping: Mapping
}

/** The cells of a row that a column is matched with. */
function readCells(row: TableRow, { columns, headings, mapping }: Reading) {
  const settings: (Setting & { isSpot: boolean })[] = []
  const errors: RowNote[] = []
  const remarks: RowNote[] = []
  mapping.forEach((key, index) => {
    const column = columns.get(key ?? '')
    const cell = row.cells[index] ?? null
    if (!column || cell === null || isEmpty(cell)) return
    const at = { row: row.row, column: index, heading: headings[index] || column.heading }
    const { path } = column.field
    const set = (path: string, value: unknown) =>
      settings.push({ key: column.key, path, column: index, row: row.row, value, isSpot: column.isSpot })
    if (typeof cell === 'string' && CLEARS.has(cell.trim()) && column.key !== REF) {
      for (const one of column.key === SIZE ? [`${SIZE}.width`, `${SIZE}.height`] : [path]) set(one, undefined)
      return
    }
    const read = readValue(column.field, cell)
    if ('problem' in read) {
      const { problem: message, ...suggested } = read
      errors.push({ ...at, message, ...suggested })
      return
    }
    if (column.key === SIZE) {
      const text = String(read.value)
      const size = readSize(text)
      if (!size) {
        errors.push({ ...at, message: `${quoted(text)} is not a size, such as 40 x 20` })
        return
      }
      set(`${SIZE}.width`, size.width)
      set(`${SIZE}.height`, size.height)
      return
    }
    if (read.remark !== undefined) remarks.push({ ...at, message: read.remark })
    set(path, read.value)
  })
  return { settings, errors, remarks }
}

const textAt = (settings: readonly Setting[], key: string): string | null => {
  const value = settings.find((setting) => setting.key === key)?.value
  return typeof value === 'string' && value !== '' ? value : null
}

const idOf = (ref: string | null, ownRef: string | null) =>
  ref !== null ? `ref ${foldName(ref)}` : ownRef !== null ? `own ${ownRef}` : null

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** With the values that were chosen on the page in their cells. */
function fixed(row: TableRow, fixes: readonly Fix[]): TableRow {
  if (fixes.length === 0) return row
  const cells: Cell[] = [...row.cells]
  for (const { column, value } of fixes) {
    while (cells.length <= column) cells.push(null)
    cells[column] = value
  }
  return { ...row, cells }
}

/**
 * The listings of a file. Rows of one reference are the spots of one listing where the medium is sold by spots; elsewhere a second row of
 * a reference is an error. A row of spots without a reference belongs to the listing above it.
 */
export function readRecords(
  table: Table,
  { row: head, headings }: Heading,
  mapping: Mapping,
  columns: readonly ImportColumn[],
  fixes: readonly Fix[] = [],
): ListingRecord[] {
  const reading = { columns: new Map(columns.map((column) => [column.key, column])), headings, mapping }
  const hasSpots = columns.some(({ isSpot }) => isSpot)
  const fixesOf = new Map<number, Fix[]>()
  for (const fix of fixes) fixesOf.set(fix.row, [...(fixesOf.get(fix.row) ?? []), fix])
  const known = new Map<string, ListingRecord>()
  const records: ListingRecord[] = []
  for (const tableRow of table.rows) {
    if (tableRow.row <= head.row) continue
    const { row } = tableRow
    const { settings, errors, remarks } = readCells(fixed(tableRow, fixesOf.get(row) ?? []), reading)
    if (settings.length === 0 && errors.length === 0) continue
    const own = settings.filter(({ isSpot }) => !isSpot)
    const inSpot = settings.filter(({ isSpot }) => isSpot)
    const [ref, ownRef] = [textAt(own, REF), textAt(own, OWN_REF)]
    if (ownRef !== null && foldName(ownRef) === foldName(EXAMPLE)) continue
    const id = idOf(ref, ownRef)
    const twin = hasSpots && own.length === 0 ? records.at(-1) : known.get(id ?? '')
    const values = own.filter(({ key }) => key !== REF)
    if (twin && !hasSpots) {
      const column = mapping.indexOf(ref !== null ? REF : OWN_REF)
      errors.push({
        row,
        column,
        heading: headings[column] ?? '',
        message: `${quoted(ref ?? ownRef ?? '')} is already in row ${twin.rows[0]}`,
      })
    }
    const record: ListingRecord =
      twin && hasSpots
        ? twin
        : { rows: [], ref, ownRef, title: textAt(own, 'title') ?? '', settings: [], spots: [], errors: [], remarks: [] }
    if (record !== twin) {
      records.push(record)
      if (id !== null && !twin) known.set(id, record)
    }
    record.rows.push(row)
    record.errors.push(...errors)
    record.remarks.push(...remarks)
    for (const setting of values) {
      const before = record.settings.find(({ path }) => path === setting.path)
      if (!before) record.settings.push(setting)
      else if (!isSame(before.value, setting.value)) {
        const heading = headings[setting.column] ?? ''
        record.errors.push({ row, column: setting.column, heading, message: `differs from row ${before.row}` })
      }
    }
    if (inSpot.length > 0) addSpot(record, { row, name: textAt(inSpot, 'spot.name'), settings: inSpot }, reading)
  }
  return records
}

function addSpot(record: ListingRecord, spot: SpotRecord, { mapping, headings }: Reading) {
  const column = mapping.indexOf('spot.name')
  const at = { row: spot.row, column: column < 0 ? null : column, heading: headings[column] ?? 'Name' }
  const twin =
    spot.name !== null && record.spots.find(({ name }) => name !== null && foldName(name) === foldName(spot.name ?? ''))
  if (twin) record.errors.push({ ...at, message: `${quoted(spot.name ?? '')} is already in row ${twin.row}` })
  else if (spot.name === null) record.errors.push({ ...at, message: 'is empty: the name says which one it is' })
  record.spots.push(spot)
}
