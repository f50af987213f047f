import { ChartLegend } from './chart-legend.tsx'
import type { LinesChartProps } from './lines-chart.tsx'
import { useChart } from './use-chart.ts'

interface LinesProps extends LinesChartProps {
  /** A text alternative: the chart is one image to screen readers. */
  label: string
}

const load = async () => (await import('./lines-chart.tsx')).LinesChart

/** Lines over time, with a legend where there are several. The chart library is loaded when they are shown; a table has the same numbers. */
export function Lines({ label, ...chart }: LinesProps) {
  const loaded = useChart(load)
  if (loaded === 'failed') {
    return <p className="text-sm text-ink-2">The chart could not be loaded. The table has the same numbers.</p>
  }
  return (
    <>
      <div role="img" aria-label={label} className="h-80 overflow-hidden xl:h-104">
        {loaded && <loaded.Chart {...chart} />}
      </div>
      <ChartLegend series={chart.series} />
    </>
  )
}
