import type { BarsChartProps } from './bars-chart.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { useChart } from './use-chart.ts'

interface BarsProps extends BarsChartProps {
  /** A text alternative: the chart is one image to screen readers. */
  label: string
  /** The class of its height. */
  size?: 'h-64' | 'h-80'
}

const load = async () => (await import('./bars-chart.tsx')).BarsChart

/** Bars, with a legend where there are several colours. The chart library is loaded when they are shown; a table has the same numbers. */
export function Bars({ label, size = 'h-64', ...chart }: BarsProps) {
  const loaded = useChart(load)
  if (loaded === 'failed') {
    return <p className="text-sm text-ink-2">The chart could not be loaded. The table has the same numbers.</p>
  }
  return (
    <>
      <div role="img" aria-label={label} className={`overflow-hidden ${size}`}>
        {loaded && <loaded.Chart {...chart} />}
      </div>
      <ChartLegend series={chart.series} />
    </>
  )
}
