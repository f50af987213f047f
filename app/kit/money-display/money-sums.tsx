import { type CivilDate, formatDate } from '../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import { type MoneySums, type SumFigure, sumFigures } from '../../../worker/money/rules/documents/campaign-sums.ts'
import { Panel } from '../../ui/panel.tsx'

type Key = SumFigure['key']

interface MoneyListProps {
  sums: MoneySums
  today: CivilDate
}

interface MoneyBlockProps extends MoneyListProps {
  /** Title; by default `Money`. */
  title?: string
  /** Caption of an amount, in small print. */
  notes?: Partial<Record<Key, string>>
}

/** Parts of the bar, in the order of their figures; the other amounts are not part of the ordered one. */
const FILLS: Partial<Record<Key, string>> = {
  unconfirmed: 'hatch border border-line-field',
  paid: 'bg-chart-1',
  due: 'bg-danger-fill',
  later: 'bg-chart-3',
}

const sinceText = ({ dueSince }: MoneySums, today: CivilDate): string | undefined =>
  dueSince === null ? undefined : dueSince < today ? `overdue since ${formatDate(dueSince, today)}` : 'due today'

/** Amounts of one or several campaigns in a block, the same wherever they are shown. */
export function MoneyBlock({ sums, today, title = 'Money', notes = {} }: MoneyBlockProps) {
  const figures = sumFigures(sums)
  const parts = figures.filter(({ key, amount }) => FILLS[key] !== undefined && amount > 0)
  const since = sinceText(sums, today)
  const all = { ...(since !== undefined && { due: since }), ...notes }
  return (
    <Panel title={title} note="with GST">
      {parts.length > 0 && (
        <div aria-hidden className="flex h-2.5 gap-0.5 px-4 pt-4 pb-0 box-content forced-color-adjust-none">
          {parts.map(({ key, amount }) => (
            <span key={key} className={`min-w-1 rounded-xs ${FILLS[key]}`} style={{ flexGrow: amount / 100 }} />
          ))}
        </div>
      )}
      <dl className="num grid grid-cols-2 gap-x-3 gap-y-4 p-4 sm:grid-cols-[repeat(auto-fit,minmax(7rem,1fr))]">
        {figures.map(({ key, label, amount }) => (
          <div key={key} className="min-w-0 first:col-span-2 sm:first:col-span-1">
            <dt className="flex items-center gap-1.5 text-xs text-ink-3">
              {FILLS[key] && (
                <span aria-hidden className={`size-2.5 shrink-0 rounded-xs forced-color-adjust-none ${FILLS[key]}`} />
              )}
              {label}
            </dt>
            <dd className="mt-1 text-xl font-bold">{formatMoney(amount)}</dd>
            {all[key] && (
              <dd className={`mt-0.5 text-xs ${key === 'due' ? 'font-semibold text-danger-ink' : 'text-ink-2'}`}>
                {all[key]}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Panel>
  )
}

/** The same amounts in rows, for narrow places: of one owner, or in a drawer. */
export const MoneyList = ({ sums, today }: MoneyListProps) => (
  <dl className="num grid gap-1.5 rounded-lg bg-surface-2 px-3 py-2.5 text-sm">
    {sumFigures(sums).map(({ key, label, amount }) => (
      <div key={key} className="flex flex-wrap justify-between gap-x-4">
        <dt className="text-ink-2">
          {label}
          {key === 'due' && sums.dueSince !== null && (
            <span className="text-danger-ink">, {sinceText(sums, today)}</span>
          )}
        </dt>
        <dd className="font-semibold">{formatMoney(amount)}</dd>
      </div>
    ))}
  </dl>
)
