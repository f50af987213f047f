import type { ReactNode } from 'react'
import type { Memberships, OwnedOwner } from '../../../../worker/catalogue/owners/memberships.server.ts'
import { type CivilDate, monthName } from '../../../../worker/kernel/rules/dates.ts'
import { formatMoney, formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { OwnerFigures } from '../../../../worker/money/earnings/earnings.server.ts'
import { VerifiedMark } from '../../../ui/verified-mark.tsx'
import { ListingRows } from './listing-rows.tsx'
import { Part } from './part.tsx'
import { StatBand } from './stat-band.tsx'

interface OwnerHomeProps {
  /** Companies of the user, with some of their listings. */
  own: Memberships
  figures: readonly OwnerFigures[]
  /** Requests with the earliest deadlines. */
  requests: ReactNode
  /** Ways to join or claim a company. */
  claims: ReactNode
  today: CivilDate
}

const searchPath = (name: string) => `/discover?${new URLSearchParams({ q: name })}`

/** Dashboard of a media owner: requests to answer, and the company as advertisers find it. */
export function OwnerHome({ own: { owners, best }, figures, requests, claims, today }: OwnerHomeProps) {
  const isMember = owners.length > 0
  return (
    <>
      {isMember ? requests : claims}
      {owners.map((owner) => (
        <Company key={owner.id} owner={owner} figures={figures.find((one) => one.owner === owner.id)} today={today} />
      ))}
      {best.length > 0 && (
        <Part id="listed" title="As advertisers see you">
          <ListingRows listings={best} today={today} />
        </Part>
      )}
      {isMember && claims}
    </>
  )
}

const STATES: Readonly<Record<OwnerFigures['listings'][number]['state'], string>> = {
  live: 'live',
  review: 'in review',
  draft: 'in draft',
  paused: 'paused',
}

/** States of an owner's listings: `220 live, 6 paused`. */
const statesText = (listings: OwnerFigures['listings']) =>
  listings.map(({ state, count }) => `${formatNumber(count)} ${STATES[state]}`).join(', ')

/** Figures of a company of the user. The Verified mark is the company's: its documents are checked. */
function Company({
  owner,
  figures,
  today,
}: {
  owner: OwnedOwner
  figures: OwnerFigures | undefined
  today: CivilDate
}) {
  const { id, name, verified, listings, categories, cities } = owner
  const query = new URLSearchParams({ owner: id })
  return (
    <Part
      id={`owner-${id}`}
      title={
        <span className="inline-flex items-center gap-2">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          {verified && <VerifiedMark />}
        </span>
      }
      links={[
        { to: `/dashboard/earnings?${query}`, label: 'Earnings' },
        { to: `/dashboard/team?${query}`, label: 'Team' },
        ...(listings > 0 ? [{ to: searchPath(name), label: 'Public listings' }] : []),
      ]}
    >
      <StatBand
        stats={[
          {
            label: monthName(today),
            value: figures && formatMoney(figures.month),
            note: figures ? `booked before GST, ${plural(figures.bookings, ['booking', 'bookings'])}` : '',
          },
          figures?.occupancyBp == null
            ? { label: 'Kinds of media', value: formatNumber(categories), note: 'in the catalogue' }
            : {
                label: 'Booked, next 60 days',
                value: `${Math.round(figures.occupancyBp / 10) / 10}%`,
                note: 'of limited capacity',
              },
          {
            label: 'Listings',
            value: formatNumber(figures?.listings.reduce((sum, { count }) => sum + count, 0) ?? listings),
            note:
              figures && figures.listings.length > 0
                ? statesText(figures.listings)
                : `in ${plural(cities, ['city', 'cities'])}`,
          },
          {
            label: 'Company documents',
            value: verified ? 'Checked' : 'Not checked',
            note: verified ? 'its cards carry the Verified mark' : 'its cards carry no Verified mark yet',
          },
        ]}
      />
    </Part>
  )
}
