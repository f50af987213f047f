import type { Element } from '../../../content/page.ts'
import { readStored } from './stored.ts'

const HEAD = 'px-4 py-2.5 font-semibold'
const CELL = 'px-4 py-3.5 align-top'

/** Items stored in the browser, one per row. On phones the last two columns move into the second. */
export function StoredTable({ caption, table }: { caption: string; table: Element }) {
  return (
    <div className="mt-4 overflow-hidden rounded-lg border border-line bg-surface">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-surface-2 text-xs text-ink-3">
          <tr>
            <th scope="col" className={`w-2/5 md:w-1/4 ${HEAD}`}>
              Name
            </th>
            <th scope="col" className={HEAD}>
              Purpose
            </th>
            <th scope="col" className={`hidden w-1/4 md:table-cell ${HEAD}`}>
              Lifetime
            </th>
            <th scope="col" className={`hidden w-1/6 md:table-cell ${HEAD}`}>
              Kind
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {readStored(table).map(({ names, purpose, lifetime, kind }) => (
            <tr key={names[0]} className="print:break-inside-avoid">
              <th scope="row" className={`space-y-1 font-normal ${CELL}`}>
                {names.map((name) => (
                  <code key={name} className="block font-sans font-semibold wrap-anywhere">
                    {name}
                  </code>
                ))}
              </th>
              <td className={`text-ink-2 ${CELL}`}>
                {purpose}
                <span className="mt-1.5 block text-xs text-ink-3 md:hidden">{lifetime}.</span>
                <span className="block text-xs text-ink-3 md:hidden">{kind}.</span>
              </td>
              <td className={`hidden text-ink-2 md:table-cell ${CELL}`}>{lifetime}</td>
              <td className={`hidden text-ink-2 md:table-cell ${CELL}`}>{kind}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
