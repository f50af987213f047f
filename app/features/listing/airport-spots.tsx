import { formatCount } from '../../../worker/kernel/rules/money.ts'
import { ListedSpots } from './listed-spots.tsx'
import type { SpotListProps } from './spot-list-props.ts'
import type { SpotColumn } from './spot-table.tsx'

const COLUMNS: SpotColumn[] = [
  { label: 'Where', isPlain: true, cell: ({ terminal, zone }) => [terminal, zone].filter(Boolean).join(', ') },
  { label: 'Size', isPlain: true, cell: ({ size }) => size },
  {
    label: 'Footfall',
    isPlain: true,
    cell: ({ audience }) => audience !== null && `${formatCount(audience)} people a day`,
  },
]

/** Airport: each spot with picture, position and footfall. */
export function AirportSpots(props: SpotListProps) {
  return <ListedSpots {...props} columns={COLUMNS} noun="spots" hasPictures hasPages />
}
