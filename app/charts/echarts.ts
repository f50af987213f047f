import { BarChart, LineChart, PieChart } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import * as echarts from 'echarts/core'
import { LabelLayout } from 'echarts/features'
import { SVGRenderer } from 'echarts/renderers'

// Registers only what is used: the whole library is ten times the size.
echarts.use([BarChart, GridComponent, LabelLayout, LineChart, PieChart, SVGRenderer])

export { echarts }
