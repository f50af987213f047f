import {
  type DiscoverOnlyCategory,
  isDiscoverOnly,
  isMediaType,
  type MediaType,
} from '../../worker/domain/catalogue/registry/media.ts'
import { sceneUrl } from './picture.ts'

type Scene = readonly [media: MediaType, variant: string]

/** The drawing that agrees with a group's name, by category and group; the others get one by chance, as listings do. */
const SCENES: Readonly<Record<MediaType | DiscoverOnlyCategory, Readonly<Record<string, Scene>>>> = {
  tv: {
    entertainment: ['tv', 'cricket'],
    news: ['tv', 'news'],
    movies: ['tv', 'film'],
    music: ['tv', 'music'],
  },
  radio: {
    fm_stations: ['radio', 'studio'],
    community: ['radio', 'set'],
    digital: ['radio', 'car'],
    music: ['radio', 'mast'],
  },
  airport: {},
  theatre: {},
  newspaper: {
    national_daily: ['newspaper', 'half'],
    regional_daily: ['newspaper', 'column'],
    business_paper: ['newspaper', 'quarter'],
    supplements: ['newspaper', 'jacket'],
  },
  magazine: {
    lifestyle: ['magazine', 'cover'],
    business: ['magazine', 'spread'],
    niche: ['magazine', 'pair'],
    general: ['magazine', 'cover'],
  },
  btl: {
    mall_activation: ['btl', 'mall'],
    apartment_activation: ['btl', 'apartment'],
    corporate_activation: ['btl', 'mall'],
    local_activation: ['btl', 'market'],
  },
  vehicle: {
    cab_fleet: ['vehicle', 'cab'],
    bus_wraps: ['transit', 'bus'],
    truck_ads: ['vehicle', 'truck'],
    transit_media: ['vehicle', 'auto'],
  },
  events: {
    conferences: ['events', 'conference'],
    concerts: ['events', 'concert'],
    college: ['events', 'concert'],
    sports: ['events', 'stadium'],
  },
  transit: {
    metro: ['transit', 'metro'],
    railway: ['transit', 'rail'],
    bus_shelter: ['transit', 'shelter'],
  },
  influencer: {},
  digital: {
    programmatic: ['digital', 'banner'],
    social: ['digital', 'skyscraper'],
    video: ['digital', 'video'],
  },
  ooh: {
    billboard: ['ooh', 'flyover'],
    transit: ['transit', 'shelter'],
    street: ['ooh', 'road'],
    mall: ['ooh', 'rooftop'],
  },
  dooh: {
    roadside_led: ['dooh', 'landscape'],
    mall: ['dooh', 'ribbon'],
    corporate_lift: ['dooh', 'tower'],
  },
  pr: {
    press_release: ['newspaper', 'half'],
    media_coverage: ['digital', 'banner'],
    expert_interview: ['radio', 'studio'],
    creator_pr: ['influencer', 'bob'],
  },
}

/** Picture of a group. File names in /art have no underscores. */
export function groupSceneUrl(category: string, group: string, frame: 'card' | 'wide'): string {
  const scene = isMediaType(category) || isDiscoverOnly(category) ? SCENES[category][group] : undefined
  const id = `${category}-${group}`.replaceAll('_', '-')
  return sceneUrl({ category: scene?.[0] ?? category, id, variant: scene?.[1] ?? null }, frame)
}
