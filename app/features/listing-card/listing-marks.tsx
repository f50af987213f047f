import { listingMarks, type Marked } from '../../../worker/domain/catalogue/listing-marks.ts'

interface ListingMarksProps {
  listing: Marked
  /** False where the place is beside it already. */
  isPlaced?: boolean
  className?: string
}

/** Line under a title that tells a listing from others with the same title, wherever listings are chosen. */
export const ListingMarks = ({ listing, isPlaced = true, className = 'text-xs' }: ListingMarksProps) => (
  <span className={`num block text-ink-3 ${className}`}>{listingMarks(listing, isPlaced)}</span>
)
