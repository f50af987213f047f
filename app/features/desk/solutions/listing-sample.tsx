import type { Example } from '../../../../worker/catalogue/figures.server.ts'
import { listingPath } from '../../../../worker/catalogue/rules/paths.ts'
import { UNITS } from '../../../../worker/catalogue/rules/registry/units.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../../worker/kernel/rules/money.ts'
import { FRAME_SIZE, pictureUrl } from '../../../art/picture.ts'
import { AvailabilityBadge } from '../../../kit/listing-card/availability-badge.tsx'
import { CardLink } from '../../../ui/card.tsx'
import { VerifiedMark } from '../../../ui/verified-mark.tsx'

/** A listing as buyers see it: picture, rate and owner. */
export function ListingSample({ listing, today }: { listing: Example; today: CivilDate }) {
  const { rate, unit } = listing.rate
  return (
    <div className="relative overflow-hidden rounded-xl bg-surface text-ink shadow-pop [&_:focus-visible]:outline-focus!">
      <img
        src={pictureUrl(listing, { frame: 'wide', width: 1280 })}
        alt=""
        {...FRAME_SIZE.wide}
        loading="lazy"
        decoding="async"
        className="aspect-[2/1] w-full bg-surface-3 object-cover"
      />
      <div className="p-5">
        <p className="text-xs text-ink-3">A listing, as buyers see it today</p>
        <h2 className="mt-1 text-lg">
          <CardLink to={listingPath(listing)} className="wrap-anywhere">
            {listing.title}
          </CardLink>
        </h2>
        <p className="mt-1 text-sm text-ink-2">
          <span className="num text-lg font-bold text-ink">{formatMoney(rate)}</span> {UNITS[unit].label}
        </p>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3 text-sm">
          <p className="flex min-w-0 items-center gap-1 font-semibold">
            {listing.owner.name}
            {listing.owner.verified && <VerifiedMark />}
          </p>
          <AvailabilityBadge availability={listing.availability} today={today} />
        </div>
      </div>
    </div>
  )
}
