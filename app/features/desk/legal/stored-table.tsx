import type { Element } from '../../../content/page.ts'
import { type Column, DataTable } from '../../../kit/list/data-table.tsx'
import { readStored, type StoredItem } from './stored.ts'

const COLUMNS: readonly Column<StoredItem>[] = [
  {
    key: 'name',
    label: 'Name',
    isName: true,
    head: 'w-2/5 md:w-1/4',
    cell: ({ names }) =>
      names.map((name) => (
        <code key={name} className="block font-sans font-semibold wrap-anywhere">
          {name}
        </code>
      )),
    td: () => ({ className: 'space-y-1 align-top' }),
  },
  {
    key: 'purpose',
    label: 'Purpose',
    cell: ({ purpose, lifetime, kind }) => (
      <>
        {purpose}
        <span className="mt-1.5 block text-xs text-ink-3 md:hidden">{lifetime}.</span>
        <span className="block text-xs text-ink-3 md:hidden">{kind}.</span>
      </>
    ),
    td: () => ({ className: 'align-top text-ink-2' }),
  },
  {
    key: 'lifetime',
    label: 'Lifetime',
    phone: 'hide',
    head: 'w-1/4',
    cell: ({ lifetime }) => lifetime,
    td: () => ({ className: 'align-top text-ink-2' }),
  },
  {
    key: 'kind',
    label: 'Kind',
    phone: 'hide',
    head: 'w-1/6',
    cell: ({ kind }) => kind,
    td: () => ({ className: 'align-top text-ink-2' }),
  },
]

/** Items stored in the browser, one per row. On phones the last two columns move into the second. */
export const StoredTable = ({ caption, table }: { caption: string; table: Element }) => (
  <div className="mt-4 overflow-hidden rounded-lg border border-line bg-surface">
    <DataTable
      look="panel"
      caption={caption}
      columns={COLUMNS}
      rows={readStored(table)}
      keyOf={({ names }) => names.join()}
    />
  </div>
)
