import type { ReactNode } from 'react'
import { formatInstant } from '../../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { ListingReview as Review } from '../../../../worker/supply/rules/listings/review.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { Written } from '../../../ui/written.tsx'
import { CheckList } from './check-list.tsx'
import { DecisionPanel } from './decision-panel.tsx'

interface ListingReviewProps {
  review: Review
  /** Preview of the listing. */
  children: ReactNode
}

/** Listing of a new owner, the checks of staff, and the decision. */
export function ListingReview({ review, children }: ListingReviewProps) {
  const { title, ref, owner, submittedAt, state } = review
  return (
    <div className="max-w-5xl">
      <BackLink to="/admin/approvals">All approvals</BackLink>
      <h2 className="mt-4 text-xl wrap-anywhere">{title}</h2>
      <p className="num text-sm text-ink-3">
        Listing {ref} from {owner.name}
        {submittedAt !== null && `, sent ${formatInstant(submittedAt)}`}
      </p>
      <Card as="section" aria-labelledby="checks" className="mt-5 p-5">
        <h3 id="checks" className="mb-3 text-sm font-bold">
          Checks
        </h3>
        <CheckList checks={checksOf(review)} />
      </Card>
      <section aria-labelledby="decision" className="mt-6 max-w-2xl">
        <h3 id="decision" className="text-lg">
          {state === 'review' ? 'Decide' : 'Decision'}
        </h3>
        {state === 'review' ? (
          <DecisionPanel
            key={review.id}
            decided={{ kind: 'listing', id: review.id, version: review.version }}
            name={title}
            reader="Shown to the owner."
            note="Approval publishes it in the catalogue immediately. A rejected listing becomes a draft again."
          />
        ) : (
          <Written className="mt-2 text-sm">{decisionText(review)}</Written>
        )}
      </section>
      <section aria-labelledby="preview" className="mt-8">
        <h3 id="preview" className="mb-4 text-lg">
          Preview for buyers
        </h3>
        {children}
      </section>
    </div>
  )
}

function decisionText({ state, reason }: Review): string {
  if (state === 'draft') return reason ? `Rejected: ${reason}` : 'Rejected, or withdrawn by its owner.'
  return state === 'live' ? 'Approved and in the public catalogue.' : 'Approved, not public now.'
}

function checksOf({ problems, published, alike, photos, owner }: Review) {
  return [
    {
      isGood: problems.length === 0,
      text:
        problems.length === 0 ? 'All required fields are filled in' : problems.map(({ message }) => message).join('. '),
    },
    {
      isGood: owner.verified,
      text: owner.verified ? `${owner.name} is verified` : `The documents of ${owner.name} are not checked yet`,
    },
    {
      isGood: alike.length === 0,
      text:
        alike.length === 0
          ? 'No other listing of this owner has its title'
          : `${plural(alike.length, ['other listing', 'other listings'])} of this owner with its title`,
    },
    {
      isGood: photos.length > 0,
      text: photos.length > 0 ? plural(photos.length, ['photo', 'photos']) : 'No photo: an illustration is shown',
    },
    {
      isGood: true,
      text: plural(published, ['listing of this owner was public before', 'listings of this owner were public before']),
    },
  ]
}
