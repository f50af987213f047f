import type { Appears } from '../../../catalogue/rules/availability/issues.ts'
import type { Details } from '../../../catalogue/rules/listing.ts'
import { type ContentDetails, emptyContent } from './content.ts'

/** Details of a public listing that its owner does not write: they stay unchanged. */
interface KeptDetails {
  logo?: Details['logo'] | undefined
  /** Slots of the loop that are sold today. */
  sold?: number | undefined
}

type Parts<T> = { [Key in keyof T]: NonNullable<T[Key]> }

/** An object all of whose parts are said; undefined while one is missing. */
export function complete<T extends object>(part: T | null): Parts<T> | undefined {
  const isMissing = (value: unknown) => value === null || value === ''
  return part === null || Object.values(part).some(isMissing) ? undefined : (part as Parts<T>)
}

/** The days of issues, once they are said completely. */
export function appearsOf(appears: ContentDetails['appears']): Appears | undefined {
  if (!appears || appears.artworkDays === null) return
  const { weekdays, from, everyDays, everyMonths, artworkDays } = appears
  if (weekdays.length > 0) return { weekdays: [...new Set(weekdays)].sort((a, b) => a - b), artworkDays }
  if (from === '') return
  if (everyMonths !== null) return { from, everyMonths, artworkDays }
  return everyDays === null ? undefined : { from, everyDays, artworkDays }
}

/** Values without empty ones: a page shows the rest. */
function filled<T extends object>(values: T): { [Key in keyof T]?: NonNullable<T[Key]> } {
  const isEmpty = (value: unknown) =>
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value))) as {
    [Key in keyof T]?: NonNullable<T[Key]>
  }
}

const sharesOf = (shares: ContentDetails['audienceCities']) =>
  shares.flatMap(({ label, percent }) => (label === '' || percent === null ? [] : [{ label, percent }]))

/** Details of a public listing, without incomplete ones. */
export function publicDetails(
  { ratings, appears, instagram, youtube, face, loop, issues, shows, ...plain }: ContentDetails,
  { logo, sold }: KeptDetails = {},
): Details {
  const wholeLoop = complete(loop)
  const listed = issues.filter(({ name, artworkBy }) => name !== '' && artworkBy !== '')
  return filled({
    ...plain,
    logo,
    dayparts: plain.dayparts.length === 24 ? plain.dayparts : [],
    audienceCities: sharesOf(plain.audienceCities),
    audienceAges: sharesOf(plain.audienceAges),
    ratings: complete(ratings),
    appears: appearsOf(appears),
    instagram: complete(instagram),
    youtube: complete(youtube),
    face: complete(face),
    loop: wholeLoop && { ...wholeLoop, sold: sold ?? 0 },
    shows: shows.filter(({ time, fill }) => time !== '' && fill.length === 7),
    issues: listed.map(({ on, ...issue }) => (on === '' ? issue : { ...issue, on })),
  })
}

/** Details of a public listing, as its owner writes them. */
export function contentDetails(details: Details): ContentDetails {
  const { logo: _, loop, appears, issues = [], terminals, routes, topics, ...plain } = details
  const { audienceCities, audienceAges, dayparts, shows, ...rest } = plain
  return {
    ...emptyContent().details,
    ...rest,
    ...filled({ terminals, routes, topics, audienceCities, audienceAges, dayparts, shows }),
    loop: loop ? { slots: loop.slots, seconds: loop.seconds, hours: loop.hours, playsADay: loop.playsADay } : null,
    appears: appears
      ? {
          weekdays: 'weekdays' in appears ? [...appears.weekdays] : [],
          from: 'from' in appears ? appears.from : '',
          everyDays: 'everyDays' in appears ? appears.everyDays : null,
          everyMonths: 'everyMonths' in appears ? appears.everyMonths : null,
          artworkDays: appears.artworkDays,
        }
      : null,
    issues: issues.map(({ on = '', ...issue }) => ({ ...issue, on })),
  }
}
