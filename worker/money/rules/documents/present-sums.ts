import { type MoneySums, sumFigures } from './campaign-sums.ts'
import type { SumRow } from './document-layout.ts'
import { exactMoney } from './parts.ts'

/** The ordered sum, and the steps from it to the sum due now. */
export const moneyRows = (sums: MoneySums): SumRow[] =>
  sumFigures(sums).flatMap(({ key, label, amount }) =>
    key === 'due'
      ? []
      : [
          {
            label,
            value: exactMoney(key === 'ordered' || key === 'overpaid' ? amount : -amount),
            ...(key === 'ordered' && { isStrong: true }),
          },
        ],
  )

/** The sum under those rows. */
export const dueNow = ({ due }: MoneySums): { label: string; value: string } => ({
  label: 'Due now',
  value: exactMoney(due),
})
