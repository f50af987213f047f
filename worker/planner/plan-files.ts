import { writeWorkbook } from '../kernel/files/workbook.ts'
import { BYTE_ORDER_MARK, toCsv } from '../kernel/rules/csv.ts'
import { planRows } from './plan-csv.ts'
import type { SharedPlan } from './plans.server.ts'
import { planWorkbook } from './workbook/plan-workbook.ts'

interface PlanFile {
  body: BodyInit
  type: string
}

const planCsv = ({ plan, path }: SharedPlan, origin: string): PlanFile => ({
  body: BYTE_ORDER_MARK + toCsv(planRows(plan, path, origin)),
  type: 'text/csv; charset=utf-8',
})

const planXlsx = ({ plan, path }: SharedPlan, origin: string): PlanFile => ({
  body: writeWorkbook(planWorkbook(plan, path, origin)),
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
})

/** Formats in which a plan is downloaded, by the ending of the address. */
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
    .replace(/^-|-$/g, '')
  return `adchowk-${words || 'plan'}.${type}`
}
