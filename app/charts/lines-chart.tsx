import EChartsReactCore from 'echarts-for-react/esm/core'
import { echarts } from './echarts.ts'

const FULL = { height: '100%', width: '100%' }
const SVG = { renderer: 'svg' } as const

export interface LinesChartProps {
  /** Label of each point. */
  names: readonly string[]
  /** The first has an area and values at its points; the others are dashed. */
  series: readonly { name: string; colour: string; values: readonly number[] }[]
  /** A value at the scale and at a point. */
  valueText: (value: number) => string
}

const fontOf = () => getComputedStyle(document.body).fontFamily

const wantsRest = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Lines by ECharts. Loaded by `Lines` alone. */
export function LinesChart({ names, series, valueText }: LinesChartProps) {
  const text = { color: 'var(--ink-2)', fontFamily: fontOf(), fontSize: 12 }
  const option = {
    animation: !wantsRest(),
    animationDuration: 450,
    animationDurationUpdate: 300,
    grid: { left: 4, right: 4, top: 28, bottom: 4, containLabel: true },
    xAxis: {
      type: 'category',
      data: names,
      axisTick: { show: false },
      axisLine: { lineStyle: { color: 'var(--chart-grid)' } },
      axisLabel: { ...text, lineHeight: 15, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      splitNumber: 4,
      axisLabel: { ...text, formatter: valueText },
      splitLine: { lineStyle: { color: 'var(--chart-grid)' } },
    },
    series: series.map(({ name, colour, values }, at) => ({
      name,
      type: 'line',
      // The numbers are in the table next to it, so there is no tooltip.
      silent: true,
      labelLayout: { hideOverlap: true },
      symbol: at === 0 ? 'circle' : 'none',
      symbolSize: 7,
      emphasis: { disabled: true },
      itemStyle: { color: colour },
      lineStyle: { color: colour, width: at === 0 ? 2.5 : 1.5, ...(at > 0 && { type: 'dashed' }) },
      ...(at === 0 && { areaStyle: { color: colour, opacity: 0.08 } }),
      data: values.map((value) => ({
        value,
        label: {
          show: at === 0,
          position: 'top',
          formatter: () => valueText(value),
          ...text,
          color: 'var(--ink)',
          fontWeight: 'bold',
          // Lines may pass behind it.
          textBorderColor: 'var(--surface)',
          textBorderWidth: 4,
        },
      })),
    })),
  }
  return <EChartsReactCore echarts={echarts} opts={SVG} option={option} notMerge style={FULL} />
}
