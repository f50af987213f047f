import { mediaSpec } from '../../../worker/domain/catalogue/registry/media.ts'
import { enquirySubject } from '../enquiry/subject.ts'
import { choosePath, type SpotListProps } from './spot-list-props.ts'
import { type SpotColumn, SpotTable } from './spot-table.tsx'

const COLUMNS: SpotColumn[] = [
  { label: 'Position', cell: ({ position }) => position },
  { label: 'Size', cell: ({ size }) => size && <span className="whitespace-nowrap">{size}</span> },
]

/** Magazine: the position of the advert in the issue and its size. The name of a spot is a link that prices it. */
export function MagazineSpots({ listing, spots, path, chosen, today }: SpotListProps) {
  return (
    <SpotTable
      spots={spots}
      columns={COLUMNS}
      name="Ad spot"
      price="Price"
      action={mediaSpec({ id: listing.category, name: '' }).bookSpot ?? 'Book'}
      linkTo={({ id }) => ({ search: `?spot=${id}`, hash: 'price' })}
      intent="book"
      subject={(spot) => enquirySubject(listing, spot)}
      next={(spot) => choosePath(path, spot)}
      chosen={chosen}
      today={today}
    />
  )
}
