import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { type ComponentProps, Fragment, type ReactNode, type Ref } from 'react'
import { RouterLink } from '../../ui/router-link.tsx'
import { variants } from '../../ui/variants.ts'
import type { Sorting } from './list-address.ts'
import type { Selection } from './use-selection.tsx'

export interface Column<Row> {
  key: string
  label: ReactNode
  cell: (row: Row) => ReactNode
  /** `end` for figures. */
  align?: 'start' | 'center' | 'end'
  /** Makes the head a link that sorts: `sortBy` of the list's address. */
  sort?: Sorting
  /** True for the column that names the row. */
  isName?: boolean
  /**
   * Layout on phones: a line with or without its label, next to the name, or hidden. Tables that remain tables on
   * phones support only `hide`.
   */
  phone?: 'line' | 'plain' | 'end' | 'hide'
  /** True when the head is a control, which names nothing. */
  isControl?: boolean
  /** True to show the label to screen readers only: `Actions`. */
  isLabelHidden?: boolean
  /** Classes of the head, such as its width. */
  head?: string
  /** Attributes of a cell that depend on its row. */
  td?: (row: Row) => Pick<ComponentProps<'td'>, 'className' | 'style' | 'title' | 'aria-hidden'>
}

const tableStyles = variants({
  slots: {
    table: 'w-full',
    caption: 'text-left',
    head: '',
    row: '',
    headCell: '',
    cell: '',
    name: '',
    group: '',
    foot: '',
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
        foot: 'max-md:block',
        group: 'border-b border-line bg-surface-2 px-4 py-1.5 text-xs font-semibold text-ink-2 max-md:block',
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
      // `bare`: without styles, for the classes of the caller.
      bare: {
        caption: 'pb-1.5 text-sm font-semibold',
        group: 'border-b border-line px-5 pt-6 pb-2 text-sm font-bold md:px-3',
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

/** Roles of table elements. On phones they are rendered as blocks, which loses the implicit roles. */
const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
type Tone = 'sum' | 'quiet' | undefined
const NO_ROLES: Partial<Record<keyof typeof ROLES, object>> = {}

export interface DataTableProps<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Name of the table, for screen readers unless `isCaptionShown`. */
  caption: string
  isCaptionShown?: boolean
  look?: 'list' | 'panel' | 'report' | 'bare'
  /** `hidden`: for screen readers only. `none`: rows without heads. */
  heads?: 'shown' | 'hidden' | 'none'
  /** Last row with the rows that are not shown, by the keys of the columns. */
  rest?: Readonly<Record<string, ReactNode>> | undefined
  /** Rows of totals. */
  foot?: readonly Readonly<Record<string, ReactNode>>[]
  /** Heading above adjacent rows with the same value. */
  groupOf?: (row: Row) => string
  /** Content of one cell that replaces all cells except the name. */
  spreadOf?: (row: Row) => ReactNode
  /** Second row, which an expander in the first one shows. */
  detailOf?: (row: Row) => { id: string; content: ReactNode }
  /** True for a row of totals among the others. */
  isSum?: (row: Row) => boolean
  idOf?: (row: Row) => string | undefined
  rowClassOf?: (row: Row) => string
  /** Selection of rows. */
  selection?: Selection
  /** Name of a focusable region in which a wide table scrolls sideways. */
  region?: string
  className?: string
  body?: Ref<HTMLTableElement>
}

/**
 * Table of rows with typed columns. Real markup, readable without scripts; sortable heads are links with the order in
 * the address. A wide list scrolls sideways under its first column; on phones its rows are cards.
 */
export function DataTable<Row>({
  columns,
  rows,
  keyOf,
  caption,
  isCaptionShown = false,
  look = 'list',
  heads = 'shown',
  rest,
  foot = [],
  groupOf,
  spreadOf,
  detailOf,
  isSum,
  idOf,
  rowClassOf,
  selection,
  region,
  className = '',
  body,
}: DataTableProps<Row>) {
  const styles = tableStyles({ look })
  const isList = look === 'list'
  const roles: typeof ROLES | typeof NO_ROLES = isList ? ROLES : NO_ROLES

  /** Cell of a column; the name of the row is its head. */
  function cellOf(column: Column<Row>, content: ReactNode, tone: Tone, row?: Row): ReactNode {
    const { key, label, align = 'start', isName = false, isLabelHidden = false, phone = 'line' } = column
    const { className: more = '', ...attributes } = (row !== undefined && column.td?.(row)) || {}
    const isLabelled = isList && !isName && phone === 'line' && !isLabelHidden && typeof label === 'string'
    const cell = tableStyles({ look, align, tone, phone: isLabelled ? 'labelled' : phone })
    const props = {
      ...attributes,
      ...(isLabelled && { 'data-label': label }),
      className: cell.cell({ className: isName ? `${cell.name()} ${more}` : more }),
    }
    // An empty cell is not a head.
    return isName && content !== undefined ? (
      <th key={key} {...roles.rowheader} scope="row" {...props}>
        {content}
      </th>
    ) : (
      <td key={key} {...roles.cell} {...props}>
        {content}
      </td>
    )
  }

  function rowOf(row: Row): ReactNode {
    const id = `${keyOf(row)}`
    const tone = isSum?.(row) ? 'sum' : undefined
    const spread = spreadOf?.(row)
    const name = columns.find(({ isName }) => isName)
    const isChosen = selection?.chosen.has(id)
    const detail = detailOf?.(row)
    return (
      <Fragment key={id}>
        <tr
          {...roles.row}
          id={idOf?.(row)}
          data-card={isList ? id : undefined}
          aria-selected={isChosen || undefined}
          className={tableStyles({ look, tone }).row({ className: rowClassOf?.(row) })}
        >
          {spread && name ? (
            <>
              {cellOf(name, name.cell(row), tone, row)}
              <td {...roles.cell} colSpan={columns.length - 1} className={styles.cell()}>
                {spread}
              </td>
            </>
          ) : (
            columns.map((column) =>
              cellOf(
                column,
                column.isName && selection ? (
                  <span className="flex min-w-0 items-center gap-3">
                    {selection.check(id)}
                    <span className="min-w-0 flex-1">{column.cell(row)}</span>
                  </span>
                ) : (
                  column.cell(row)
                ),
                tone,
                row,
              ),
            )
          )}
        </tr>
        {detail?.content && (
          <tr {...roles.row} id={detail.id} className="bg-surface-2 max-md:block">
            <td
              {...roles.cell}
              colSpan={columns.length}
              className="border-b border-line px-4 py-3.5 text-xs max-md:block"
            >
              {detail.content}
            </td>
          </tr>
        )}
      </Fragment>
    )
  }

  const sumsRow = (key: string | number, sums: Readonly<Record<string, ReactNode>>, tone: Tone): ReactNode => (
    <tr key={key} {...roles.row} className={tableStyles({ look, tone }).row()}>
      {columns.map((column) => cellOf(column, sums[column.key], tone))}
    </tr>
  )

  const groups: { heading: string | null; rows: Row[] }[] = []
  for (const row of rows) {
    const heading = groupOf?.(row) ?? null
    const last = groups.at(-1)
    if (last?.heading === heading) last.rows.push(row)
    else groups.push({ heading, rows: [row] })
  }

  const table = (
    <table {...roles.table} ref={body} className={styles.table({ className })}>
      <caption className={isCaptionShown ? styles.caption() : 'sr-only'}>{caption}</caption>
      {heads !== 'none' && (
        <thead {...roles.rowgroup} className={heads === 'hidden' ? 'sr-only' : styles.head()}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <Head key={column.key} column={column} look={look} roles={roles.columnheader} selection={selection} />
            ))}
          </tr>
        </thead>
      )}
      {groups.map(({ heading, rows: own }) => (
        <tbody key={heading} {...roles.rowgroup} className={isList ? 'max-md:block' : undefined}>
          {heading !== null && (
            <tr {...roles.row} className={isList ? 'max-md:block' : undefined}>
              <th
                {...roles.rowheader}
                scope="rowgroup"
                colSpan={columns.length}
                className={`text-left ${styles.group()}`}
              >
                <span className="sticky left-4 inline-block">{heading}</span>
              </th>
            </tr>
          )}
          {own.map(rowOf)}
        </tbody>
      ))}
      {(rest || foot.length > 0) && (
        <tfoot {...roles.rowgroup} className={styles.foot()}>
          {rest && sumsRow('rest', rest, 'quiet')}
          {foot.map((sums, at) => sumsRow(at, sums, 'sum'))}
        </tfoot>
      )}
    </table>
  )
  if (region === undefined && look === 'bare') return table
  if (region === undefined) {
    return <div className={isList ? 'relative md:overflow-x-auto' : 'relative overflow-x-auto'}>{table}</div>
  }
  return (
    <section
      aria-label={region}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard
      tabIndex={0}
      className="relative overflow-x-auto focus-visible:-outline-offset-2 print:overflow-visible"
    >
      {table}
    </section>
  )
}

interface HeadProps<Row> {
  column: Column<Row>
  look: DataTableProps<Row>['look']
  roles: object | undefined
  selection: Selection | undefined
}

function Head<Row>({ column, look, roles, selection }: HeadProps<Row>) {
  const { label, align = 'start', phone = 'line', sort, isName, isControl, isLabelHidden, head = '' } = column
  const isSticky = isName && look === 'list'
  const className = tableStyles({ look, align, phone }).headCell({
    className: isSticky ? `sticky left-0 z-1 bg-surface-2 ${head}` : head,
  })
  if (isControl || label === '') {
    return (
      <td {...roles} className={className}>
        {label}
      </td>
    )
  }
  const text = sort ? (
    <SortLink {...sort}>{label}</SortLink>
  ) : isLabelHidden ? (
    <span className="sr-only">{label}</span>
  ) : (
    label
  )
  return (
    <th {...roles} scope="col" aria-sort={sort && (sort.direction ?? 'none')} className={className}>
      {isName && selection ? (
        <span className="flex items-center gap-3">
          {selection.check()}
          {text}
        </span>
      ) : (
        text
      )}
    </th>
  )
}

function SortLink({ to, direction, children }: Sorting & { children: ReactNode }) {
  const Arrow = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <RouterLink
      to={to}
      preventScrollReset
      className="inline-flex items-center gap-1 rounded-xs hover:text-ink pointer-coarse:min-h-11"
    >
      {children}
      <Arrow aria-hidden className={direction ? 'size-3.5 stroke-2 text-ink' : 'size-3.5'} />
    </RouterLink>
  )
}
