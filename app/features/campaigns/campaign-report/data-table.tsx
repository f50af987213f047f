import type { ReactNode } from 'react'

interface DataTableProps {
  /** The first is the name of the row; the others are figures. */
  columns: readonly string[]
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
  /** The last row, in bold. */
  sum?: readonly ReactNode[]
  caption: string
}

const cellStyle = (at: number) =>
  at === 0 ? 'py-2.5 pr-4 text-left font-normal wrap-anywhere' : 'py-2.5 pl-4 text-right whitespace-nowrap'

/** Figures by row, which scroll sideways where they do not fit. */
export const DataTable = ({ columns, rows, sum, caption }: DataTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard
  <section className="overflow-x-auto px-4" aria-label={`${caption}, as a table`} tabIndex={0}>
    <table className="num w-full text-sm">
      <thead>
        <tr className="border-b border-line text-xs text-ink-3">
          {columns.map((label, at) => (
            <th key={label} scope="col" className={`${cellStyle(at)} font-semibold`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ id, cells: [name, ...figures] }) => (
          <tr key={id}>
            <th scope="row" className={`${cellStyle(0)} min-w-36`}>
              {name}
            </th>
            {figures.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always the same
              <td key={at} className={cellStyle(1)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
        {sum && (
          <tr className="font-bold">
            {sum.map((cell, at) =>
              at === 0 ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always the same
                <th key={at} scope="row" className={cellStyle(0)}>
                  <b>{cell}</b>
                </th>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always the same
                <td key={at} className={cellStyle(1)}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        )}
      </tbody>
    </table>
  </section>
)
