import { and, asc, eq, sql } from 'drizzle-orm'
import { categories } from '../../catalogue/catalogue.table.ts'
import { ownerListings } from '../../catalogue/owner-listings.table.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { type CellValue, type Sheet, writeWorkbook } from '../../kernel/files/workbook.ts'
import { BYTE_ORDER_MARK, toCsv } from '../../kernel/rules/csv.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { Cell } from '../../kernel/rules/files/table.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { slugOf } from '../../kernel/rules/slug.ts'
import { getRules, readRules, withContent } from '../listings/own-listing.server.ts'
import { type ImportColumn, importColumns } from '../rules/imports/column.ts'
import { exportRows } from '../rules/imports/export-rows.ts'
import type { ExportQuery, ImportFile } from '../rules/imports/import.ts'
import { type Printed, textOf } from '../rules/imports/print-value.ts'
import { textOfCell } from '../rules/imports/read-value.ts'
import { choicesOf, describeColumn, exampleOf, RULES_OF_A_FILE } from '../rules/imports/template.ts'
import { noteText } from '../rules/imports/validate-record.ts'
import { getSeller } from './own-file.server.ts'
import { validateFile } from './validate-file.server.ts'

/** Listings that are read at once. */
const STEP = 500

type Format = 'xlsx' | 'csv'

/** A file to download. */
export interface MadeFile {
  name: string
  mime: string
  bytes: Uint8Array<ArrayBuffer>
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const asXlsx = (name: string, sheets: readonly Sheet[]): MadeFile => ({
  name: `${name}.xlsx`,
  mime: XLSX,
  bytes: writeWorkbook(sheets),
})
const asCsv = (name: string, rows: readonly (readonly string[])[]): MadeFile => ({
  name: `${name}.csv`,
  mime: 'text/csv; charset=utf-8',
  bytes: Uint8Array.from(new TextEncoder().encode(BYTE_ORDER_MARK + toCsv(rows))),
})

const widthOf = (heading: string) => Math.min(Math.max(heading.length + 2, 10), 40)
const headed = (columns: readonly ImportColumn[]) =>
  columns.map(({ heading }) => ({ label: heading, width: widthOf(heading) }))

function makeFile(
  name: string,
  sheet: string,
  columns: readonly ImportColumn[],
  rows: Printed[][],
  format: Format,
): MadeFile {
  if (format === 'xlsx') return asXlsx(name, [{ name: sheet, columns: headed(columns), rows }])
  return asCsv(name, [columns.map(({ heading }) => heading), ...rows.map((row) => row.map(textOf))])
}

/** Template of a medium: headings, an example row, descriptions, and the allowed values. */
export async function makeTemplate(
  ctx: ServiceContext,
  { category, format }: { category: string; format: Format },
): Promise<MadeFile> {
  const rules = await getRules(ctx, category)
  const columns = importColumns(rules)
  const name = `adchowk-${slugOf(rules.name)}-template`
  const example = columns.map(exampleOf)
  if (format === 'csv') return makeFile(name, rules.name, columns, [example], 'csv')
  const choices = choicesOf(columns)
  const most = Math.max(0, ...choices.map(({ values }) => values.length))
  return asXlsx(name, [
    { name: rules.name, columns: headed(columns), rows: [example] },
    {
      name: 'Help',
      columns: [
        { label: 'Column', width: 34 },
        { label: 'Needed to publish', width: 18 },
        { label: 'Content', width: 90 },
      ],
      rows: [
        ...columns.map((column): CellValue[] => [
          column.heading,
          column.field.required ? 'Yes' : '',
          describeColumn(column),
        ]),
        [null, null, null],
        ...RULES_OF_A_FILE.map((rule): CellValue[] => [null, null, rule]),
      ],
    },
    ...(choices.length === 0
      ? []
      : [
          {
            name: 'Choices',
            columns: choices.map(({ heading }) => ({ label: heading, width: Math.max(widthOf(heading), 24) })),
            rows: Array.from({ length: most }, (_, row) => choices.map(({ values }) => values[row] ?? null)),
          },
        ]),
  ])
}

/** Listings of an owner in every state but archived, as a template has them: a sheet a medium. */
export async function exportListings(
  ctx: ServiceContext,
  user: CurrentUser,
  { owner, category, format }: ExportQuery,
): Promise<MadeFile> {
  const seller = await getSeller(ctx, user, owner, 'view')
  const rows = await ctx.db
    .select()
    .from(ownerListings)
    .where(
      and(
        eq(ownerListings.ownerId, owner),
        sql`${ownerListings.state} <> 'archived'`,
        category === undefined ? undefined : eq(ownerListings.categoryId, category),
      ),
    )
    .orderBy(asc(ownerListings.ref))
  if (rows.length === 0) throw new DomainError('not_found', 'There are no listings to export')
  const ids = [...new Set(rows.map(({ categoryId }) => categoryId))]
  const rules = await readRules(ctx, ids)
  const places = await ctx.db.select({ id: categories.id }).from(categories).orderBy(categories.position, categories.id)
  const made: { name: string; columns: ImportColumn[]; rows: Printed[][] }[] = []
  for (const { id } of places) {
    const own = rules.get(id)
    if (!own) continue
    const columns = importColumns(own)
    const cells: Printed[][] = []
    const ofCategory = rows.filter(({ categoryId }) => categoryId === id)
    for (let first = 0; first < ofCategory.length; first += STEP) {
      const listings = await withContent(ctx, ofCategory.slice(first, first + STEP))
      cells.push(...listings.flatMap((listing) => exportRows(columns, listing)))
    }
    made.push({ name: own.name, columns, rows: cells })
  }
  const name = `adchowk-${slugOf(seller.name)}${category === undefined ? '' : `-${slugOf(category)}`}-listings`
  const [first] = made
  if (format === 'csv' && first) return makeFile(name, first.name, first.columns, first.rows, 'csv')
  return asXlsx(
    name,
    made.map((sheet) => ({ name: sheet.name, columns: headed(sheet.columns), rows: sheet.rows })),
  )
}

/** Original value of a cell. */
const written = (cell: Cell | undefined): CellValue => {
  if (cell === undefined || cell === null) return null
  if (typeof cell === 'object' && 'error' in cell) return cell.error
  if (typeof cell === 'object' && 'percent' in cell) return `${cell.percent}%`
  return typeof cell === 'boolean' ? textOfCell(cell) : cell
}

const ERROR = 'Error'

/**
 * File of the rows that cannot be imported, in the original columns and one with the reasons. Once corrected, it can be
 * imported again.
 * @throws DomainError as of `validateFile`; not_found when every row is good
 */
export async function makeFaultyFile(
  ctx: ServiceContext,
  user: CurrentUser,
  input: ImportFile & { format: Format },
): Promise<MadeFile> {
  const { table, heading, validated, file, rules } = await validateFile(ctx, user, input)
  const byNumber = new Map(table.rows.map((row) => [row.row, row]))
  const fixes = new Map(input.fixes.map(({ row, column, value }) => [`${row}:${column}`, value]))
  const kept = heading.headings.flatMap((name, index) => (name === ERROR ? [] : [{ name, index }]))
  const rows = validated
    .filter(({ outcome }) => outcome === 'error')
    .flatMap(({ record, errors }) =>
      record.rows.map((row) => {
        const cells = byNumber.get(row)?.cells ?? []
        const why = errors
          .filter((one) => one.row === row)
          .map(noteText)
          .join('. ')
        return [...kept.map(({ index }) => fixes.get(`${row}:${index}`) ?? written(cells[index])), why]
      }),
    )
  if (rows.length === 0) throw new DomainError('not_found', 'No row of this file has errors')
  const name = `${slugOf(file.name.replace(/\.\w+$/, '')) || 'import'}-to-mend`
  const labels = [...kept.map(({ name }) => name), ERROR]
  if (input.format === 'xlsx') {
    return asXlsx(name, [
      {
        name: rules.name,
        columns: labels.map((label) => ({ label, width: label === ERROR ? 80 : widthOf(label) })),
        rows,
      },
    ])
  }
  const texts = rows.map((row) =>
    row.map((cell) =>
      cell === null ? '' : typeof cell === 'object' ? ('date' in cell ? cell.date : '') : String(cell),
    ),
  )
  return asCsv(name, [labels, ...texts])
}
