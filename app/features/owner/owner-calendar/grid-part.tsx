import type { ComponentProps } from 'react'

interface GridPartProps extends ComponentProps<'div'> {
  role: 'grid' | 'row' | 'columnheader' | 'rowheader' | 'gridcell'
}

/** Part of a grid that is drawn over the days of a row, whose days are therefore not columns of a table. */
export const GridPart = (props: GridPartProps) => <div {...props} />
