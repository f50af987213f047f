import { type MoneySums, sumFigures } from './campaign-sums.ts'
import type { SumRow } from './paper.ts'
import { exactMoney } from './parts.ts'

/** What is ordered, and what is taken off it until what is due now is left. */
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
