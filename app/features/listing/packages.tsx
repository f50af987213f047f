import { ListedSpots } from './listed-spots.tsx'
import type { SpotListProps } from './spot-list-props.ts'
import type { SpotColumn } from './spot-table.tsx'

const COLUMNS: SpotColumn[] = [{ label: 'Work', isPlain: true, cell: ({ position }) => position }]

/** Influencer: the packages of a creator. */
export function Packages(props: SpotListProps) {
  return <ListedSpots {...props} columns={COLUMNS} noun="packages" isBookable />
}
