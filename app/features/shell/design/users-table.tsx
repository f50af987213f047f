import { UserRoundX } from 'lucide-react'
import { useState } from 'react'
import type { SortDescriptor } from 'react-aria-components/Table'
import { formatMoneyShort, toPaise } from '../../../../worker/kernel/rules/money.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Cell, Column, Row, Table, TableBody, TableHeader } from '../../../ui/table.tsx'
import { Chapter, Specimen } from './specimen.tsx'

interface Person {
  id: string
  name: string
  city: string
  status: [Tone, string]
  value: number
}

const PEOPLE: Person[] = [
  {
    id: 'lakshmi',
    name: 'Lakshmi Venkataraghavan Subramaniam',
    city: 'Chennai',
    status: ['success', 'Active'],
    value: toPaise(3_820_000),
  },
  { id: 'sourav', name: 'Sourav Mukherjee', city: 'Kolkata', status: ['warn', 'Pending'], value: 0 },
  { id: 'farah', name: 'Farah Qureshi', city: 'Hyderabad', status: ['success', 'Active'], value: toPaise(11_200_000) },
  { id: 'meenal', name: 'Meenal Deshpande', city: 'Pune', status: ['danger', 'Suspended'], value: toPaise(410_000) },
]

/** A table that sorts and selects, and an empty one. */
export function UsersTable() {
  return (
    <Chapter id="table" title="Table">
      <Specimen name="Table, sorting and selection" isWide layout="stack">
        <Card className="overflow-hidden">
          <SortedPeople />
        </Card>
      </Specimen>
      <Specimen name="Table, empty" isWide layout="stack">
        <Card className="overflow-hidden">
          <Table aria-label="Invited users">
            <TableHeader>
              <Column isRowHeader>User</Column>
              <Column>City</Column>
            </TableHeader>
            <TableBody empty={<EmptyState icon={UserRoundX} heading="h3" title="Nobody is invited" />}>{[]}</TableBody>
          </Table>
        </Card>
      </Specimen>
    </Chapter>
  )
}

function SortedPeople() {
  const [sort, setSort] = useState<SortDescriptor>({ column: 'name', direction: 'ascending' })
  const sign = sort.direction === 'ascending' ? 1 : -1
  const people = PEOPLE.toSorted((a, b) =>
    sort.column === 'value' ? sign * (a.value - b.value) : sign * (a.name < b.name ? -1 : 1),
  )
  return (
    <Table aria-label="Users" selectionMode="multiple" sortDescriptor={sort} onSortChange={setSort}>
      <TableHeader>
        <Column id="name" isRowHeader allowsSorting>
          User
        </Column>
        <Column>City</Column>
        <Column>Status</Column>
        <Column id="value" allowsSorting align="end">
          Value
        </Column>
      </TableHeader>
      <TableBody items={people}>
        {({ name, city, status: [tone, word], value }) => (
          <Row>
            <Cell className="max-w-60 truncate font-semibold text-ink!">{name}</Cell>
            <Cell>{city}</Cell>
            <Cell>
              <Badge tone={tone}>{word}</Badge>
            </Cell>
            <Cell align="end">{formatMoneyShort(value)}</Cell>
          </Row>
        )}
      </TableBody>
    </Table>
  )
}
