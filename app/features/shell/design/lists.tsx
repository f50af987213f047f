import { CloudOff, FolderPlus, Lock, RotateCw, Send } from 'lucide-react'
import { formatMoney, toPaise } from '../../../../worker/kernel/rules/money.ts'
import { type Column, DataTable } from '../../../kit/list/data-table.tsx'
import { type ListAddress, listAddress } from '../../../kit/list/list-address.ts'
import { ListChanges, ListPage, rangeStatus } from '../../../kit/list/list-page.tsx'
import { useListAddress } from '../../../kit/list/use-list-address.ts'
import { useSelection } from '../../../kit/list/use-selection.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { RouterLink } from '../../../ui/router-link.tsx'
import { Chapter, Specimen } from './specimen.tsx'

interface Booked {
  id: string
  name: string
  advertiser: string
  status: 'active' | 'planned' | 'completed'
  days: string
  total: number
}

const BOOKED: readonly Booked[] = [
  ['CMP-0197', 'Noor bridal season', 'Noor Jewellers', 'active', '2 Nov to 31 Dec', 2_421_336],
  ['CMP-0192', 'Adrak & co. new cafés', 'Adrak & co.', 'planned', '11 Jan to 14 Feb', 2_417_584],
  ['CMP-0201', 'Kadam spring range', 'Kadam Footwear', 'planned', '10 Jan to 9 Feb', 1_840_800],
  ['CMP-0178', 'Thanda lassi, north', 'Thanda Beverages', 'completed', '1 to 24 Nov', 660_800],
  ['CMP-0188', 'Estate coffee, new pack', 'Kaveri Coffee Works', 'planned', '18 Jan to 16 Feb', 395_300],
].map(([id, name, advertiser, status, days, total]) => ({ id, name, advertiser, status, days, total })) as Booked[]

const TONES: Record<Booked['status'], { tone: Tone; label: string }> = {
  active: { tone: 'success', label: 'Active' },
  planned: { tone: 'info', label: 'Planned' },
  completed: { tone: 'neutral', label: 'Completed' },
}

const STATUS = {
  name: 'status',
  label: 'Campaigns by status',
  options: [
    { value: '', label: 'Any status' },
    ...Object.entries(TONES).map(([value, { label }]) => ({ value, label })),
  ],
}

const columnsOf = (address: ListAddress): readonly Column<Booked>[] => [
  {
    key: 'name',
    label: 'Campaign',
    isName: true,
    sort: address.sortBy({ ascending: 'name', descending: '-name' }),
    cell: ({ id, name }) => (
      <>
        <RouterLink to={`#${id}`} className="rounded-xs font-bold hover:underline">
          {name}
        </RouterLink>
        <span className="num block text-xs text-ink-3">{id}</span>
      </>
    ),
  },
  { key: 'advertiser', label: 'Advertiser', cell: ({ advertiser }) => advertiser },
  { key: 'days', label: 'Dates', cell: ({ days }) => days },
  {
    key: 'status',
    label: 'Status',
    phone: 'end',
    cell: ({ status }) => <Badge tone={TONES[status].tone}>{TONES[status].label}</Badge>,
  },
  {
    key: 'total',
    label: 'With GST',
    align: 'end',
    phone: 'end',
    sort: address.sortBy({ ascending: 'total', descending: '-total' }),
    cell: ({ total }) => <b>{formatMoney(toPaise(total))}</b>,
  },
]

const sumOf = (rows: readonly Booked[]) => formatMoney(toPaise(rows.reduce((sum, { total }) => sum + total, 0)))

/** Rows for the search, filter and order of the address. */
function rowsFor({ get }: ListAddress): Booked[] {
  const [q, status, sort] = [get('q').toLowerCase(), get('status'), get('sort')]
  const by = (row: Booked) => (sort.endsWith('name') ? row.name : row.total)
  const found = BOOKED.filter((row) => row.name.toLowerCase().includes(q) && (status === '' || row.status === status))
  const sorted = sort === '' ? found : found.toSorted((a, b) => (by(a) < by(b) ? -1 : 1))
  return sort.startsWith('-') ? sorted.toReversed() : sorted
}

const FRAME = {
  name: 'Campaigns',
  noun: ['campaign', 'campaigns'],
  search: { placeholder: 'Campaign' },
  selects: [STATUS],
  empty: {
    icon: FolderPlus,
    title: 'No campaigns yet',
    text: 'Campaigns appear here as soon as an advertiser saves one.',
    actions: <Button size="sm">New campaign</Button>,
  },
} as const

/** The list and the table in all their states. */
export function Lists() {
  return (
    <Chapter id="lists" title="Lists and tables">
      <Specimen name="ListPage and DataTable: search, filter, order, bulk choice" isWide layout="stack">
        <LiveList />
      </Specimen>
      <Specimen name="ListPage: first use" layout="stack">
        <StillList search="" total={0} />
      </Specimen>
      <Specimen name="ListPage: no match" layout="stack">
        <StillList search="?q=juice&status=active" total={0} />
      </Specimen>
      <Specimen name="ListPage: refreshing, with changes that wait" layout="stack">
        <StillList search="" total={3} isLoading />
      </Specimen>
      <Specimen name="List: error" layout="stack">
        <ErrorState
          icon={CloudOff}
          heading="h3"
          title="Campaigns could not be loaded"
          actions={
            <Button size="sm">
              <RotateCw aria-hidden />
              Try again
            </Button>
          }
        >
          Your filters are kept in the address.
        </ErrorState>
      </Specimen>
      <Specimen name="List: no right" layout="stack">
        <EmptyState icon={Lock} heading="h3" title="Your role cannot see campaigns">
          An admin can change what your role may open, on the Users page.
        </EmptyState>
      </Specimen>
      <Specimen name="DataTable: panel" layout="stack">
        <Card className="overflow-hidden">
          <Figures look="panel" />
        </Card>
      </Specimen>
      <Specimen name="DataTable: report" layout="stack">
        <Card className="p-5">
          <Figures look="report" />
        </Card>
      </Specimen>
    </Chapter>
  )
}

function LiveList() {
  const address = useListAddress()
  const rows = rowsFor(address)
  const selection = useSelection({
    choosable: rows.map(({ id }) => id),
    nameOf: (id) => rows.find((row) => row.id === id)?.name ?? id,
  })
  return (
    <ListPage
      {...FRAME}
      address={address}
      total={rows.length}
      status={rows.length > 0 ? `${rangeStatus(1, rows.length, rows.length)}, ${sumOf(rows)} with GST` : undefined}
      selection={selection}
      bulk={{
        label: 'Chosen campaigns',
        sum: sumOf(rows.filter(({ id }) => selection.chosen.has(id))),
        acts: (
          <Button variant="ghost" size="sm">
            <Send aria-hidden />
            Send for approval
          </Button>
        ),
      }}
    >
      <DataTable
        caption="Campaigns"
        columns={columnsOf(address)}
        rows={rows}
        keyOf={({ id }) => id}
        selection={selection}
      />
    </ListPage>
  )
}

/** A list at an address that does not change. */
function StillList({ search, total, isLoading = false }: { search: string; total: number; isLoading?: boolean }) {
  const address = listAddress({ path: '/design-system', search, isLoading, go: () => undefined })
  return (
    <ListPage
      {...FRAME}
      address={address}
      total={total}
      notice={
        <ListChanges text={isLoading ? '3 changes since you opened this list' : null}>
          <Button size="sm" variant="ghost">
            Show them
          </Button>
        </ListChanges>
      }
    >
      <DataTable
        caption="Campaigns"
        columns={columnsOf(address).filter(({ key }) => key !== 'days')}
        rows={BOOKED.slice(0, total)}
        keyOf={({ id }) => id}
      />
    </ListPage>
  )
}

const Figures = ({ look }: { look: 'panel' | 'report' }) => (
  <DataTable
    caption="Spending by advertiser"
    look={look}
    columns={[
      { key: 'name', label: 'Advertiser', isName: true, cell: ({ advertiser }) => advertiser },
      { key: 'total', label: 'With GST', align: 'end', cell: ({ total }) => formatMoney(toPaise(total)) },
    ]}
    rows={BOOKED}
    keyOf={({ id }) => id}
    foot={[{ name: 'All', total: sumOf(BOOKED) }]}
  />
)
