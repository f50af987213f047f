import { eq } from 'drizzle-orm'
import { mediaSpec } from '../../catalogue/rules/registry/media.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { readTable } from '../../kernel/files/read-table.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { MAX_TABLE_ROWS, type Table, tooManyRows, unreadable } from '../../kernel/rules/files/table.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { foldName } from '../../kernel/rules/text/names.ts'
import { importMappings } from '../inventory.table.ts'
import { type CategoryRules, getRules, type OwnedListing } from '../listings/own-listing.server.ts'
import { type ImportColumn, importColumns, matchable } from '../rules/imports/column.ts'
import type { ImportFile, ImportStep } from '../rules/imports/import.ts'
import { findHeading, type Heading, type Mapping, matchColumns, type Remembered } from '../rules/imports/match.ts'
import { readRecords } from '../rules/imports/record.ts'
import { createValidator, type Validated } from '../rules/imports/validate-record.ts'
import { type Found, findExisting } from './existing.server.ts'
import { getSeller, getSentFile, mayPublish, type Seller, type SentFile } from './own-file.server.ts'

/** A file with its parsed rows and the outcome of each, before the import. */
export interface ValidatedFile {
  seller: Seller
  file: SentFile
  rules: CategoryRules
  table: Table
  heading: Heading
  mapping: Mapping
  columns: ImportColumn[]
  newState: 'live' | 'draft'
  validated: (Validated & { existing: OwnedListing | null })[]
}

/** Listings that are validated between two words of how far it is. */
const STEP = 250

export const mappingId = (owner: string, category: string) => `${owner}:${category}`

async function getRemembered({ db }: Pick<ServiceContext, 'db'>, owner: string, category: string): Promise<Remembered> {
  const [row] = await db
    .select({ columns: importMappings.columns })
    .from(importMappings)
    .where(eq(importMappings.id, mappingId(owner, category)))
  return row?.columns ?? {}
}

/** A mapping that was chosen: of known keys, each once. @throws DomainError bad_input */
function checkMapping(mapping: Mapping, headings: readonly string[], columns: readonly ImportColumn[]): Mapping {
  const known = new Set(columns.map(({ key }) => key))
  const keys = mapping.flatMap((key) => key ?? [])
  if (keys.some((key) => !known.has(key)))
    throw new DomainError('bad_input', 'A column is matched with an unknown field')
  if (new Set(keys).size < keys.length)
    throw new DomainError('bad_input', 'Two columns are matched with the same field')
  return headings.map((_, index) => mapping[index] ?? null)
}

/** The sheet that was chosen, else that of the medium. */
const sheetOf =
  (wanted: string | undefined, { id, name }: CategoryRules) =>
  (names: readonly string[]) => {
    const medium = [name, mediaSpec({ id, name }).label].map(foldName)
    return wanted ?? names.find((sheet) => medium.includes(foldName(sheet)))
  }

/**
 * Reads a file and validates each of its listings. Nothing is written.
 * @throws DomainError not_found, forbidden, bad_input, too_large
 */
export async function validateFile(
  ctx: ServiceContext,
  user: CurrentUser,
  input: ImportFile,
  tell: (step: ImportStep) => Promise<void> = async () => {},
): Promise<ValidatedFile> {
  const { owner, category } = input
  const seller = await getSeller(ctx, user, owner, 'sell')
  const [file, rules, remembered] = await Promise.all([
    getSentFile(ctx, owner, input.key),
    getRules(ctx, category),
    getRemembered(ctx, owner, category),
  ])
  await tell({ step: 'reading' })
  const table = await readTable(file.bytes, sheetOf(input.sheet, rules))
  const columns = matchable(importColumns(rules))
  const heading = findHeading(table, columns, remembered)
  if (!heading) {
    throw unreadable('No row has known headings, such as Title and City. Use the headings of the template')
  }
  if (table.rows.filter(({ row }) => row > heading.row.row).length > MAX_TABLE_ROWS) throw tooManyRows()
  const { headings } = heading
  const mapping = input.mapping
    ? checkMapping(input.mapping, headings, columns)
    : matchColumns(headings, columns, remembered)
  const newState = input.newState === 'live' && mayPublish(seller) ? 'live' : 'draft'
  const records = readRecords(table, heading, mapping, columns, input.fixes)
  const at = (key: string) => {
    const column = mapping.indexOf(key)
    const known = columns.find((one) => one.key === key)
    return { column: column < 0 ? null : column, heading: headings[column] ?? known?.heading ?? '' }
  }
  const find = await findExisting(ctx, records, { owner, category, at })
  const validate = createValidator({ category: rules, columns, mapping, headings, newState })
  const validated: ValidatedFile['validated'] = []
  for (const record of records) {
    if (validated.length % STEP === 0) await tell({ step: 'checking', done: validated.length, of: records.length })
    const found: Found = find(record)
    validated.push({ ...validate(record, found.existing, found), existing: found.existing })
  }
  return { seller, file, rules, table, heading, mapping, columns, newState, validated }
}
