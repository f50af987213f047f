import { chooseSearch, type SpotListProps } from './spot-list-props.ts'
import { SpotPicture } from './spot-picture.tsx'
import { type SpotColumn, SpotTable } from './spot-table.tsx'

const COLUMNS: SpotColumn[] = [
  { label: 'Type', isPlain: true, cell: ({ type }) => type },
  { label: 'Position', isPlain: true, cell: ({ position }) => position },
]

/** Theatre: the spots on and around the screens. */
export function TheatreSpots({ listing, spots, query, chosen, today }: SpotListProps) {
  return (
    <SpotTable
      spots={spots}
      columns={COLUMNS}
      picture={(spot) => <SpotPicture listing={listing} spot={spot} />}
      choose={(spot) => chooseSearch(spot, query)}
      chosen={chosen}
      noun="ad spots"
      today={today}
    />
  )
}
