import { ListedSpots } from './listed-spots.tsx'
import type { SpotListProps } from './spot-list-props.ts'
import type { SpotColumn } from './spot-table.tsx'

const COLUMNS: SpotColumn[] = [
  { label: 'Position', isPlain: true, cell: ({ position }) => position },
  { label: 'Size', isPlain: true, cell: ({ size }) => size },
]

/** Magazine: the position of the advert in the issue and its size. */
export function MagazineSpots(props: SpotListProps) {
  return <ListedSpots {...props} columns={COLUMNS} noun="ad spots" isBookable />
}
