import { formatCount } from '../../../worker/domain/money.ts'
import { chooseSearch, type SpotListProps, spotPath } from './spot-list-props.ts'
import { SpotPicture } from './spot-picture.tsx'
import { type SpotColumn, SpotTable } from './spot-table.tsx'

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
export function AirportSpots({ listing, spots, path, query, chosen, today }: SpotListProps) {
  return (
    <SpotTable
      spots={spots}
      columns={COLUMNS}
      picture={(spot) => <SpotPicture listing={listing} spot={spot} />}
      choose={(spot) => chooseSearch(spot, query)}
      linkTo={(spot) => spotPath(path, spot)}
      chosen={chosen}
      noun="spots"
      today={today}
    />
  )
}
