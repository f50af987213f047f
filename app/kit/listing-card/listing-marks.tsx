import { type LineMarked, lineMarks, listingMarks, type Marked } from '../../../worker/catalogue/rules/listing-marks.ts'

interface ListingMarksProps {
  listing: Marked
  /** False when the place is shown next to it. */
  isPlaced?: boolean
  className?: string
}

/** Line under a title that distinguishes listings with the same title, wherever listings are chosen. */
export const ListingMarks = ({ listing, isPlaced = true, className }: ListingMarksProps) => (
  <Marks text={listingMarks(listing, isPlaced)} className={className} />
)

interface LineMarksProps {
  line: LineMarked
  /** Reference by the owner, shown only to that owner. */
  ownRef?: string | null
  className?: string
}

/** Same line for a line of a plan or a campaign, from the data stored with it. */
export const LineMarks = ({ line, ownRef, className }: LineMarksProps) => (
  <Marks text={lineMarks({ ...line, ownRef })} className={className} />
)

const Marks = ({ text, className = 'text-xs' }: { text: string; className: string | undefined }) => (
  <span className={`num block text-ink-3 ${className}`}>{text}</span>
)
