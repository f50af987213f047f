import { PieChart } from 'echarts/charts'
import * as echarts from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

// Only what is drawn: the whole library is ten times the size.
echarts.use([PieChart, SVGRenderer])

export { echarts }
