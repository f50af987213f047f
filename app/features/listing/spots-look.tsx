import type { ReactNode } from 'react'
import type { Listing } from '../../../worker/catalogue/rules/listing.ts'
import { ChannelLogo } from '../../kit/listing-card/channel-logo.tsx'
import type { SpotsSpec } from '../../kit/media/presentation.ts'
import { presentationOf } from '../../kit/media/presentations.ts'
import { AirportSpots } from './airport-spots.tsx'
import { BroadcastSpots } from './broadcast-spots.tsx'
import { MagazineSpots } from './magazine-spots.tsx'
import { NewspaperPositions } from './newspaper-positions.tsx'
import { Packages } from './packages.tsx'
import type { SpotListProps } from './spot-list-props.ts'
import { TheatreSpots } from './theatre-spots.tsx'

const LISTS: Readonly<Record<SpotsSpec['list'], (props: SpotListProps) => ReactNode>> = {
  bands: BroadcastSpots,
  zones: AirportSpots,
  screens: TheatreSpots,
  positions: NewspaperPositions,
  issues: MagazineSpots,
  packages: Packages,
}

const TILES: Readonly<Record<NonNullable<SpotsSpec['tile']>, (listing: Listing) => ReactNode>> = {
  logo: ({ details }) => <ChannelLogo logo={details.logo} size="lg" />,
  code: ({ details }) => (
    <span className="grid size-18 shrink-0 place-items-center rounded-lg bg-[#16213d] text-2xl font-extrabold tracking-tight text-accent">
      {details.code}
    </span>
  ),
}

const PLAIN: SpotsSpec = { list: 'screens', sort: '' }

const specOf = (category: string) => presentationOf(category)?.spots ?? null

/** True when the listings of a category have a page of spots. */
export const hasSpotsPage = (category: string): boolean => specOf(category) !== null

/** Layout of a page with spots, by category. */
export function spotsLook(category: string) {
  const spec = specOf(category) ?? PLAIN
  return { ...spec, List: LISTS[spec.list], tile: spec.tile && TILES[spec.tile] }
}
