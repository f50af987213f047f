import { ListedSpots } from './listed-spots.tsx'
import type { SpotListProps } from './spot-list-props.ts'
import type { SpotColumn } from './spot-table.tsx'

const COLUMNS: SpotColumn[] = [{ label: 'Work', isPlain: true, cell: ({ position }) => position }]

/** Influencer: the packages of a creator. */
export function Packages(props: SpotListProps) {
  return (
    <>
      <ListedSpots {...props} columns={COLUMNS} noun="packages" isBookable />
      <p className="mt-3 text-xs text-ink-3">
        Paid posts carry the ASCI disclosure label. Usage rights: 90 days on the creator’s own handles unless a package
        says more.
      </p>
    </>
  )
}
