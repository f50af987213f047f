import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { composeRenderProps } from 'react-aria-components/composeRenderProps'
import {
  Cell as AriaCell,
  type CellProps as AriaCellProps,
  Column as AriaColumn,
  type ColumnProps as AriaColumnProps,
  Row as AriaRow,
  Table as AriaTable,
  TableBody as AriaTableBody,
  TableHeader as AriaTableHeader,
  Collection,
  type RowProps,
  type TableBodyProps,
  type TableHeaderProps,
  type TableProps,
  useTableOptions,
} from 'react-aria-components/Table'
import { Checkbox } from './checkbox.tsx'
import { variants } from './variants.ts'

const tableStyles = variants({ base: 'w-full border-separate border-spacing-0 text-sm' })

/** A table with sorting and selection. The header row is sticky. */
export function Table({ className, ...props }: TableProps) {
  return (
    <div className="relative max-h-[inherit] overflow-auto">
      <AriaTable {...props} className={composeRenderProps(className, (className) => tableStyles({ className }))} />
    </div>
  )
}

const headStyles = variants({
  base: 'sticky top-0 z-1 h-9 border-b border-line bg-surface-2 px-4 text-xs font-semibold whitespace-nowrap text-ink-3',
  variants: { align: { start: 'text-left', end: 'text-right' }, isSelection: { true: 'w-12 pr-0!' } },
  defaultVariants: { align: 'start' },
})

/** The header row; with `selectionMode` it starts with a checkbox for all rows. */
export function TableHeader<T extends object>({ columns, children, ...props }: TableHeaderProps<T>) {
  const { selectionBehavior, selectionMode } = useTableOptions()
  return (
    <AriaTableHeader {...props}>
      {selectionBehavior === 'toggle' && (
        <AriaColumn className={headStyles({ isSelection: true })}>
          {selectionMode === 'multiple' && <Checkbox slot="selection" />}
        </AriaColumn>
      )}
      <Collection {...(columns && { items: columns })}>{children}</Collection>
    </AriaTableHeader>
  )
}

interface ColumnProps extends Omit<AriaColumnProps, 'children' | 'className'> {
  children: ReactNode
  /** `end` for figures. */
  align?: 'start' | 'end'
}

/** A column header; with `allowsSorting` a press sorts, and an arrow shows the direction. */
export function Column({ children, align, ...props }: ColumnProps) {
  return (
    <AriaColumn {...props} className={headStyles({ align })}>
      {({ allowsSorting, sortDirection }) => (
        <span className={allowsSorting ? 'inline-flex cursor-pointer items-center gap-1 hover:text-ink' : undefined}>
          <span className={sortDirection && 'text-ink'}>{children}</span>
          {sortDirection === 'ascending' && <ArrowUp aria-hidden className="size-3.5 stroke-2 text-ink" />}
          {sortDirection === 'descending' && <ArrowDown aria-hidden className="size-3.5 stroke-2 text-ink" />}
        </span>
      )}
    </AriaColumn>
  )
}

interface BodyProps<T extends object> extends TableBodyProps<T> {
  /** Shown when there are no rows. */
  empty?: ReactNode
}

/** The rows, or the empty state. */
export function TableBody<T extends object>({ empty, ...props }: BodyProps<T>) {
  return <AriaTableBody renderEmptyState={() => <div className="p-5">{empty}</div>} {...props} />
}

const rowStyles = variants({
  base: [
    'group transition-colors duration-120 data-hovered:bg-surface-2 data-selected:bg-select',
    'data-focus-visible:-outline-offset-2 data-disabled:opacity-60 data-[href]:cursor-pointer',
  ],
})

/** A row; with `selectionMode` it starts with a checkbox. */
export function Row<T extends object>({ columns, children, className, ...props }: RowProps<T>) {
  const { selectionBehavior } = useTableOptions()
  return (
    <AriaRow {...props} className={composeRenderProps(className, (className) => rowStyles({ className }))}>
      {selectionBehavior === 'toggle' && (
        <AriaCell className={cellStyles({ isSelection: true })}>
          <Checkbox slot="selection" />
        </AriaCell>
      )}
      <Collection {...(columns && { items: columns })}>{children}</Collection>
    </AriaRow>
  )
}

const cellStyles = variants({
  base: 'h-13 border-b border-line px-4 py-1.5 group-last:border-b-0 data-focus-visible:-outline-offset-2',
  variants: {
    align: { start: 'text-left text-ink-2', end: 'num text-right font-semibold text-ink' },
    isSelection: { true: 'w-12 pr-0!' },
  },
  defaultVariants: { align: 'start' },
})

interface CellProps extends Omit<AriaCellProps, 'className'> {
  align?: 'start' | 'end'
  className?: string
}

/** A cell; `end` sets figures in tabular digits. */
export function Cell({ align, className, ...props }: CellProps) {
  return <AriaCell {...props} className={cellStyles({ align, className })} />
}
