import { Check, CircleAlert, FolderCheck } from 'lucide-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { describePrice } from '../../../worker/domain/catalogue/rate.ts'
import { formatInstant } from '../../../worker/domain/dates.ts'
import type { WaitingListing } from '../../../worker/domain/inventory/review.ts'
import { formatMoney } from '../../../worker/domain/money.ts'
import { plural } from '../../../worker/domain/text/plural.ts'
import { FRAME_SIZE, sceneUrl } from '../../art/picture.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardLink } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { useListKeys } from '../../ui/use-list-keys.ts'
import { useListingDecision } from './use-decision.ts'

const pageOf = (id: string) => `/admin/approvals/listings/${id}`

interface ListingListProps {
  listings: readonly WaitingListing[]
  /** The list has the page for itself: keys go through it. */
  hasKeys: boolean
}

/** Listings of new owners that wait for staff, the oldest first. */
export function ListingList({ listings, hasKeys }: ListingListProps) {
  const list = useRef<HTMLUListElement>(null)
  const nowhere = useRef<HTMLUListElement>(null)
  const navigate = useNavigate()
  const { decide, pending, refusal } = useListingDecision()
  const byId = new Map(listings.map((waiting) => [waiting.id, waiting]))

  useListKeys(hasKeys ? list : nowhere, ['a', 'r'], (key, id) => {
    const waiting = byId.get(id)
    if (key === 'r') void navigate(pageOf(id))
    else if (waiting) void decide(waiting, 'approve')
  })

  return (
    <section aria-labelledby="listings">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="listings" className="text-base">
          Listings
        </h2>
        <p role="status" className="num text-xs text-ink-3">
          {plural(listings.length, ['listing waits', 'listings wait'])}
        </p>
      </div>
      {listings.length > 0 ? (
        <ul ref={list} aria-labelledby="listings" className="grid gap-3">
          {listings.map((waiting) => (
            <ListingCard
              key={waiting.id}
              waiting={waiting}
              isPending={pending?.id === waiting.id}
              isBusy={pending !== null}
              refused={refusal?.id === waiting.id ? refusal.whole : null}
              onApprove={() => decide(waiting, 'approve')}
            />
          ))}
        </ul>
      ) : (
        <EmptyState icon={FolderCheck} title="No listing waits" heading="h3">
          The first three listings of a media owner are checked here before they are public.
        </EmptyState>
      )}
    </section>
  )
}

interface ListingCardProps {
  waiting: WaitingListing
  isPending: boolean
  isBusy: boolean
  refused: string | null
  onApprove: () => void
}

function ListingCard({ waiting, isPending, isBusy, refused, onApprove }: ListingCardProps) {
  const { id, ref, title, type, category, owner, place, rate, submittedAt, photos, variant } = waiting
  const price = rate && describePrice(rate)
  return (
    <Card as="li" data-card={id} className="focus-within:border-link focus-within:ring-1 focus-within:ring-link">
      <div className="relative flex items-start gap-4 p-4">
        <img
          src={photos[0]?.src ?? sceneUrl({ category: category.id, id, variant, title, place })}
          alt=""
          {...FRAME_SIZE.card}
          loading="lazy"
          decoding="async"
          className="aspect-4/3 w-24 shrink-0 rounded-sm object-cover max-sm:hidden"
        />
        <div className="min-w-0 flex-1">
          <h3 className="text-base leading-6 font-bold wrap-anywhere">
            <CardLink to={pageOf(id)}>{title}</CardLink>
          </h3>
          <p className="text-xs wrap-anywhere text-ink-3">
            {ref} from {owner.name}
            {submittedAt !== null && <span className="num"> · {formatInstant(submittedAt)}</span>}
          </p>
          <p className="mt-2 text-ink-2">
            {category.name}, {type} · {place.area}, {place.city}
          </p>
          {price && (
            <p className="num mt-1 text-ink-2">
              <b className="text-ink">{formatMoney(price.amount)}</b> {price.unit}
            </p>
          )}
        </div>
      </div>
      {refused && (
        <Banner icon={CircleAlert} tone="danger" role="alert" className="mx-4 mb-3">
          {refused}
        </Banner>
      )}
      <div className="flex flex-wrap justify-end gap-2.5 border-t border-line px-4 py-2.5">
        <LinkButton to={pageOf(id)} variant="outline" size="sm">
          Look at it
        </LinkButton>
        <Button size="sm" isPending={isPending} isDisabled={isBusy && !isPending} onPress={onApprove}>
          <Check aria-hidden />
          Approve
        </Button>
      </div>
    </Card>
  )
}
