import { BYTE_ORDER_MARK, toCsv } from '../domain/csv.ts'
import { type CellValue, type NumberFormat, type Sheet, writeWorkbook } from '../files/workbook.ts'
import { type PlanSheet, type SheetValue, sheetsOf, totalsOf } from './plan-sheets.ts'
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

const FORMATS: Record<'money' | 'count' | 'number' | 'percent', NumberFormat> = {
  money: 'money',
  count: 'count',
  number: 'decimal',
  percent: 'percent',
}

function cellOf(cell: SheetValue): CellValue {
  if (cell.kind === 'text') return cell.value
  if (cell.kind === 'date') return { date: cell.value }
  return cell.value === null ? null : { number: cell.value, format: FORMATS[cell.kind] }
}

const toSheet = ({ name, columns, rows }: PlanSheet): Sheet => ({
  name,
  columns: columns.map(({ title, width }) => ({ label: title, width })),
  rows: rows.map((row) => row.map(cellOf)),
})

const planXlsx = ({ plan, path }: SharedPlan, origin: string): PlanFile => ({
  body: writeWorkbook(sheetsOf(plan, path, origin).map(toSheet)),
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
})

/** What a plan is downloaded as, by the ending of its address. */
export const PLAN_FILES = { csv: planCsv, xlsx: planXlsx } satisfies Record<
  string,
  (shared: SharedPlan, origin: string) => PlanFile
>
export type PlanFileType = keyof typeof PLAN_FILES

/** `adchowk-protein-bar-launch-mumbai-and-pune.csv`: letters and digits only, because it is part of a header. */
export function fileName(title: string, type: PlanFileType): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
  return `adchowk-${words || 'plan'}.${type}`
}
