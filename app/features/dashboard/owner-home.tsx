import { Building2 } from 'lucide-react'
import type { OwnListings } from '../../../worker/catalogue/overview.server.ts'
import type { CivilDate } from '../../../worker/domain/dates.ts'
import { formatNumber } from '../../../worker/domain/money.ts'
import { COMPANY } from '../../company.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { ListingRows } from './listing-rows.tsx'
import { Part } from './part.tsx'
import { StatBand } from './stat-band.tsx'
import { UpcomingPart } from './upcoming-part.tsx'

interface OwnerHomeProps {
  company: string
  own: OwnListings | null
  today: CivilDate
}

const searchPath = (company: string) => `/discover?${new URLSearchParams({ q: company })}`

/** What a media owner can see today: what advertisers find under the company's name. */
export function OwnerHome({ company, own, today }: OwnerHomeProps) {
  return (
    <>
      {own ? (
        <>
          <StatBand
            stats={[
              { label: 'Listings', value: formatNumber(own.listings), note: 'under your name' },
              { label: 'Kinds of media', value: formatNumber(own.categories), note: 'in the catalogue' },
              { label: 'Cities', value: formatNumber(own.cities), note: 'where you are found' },
              {
                label: 'Owner check',
                value: own.verified ? 'Verified' : 'Open',
                note: own.verified ? 'your cards carry the tick' : 'papers not checked yet',
              },
            ]}
          />
          <Part
            id="listed"
            title="As advertisers see you"
            links={[{ to: searchPath(own.owner), label: 'Find them all' }]}
          >
            <ListingRows listings={own.best} today={today} />
          </Part>
        </>
      ) : (
        <EmptyState
          icon={Building2}
          title="Nothing is listed under your company yet"
          actions={
            <>
              <LinkButton to={COMPANY.desks.owners.chat} newTab variant="accent">
                {COMPANY.desks.owners.chatLabel}
              </LinkButton>
              <LinkButton to="/account#profile" variant="outline">
                Check the company name
              </LinkButton>
            </>
          }
        >
          We looked for {company || 'a company name'} in the catalogue. Our owner desk adds your media with you, by
          chat.
        </EmptyState>
      )}
      <UpcomingPart
        title="Listing by yourself comes later"
        chat={own ? { label: COMPANY.desks.owners.chatLabel, to: COMPANY.desks.owners.chat } : undefined}
      >
        <p>You will add and price your media here and answer bookings. Until then the owner desk does it with you:</p>
        <ol className="mt-2 list-decimal space-y-1 pl-5">
          <li>Send what you have: places, sizes, rates and photos.</li>
          <li>We check the papers of the company and of each place.</li>
          <li>Your media go into the catalogue, with the days on which they are free.</li>
        </ol>
      </UpcomingPart>
    </>
  )
}
