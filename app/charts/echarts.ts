import { PieChart } from 'echarts/charts'
import * as echarts from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

// Registers only what is used: the whole library is ten times the size.
echarts.use([PieChart, SVGRenderer])

export { echarts }
