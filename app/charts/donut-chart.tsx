import EChartsReactCore from 'echarts-for-react/esm/core'
import type { DonutPart } from './donut-parts.ts'
import { echarts } from './echarts.ts'

const FULL = { height: '100%', width: '100%' }
const SVG = { renderer: 'svg' } as const

const wantsRest = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The ring by ECharts. Loaded with the first plan only: see Donut. */
export function DonutChart({ parts, size }: { parts: readonly DonutPart[]; size: 'lg' | undefined }) {
  const shown = parts.filter(({ value }) => value > 0)
  const option = {
    animation: !wantsRest(),
    animationDuration: 450,
    animationDurationUpdate: 300,
    series: [
      {
        type: 'pie',
        radius: size === 'lg' ? [80, 120] : ['64%', '100%'],
        // The numbers are listed next to it, so there is no tooltip.
        silent: true,
        label: { show: false },
        labelLine: { show: false },
        emphasis: { disabled: true },
        // A ring with a single part has no gap.
        padAngle: shown.length > 1 ? (size === 'lg' ? 5 : 2) : 0,
        minAngle: 4,
        data: shown.map(({ name, value, colour }) => ({
          name,
          value,
          itemStyle: { color: colour, borderRadius: shown.length > 1 ? 4 : 0 },
        })),
      },
    ],
  }
  return <EChartsReactCore echarts={echarts} opts={SVG} option={option} notMerge style={FULL} />
}
