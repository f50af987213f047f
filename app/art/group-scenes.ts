import type { MediaType } from '../../worker/domain/catalogue/registry/media.ts'
import { sceneUrl } from './picture.ts'

type Scene = readonly [media: MediaType, variant: string]

/** The layout that agrees with a group's name, by `category/group`; the others get one by chance, as listings do. */
const SCENES: Record<string, Scene> = {
  'tv/entertainment': ['tv', 'cricket'],
  'tv/news': ['tv', 'news'],
  'tv/movies': ['tv', 'film'],
  'tv/music': ['tv', 'music'],
  'radio/fm_stations': ['radio', 'studio'],
  'radio/community': ['radio', 'set'],
  'radio/digital': ['radio', 'car'],
  'radio/music': ['radio', 'mast'],
  'newspaper/national_daily': ['newspaper', 'half'],
  'newspaper/regional_daily': ['newspaper', 'column'],
  'newspaper/business_paper': ['newspaper', 'quarter'],
  'newspaper/supplements': ['newspaper', 'jacket'],
  'magazine/lifestyle': ['magazine', 'cover'],
  'magazine/business': ['magazine', 'spread'],
  'magazine/niche': ['magazine', 'pair'],
  'magazine/general': ['magazine', 'cover'],
  'btl/mall_activation': ['btl', 'mall'],
  'btl/apartment_activation': ['btl', 'apartment'],
  'btl/corporate_activation': ['btl', 'mall'],
  'btl/local_activation': ['btl', 'market'],
  'vehicle/cab_fleet': ['vehicle', 'cab'],
  'vehicle/bus_wraps': ['transit', 'bus'],
  'vehicle/truck_ads': ['vehicle', 'truck'],
  'vehicle/transit_media': ['vehicle', 'auto'],
  'events/conferences': ['events', 'conference'],
  'events/concerts': ['events', 'concert'],
  'events/college': ['events', 'concert'],
  'events/sports': ['events', 'stadium'],
  'transit/metro': ['transit', 'metro'],
  'transit/railway': ['transit', 'rail'],
  'transit/bus_shelter': ['transit', 'shelter'],
  'dooh/roadside_led': ['dooh', 'landscape'],
  'dooh/mall': ['dooh', 'ribbon'],
  'dooh/corporate_lift': ['dooh', 'tower'],
  'ooh/billboard': ['ooh', 'flyover'],
  'ooh/transit': ['transit', 'shelter'],
  'ooh/street': ['ooh', 'road'],
  'ooh/mall': ['ooh', 'rooftop'],
  'digital/programmatic': ['digital', 'banner'],
  'digital/social': ['digital', 'skyscraper'],
  'digital/video': ['digital', 'video'],
  'pr/press_release': ['newspaper', 'half'],
  'pr/media_coverage': ['digital', 'banner'],
  'pr/expert_interview': ['radio', 'studio'],
  'pr/creator_pr': ['influencer', 'bob'],
}

/** Picture of a group. File names in /art have no underscores. */
export function groupSceneUrl(category: string, group: string, frame: 'card' | 'wide'): string {
  const scene = SCENES[`${category}/${group}`]
  const id = `${category}-${group}`.replaceAll('_', '-')
  return sceneUrl({ category: scene?.[0] ?? category, id, variant: scene?.[1] ?? null }, frame)
}
