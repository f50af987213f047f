import { Calculator, CircleAlert, CircleCheck } from 'lucide-react'
import type { Campaign } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { rangeText } from '../../../worker/catalogue/rules/availability/range.ts'
import { lengthText } from '../../../worker/catalogue/rules/dues.ts'
import { DISCOUNT_LABEL } from '../../../worker/catalogue/rules/offer.ts'
import type { PublicQuote } from '../../../worker/catalogue/rules/quote.ts'
import { piecePrice, SETUP_LABEL } from '../../../worker/catalogue/rules/rate.ts'
import { UNITS } from '../../../worker/catalogue/rules/registry/units.ts'
import type { CivilDate, DateSpan } from '../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import { list } from '../../../worker/kernel/rules/text/list.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SumLines } from '../money-display/sum-lines.tsx'

type CampaignStatus = Campaign['status']

interface EstimateProps {
  quote: PublicQuote | undefined
  seconds: number | null
  /** Reason why the order has no price. */
  problem: string | null
  /** Error of the request for the price. */
  failure: string | null
  isLoading: boolean
  /** Status of the chosen campaign; null before a choice. */
  status: CampaignStatus | null
  today: CivilDate
  onChoose: (span: DateSpan) => void
  onRetry: () => void
}

/** Price of the chosen days and whether they are free; otherwise the nearest free days. */
export function Estimate(props: EstimateProps) {
  const { quote, seconds, problem, failure, isLoading, onRetry } = props
  return (
    <section aria-label="Estimate" aria-busy={isLoading} className="rounded-lg bg-surface-2 p-4">
      <h3 className="text-sm font-bold">Estimate</h3>
      {quote ? (
        <>
          <SumLines lines={linesOf(quote, seconds)} total={quote.total} className="mt-2" />
          <Freedom {...props} quote={quote} />
        </>
      ) : !problem && !failure ? (
        <div aria-busy="true" className="mt-2">
          <Skeleton className="w-2/3" />
        </div>
      ) : (
        <p className="mt-2 flex items-start gap-2.5 text-ink-2">
          <Calculator aria-hidden className="mt-0.5 size-4.5 shrink-0" strokeWidth={1.75} />
          <span className="min-w-0">
            {problem ?? failure}{' '}
            {!problem && (
              <Button variant="ghost" size="xs" onPress={onRetry}>
                Try again
              </Button>
            )}
          </span>
        </p>
      )}
    </section>
  )
}

function linesOf(quote: PublicQuote, seconds: number | null) {
  const { media, season, discount, setup, gst } = quote
  return [
    { label: factorsOf(quote, seconds), amount: media - season + discount },
    ...(season === 0 ? [] : [{ label: 'Season', amount: season }]),
    ...(discount === 0 ? [] : [{ label: DISCOUNT_LABEL, amount: -discount }]),
    ...(setup === 0 ? [] : [{ label: SETUP_LABEL, amount: setup }]),
    { label: `GST, ${gst.percent}%`, amount: gst.amount },
  ]
}

/** Factors of the price: `₹6,500 × 1 slot × 31 days`, `₹38,500 × 1 site × 2 months and 6 days`. */
function factorsOf({ rate, unit, quantity, due, days, issues }: PublicQuote, seconds: number | null): string {
  const price = formatMoney(piecePrice({ rate, unit }, seconds))
  const length = issues.length > 0 ? plural(issues.length, ['issue', 'issues']) : lengthText(unit, due, days)
  return [price, plural(quantity, UNITS[unit].quantityNoun), length].filter(Boolean).join(' × ')
}

const MAX_NAMED = 2

/** Time of the hold: a draft is sent as a whole, in an approved campaign each owner is asked. */
function heldText(status: CampaignStatus | null): string {
  if (status === null) return ''
  return status === 'draft'
    ? ', and held for you when you send the campaign'
    : ', and held for you when you ask the owner'
}

interface FreedomProps extends Pick<EstimateProps, 'status' | 'today' | 'onChoose'> {
  quote: PublicQuote
}

function Freedom({ quote, status, today, onChoose }: FreedomProps) {
  const { free, taken, nearest, days, issues } = quote
  const many = issues.length > 0 ? plural(issues.length, ['issue', 'issues']) : plural(days, ['day', 'days'])
  const isOne = (issues.length || days) === 1
  if (free) {
    return (
      <p aria-live="polite" className="mt-3 flex items-center gap-2 font-semibold text-success-ink">
        <CircleCheck aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
        {isOne ? 'Free on that day now' : `Free on all ${many} now`}
        {heldText(status)}
      </p>
    )
  }
  const named = taken.slice(0, MAX_NAMED).map(({ from, until }) => rangeText({ from, until }, today))
  const isAsked = taken.every(({ state }) => state === 'asked')
  return (
    <div aria-live="polite" className="mt-3">
      <p className="flex items-start gap-2 font-semibold text-warn-ink">
        <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" strokeWidth={1.75} />
        {isAsked ? 'Requested by another buyer' : 'Taken'}{' '}
        {list(taken.length > MAX_NAMED ? [...named, 'later'] : named)}
      </p>
      {nearest.length > 0 && (
        <>
          <p className="mt-2 text-xs text-ink-2">Nearest free days</p>
          <ul className="mt-1.5 flex flex-wrap gap-2">
            {nearest.map(({ starts, ends }) => (
              <li key={starts}>
                <Button variant="outline" size="sm" onPress={() => onChoose({ start: starts, end: ends })}>
                  {rangeText({ from: starts, until: ends }, today)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
