import { readTable } from '../../worker/kernel/files/read-table.ts'
import { writeWorkbook } from '../../worker/kernel/files/workbook.ts'
import { toCsv } from '../../worker/kernel/rules/csv.ts'
import { importColumns, matchable } from '../../worker/supply/rules/imports/column.ts'
import { findHeading, matchColumns } from '../../worker/supply/rules/imports/match.ts'
import { textOf } from '../../worker/supply/rules/imports/print-value.ts'
import { readRecords } from '../../worker/supply/rules/imports/record.ts'
import { exampleOf } from '../../worker/supply/rules/imports/template.ts'
import { createValidator } from '../../worker/supply/rules/imports/validate-record.ts'

// Milliseconds for each step of an import but the writing, against a plain JSON round trip of the same rows as the baseline of this machine.
// node tests/bench/import.ts [rows]

const count = Number(process.argv[2] ?? 5_000)
const category = { id: 'ooh', name: 'Outdoor', fields: [], subcategories: [{ id: 'one', name: 'Group' }] }
const columns = matchable(importColumns(category))
const written = importColumns(category)
const heads = written.map(({ heading }) => heading)
const rows = Array.from({ length: count }, (_, i) =>
  written.map((column) =>
    column.key === 'ownRef' ? `S-${i}` : column.key === 'title' ? `Wall ${i}` : exampleOf(column),
  ),
)

const say = (text: string) => process.stdout.write(`${text}\n`)
async function timed<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  const from = performance.now()
  const result = await run()
  say(`${name.padEnd(28)} ${Math.round(performance.now() - from)} ms`)
  return result
}

say(`${count} rows, ${heads.length} columns`)
await timed('baseline: JSON and back', () => JSON.parse(JSON.stringify(rows)))
const xlsx = await timed('write XLSX', () =>
  writeWorkbook([{ name: 'Outdoor', columns: heads.map((label) => ({ label, width: 12 })), rows }]),
)
const csv = new TextEncoder().encode(toCsv([heads, ...rows.map((row) => row.map(textOf))]))
await timed('read CSV', () => readTable(Uint8Array.from(csv), () => undefined))
const table = await timed('read XLSX', () => readTable(xlsx, () => undefined))
const heading = findHeading(table, columns)
if (!heading) throw new Error('No heading')
const mapping = matchColumns(heading.headings, columns)
const records = await timed('cells to listings', () => readRecords(table, heading, mapping, columns))
const judge = createValidator({ category, columns, mapping, headings: heading.headings, newState: 'live' })
const judged = await timed('judge', () => records.map((record) => judge(record, null, { errors: [], remarks: [] })))
say(`${judged.filter(({ outcome }) => outcome === 'new').length} new`)
