import writeXlsxFile, { type Cell } from 'write-excel-file/universal'
import { BYTE_ORDER_MARK, toCsv } from '../domain/csv.ts'
import { type PlanSheet, type SheetValue, sheetsOf, text, totalsOf } from './plan-sheets.ts'
import type { SharedPlan } from './plans.server.ts'

interface PlanFile {
  body: BodyInit
  type: string
}

/** Paise are shown, and no grouping: a program reads the file. */
const DECIMALS = { money: 2, count: 0, number: 2, percent: 0 } as const

function plainText(cell: SheetValue): string {
  if (cell.kind === 'text' || cell.kind === 'date') return cell.value
  return cell.value === null ? '' : cell.value.toFixed(DECIMALS[cell.kind])
}

function planCsv({ plan, path }: SharedPlan, origin: string): PlanFile {
  const [, media] = sheetsOf(plan, path, origin)
  const rows = [
    media.columns.map(({ title }) => title),
    ...media.rows.map((row) => row.map(plainText)),
    [],
    ...totalsOf(plan).map(([label, value]) => [label, plainText(value)]),
    ['Page', `${origin}${path}`],
  ]
  return { body: BYTE_ORDER_MARK + toCsv(rows), type: 'text/csv; charset=utf-8' }
}

/** Lakh and crore: spreadsheets group by thousands unless each size says otherwise. */
const grouped = (decimals: string) =>
  `[>=10000000]##\\,##\\,##\\,##0${decimals};[>=100000]##\\,##\\,##0${decimals};##,##0${decimals}`

const FORMATS = { money: grouped('.00'), count: grouped(''), number: '0.00', percent: '0"%"' } as const

function cellOf(cell: SheetValue): Cell {
  if (cell.kind === 'text') return { type: String, value: cell.value }
  if (cell.kind === 'date') return { type: Date, value: new Date(`${cell.value}T00:00Z`), format: 'd mmm yyyy' }
  return cell.value === null ? null : { type: Number, value: cell.value, format: FORMATS[cell.kind] }
}

const toSheet = ({ name, columns, rows }: PlanSheet) => ({
  sheet: name,
  columns: columns.map(({ width }) => ({ width })),
  stickyRowsCount: 1,
  data: [
    columns.map(({ title }) => ({ type: String, value: title, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(cellOf)),
  ],
})

// The zip of the library compresses a part of 160,000 bytes or more in a thread, which a Worker does not have. So a long
// list goes on in one more sheet, and texts, which all sheets share in one part, are left out from the longest on.
const LINES_A_SHEET = 120
const MAX_TEXT_BYTES = 120_000
const LEFT_OUT_FIRST = ['Why', 'Page', 'Order']

/** Bytes of the distinct texts of a sheet, each with its tags. */
function textBytes({ rows }: PlanSheet): number {
  const texts = new Set(rows.flat().flatMap((cell) => (cell.kind === 'text' ? [cell.value] : [])))
  return [...texts].reduce((sum, value) => sum + new TextEncoder().encode(value).length + 24, 0)
}

function without({ columns, rows, ...sheet }: PlanSheet, title: string): PlanSheet {
  const kept = (_: unknown, at: number) => columns[at]?.title !== title
  return { ...sheet, columns: columns.filter(kept), rows: rows.map((row) => row.filter(kept)) }
}

/** A sheet whose texts fit: without its long columns, and in the last resort with a last row that says what is missing. */
function fitting(sheet: PlanSheet): PlanSheet {
  let small = sheet
  for (const title of LEFT_OUT_FIRST) if (textBytes(small) > MAX_TEXT_BYTES) small = without(small, title)
  const bytes = textBytes(small)
  if (bytes <= MAX_TEXT_BYTES) return small
  const most = Math.floor((small.rows.length * MAX_TEXT_BYTES) / bytes)
  const rest = small.rows.length - most
  return { ...small, rows: [...small.rows.slice(0, most), [text(`${rest} more lines stand in the CSV file`)]] }
}

/** The sheet in parts of so many lines: `Media`, `Media 2` … */
const inParts = (sheet: PlanSheet): PlanSheet[] =>
  Array.from({ length: Math.max(1, Math.ceil(sheet.rows.length / LINES_A_SHEET)) }, (_, at) => ({
    ...sheet,
    name: at === 0 ? sheet.name : `${sheet.name} ${at + 1}`,
    rows: sheet.rows.slice(at * LINES_A_SHEET, (at + 1) * LINES_A_SHEET),
  }))

async function planXlsx({ plan, path }: SharedPlan, origin: string): Promise<PlanFile> {
  const [about, media, weeks] = sheetsOf(plan, path, origin)
  const sheets = [about, ...inParts(fitting(media)), weeks].map(toSheet)
  const file = await writeXlsxFile(sheets).toBlob()
  return { body: file, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }
}

/** What a plan is downloaded as, by the ending of its address. */
export const PLAN_FILES = { csv: planCsv, xlsx: planXlsx } satisfies Record<
  string,
  (shared: SharedPlan, origin: string) => PlanFile | Promise<PlanFile>
>
export type PlanFileType = keyof typeof PLAN_FILES

/** `adchowk-protein-bar-launch-mumbai-and-pune.csv`: letters and digits only, for it stands in a header. */
export function fileName(title: string, type: PlanFileType): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
  return `adchowk-${words || 'plan'}.${type}`
}
