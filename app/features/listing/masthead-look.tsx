import type { ReactNode } from 'react'
import type { Listing } from '../../../worker/domain/catalogue/listing.ts'
import type { ListingPage } from '../../../worker/domain/catalogue/pages.ts'
import { ChannelLogo } from '../listing-card/channel-logo.tsx'

interface MastheadLook {
  /** Beside the name: a logo, a code. */
  tile?: (listing: Listing) => ReactNode
  /** Under the name; where it stands otherwise. */
  line?: (page: ListingPage) => string
  /** Widths of the text and the picture, and where the picture stands. */
  columns: string
  picture: string
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

const WIDE = { columns: 'lg:grid-cols-[minmax(0,1fr)_460px]', picture: 'h-56 lg:h-60' }

const BROADCAST: MastheadLook = {
  columns: 'lg:grid-cols-[minmax(0,1fr)_420px]',
  picture: 'max-lg:hidden lg:h-52',
  tile: ({ details }) => <ChannelLogo logo={details.logo} size="lg" />,
  line: ({ listing, subcategory }) =>
    joined(subcategory.name, listing.details.code, listing.languages.join(', '), seenIn(listing)),
}

const LOOKS: Record<string, MastheadLook> = {
  tv: BROADCAST,
  radio: BROADCAST,
  airport: {
    ...WIDE,
    tile: ({ details }) => (
      <span className="grid size-18 shrink-0 place-items-center rounded-lg bg-[#16213d] text-2xl font-extrabold tracking-tight text-accent">
        {details.code}
      </span>
    ),
    line: ({ listing }) => joined(listing.place.city, terminalsText(listing.details.terminals ?? [])),
  },
  magazine: {
    line: ({ listing }) => joined(listing.languages.join(', '), listing.details.frequency, listing.place.area),
    columns: 'lg:grid-cols-[340px_minmax(0,1fr)]',
    picture: 'order-first aspect-4/3',
  },
}

/** How the head of a page with spots looks, by category. */
export const mastheadLook = (category: string): MastheadLook => LOOKS[category] ?? WIDE
