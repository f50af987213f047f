import { Bookmark, Compass, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CatalogueFacts } from '../../../../worker/catalogue/overview.server.ts'
import { comparePath } from '../../../../worker/catalogue/rules/paths.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import type { CardData } from '../../../kit/listing-card/card-data.ts'
import { MAX_SAVED } from '../../../kit/shortlist/shortlist.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ListingRows } from './listing-rows.tsx'
import { Part } from './part.tsx'
import { type Stat, StatBand } from './stat-band.tsx'

interface AdvertiserHomeProps {
  catalogue: CatalogueFacts
  /** Ids on the shortlist of this browser, latest first; null while loading. */
  saved: readonly string[] | null
  /** The first listings of the shortlist. */
  listings: readonly CardData[]
  isLoading: boolean
  /** Figures of the campaigns so far; null before the first one. */
  figures: readonly Stat[] | null
  /** Ordered, paid and due sums of all campaigns. */
  money: ReactNode
  campaigns: ReactNode
  plans: ReactNode
  /** Enquiries of the account. */
  enquiries: ReactNode
  today: CivilDate
}

/** Maximum number of listings in the link to the comparison. */
const MAX_COMPARED = 4

/** Dashboard of an advertiser: campaigns, then saved plans, enquiries and the shortlist. */
export function AdvertiserHome({
  catalogue,
  saved,
  listings,
  isLoading,
  figures,
  money,
  campaigns,
  plans,
  enquiries,
  today,
}: AdvertiserHomeProps) {
  const kept: Stat = {
    label: 'Saved media',
    value: saved ? formatNumber(saved.length) : <Skeleton className="mt-1 h-7 w-10" />,
    note: `of up to ${MAX_SAVED}, in this browser`,
  }
  const compared = listings.slice(0, MAX_COMPARED).map(({ id }) => id)
  return (
    <>
      <StatBand
        stats={
          (figures && [...figures, kept]) ?? [
            kept,
            { label: 'Listings', value: formatNumber(catalogue.listings), note: 'with rates in the open' },
            { label: 'Kinds of media', value: formatNumber(catalogue.categories), note: 'in one catalogue' },
            {
              label: 'Cities',
              value: formatNumber(catalogue.cities),
              note: `${formatNumber(catalogue.owners)} owners`,
            },
          ]
        }
      />
      {money}
      {campaigns}
      {plans}
      {enquiries}
      <Part
        id="saved"
        title="Saved media"
        links={
          saved?.length
            ? [
                ...(compared.length > 1
                  ? [{ to: comparePath(compared), label: `Compare ${formatNumber(compared.length)}` }]
                  : []),
                { to: '/shortlist', label: 'See all' },
              ]
            : []
        }
      >
        {isLoading ? (
          <Card aria-busy="true" className="space-y-3 p-5">
            <Skeleton className="w-2/3" />
            <Skeleton className="w-1/2" />
          </Card>
        ) : listings.length > 0 ? (
          <ListingRows listings={listings} today={today} />
        ) : saved?.length ? (
          <p className="text-sm text-ink-2">Your saved media could not be loaded. They are all in the shortlist.</p>
        ) : (
          <EmptyState
            icon={Bookmark}
            heading="h3"
            title="Nothing saved yet"
            actions={
              <>
                <LinkButton to="/category" variant="outline">
                  <Compass aria-hidden />
                  Discover media
                </LinkButton>
                <LinkButton to="/discover" variant="outline">
                  <Search aria-hidden />
                  Search all media
                </LinkButton>
              </>
            }
          >
            Bookmark listings to keep them here, and compare up to four side by side.
          </EmptyState>
        )}
      </Part>
    </>
  )
}
