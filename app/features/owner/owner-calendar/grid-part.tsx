import type { ComponentProps } from 'react'

interface GridPartProps extends ComponentProps<'div'> {
  role: 'grid' | 'row' | 'columnheader' | 'rowheader' | 'gridcell'
}

/** A part of a grid that is drawn over the days of a row, so that its days are no columns of a table. */
export const GridPart = (props: GridPartProps) => <div {...props} />
