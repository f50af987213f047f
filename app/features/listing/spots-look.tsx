import type { ReactNode } from 'react'
import type { Listing } from '../../../worker/catalogue/rules/listing.ts'
import type { ListingPage } from '../../../worker/catalogue/rules/pages.ts'
import { isMediaType, type MediaType } from '../../../worker/catalogue/rules/registry/media.ts'
import type { SpotSort } from '../../../worker/catalogue/rules/registry/spec.ts'
import { ChannelLogo } from '../../kit/listing-card/channel-logo.tsx'
import { AirportSpots } from './airport-spots.tsx'
import { BroadcastSpots } from './broadcast-spots.tsx'
import { MagazineSpots } from './magazine-spots.tsx'
import { NewspaperPositions } from './newspaper-positions.tsx'
import { Packages } from './packages.tsx'
import type { SpotListProps } from './spot-list-props.ts'
import { TheatreSpots } from './theatre-spots.tsx'

/** How the page of something sold by the spot looks: its head and the list of its spots. */
interface SpotsLook {
  /** Next to the name: a logo, a code. */
  tile?: (listing: Listing) => ReactNode
  /** Under the name; the place by default. */
  line?: (page: ListingPage) => string
  List: (props: SpotListProps) => ReactNode
  /** Sort orders offered; `sort` is the default. */
  sorts?: readonly { value: SpotSort | ''; label: string }[]
  sort: SpotSort | ''
}

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')

/** `Terminals T1, T2 and T3` */
function terminalsText(terminals: readonly string[]): string | null {
  if (terminals.length === 0) return null
  const names = terminals.map((name) => name.replace(/^Terminal /, 'T'))
  return names.length === 1 ? `Terminal ${names[0]}` : `Terminals ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** A station is heard in its city, a channel seen in a region. */
const seenIn = ({ place }: Listing) => (place.lat === null ? place.area : place.city)

const BROADCAST: SpotsLook = {
  tile: ({ details }) => <ChannelLogo logo={details.logo} size="lg" />,
  line: ({ listing, subcategory }) =>
    joined(subcategory.name, listing.details.code, listing.languages.join(', '), seenIn(listing)),
  List: BroadcastSpots,
  sorts: [
    { value: 'price', label: 'Price' },
    { value: 'time', label: 'Time slot' },
    { value: 'duration', label: 'Duration' },
  ],
  sort: 'time',
}

const PLAIN: SpotsLook = { List: TheatreSpots, sort: '' }

/** Media whose listings have a page of spots; null for those with the page of one listing. */
const LOOKS: Readonly<Record<MediaType, SpotsLook | null>> = {
  tv: BROADCAST,
  radio: BROADCAST,
  airport: {
    tile: ({ details }) => (
      <span className="grid size-18 shrink-0 place-items-center rounded-lg bg-[#16213d] text-2xl font-extrabold tracking-tight text-accent">
        {details.code}
      </span>
    ),
    line: ({ listing }) => joined(listing.place.city, terminalsText(listing.details.terminals ?? [])),
    List: AirportSpots,
    sorts: [
      { value: '', label: 'Recommended' },
      { value: 'price', label: 'Price' },
    ],
    sort: '',
  },
  theatre: PLAIN,
  newspaper: {
    line: ({ listing }) => joined(listing.languages.join(', '), listing.details.frequency, listing.place.area),
    List: NewspaperPositions,
    sort: '',
  },
  magazine: {
    line: ({ listing }) => joined(listing.languages.join(', '), listing.details.frequency, listing.place.area),
    List: MagazineSpots,
    sort: '',
  },
  btl: null,
  vehicle: null,
  events: null,
  transit: null,
  influencer: { List: Packages, sort: '' },
  digital: null,
  ooh: null,
  dooh: null,
}

const lookOf = (category: string) => (isMediaType(category) ? LOOKS[category] : null)

/** Whether the listings of a category have a page of spots. */
export const hasSpotsPage = (category: string): boolean => lookOf(category) !== null

/** How a page with spots looks, by category. */
export const spotsLook = (category: string): SpotsLook => lookOf(category) ?? PLAIN
