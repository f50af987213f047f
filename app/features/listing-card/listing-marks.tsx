import { listingMarks, type Marked } from '../../../worker/domain/catalogue/listing-marks.ts'

interface ListingMarksProps {
  listing: Marked
  /** False where the place is beside it already. */
  isPlaced?: boolean
  className?: string
}

/** What tells a listing from one with its title: stands under the title wherever a listing is chosen among others. */
export const ListingMarks = ({ listing, isPlaced = true, className = 'text-xs' }: ListingMarksProps) => (
  <span className={`num block text-ink-3 ${className}`}>{listingMarks(listing, isPlaced)}</span>
)
