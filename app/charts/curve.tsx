import type { CurveChartProps } from './curve-chart.tsx'
import { useChart } from './use-chart.ts'

interface CurveProps extends CurveChartProps {
  /** Of the highest value. */
  valueText: (value: number) => string
  /** A text alternative: the chart is one image to screen readers. */
  label: string
}

const load = async () => (await import('./curve-chart.tsx')).CurveChart

/**
 * A rising line over an amount, small enough for the place above a slider of the same width. Loaded when it is shown.
 */
export function Curve({ label, valueText, ...chart }: CurveProps) {
  const last = chart.points.at(-1)
  const loaded = useChart(load)
  if (loaded === 'failed') return null
  return (
    <div role="img" aria-label={label} className="relative mt-2 h-20 overflow-hidden">
      {loaded && <loaded.Chart {...chart} />}
      {last && <span className="num absolute right-1.5 bottom-1 text-2xs text-ink-2">{valueText(last[1])}</span>}
    </div>
  )
}
