import EChartsReactCore from 'echarts-for-react/esm/core'
import { type BarData, barTotals, lastSeries } from './bar-series.ts'
import { echarts } from './echarts.ts'

const FULL = { height: '100%', width: '100%' }
const SVG = { renderer: 'svg' } as const
const WIDEST = 38

export interface BarsChartProps extends BarData {
  /** `across`: bars from left to right, each with its name before it. */
  direction?: 'up' | 'across'
  /** A value at the scale. */
  scaleText: (value: number) => string
  /** A value at the end of a bar. */
  totalText: (value: number) => string
}

/** The chart measures its texts: it has to know the font. */
const fontOf = () => getComputedStyle(document.body).fontFamily

const wantsRest = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Bars by ECharts. Loaded by `Bars` alone. */
export function BarsChart({ direction = 'up', scaleText, totalText, ...data }: BarsChartProps) {
  const isUp = direction === 'up'
  const text = { color: 'var(--ink-2)', fontFamily: fontOf(), fontSize: 12 }
  const totals = barTotals(data)
  const last = lastSeries(data)
  const names = {
    type: 'category',
    data: data.names,
    inverse: !isUp,
    axisTick: { show: false },
    axisLine: { show: isUp, lineStyle: { color: 'var(--chart-grid)' } },
    axisLabel: {
      ...text,
      lineHeight: 15,
      ...(isUp ? { hideOverlap: true } : { interval: 0, width: 132, overflow: 'truncate' }),
    },
  }
  const scale = {
    type: 'value',
    splitNumber: 3,
    axisLabel: { ...text, formatter: scaleText },
    splitLine: { lineStyle: { color: 'var(--chart-grid)' } },
  }
  const option = {
    animation: !wantsRest(),
    animationDuration: 450,
    animationDurationUpdate: 300,
    grid: { left: 4, right: isUp ? 4 : 44, top: isUp ? 24 : 4, bottom: 4, containLabel: true },
    xAxis: isUp ? names : { ...scale, axisLabel: { ...scale.axisLabel, hideOverlap: true } },
    yAxis: isUp ? scale : names,
    series: data.series.map(({ name, colour, values }, at) => ({
      name,
      type: 'bar',
      stack: 'all',
      // The numbers are in the table next to it, so there is no tooltip.
      silent: true,
      labelLayout: { hideOverlap: true },
      barMaxWidth: isUp ? WIDEST : 14,
      emphasis: { disabled: true },
      data: values.map((value, bar) => ({
        value,
        itemStyle: { color: colour, borderRadius: last[bar] === at ? (isUp ? [4, 4, 0, 0] : [0, 4, 4, 0]) : 0 },
        label: {
          show: last[bar] === at || (last[bar] === -1 && at === 0 && !isUp),
          position: isUp ? 'top' : 'right',
          formatter: () => totalText(totals[bar] ?? 0),
          ...text,
          color: 'var(--ink)',
          fontWeight: 'bold',
        },
      })),
    })),
  }
  return <EChartsReactCore echarts={echarts} opts={SVG} option={option} notMerge style={FULL} />
}
