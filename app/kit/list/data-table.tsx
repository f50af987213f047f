import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { RouterLink } from '../../ui/router-link.tsx'
import { variants } from '../../ui/variants.ts'
import type { Sorting } from './list-address.ts'
import { type Part, Table, type TableColumn, type TableProps, type Tone } from './table.tsx'
import type { Selection } from './use-selection.tsx'

export interface Column<Row> extends TableColumn<Row> {
  /** Makes the head a link that sorts: `sortBy` of the list's address. */
  sort?: Sorting
  /**
   * Layout on phones: a line with or without its label, next to the name, or hidden. Tables that remain tables on
   * phones support only `hide`.
   */
  phone?: 'line' | 'plain' | 'end' | 'hide'
}

const tableStyles = variants({
  slots: {
    table: 'w-full',
    caption: 'text-left',
    head: '',
    body: '',
    foot: '',
    row: '',
    headCell: '',
    cell: '',
    name: '',
    group: 'text-left',
  },
  variants: {
    look: {
      // `list`: items with pages of their own; on phones every row is a card.
      list: {
        table: 'border-separate border-spacing-0 text-sm max-md:block',
        head: 'bg-surface-2 text-xs text-ink-3 max-md:sr-only',
        row: [
          'bg-surface hover:bg-surface-2 aria-selected:bg-select max-md:relative max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto]',
          'max-md:grid-flow-row-dense max-md:gap-x-3 max-md:gap-y-1 max-md:border-b max-md:border-line max-md:px-4 max-md:py-3',
        ],
        headCell: 'h-9 border-b border-line px-3 font-semibold whitespace-nowrap first:pl-4 last:pr-4',
        cell: 'px-3 py-2.5 md:border-b md:border-line md:first:pl-4 md:last:pr-4 max-md:block max-md:p-0',
        name: 'md:sticky md:left-0 md:z-1 md:bg-inherit max-md:order-first max-md:col-start-1',
        body: 'max-md:block',
        foot: 'max-md:block',
        group: 'border-b border-line bg-surface-2 px-4 py-1.5 text-xs font-semibold text-ink-2 *:left-4 max-md:block',
      },
      // `panel`: a table that fills its card from edge to edge.
      panel: {
        table: 'text-sm',
        caption: 'px-4 py-3 text-base font-bold',
        head: 'border-y border-line bg-surface-2 text-xs text-ink-2',
        row: 'border-t border-line first:border-t-0',
        headCell: 'px-3 py-2.5 font-semibold first:pl-4 last:pr-4',
        cell: 'px-3 py-3 first:pl-4 last:pr-4',
        name: 'min-w-32 wrap-anywhere',
        foot: 'border-t border-line',
      },
      // `report`: figures inside a card with padding.
      report: {
        table: 'text-sm',
        caption: 'pb-1.5 text-sm font-semibold',
        head: 'border-b border-line text-xs text-ink-3',
        row: 'border-t border-line first:border-t-0',
        headCell: 'py-2 pl-3 font-semibold first:pl-0',
        cell: 'py-2 pl-3 first:pl-0',
        name: 'min-w-32 wrap-anywhere',
        foot: 'border-t border-line',
      },
    },
    align: {
      start: { headCell: 'text-left', cell: 'text-left' },
      center: { headCell: 'text-center', cell: 'text-center' },
      end: { headCell: 'text-right', cell: 'num text-right whitespace-nowrap' },
    },
    tone: {
      sum: { row: 'font-bold', name: 'font-bold' },
      quiet: { row: 'text-ink-2', name: 'font-normal' },
      false: { name: 'font-normal' },
    },
    phone: {
      line: { cell: '' },
      plain: { cell: 'max-md:col-start-1 max-md:text-left' },
      end: { cell: 'max-md:col-start-2 max-md:text-right max-md:last:row-span-3' },
      hide: { headCell: 'max-md:hidden', cell: 'max-md:hidden' },
      labelled: {
        cell: [
          'max-md:col-start-1 max-md:text-left max-md:text-xs max-md:empty:hidden max-md:before:mr-1.5',
          "max-md:before:text-ink-3 max-md:before:content-[attr(data-label)_/_'']",
        ],
      },
    },
  },
})

interface ShownColumn<Row> extends Column<Row> {
  /** Label in front of the value on a card. */
  cardLabel?: string
}

/** Roles of table elements. On phones they are rendered as blocks, which loses the implicit roles. */
const ROLES: Partial<Record<Part, string>> = {
  table: 'table',
  head: 'rowgroup',
  body: 'rowgroup',
  foot: 'rowgroup',
  row: 'row',
  headCell: 'columnheader',
  name: 'rowheader',
  group: 'rowheader',
  cell: 'cell',
}

export interface DataTableProps<Row> extends Omit<TableProps<Row, Column<Row>>, 'partOf' | 'afterOf' | 'tr'> {
  look?: 'list' | 'panel' | 'report'
  /** Second row, which an expander in the first one shows. */
  detailOf?: (row: Row) => { id: string; content: ReactNode }
  idOf?: (row: Row) => string | undefined
  rowClassOf?: (row: Row) => string
  /** Selection of rows. */
  selection?: Selection
}

/**
 * Table in one of the looks of the site. Sortable heads are links with the order in the address. A wide list scrolls
 * sideways under its first column; on phones its rows are cards.
 */
export function DataTable<Row>({
  look = 'list',
  columns,
  detailOf,
  idOf,
  rowClassOf,
  selection,
  ...props
}: DataTableProps<Row>) {
  const isList = look === 'list'

  function partOf(part: Part, column?: ShownColumn<Row>, tone?: Tone) {
    const { align = 'start', phone = 'line', cardLabel } = column ?? {}
    const layout = column && { align, phone: cardLabel === undefined ? phone : ('labelled' as const) }
    const styles = tableStyles({ look, tone, ...layout })
    return {
      className: part === 'name' ? `${styles.cell()} ${styles.name()}` : styles[part](),
      ...(isList && { role: ROLES[part] }),
      ...(part === 'cell' && cardLabel !== undefined && { 'data-label': cardLabel }),
    }
  }

  const withChoice = (content: ReactNode, id?: string): ReactNode =>
    selection ? (
      <span className="flex min-w-0 items-center gap-3">
        {selection.check(id)}
        <span className="min-w-0 flex-1">{content}</span>
      </span>
    ) : (
      content
    )

  const shown = columns.map((column): ShownColumn<Row> => {
    const { sort, label, isName, isLabelHidden, phone = 'line', cell, head } = column
    const text = sort ? sortLink(sort, label) : label
    return {
      ...column,
      ...(sort && { 'aria-sort': sort.direction ?? 'none' }),
      label: isName ? withChoice(text) : text,
      cell: isName ? (row) => withChoice(cell(row), `${props.keyOf(row)}`) : cell,
      ...(isList && !isName && !isLabelHidden && phone === 'line' && typeof label === 'string' && { cardLabel: label }),
      ...(isName && isList && { head: `sticky left-0 z-1 bg-surface-2 ${head ?? ''}` }),
    }
  })

  const table = (
    <Table
      {...props}
      columns={shown}
      partOf={partOf}
      tr={(row) => {
        const id = `${props.keyOf(row)}`
        return {
          id: idOf?.(row),
          className: rowClassOf?.(row),
          ...(isList && { 'data-card': id, 'aria-selected': selection?.chosen.has(id) || undefined }),
        }
      }}
      afterOf={(row) => {
        const detail = detailOf?.(row)
        return (
          detail?.content && (
            <tr role={ROLES.row} id={detail.id} className="bg-surface-2 max-md:block">
              <td
                role={ROLES.cell}
                colSpan={columns.length}
                className="border-b border-line px-4 py-3.5 text-xs max-md:block"
              >
                {detail.content}
              </td>
            </tr>
          )
        )
      }}
    />
  )
  if (props.region !== undefined) return table
  return <div className={isList ? 'relative md:overflow-x-auto' : 'relative overflow-x-auto'}>{table}</div>
}

function sortLink({ to, direction }: Sorting, label: ReactNode): ReactNode {
  const Arrow = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <RouterLink
      to={to}
      preventScrollReset
      className="inline-flex items-center gap-1 rounded-xs hover:text-ink pointer-coarse:min-h-11"
    >
      {label}
      <Arrow aria-hidden className={direction ? 'size-3.5 stroke-2 text-ink' : 'size-3.5'} />
    </RouterLink>
  )
}
