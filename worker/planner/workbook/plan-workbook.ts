import type { Sheet } from '../../kernel/files/workbook.ts'
import type { Plan } from '../rules/plan/plan.ts'
import { deliverySheet } from './delivery-sheet.ts'
import { flowchartSheet } from './flowchart-sheet.ts'
import { planSheet } from './plan-sheet.ts'
import { summarySheet } from './summary-sheet.ts'
import { taxSheet } from './tax-sheet.ts'

/** The sheets of a plan's workbook. Amounts are formulas of the rates, orders and dates in the sheet Plan. @param path of the shared plan */
export const planWorkbook = (plan: Plan, path: string, origin: string): Sheet[] => [
  summarySheet({ plan, path, origin }),
  planSheet(plan, origin),
  flowchartSheet(plan),
  taxSheet(plan),
  deliverySheet(plan),
]
