import { distanceKm, type Point } from '../../../catalogue/rules/places/distance.ts'
import { formatNumber } from '../../../kernel/rules/money.ts'
import { list } from '../../../kernel/rules/text/list.ts'
import { formatClockTime, formatDayTime } from './instants.ts'
import { type CheckedFile, FIRST_PHOTO_HOURS, type Hint, type ProofFacts } from './proof.ts'
import type { Slot } from './slots.ts'

/** A photo is new for so long, by its own time and by ours. */
const FRESH_MS = FIRST_PHOTO_HOURS * 3_600_000
/** Clocks of phones differ. */
const AHEAD_MS = 15 * 60_000
export const SITE_METRES = 150
const MIN_PIXELS = 1_000_000

/** Instant of a local time of the camera, read as Indian time; NaN when it is not a time. */
const cameraInstant = (local: string): number => Date.parse(`${local}+05:30`)

/** `38 m`, `1.2 km` */
export function metresText(metres: number): string {
  return metres < 1_000 ? `${Math.round(metres)} m` : `${(metres / 1_000).toFixed(1)} km`
}

/** Metres between a photo and its site. */
export const metresFrom = (site: Point, place: Point): number => distanceKm(site, place) * 1_000

const hint = (name: string, isOk: boolean, title: string, text: string): Hint => ({ name, isOk, title, text })

function freshness(photos: readonly CheckedFile[]): Hint {
  const times = photos.flatMap(({ takenAt }) => (takenAt === null ? [] : [takenAt]))
  if (times.length < photos.length) {
    const without = photos.length - times.length
    const which =
      photos.length === 1
        ? 'The photo has'
        : without === photos.length
          ? 'The photos have'
          : `${without} of ${photos.length} photos have`
    return hint('taken', false, 'No time in the photo', `${which} no time of the camera, so only the upload is known`)
  }
  const isFresh = photos.every(({ takenAt, uploadedAt }) => {
    const age = uploadedAt - cameraInstant(takenAt ?? '')
    return age >= -AHEAD_MS && age <= FRESH_MS
  })
  const said = list(
    [...new Set(times.toSorted())]
      .slice(0, 4)
      .map((time, i, all) =>
        all[i - 1]?.slice(0, 10) === time.slice(0, 10) ? formatClockTime(time) : formatDayTime(time),
      ),
  )
  return isFresh
    ? hint('taken', true, `Taken within ${FIRST_PHOTO_HOURS} hours`, said)
    : hint('taken', false, `Not taken within ${FIRST_PHOTO_HOURS} hours`, `${said}, by the camera`)
}

function atSite(photos: readonly CheckedFile[], site: Point): Hint {
  const near = photos.flatMap(({ place }) => (place === null ? [] : [metresFrom(site, place)]))
  if (near.length < photos.length) {
    const text =
      near.length === 0
        ? 'No photo says where it was taken'
        : `${photos.length - near.length} of ${photos.length} photos do not say where they were taken`
    return hint('site', false, 'Place not known', text)
  }
  const said = list([...new Set(near.map(metresText))].slice(0, 4))
  return near.every((metres) => metres <= SITE_METRES)
    ? hint('site', true, 'At the site', `${said} away, up to ${SITE_METRES} m counts`)
    : hint('site', false, 'Not at the site', `${said} away, up to ${SITE_METRES} m counts`)
}

function recycled(photos: readonly CheckedFile[]): Hint {
  const seen = photos.filter((photo) => photo.seen !== null)
  const [first] = seen
  if (!first) return hint('seen', true, 'Not seen before', 'No earlier proof has this file')
  const which =
    photos.length === 1
      ? 'This photo was'
      : first.moment
        ? `The ${first.moment} photo was`
        : `${seen.length} of ${photos.length} photos were`
  return hint('seen', false, `${which} sent before`, `Same file as ${first.seen}. Take a new one, or say why`)
}

function moments(photos: readonly CheckedFile[], wanted: Slot['moments']): Hint | null {
  if (wanted.length < 2) return null
  const missing = wanted.filter((moment) => !photos.some((photo) => photo.moment === moment))
  return missing.length === 0
    ? hint('moments', true, 'Day and night', 'As required by the release order')
    : hint('moments', false, `No photo by ${list(missing)}`, 'The face is lit: a photo by day and one by night')
}

function pixels(photos: readonly CheckedFile[]): Hint {
  const small = photos.find(({ width, height }) => (width ?? 0) * (height ?? 0) < MIN_PIXELS)
  const shown = small ?? photos[0]
  const size =
    shown?.width && shown.height
      ? `${formatNumber(shown.width)} × ${formatNumber(shown.height)}`
      : 'Its size is not known'
  return small
    ? hint('pixels', false, 'Small', `${size}: details cannot be read`)
    : hint('pixels', true, 'Large enough', size)
}

/** Hints about photos. @param site null when it has no position, or it is unknown */
export function photoHints(slot: Pick<Slot, 'moments'>, photos: readonly CheckedFile[], site: Point | null): Hint[] {
  if (photos.length === 0)
    return slot.moments.length > 0 ? [hint('photo', false, 'No photo', 'A photo is the proof')] : []
  return [
    freshness(photos),
    ...(site ? [atSite(photos, site)] : []),
    recycled(photos),
    ...[moments(photos, slot.moments)].filter((one) => one !== null),
    pixels(photos),
  ]
}

const NOUNS = {
  plays: 'plays',
  spots: 'spots',
  shows: 'shows',
  impressions: 'impressions',
  clicks: 'clicks',
  views: 'views',
  people: 'people',
} as const

/** Shown amount against the bought one: `17 of 20 spots, 3 missing`. @param shown null while it is unknown */
export function countHint({ promised }: Pick<Slot, 'promised'>, shown: number | null): Hint | null {
  if (promised === null) return null
  const { what, count } = promised
  const noun = NOUNS[what]
  if (shown === null) return hint('count', false, 'No count', `${formatNumber(count)} ${noun} were bought`)
  const said = `${formatNumber(shown)} of ${formatNumber(count)} ${noun}`
  return shown >= count
    ? hint('count', true, 'All that was booked', said)
    : hint('count', false, 'Less than was booked', `${said}, ${formatNumber(count - shown)} missing`)
}

const PLATE = /\b[A-Z]{2}[\s-]?\d{1,2}[\s-]?[A-Z]{0,3}[\s-]?\d{4}\b/i

/** The hints about words: number plates of vehicles, and edition, page and size of a tear sheet. */
export function factHints({ kind, asks }: Pick<Slot, 'kind' | 'asks'>, facts: ProofFacts, hasLink: boolean): Hint[] {
  if (asks === 'plates') {
    const plates = facts.plates ?? ''
    return [
      PLATE.test(plates)
        ? hint('plates', true, 'Number plates named', plates)
        : hint('plates', false, 'No number plate', 'Enter the number plate of each vehicle'),
    ]
  }
  if (asks === 'edition') {
    const said = [facts.edition, facts.page && `page ${facts.page}`, facts.size].filter(Boolean)
    return [
      said.length === 3
        ? hint('edition', true, 'Edition, page and size', list(said.map(String)))
        : hint('edition', false, 'Edition, page or size is missing', list(said.map(String)) || 'No details are given'),
    ]
  }
  if (kind === 'link') {
    return [
      hasLink
        ? hint('link', true, 'Link given', 'Open it to see the post')
        : hint('link', false, 'No link', 'A link shows that it is still there'),
    ]
  }
  return []
}
