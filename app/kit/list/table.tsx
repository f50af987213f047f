import { type AriaRole, type ComponentProps, Fragment, type ReactNode } from 'react'

export interface TableColumn<Row> {
  key: string
  label: ReactNode
  cell: (row: Row) => ReactNode
  /** `end` for figures. */
  align?: 'start' | 'center' | 'end'
  /** True for the column that names the row. */
  isName?: boolean
  /** True when the head is a control, which names nothing. */
  isControl?: boolean
  /** True to show the label to screen readers only: `Actions`. */
  isLabelHidden?: boolean
  /** Classes of the head, such as its width. */
  head?: string
  /** Attributes of a cell that depend on its row. */
  td?: (row: Row) => Pick<ComponentProps<'td'>, 'className' | 'style' | 'title' | 'aria-hidden'>
  'aria-sort'?: 'ascending' | 'descending' | 'none' | undefined
}

/** Elements of a table that have a look; `name` is the cell that names its row. */
export type Part = 'table' | 'caption' | 'head' | 'body' | 'foot' | 'row' | 'headCell' | 'cell' | 'name' | 'group'
/** `sum` for a row of totals, `quiet` for the row of what is not shown. */
export type Tone = 'sum' | 'quiet' | undefined

interface PartProps {
  className?: string
  role?: AriaRole | undefined
  'data-label'?: string
}

type Cells = Readonly<Record<string, ReactNode>>

export interface TableProps<Row, Column extends TableColumn<Row> = TableColumn<Row>> {
  columns: readonly Column[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Name of the table, for screen readers unless `isCaptionShown`. */
  caption: string
  isCaptionShown?: boolean
  /** `hidden`: for screen readers only. `none`: rows without heads. */
  heads?: 'shown' | 'hidden' | 'none'
  /** Last row with the rows that are not shown, by the keys of the columns. */
  rest?: Cells | undefined
  /** Rows of totals. */
  foot?: readonly Cells[]
  /** Heading above adjacent rows with the same value. */
  groupOf?: (row: Row) => string
  /** Content of one cell that replaces all cells except the name. */
  spreadOf?: (row: Row) => ReactNode
  /** Second row of a row. */
  afterOf?: (row: Row) => ReactNode
  /** True for a row of totals among the others. */
  isSum?: (row: Row) => boolean
  /** Attributes of a row. */
  tr?: (row: Row) => ComponentProps<'tr'>
  /** Name of a focusable region in which a wide table scrolls sideways. */
  region?: string
  className?: string
  /** Classes and roles of an element. */
  partOf?: (part: Part, column?: Column, tone?: Tone) => PartProps
}

const ALIGN = { start: 'text-left', center: 'text-center', end: 'num text-right whitespace-nowrap' } as const
const PLAIN: Partial<Record<Part, string>> = {
  table: 'w-full',
  caption: 'pb-1.5 text-left text-sm font-semibold',
  group: 'border-b border-line px-5 pt-6 pb-2 text-left text-sm font-bold *:left-5 md:px-3 md:*:left-3',
}
const plain = (part: Part, column?: TableColumn<never>, tone?: Tone): { className: string } => {
  const weight = part === 'name' && tone !== 'sum' ? ' font-normal' : ''
  return { className: column ? `${ALIGN[column.align ?? 'start']}${weight}` : (PLAIN[part] ?? '') }
}

/** Classes of the kit, then those of the caller. */
const joined = (...classes: (string | undefined)[]) => classes.filter(Boolean).join(' ') || undefined

/** Table of rows with typed columns and the classes of the caller, as real markup that is readable without scripts. */
export function Table<Row, Column extends TableColumn<Row> = TableColumn<Row>>({
  columns,
  rows,
  keyOf,
  caption,
  isCaptionShown = false,
  heads = 'shown',
  rest,
  foot = [],
  groupOf,
  spreadOf,
  afterOf,
  isSum,
  tr,
  region,
  className,
  partOf = plain,
}: TableProps<Row, Column>) {
  function cellOf(column: Column, content: ReactNode, tone: Tone, row?: Row): ReactNode {
    const { className: more, ...attributes } = (row !== undefined && column.td?.(row)) || {}
    // An empty cell names nothing.
    const isName = column.isName === true && content !== undefined
    const part = partOf(isName ? 'name' : 'cell', column, tone)
    const props = { ...part, ...attributes, className: joined(part.className, more) }
    return isName ? (
      <th key={column.key} scope="row" {...props}>
        {content}
      </th>
    ) : (
      <td key={column.key} {...props}>
        {content}
      </td>
    )
  }

  function rowOf(row: Row): ReactNode {
    const tone = isSum?.(row) ? 'sum' : undefined
    const part = partOf('row', undefined, tone)
    const own = tr?.(row)
    const spread = spreadOf?.(row)
    const name = columns.find(({ isName }) => isName)
    return (
      <Fragment key={keyOf(row)}>
        <tr {...part} {...own} className={joined(part.className, own?.className)}>
          {spread && name ? (
            <>
              {cellOf(name, name.cell(row), tone, row)}
              <td colSpan={columns.length - 1} {...partOf('cell')}>
                {spread}
              </td>
            </>
          ) : (
            columns.map((column) => cellOf(column, column.cell(row), tone, row))
          )}
        </tr>
        {afterOf?.(row)}
      </Fragment>
    )
  }

  const sumsRow = (key: string | number, sums: Cells, tone: Tone): ReactNode => (
    <tr key={key} {...partOf('row', undefined, tone)}>
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

  const whole = partOf('table')
  const title = partOf('caption')
  const head = partOf('head')
  const table = (
    <table {...whole} className={joined(whole.className, className)}>
      <caption className={isCaptionShown ? title.className : 'sr-only'}>{caption}</caption>
      {heads !== 'none' && (
        <thead {...head} className={heads === 'hidden' ? 'sr-only' : head.className}>
          <tr role={partOf('row').role}>{columns.map((column) => headOf(column, partOf('headCell', column)))}</tr>
        </thead>
      )}
      {groups.map(({ heading, rows: own }) => (
        <tbody key={heading} {...partOf('body')}>
          {heading !== null && (
            <tr {...partOf('body')} role={partOf('row').role}>
              <th scope="rowgroup" colSpan={columns.length} {...partOf('group')}>
                <span className="sticky inline-block">{heading}</span>
              </th>
            </tr>
          )}
          {own.map(rowOf)}
        </tbody>
      ))}
      {(rest || foot.length > 0) && (
        <tfoot {...partOf('foot')}>
          {rest && sumsRow('rest', rest, 'quiet')}
          {foot.map((sums, at) => sumsRow(at, sums, 'sum'))}
        </tfoot>
      )}
    </table>
  )
  if (region === undefined) return table
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

function headOf<Row>(column: TableColumn<Row>, part: PartProps): ReactNode {
  const { key, label, isControl, isLabelHidden, head } = column
  const props = { ...part, className: joined(part.className, head) }
  return isControl || label === '' ? (
    <td key={key} {...props}>
      {label}
    </td>
  ) : (
    <th key={key} scope="col" aria-sort={column['aria-sort']} {...props}>
      {isLabelHidden ? <span className="sr-only">{label}</span> : label}
    </th>
  )
}
