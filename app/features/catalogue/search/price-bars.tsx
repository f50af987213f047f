import type { PriceStep, SearchQuery } from '../../../../worker/catalogue/rules/search/search.ts'
import { formatMoney, formatMoneyShort, formatNumber, toPaise } from '../../../../worker/kernel/rules/money.ts'
import { RouterLink } from '../../../ui/router-link.tsx'
import { searchWith } from './search-values.ts'

const money = (rupees: number) => formatMoney(toPaise(rupees))

function stepLabel({ from, below }: PriceStep): string {
  if (below === null) return `From ${money(from)}`
  return from === 0 ? `Under ${money(below)}` : `${money(from)} to ${money(below - 1)}`
}

/** Bounds of a price step, both included, as the address has them. */
const boundsOf = ({ from, below }: PriceStep) => ({
  least: from === 0 ? undefined : from,
  most: below === null ? undefined : below - 1,
})

/** Minimum height of a bar, in percent of the tallest. */
const LEAST_HEIGHT = 6

/** Number of listings by price per month: bars that narrow the search to their step. */
export function PriceBars({ prices, query }: { prices: readonly PriceStep[]; query: SearchQuery }) {
  const tallest = Math.max(...prices.map(({ count }) => count))
  if (tallest <= 0) return null
  const ends = [prices[1], prices.at(-1)].map((step) => (step ? formatMoneyShort(toPaise(step.from)) : ''))
  return (
    <div className="mb-3">
      <ul aria-label="Places by price a month" className="flex h-16 items-end gap-1">
        {prices.map((step) => (
          <li key={step.from} className="flex h-full flex-1 items-end">
            <Bar step={step} tallest={tallest} query={query} />
          </li>
        ))}
      </ul>
      <p aria-hidden className="num mt-1 flex justify-between text-2xs text-ink-3">
        <span>Under {ends[0]}</span>
        <span>{ends[1]} and more</span>
      </p>
    </div>
  )
}

function Bar({ step, tallest, query }: { step: PriceStep; tallest: number; query: SearchQuery }) {
  const bounds = boundsOf(step)
  const label = stepLabel(step)
  if (step.count === 0) return <span aria-hidden className="h-px w-full bg-line" />
  const { least = 0, most = Number.POSITIVE_INFINITY } = query
  const isIn = (step.below ?? Number.POSITIVE_INFINITY) > least && step.from <= most
  const isChosen = query.least === bounds.least && query.most === bounds.most
  return (
    <RouterLink
      to={{ search: searchWith(query, isChosen ? { least: undefined, most: undefined } : bounds) }}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      title={`${label}: ${formatNumber(step.count)}`}
      className="group/bar flex h-full w-full items-end rounded-t-xs"
    >
      <span className="sr-only">
        {label} a month, {formatNumber(step.count)}
      </span>
      <span
        aria-hidden
        style={{ height: `${Math.max(LEAST_HEIGHT, Math.round((step.count / tallest) * 100))}%` }}
        className={`w-full rounded-t-xs group-hover/bar:bg-link ${isIn ? 'bg-brand' : 'bg-line-strong'}`}
      />
    </RouterLink>
  )
}
