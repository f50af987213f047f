import { mediaSpec } from '../../../worker/domain/catalogue/registry/media.ts'
import { enquirySubject } from '../enquiry/subject.ts'
import { choosePath, chooseSearch, type SpotListProps } from './spot-list-props.ts'
import { type SpotColumn, SpotTable } from './spot-table.tsx'

const COLUMNS: SpotColumn[] = [{ label: 'Work', isPlain: true, cell: ({ position }) => position }]

/** Influencer: the packages of a creator. */
export function Packages({ listing, spots, path, query, chosen, today }: SpotListProps) {
  return (
    <>
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
        noun="packages"
        today={today}
      />
      <p className="mt-3 text-xs text-ink-3">
        Paid posts carry the ASCI disclosure label. Usage rights: 90 days on the creator’s own handles unless a package
        says more.
      </p>
    </>
  )
}
