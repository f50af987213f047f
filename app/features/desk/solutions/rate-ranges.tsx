import type { CityRates } from '../../../../worker/catalogue/figures.server.ts'
import { formatMoneyShort } from '../../../../worker/kernel/rules/money.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { ExamplePanel } from './example-panel.tsx'

const SITES = ['site', 'sites'] as const

/** Rate ranges of hoardings in the cities with the most hoardings, as bars on one scale. */
export function RateRanges({ rates }: { rates: readonly CityRates[] }) {
  const most = Math.max(...rates.map(({ to }) => to))
  const at = (paise: number) => `${(paise / most) * 100}%`
  return (
    <ExamplePanel title="Billboard rates a month" note="The lowest and the highest rate in the catalogue, by city.">
      <ul className="space-y-4 text-sm">
        {rates.map(({ city, sites, from, to }) => (
          <li key={city}>
            <p className="flex justify-between gap-4">
              <span>
                <span className="font-semibold">{city}</span>{' '}
                <span className="num text-xs text-ink-3">{plural(sites, SITES)}</span>
              </span>
              <span className="num">
                {formatMoneyShort(from)} to {formatMoneyShort(to)}
              </span>
            </p>
            <div aria-hidden className="mt-1.5 h-2.5 rounded-full bg-surface-3">
              <div
                className="h-full min-w-2.5 rounded-full bg-chart-1"
                style={{ marginLeft: at(from), width: at(to - from) }}
              />
            </div>
          </li>
        ))}
      </ul>
    </ExamplePanel>
  )
}
