import EChartsReactCore from 'echarts-for-react/esm/core'
import { echarts } from './echarts.ts'

const FULL = { height: '100%', width: '100%' }
const SVG = { renderer: 'svg' } as const

type Point = readonly [x: number, y: number]

export interface CurveChartProps {
  /** Ascending. */
  points: readonly Point[]
  /** The point that is looked at. */
  chosen: Point
  /** A value of x from which on the line is flat, with its name. */
  knee: { at: number; name: string } | null
}

/** A line with an area by ECharts. Loaded by `Curve` alone. */
export function CurveChart({ points, chosen, knee }: CurveChartProps) {
  const text = {
    color: 'var(--ink-2)',
    fontFamily: getComputedStyle(document.body).fontFamily,
    fontSize: 12,
    textBorderColor: 'var(--surface)',
    textBorderWidth: 3,
  }
  const top = Math.max(1, ...points.map(([, y]) => y)) * 1.35
  const last = points.at(-1)
  const still = { type: 'line', silent: true, emphasis: { disabled: true }, animation: false }
  const option = {
    animation: false,
    grid: { left: 0, right: 0, top: 2, bottom: 1 },
    xAxis: { type: 'value', show: false, min: points[0]?.[0] ?? 0, max: last?.[0] ?? 1 },
    yAxis: { type: 'value', show: false, min: 0, max: top },
    series: [
      {
        ...still,
        smooth: 0.3,
        smoothMonotone: 'x',
        symbol: 'none',
        lineStyle: { color: 'var(--chart-1)', width: 2.5 },
        areaStyle: { color: 'var(--chart-1)', opacity: 0.12 },
        data: points,
      },
      ...(knee
        ? [
            {
              ...still,
              symbol: 'none',
              lineStyle: { color: 'var(--ink-3)', width: 1, type: 'dashed' },
              data: [
                [knee.at, 0],
                {
                  value: [knee.at, top],
                  symbol: 'circle',
                  symbolSize: 1,
                  label: {
                    show: true,
                    formatter: knee.name,
                    position:
                      knee.at > (points[0]?.[0] ?? 0) + ((last?.[0] ?? 0) - (points[0]?.[0] ?? 0)) * 0.6
                        ? 'left'
                        : 'right',
                    ...text,
                    fontWeight: 'bold',
                    offset: [0, 8],
                  },
                },
              ],
              showSymbol: true,
            },
          ]
        : []),
      {
        ...still,
        symbol: 'circle',
        symbolSize: 10,
        showSymbol: true,
        itemStyle: { color: 'var(--accent)', borderColor: 'var(--surface)', borderWidth: 2 },
        data: [chosen],
        z: 5,
      },
    ],
  }
  return <EChartsReactCore echarts={echarts} opts={SVG} option={option} notMerge style={FULL} />
}
