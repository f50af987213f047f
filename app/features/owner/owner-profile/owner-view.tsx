import { BadgeCheck, Clock, type LucideIcon, Megaphone, ShieldQuestion, UserCheck } from 'lucide-react'
import type { OwnerPage, OwnerQuery } from '../../../../worker/catalogue/rules/owners/profile.ts'
import { homeText } from '../../../../worker/catalogue/rules/places/home.ts'
import { mediaSpec } from '../../../../worker/catalogue/rules/registry/media.ts'
import { type CivilDate, civilDate, formatLongDate } from '../../../../worker/kernel/rules/dates.ts'
import type { Role } from '../../../../worker/kernel/rules/identity/roles.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { answerTimeText } from '../../../../worker/organisations/rules/owners/answer-time.ts'
import { verifiedText } from '../../../../worker/organisations/rules/owners/verification.ts'
import type { CardData } from '../../../kit/listing-card/card-data.ts'
import { ShareMenu } from '../../../kit/share/share-menu.tsx'
import { useIdentity } from '../../../site.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { VerifiedMark } from '../../../ui/verified-mark.tsx'
import { ownerCrumbs } from './crumbs.ts'
import { OwnerListings } from './owner-listings.tsx'

export interface OwnerView extends Omit<OwnerPage, 'listings'> {
  listings: CardData[]
  query: OwnerQuery
  today: CivilDate
}

/** Profile of a media owner: facts, verified details, and all its listings. */
export function OwnerProfileView({ view, path }: { view: OwnerView; path: string }) {
  const site = useIdentity()

  const { owner, listed, media, cityCount } = view
  return (
    <div className="page pt-2 pb-16 lg:pt-6">
      <Breadcrumbs items={ownerCrumbs(owner)} />
      <header className="mt-2 flex items-start justify-between gap-4 lg:mt-4">
        <div className="flex min-w-0 items-center gap-4">
          <span className="hidden sm:inline-grid">
            <Avatar name={owner.name} size="lg" />
          </span>
          <div className="min-w-0">
            <h1 className="text-2xl wrap-anywhere lg:text-3xl">
              {owner.name} <span className="text-xl">{owner.verified && <VerifiedMark />}</span>
            </h1>
            <p className="mt-1 text-ink-2">Media owner, {homeText(owner)}</p>
          </div>
        </div>
        <ShareMenu text={`${owner.name} on ${site.name}`} path={path} />
      </header>
      <div className="mt-6 grid gap-x-14 gap-y-5 border-y border-line py-5 lg:grid-cols-2">
        <ul className="space-y-2.5 text-sm text-ink-2">
          {known(view, site.name).map(({ Icon, text }) => (
            <li key={text} className="flex gap-2.5">
              <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-ink-3" strokeWidth={1.75} />
              <span className="min-w-0 wrap-anywhere">{text}</span>
            </li>
          ))}
        </ul>
        <dl className="num grid grid-cols-3 gap-4 self-start">
          <Figure label={listed === 1 ? 'Listing' : 'Listings'} value={formatNumber(listed)} />
          <Figure label={media.length === 1 ? 'Medium' : 'Media'} value={formatNumber(media.length)} />
          <Figure label={cityCount === 1 ? 'City' : 'Cities'} value={formatNumber(cityCount)} />
        </dl>
      </div>
      <OwnerListings view={view} path={path} />
    </div>
  )
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-sm text-ink-3">{label}</dt>
    <dd className="text-2xl font-bold">{value}</dd>
  </div>
)

/** Author of the decision on a claim, by the role of the account. */
const checkedBy = (role: Role | null, site: string): string =>
  // A former member of staff, or one whose account is deleted, counts as staff.
  `${role === 'admin' ? 'an administrator' : 'staff'} of ${site}`

/** Known facts, each with the side that checked it. Nothing else is claimed. */
function known({ owner, media }: OwnerView, site: string): { Icon: LucideIcon; text: string }[] {
  const { verification, claim, answerTime } = owner
  const sold = media.map((one) => mediaSpec(one).label).join(', ')
  return [
    verification
      ? {
          Icon: BadgeCheck,
          text: verifiedText(verification, site),
        }
      : { Icon: ShieldQuestion, text: 'Not verified. No check of the company’s documents is recorded' },
    ...(claim === null
      ? []
      : [
          {
            Icon: UserCheck,
            text: `Run by the company: ${checkedBy(claim.by, site)} confirmed its account on ${formatLongDate(civilDate(new Date(claim.at)))}`,
          },
        ]),
    ...(answerTime ? [{ Icon: Clock, text: answerTimeText(answerTime) }] : []),
    ...(sold === '' ? [] : [{ Icon: Megaphone, text: `Sells ${sold}` }]),
  ]
}

/** Extent of the listings: `8 media in 12 cities`. */
export const ownerSummary = ({ listed, media, cityCount }: Pick<OwnerPage, 'listed' | 'media' | 'cityCount'>): string =>
  `${plural(listed, ['listing', 'listings'])}: ${media.map((one) => mediaSpec(one).label).join(', ')}, in ${plural(cityCount, ['city', 'cities'])}`
