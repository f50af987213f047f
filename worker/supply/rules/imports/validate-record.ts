import * as v from 'valibot'
import type { ListingState } from '../../../catalogue/rules/listing-state.ts'
import { ListingContent } from '../listings/content.ts'
import { valueAt } from '../listings/form-field.ts'
import { type ListingCategory, problemsOf } from '../listings/problems.ts'
import { applyRecord } from './apply.ts'
import { type ImportColumn, SIZE } from './column.ts'
import type { Mapping } from './match.ts'
import { printValue, textOf } from './print-value.ts'
import type { ListingRecord, RowNote, Setting } from './record.ts'

/** Outcome of a listing of a file. */
export type Outcome = 'new' | 'changed' | 'same' | 'error'

/** A listing of the owner that a file names. */
export interface Existing {
  id: string
  ref: string
  state: ListingState
  content: ListingContent
}

export interface Change {
  heading: string
  from: string
  to: string
}

export interface Validated {
  outcome: Outcome
  record: ListingRecord
  /** Content after the import; null for a faulty one. */
  content: ListingContent | null
  /** The state that it will have. */
  to: ListingState
  changes: Change[]
  errors: RowNote[]
  remarks: RowNote[]
}

/** The file and the category that it is imported into. */
export interface Rules {
  category: ListingCategory
  columns: readonly ImportColumn[]
  mapping: Mapping
  headings: readonly string[]
  /** State of new listings. */
  newState: 'live' | 'draft'
}

const MAX_CHANGES = 40

/** Rules that are asked once a file. */
export function createValidator({ category, columns, mapping, headings, newState }: Rules) {
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const kinds = new Map(columns.map(({ key, field }) => [key, field.kind]))

  /** The cell that a path of the content is from. */
  function cellOf(record: ListingRecord, spotRows: readonly (number | null)[], path: string): Omit<RowNote, 'message'> {
    const [, index, inside] = /^spots\.(\d+)(?:\.(.+))?$/.exec(path) ?? []
    const row = spotRows[Number(index)] ?? record.rows[0] ?? 0
    const key = index === undefined ? keyOf(path) : keyOf(`spot.${inside ?? 'name'}`)
    const asSize = key.startsWith(`${SIZE}.`) && !mapping.includes(key) ? SIZE : key
    const column = mapping.indexOf(asSize)
    const known = byKey.get(asSize)
    return { row, column: column < 0 ? null : column, heading: headings[column] ?? known?.heading ?? '' }
  }

  /** `coverage.0.state` is in the column `coverage`. */
  function keyOf(path: string): string {
    for (let key = path; key !== ''; key = key.slice(0, Math.max(0, key.lastIndexOf('.')))) {
      if (byKey.has(key)) return key
    }
    return path
  }

  const text = (setting: Pick<Setting, 'key'>, value: unknown) => {
    const field = byKey.get(setting.key)?.field
    return field ? textOf(printValue(field, value)) : ''
  }

  /** @param spotRows the row of each spot of `after` */
  function changesOf(
    record: ListingRecord,
    before: ListingContent,
    after: ListingContent,
    spotRows: readonly (number | null)[],
  ): Change[] {
    const compare = (name: string, settings: readonly Setting[], was: object, is: object) =>
      settings.flatMap((setting) => {
        const { path, column } = setting
        const [from, to] = [text(setting, valueAt(was, path)), text(setting, valueAt(is, path))]
        const part = setting.key === SIZE ? `, ${path.split('.').at(-1)}` : ''
        const heading = `${name}${headings[column] || (byKey.get(setting.key)?.heading ?? '')}${part}`
        return from === to ? [] : [{ heading, from, to }]
      })
    const spots = record.spots.flatMap(({ row, settings }) => {
      const is = after.spots[spotRows.indexOf(row)]
      const was = before.spots.find((spot) => spot.id !== null && spot.id === is?.id)
      if (!is) return []
      if (!was) return [{ heading: is.name, from: '', to: `new, from row ${row}` }]
      return compare(`${is.name}: `, settings, was, is)
    })
    return [...compare('', record.settings, before, after), ...spots].slice(0, MAX_CHANGES)
  }

  /**
   * Outcome of one listing of the file.
   * @param existing the listing that it names
   * @param found errors of the search for the listing
   */
  return (
    record: ListingRecord,
    existing: Existing | null,
    found: { errors: RowNote[]; remarks: RowNote[] },
  ): Validated => {
    const errors = [...record.errors, ...found.errors]
    const remarks = [...record.remarks, ...found.remarks]
    const to = existing?.state ?? newState
    const row = { row: record.rows[0] ?? 0, column: null, heading: '' }
    if (existing?.state === 'review')
      errors.push({ ...row, message: `${existing.ref} is in review. Withdraw it from review to change it` })
    if (existing?.state === 'archived')
      errors.push({ ...row, message: `${existing.ref} is archived. Restore it to change it` })
    const { content, spotRows } = applyRecord(existing?.content ?? null, record, kinds)
    const parsed = v.safeParse(ListingContent, content)
    const at = (path: string) => cellOf(record, spotRows, path)
    if (!parsed.success) {
      for (const issue of parsed.issues) {
        const path = issue.path?.map(({ key }) => String(key)).join('.') ?? ''
        const cell = at(path)
        // A cell that could not be read is named once.
        if (!errors.some((one) => one.row === cell.row && one.column === cell.column && one.column !== null)) {
          errors.push({ ...cell, message: issue.message })
        }
      }
    }
    const bad = (): Validated => ({ outcome: 'error', record, content: null, to, changes: [], errors, remarks })
    if (!parsed.success) return bad()
    const before = existing && v.safeParse(ListingContent, existing.content)
    const isSame = before !== null && JSON.stringify(before.output) === JSON.stringify(parsed.output)
    if (to === 'live' && !isSame) {
      for (const { path, message } of problemsOf(parsed.output, category)) {
        const cell = at(path)
        if (errors.some((one) => one.row === cell.row && one.column === cell.column && one.heading === cell.heading))
          continue
        errors.push({ ...cell, message })
      }
    }
    if (errors.length > 0) return bad()
    const changes = existing && !isSame ? changesOf(record, existing.content, parsed.output, spotRows) : []
    const outcome = existing === null ? 'new' : isSame ? 'same' : 'changed'
    return { outcome, record, content: parsed.output, to, changes, errors, remarks }
  }
}

/** `Row 17, Rate: “one lakh” is not an amount` */
export const noteText = ({ row, heading, message }: Pick<RowNote, 'row' | 'heading' | 'message'>): string =>
  `Row ${row}${heading === '' ? '' : `, ${heading}`}: ${message}`
