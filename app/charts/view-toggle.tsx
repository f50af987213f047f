import { ChartNoAxesColumn, Table2 } from 'lucide-react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { variants } from '../ui/variants.ts'

export type View = 'chart' | 'table'

const optionStyles = variants({
  base: [
    'flex h-8.5 items-center gap-2 rounded-sm px-3 text-sm font-semibold text-ink-2 transition-colors duration-150 pointer-coarse:h-11',
    'data-hovered:text-ink data-selected:bg-surface data-selected:text-ink data-selected:shadow-card data-selected:ring-1',
    'data-selected:ring-line [&_svg]:size-4.5',
  ],
})

interface ViewToggleProps {
  /** Name of the chart, and of its table. */
  label: string
  view: View
  onChange: (view: View) => void
}

/** A chart, or the table with the same numbers. */
export const ViewToggle = ({ label, view, onChange }: ViewToggleProps) => (
  <ToggleButtonGroup
    aria-label={label}
    disallowEmptySelection
    selectedKeys={[view]}
    onSelectionChange={(keys) => onChange(keys.has('table') ? 'table' : 'chart')}
    className="flex w-fit gap-1 rounded-md bg-surface-2 p-1"
  >
    <ToggleButton id="chart" className={optionStyles()}>
      <ChartNoAxesColumn aria-hidden strokeWidth={1.75} />
      Chart
    </ToggleButton>
    <ToggleButton id="table" className={optionStyles()}>
      <Table2 aria-hidden strokeWidth={1.75} />
      Table
    </ToggleButton>
  </ToggleButtonGroup>
)
