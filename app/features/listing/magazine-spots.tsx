import { mediaSpec } from '../../../worker/domain/catalogue/registry/media.ts'
import { enquirySubject } from '../enquiry/subject.ts'
import { choosePath, chooseSearch, type SpotListProps } from './spot-list-props.ts'
import { type SpotColumn, SpotTable } from './spot-table.tsx'

const COLUMNS: SpotColumn[] = [
  { label: 'Position', isPlain: true, cell: ({ position }) => position },
  { label: 'Size', isPlain: true, cell: ({ size }) => size },
]

/** Magazine: the position of the advert in the issue and its size. */
export function MagazineSpots({ listing, spots, path, query, chosen, today }: SpotListProps) {
  return (
    <SpotTable
      spots={spots}
      columns={COLUMNS}
      choose={(spot) => chooseSearch(spot, query)}
      book={{
        label: mediaSpec({ id: listing.category, name: '' }).bookSpot ?? 'Book',
        subject: (spot) => enquirySubject(listing, spot),
        next: (spot) => choosePath(path, spot),
      }}
      chosen={chosen}
      noun="ad spots"
      today={today}
    />
  )
}
