import {
  type DiscoverOnlyCategory,
  isDiscoverOnly,
  isMediaType,
  type MediaType,
} from '../../worker/catalogue/rules/registry/media.ts'
import { sceneUrl } from './picture.ts'

/** The drawing that agrees with a group's name, by category and group; the others get a typical one of the medium. */
export const GROUP_VARIANTS: Readonly<Record<MediaType | DiscoverOnlyCategory, Readonly<Record<string, string>>>> = {
  tv: {
    entertainment: 'serial',
    news: 'news',
    movies: 'film',
    music: 'music',
  },
  radio: {
    fm_stations: 'studio',
    community: 'mast',
    digital: 'phone',
    music: 'car',
  },
  airport: {},
  theatre: {},
  newspaper: {
    national_daily: 'half',
    regional_daily: 'column',
    business_paper: 'quarter',
    supplements: 'jacket',
  },
  magazine: {
    lifestyle: 'cover-people',
    business: 'cover-money',
    niche: 'cover-cars',
    general: 'page',
  },
  btl: {
    mall_activation: 'atriumstall',
    apartment_activation: 'clubhouse',
    corporate_activation: 'lobbystall',
    local_activation: 'bazaar',
  },
  vehicle: {
    cab_fleet: 'sedan',
    bus_wraps: 'bus',
    truck_ads: 'truck',
    transit_media: 'auto',
  },
  events: {
    conferences: 'conference',
    concerts: 'concert',
    college: 'wings',
    sports: 'stadium',
  },
  transit: {
    metro: 'metro',
    railway: 'railplatform',
    bus_shelter: 'shelter',
  },
  influencer: {},
  digital: {
    programmatic: 'banner',
    social: 'feed',
    video: 'ctv',
  },
  ooh: {
    billboard: 'unipole',
    transit: 'metropillar',
    street: 'polekiosk',
    mall: 'atrium',
  },
  dooh: {
    roadside_led: 'ledwall',
    mall: 'totem',
    corporate_lift: 'lift',
  },
  pr: {
    press_release: 'wire',
    media_coverage: 'pressmeet',
    expert_interview: 'podcast',
    creator_pr: 'kit',
  },
}

/** Picture of a group. File names in /art have no underscores. */
export function groupSceneUrl(category: string, group: string, frame: 'card' | 'wide'): string {
  const variant = isMediaType(category) || isDiscoverOnly(category) ? GROUP_VARIANTS[category][group] : undefined
  const id = `${category}-${group}`.replaceAll('_', '-')
  return sceneUrl({ category, id, variant: variant ?? null }, frame)
}
