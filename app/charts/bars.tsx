import { type ComponentType, useEffect, useState } from 'react'
import type { BarsChartProps } from './bars-chart.tsx'

interface BarsProps extends BarsChartProps {
  /** A text alternative: the chart is one image to screen readers. */
  label: string
  /** The class of its height. */
  size?: 'h-64' | 'h-80'
}

type Loaded = { Chart: ComponentType<BarsChartProps> } | 'failed' | null

/** Bars, with a legend where there are several colours. The chart library is loaded when they are shown; a table has the same numbers. */
export function Bars({ label, size = 'h-64', ...chart }: BarsProps) {
  const [loaded, setLoaded] = useState<Loaded>(null)

  useEffect(() => {
    // Effects run in the browser only; saying so keeps the chart library out of the server bundle.
    if (import.meta.env.SSR) return
    let isGone = false
    import('./bars-chart.tsx').then(
      ({ BarsChart }) => isGone || setLoaded({ Chart: BarsChart }),
      () => isGone || setLoaded('failed'),
    )
    return () => {
      isGone = true
    }
  }, [])

  if (loaded === 'failed') {
    return <p className="text-sm text-ink-2">The chart could not be loaded. The table has the same numbers.</p>
  }
  return (
    <>
      <div role="img" aria-label={label} className={`overflow-hidden ${size}`}>
        {loaded && <loaded.Chart {...chart} />}
      </div>
      {chart.series.length > 1 && (
        <ul aria-hidden className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
          {chart.series.map(({ name, colour }) => (
            <li key={name} className="flex items-center gap-2">
              <svg aria-hidden viewBox="0 0 10 10" className="size-2.5">
                <rect width="10" height="10" rx="3" fill={colour} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
