import type { Details } from '../listing.ts'
import { FORMATS } from './formats.ts'
import { type DiscoverOnlyCategory, isDiscoverOnly, isMediaType, type MediaType } from './media.ts'
import { RATE_UNITS, type RateUnit } from './units.ts'

/**
 * Where listings of a medium are. `site`: at a point; `site or base`: at a point, or kept somewhere and moving (a train); `base`: it
 * moves, and its address is where it is kept; `area`: seen over areas; `home`: where its seller works.
 */
type Where = 'site' | 'site or base' | 'base' | 'area' | 'home'

/** What owners write of the listings of a medium. */
export interface OwnedRules {
  /** What its listings, or the spots of them, may be sold by. */
  units: readonly RateUnit[]
  where: Where
  /** Its listings speak: they have languages, and perhaps a name in another script. */
  hasLanguage?: true
  /** Formats of its listings, where its drawings are those of their spots. */
  types?: readonly string[]
  /** Details that its pages cannot do without, each with what to say where it is missing. */
  needed?: readonly (readonly [keyof Details, string])[]
  /** It appears in issues, on days that its owner says. */
  hasIssues?: true
  /** Its spots are on air at a time of the day. */
  isAirtime?: true
  /** There is as much of it on a day as its loop has slots. */
  isLoop?: true
  /** What decides its drawing besides the format; its group by default. */
  drawnBy?: 'title' | 'fleet' | 'spot'
}

const FREQUENCY = ['frequency', 'Say how often it appears'] as const

const OWNED: Readonly<Record<MediaType | DiscoverOnlyCategory, OwnedRules>> = {
  tv: { units: ['per_10_sec'], where: 'area', hasLanguage: true, isAirtime: true, drawnBy: 'title' },
  radio: {
    units: ['per_10_sec', 'per_mention'],
    where: 'area',
    hasLanguage: true,
    isAirtime: true,
    types: ['FM station', 'Community radio', 'Digital radio', 'Music station'],
  },
  airport: { units: ['per_unit_month'], where: 'site', types: ['Airport'] },
  theatre: {
    units: ['per_screen_week', 'per_unit_month'],
    where: 'site',
    types: ['Multiplex', 'Single screen'],
    needed: [
      ['screens', 'Enter the number of screens'],
      ['seats', 'Enter the number of seats'],
    ],
  },
  newspaper: {
    units: ['per_sq_cm'],
    where: 'area',
    hasLanguage: true,
    types: ['National daily', 'Regional daily', 'Business daily', 'Sunday supplement'],
    needed: [FREQUENCY],
    hasIssues: true,
    drawnBy: 'spot',
  },
  magazine: {
    units: ['per_insertion'],
    where: 'area',
    hasLanguage: true,
    types: Object.keys(FORMATS.magazine).filter((type) => type.endsWith(' magazine')),
    needed: [FREQUENCY],
    hasIssues: true,
  },
  btl: { units: ['per_day'], where: 'site' },
  vehicle: {
    units: ['per_fleet_month'],
    where: 'base',
    needed: [
      ['fleetSize', 'Enter the number of vehicles'],
      ['vehicle', 'Say which vehicles'],
    ],
    drawnBy: 'fleet',
  },
  events: {
    units: ['per_event'],
    where: 'site',
    needed: [
      ['from', 'Choose the first day'],
      ['until', 'Choose the last day'],
    ],
  },
  transit: { units: ['per_unit_month'], where: 'site or base' },
  influencer: {
    units: ['per_reel', 'per_post', 'per_story', 'per_video', 'per_package'],
    where: 'home',
    hasLanguage: true,
    types: ['Creator'],
  },
  digital: { units: ['per_mille', 'per_click', 'per_view'], where: 'area' },
  ooh: { units: ['per_month'], where: 'site' },
  dooh: { units: ['per_slot_day'], where: 'site', needed: [['loop', 'Describe the loop']], isLoop: true },
  pr: { units: ['per_release'], where: 'home' },
}

/** Categories made by staff: anything, anywhere. */
const ANY: OwnedRules = { units: RATE_UNITS, where: 'home' }

export const ownedRules = (category: string): OwnedRules =>
  isMediaType(category) || isDiscoverOnly(category) ? OWNED[category] : ANY
