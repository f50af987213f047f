import type { CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { rangeText } from '../../../worker/catalogue/rules/availability/range.ts'
import type { CivilDate, DateSpan } from '../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import { failureText } from '../../kit/mutation/refusal.ts'
import { useQuote, type Wanted } from '../../quote.queries.ts'
import { Button } from '../../ui/button.tsx'
import { useSettled } from '../../ui/use-settled.ts'

interface ChangePriceProps {
  line: CampaignLine
  /** Changed order; null while a part of it is missing. */
  wanted: Wanted | null
  /** Message while the order is incomplete. */
  missing: string | null
  today: CivilDate
  onChoose: (span: DateSpan) => void
}

/** Price of a line after a change, and whether the days are free now. Saving checks both again. */
export function ChangePrice({ line, wanted, missing, today, onChoose }: ChangePriceProps) {
  const settled = useSettled(JSON.stringify(wanted))
  const { data, error, isLoading } = useQuote(JSON.parse(settled))
  const quote = wanted === null || error ? undefined : data
  const isOld = isLoading || settled !== JSON.stringify(wanted)
  return (
    <section aria-label="Price after the change" aria-busy={isOld} className="rounded-lg bg-surface-2 p-4 text-sm">
      {quote ? (
        <>
          <dl aria-live="polite" className="num space-y-1.5">
            <Sum label="Now, with GST" amount={formatMoney(line.total)} />
            <Sum label="After the change" amount={formatMoney(quote.total)} isStrong />
            <Sum label="Difference" amount={differenceOf(quote.total - line.total)} />
          </dl>
          {quote.free ? (
            <p className="mt-3 font-semibold text-success-ink">These days are free now.</p>
          ) : (
            <div className="mt-3">
              <p className="font-semibold text-warn-ink">Not all of these days are free.</p>
              {quote.nearest.length > 0 && (
                <ul aria-label="Nearest free days" className="num mt-2 flex flex-wrap gap-2">
                  {quote.nearest.map(({ starts, ends }) => (
                    <li key={starts}>
                      <Button variant="outline" size="sm" onPress={() => onChoose({ start: starts, end: ends })}>
                        {rangeText({ from: starts, until: ends }, today)}
                      </Button>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          )}
        </>
      ) : (
        <p className="text-ink-2">{missing ?? (error ? failureText(error) : 'Loading today’s price')}</p>
      )}
    </section>
  )
}

/** Difference of two amounts: `+₹1,000`, `−₹1,000`, `none`. */
function differenceOf(difference: number): string {
  if (difference === 0) return 'none'
  return `${difference > 0 ? '+' : '−'}${formatMoney(Math.abs(difference))}`
}

const Sum = ({ label, amount, isStrong = false }: { label: string; amount: string; isStrong?: boolean }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-ink-2">{label}</dt>
    <dd className={isStrong ? 'font-bold' : undefined}>{amount}</dd>
  </div>
)
