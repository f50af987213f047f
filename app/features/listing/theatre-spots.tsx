import { ListedSpots } from './listed-spots.tsx'
import type { SpotListProps } from './spot-list-props.ts'
import type { SpotColumn } from './spot-table.tsx'

const COLUMNS: SpotColumn[] = [
  { label: 'Type', isPlain: true, cell: ({ type }) => type },
  { label: 'Position', isPlain: true, cell: ({ position }) => position },
]

/** Theatre: the spots on and around the screens. */
export function TheatreSpots(props: SpotListProps) {
  return <ListedSpots {...props} columns={COLUMNS} noun="ad spots" hasPictures />
}
