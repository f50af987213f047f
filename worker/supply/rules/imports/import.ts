import * as v from 'valibot'
import type { ErrorCode } from '../../../kernel/rules/errors.ts'
import { slug } from '../../../kernel/rules/fields.ts'
import { MAX_COLUMNS, MAX_READ_ROWS } from '../../../kernel/rules/files/table.ts'
import { UploadKey } from '../../../uploads/rules/upload.ts'
import type { RowNote } from './record.ts'
import type { Change, Outcome } from './validate-record.ts'

/** Days within which an import can be undone. */
export const UNDO_DAYS = 30
/** Notes and listings that a page shows; a download has all of them. */
export const MAX_SHOWN = 200
const MAX_FIXES = 500

const index = v.pipe(v.number(), v.integer(), v.minValue(0))
const Fix = v.strictObject({
  row: v.pipe(index, v.maxValue(10_000_000)),
  column: v.pipe(index, v.maxValue(MAX_COLUMNS - 1)),
  value: v.pipe(v.string(), v.maxLength(500, 'At most 500 characters')),
})

/** A file that was sent, and how it is read. */
const file = {
  owner: slug,
  category: slug,
  key: UploadKey,
  /** Of a workbook; without one, that of the medium, or the first. */
  sheet: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** For each column of the file the key of its field; null leaves it out. */
  mapping: v.optional(
    v.pipe(v.array(v.nullable(v.pipe(v.string(), v.maxLength(100)))), v.maxLength(MAX_COLUMNS, 'Too many columns')),
  ),
  /** Cells corrected on the page. */
  fixes: v.optional(
    v.pipe(v.array(Fix), v.maxLength(MAX_FIXES, `At most ${MAX_FIXES} cells can be corrected here`)),
    [],
  ),
  /** State of new listings. */
  newState: v.optional(v.picklist(['live', 'draft'], 'Choose the status of new listings'), 'draft'),
}

export const ImportFile = v.strictObject(file)
export type ImportFile = v.InferOutput<typeof ImportFile>

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_READ_ROWS))

/** Imports a checked file. Nothing is written unless the result still equals the one that the page showed. */
export const ImportRun = v.strictObject({
  ...file,
  /** All listings or none, or only those without errors. */
  only: v.picklist(['all', 'good'], 'Choose all rows or only those without errors'),
  expect: v.strictObject({ created: count, changed: count }),
})
export type ImportRun = v.InferOutput<typeof ImportRun>

const FileFormat = v.picklist(['xlsx', 'csv'], 'Choose XLSX or CSV')
export const FaultyFile = v.strictObject({ ...file, format: FileFormat })
export const TemplateQuery = v.object({ category: slug, format: FileFormat })
/** All listings of an owner, or of one medium. A CSV file has one medium. */
export const ExportQuery = v.pipe(
  v.object({ owner: slug, category: v.optional(slug), format: FileFormat }),
  v.check(({ category, format }) => category !== undefined || format === 'xlsx', 'Choose a medium for CSV'),
)
export type ExportQuery = v.InferOutput<typeof ExportQuery>

export const ImportUndo = v.strictObject({
  /** Undoes the rest where some listings cannot be undone. */
  rest: v.boolean('Choose whether to undo the rest'),
})

/** A column of the file on the page. */
interface FileColumn {
  heading: string
  /** Key of the matched column; null when it is left out. */
  key: string | null
  /** The first cells of it. */
  examples: string[]
}

/** A listing of the file on the page. */
export interface FileListing {
  row: number
  rows: number
  /** Our reference where it has one, the owner's, and its side. */
  marks: string
  title: string
  place: string
  outcome: Outcome
  changes: Change[]
  /** Errors, and remarks to check. */
  notes: (RowNote & { isError: boolean /** The cell as it is. */; cell: string })[]
}

export type Counts = Record<Outcome, number> & { /** Listings with something to look at. */ check: number }

/** Result of the check of a file, before anything is written. */
export interface Checked {
  name: string
  sheet: string | null
  sheets: string[]
  headingRow: number
  /** Rows below the heading that have something in them. */
  rows: number
  columns: FileColumn[]
  /** Columns to choose from. */
  choices: { key: string; heading: string; isNeeded: boolean }[]
  counts: Counts
  /** At most `MAX_SHOWN` of each outcome. */
  listings: FileListing[]
  /** State of new listings, the right of the user to publish, and the review of the owner's first listings by staff. */
  newState: 'live' | 'draft'
  mayPublish: boolean
  isReviewed: boolean
}

/** Result of an import. */
export interface Imported {
  id: string
  created: number
  changed: number
  same: number
  refused: number
  newState: 'live' | 'draft'
}

/** Progress of an import: one line of the answer each. */
export type ImportStep =
  | { step: 'reading' }
  | { step: 'checking'; done: number; of: number }
  | { step: 'writing'; rows: number }
  | { step: 'done'; imported: Imported }
  | { step: 'refused'; error: { code: ErrorCode; message: string } }

/** An import in the list of an owner. */
export interface PastImport {
  id: string
  name: string
  category: string
  by: string | null
  /** Instant, ms. */
  at: number
  created: number
  changed: number
  refused: number
  undoneAt: number | null
  canUndo: boolean
}

/** A listing that an undo leaves as it is. */
export interface LeftListing {
  ref: string
  title: string
  why: string
}

export interface Undone {
  removed: number
  restored: number
  left: LeftListing[]
}
