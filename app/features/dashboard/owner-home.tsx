import type { ReactNode } from 'react'
import type { CivilDate } from '../../../worker/domain/dates.ts'
import { formatNumber } from '../../../worker/domain/money.ts'
import type { Memberships, OwnedOwner } from '../../../worker/owners/memberships.server.ts'
import { COMPANY } from '../../company.ts'
import { VerifiedMark } from '../../ui/verified-mark.tsx'
import { ListingRows } from './listing-rows.tsx'
import { Part } from './part.tsx'
import { StatBand } from './stat-band.tsx'
import { UpcomingPart } from './upcoming-part.tsx'

interface OwnerHomeProps {
  /** The companies that the user belongs to, with some of their listings. */
  own: Memberships
  /** What has to be answered next. */
  requests: ReactNode
  /** The way to a company. */
  claims: ReactNode
  today: CivilDate
}

const searchPath = (name: string) => `/discover?${new URLSearchParams({ q: name })}`

/** What a media owner has to answer, and what advertisers find of the company. */
export function OwnerHome({ own: { owners, best }, requests, claims, today }: OwnerHomeProps) {
  const isMember = owners.length > 0
  return (
    <>
      {isMember ? requests : claims}
      {owners.map((owner) => (
        <Company key={owner.id} owner={owner} />
      ))}
      {best.length > 0 && (
        <Part id="listed" title="As advertisers see you">
          <ListingRows listings={best} today={today} />
        </Part>
      )}
      {isMember && claims}
      <UpcomingPart
        title="Listing by yourself comes later"
        chat={{ label: COMPANY.desks.owners.chatLabel, to: COMPANY.desks.owners.chat }}
      >
        <p>
          You answer requests here already. Adding media and changing prices comes later; until then the owner desk does
          it with you:
        </p>
        <ol className="mt-2 list-decimal space-y-1 pl-5">
          <li>Send what you have: places, sizes, rates and photos.</li>
          <li>We check the papers of the company and of each place.</li>
          <li>Your media go into the catalogue, with the days on which they are free.</li>
        </ol>
      </UpcomingPart>
    </>
  )
}

/** A company of the user in figures. The Verified mark is the company's: its papers are checked. */
function Company({ owner: { id, name, verified, listings, categories, cities } }: { owner: OwnedOwner }) {
  return (
    <Part
      id={`owner-${id}`}
      title={
        <span className="inline-flex items-center gap-2">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          {verified && <VerifiedMark />}
        </span>
      }
      links={listings > 0 ? [{ to: searchPath(name), label: 'Find them all' }] : []}
    >
      <StatBand
        stats={[
          { label: 'Listings', value: formatNumber(listings), note: 'under its name' },
          { label: 'Kinds of media', value: formatNumber(categories), note: 'in the catalogue' },
          { label: 'Cities', value: formatNumber(cities), note: 'where it is found' },
          {
            label: 'Company papers',
            value: verified ? 'Checked' : 'Not checked',
            note: verified ? 'its cards carry the Verified mark' : 'its cards carry no Verified mark yet',
          },
        ]}
      />
    </Part>
  )
}
