import { MapPin, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SharedPhoto, SharedProofs } from '../../../../worker/booking/proofs/shares.server.ts'
import { metresText, SITE_METRES } from '../../../../worker/booking/rules/proofs/hints.ts'
import { formatDayTime } from '../../../../worker/booking/rules/proofs/instants.ts'
import { rangeText } from '../../../../worker/catalogue/rules/availability/range.ts'
import {
  type CivilDate,
  civilDate,
  formatDate,
  formatInstant,
  formatLongDate,
} from '../../../../worker/kernel/rules/dates.ts'
import { SpecList } from '../../../ui/spec-list.tsx'

interface SharedViewProps {
  proofs: SharedProofs
  figures: ReactNode
  map: ReactNode
  /** Current instant, ms. */
  now: number
  /** Makes the URL of a photo in a width. */
  srcOf: (photo: SharedPhoto, width: 640 | 1280) => string
}

/** Proofs of a campaign for a client of the advertiser: without prices and names of people. */
export function SharedView({ proofs, figures, map, now, srcOf }: SharedViewProps) {
  const { name, client, starts, ends, expires, places } = proofs
  const today = civilDate(new Date(now))
  const shown = places.filter(({ hasProof }) => hasProof)
  return (
    <article className="page py-9 lg:py-12">
      <p className="text-sm text-ink-3">
        Proof of display
        <span className="num float-right max-sm:float-none max-sm:block">
          Shared{client && ` by ${client}`} until {formatLongDate(expires)}
        </span>
      </p>
      <h1 className="mt-1 text-3xl wrap-anywhere lg:text-4xl">{name}</h1>
      <p className="num mt-2 text-sm text-ink-2">
        {[client, rangeText({ from: starts, until: ends }, today), `as of ${formatInstant(now)}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="mt-6">{figures}</div>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23.75rem]">
        <div className="grid gap-9">
          {shown.length === 0 && <p className="text-ink-2">No proofs yet. They appear after the campaign starts.</p>}
          {shown.map((place, i) => (
            <Place key={place.id} place={place} n={i + 1} today={today} srcOf={srcOf} />
          ))}
        </div>
        <aside className="grid gap-4">
          {map}
          <p className="flex items-start gap-3 text-sm text-ink-2">
            <ShieldCheck aria-hidden className="size-5 shrink-0 text-link" />
            Prices and people are left out. Times and places come from the phone and our server, and can be wrong.
          </p>
          <p className="text-xs text-ink-3">
            Anyone with this link can see the page until its last day, or until the advertiser ends it.
          </p>
        </aside>
      </div>
    </article>
  )
}

interface PlaceProps {
  place: SharedProofs['places'][number]
  n: number
  today: CivilDate
  srcOf: SharedViewProps['srcOf']
}

function Place({ place, n, today, srcOf }: PlaceProps) {
  const { id, title, starts, ends, photos, figures, isDisputed } = place
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-lg wrap-anywhere">
          {n}. {title}
        </h2>
        <p className="num text-sm text-ink-3">{rangeText({ from: starts, until: ends }, today)}</p>
      </div>
      {photos.length > 0 && (
        <ul className="mt-3 grid gap-3 sm:grid-cols-2">
          {photos.map((photo) => (
            <li key={photo.key}>
              <figure>
                <a href={srcOf(photo, 1280)} className="block">
                  <img
                    src={srcOf(photo, 640)}
                    alt={`${title}${photo.moment === 'night' ? ', by night' : ''}`}
                    width={640}
                    height={480}
                    loading="lazy"
                    className="aspect-4/3 w-full rounded-lg bg-surface-3 object-cover"
                  />
                </a>
                <figcaption className="num mt-1.5 flex justify-between gap-3 text-xs text-ink-2">
                  <span>
                    {photo.takenAt
                      ? formatDayTime(photo.takenAt)
                      : `sent ${formatDate(civilDate(new Date(photo.sentAt)), today)}`}
                  </span>
                  <span className="flex items-center gap-1">
                    <MapPin aria-hidden className={`size-3.5 ${isNear(photo) ? 'text-success-ink' : 'text-ink-3'}`} />
                    {placeText(photo)}
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
      {figures.length > 0 && (
        <div className="mt-3">
          <SpecList columns={1} facts={figures.map(({ label, text }) => ({ label, value: text }))} />
        </div>
      )}
      {photos.length === 0 && figures.length === 0 && (
        <p className="mt-2 text-sm text-ink-2">
          {isDisputed ? 'Its proof is under review.' : 'A proof was sent that has no photos or counts.'}
        </p>
      )}
    </section>
  )
}

const isNear = ({ metres }: SharedPhoto) => metres !== null && metres <= SITE_METRES

const placeText = ({ metres }: SharedPhoto) =>
  metres === null ? 'place not known' : metres <= SITE_METRES ? 'at the site' : `${metresText(metres)} away`
