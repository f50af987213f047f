import type { AffinityRow } from './columns.ts'

/** Indices of print, television, radio, creators and digital media, by audience: see `table.ts`. */
export const MEDIA_ROWS = {
  // affluent business young_pros students homemakers parents seniors workers rural men_auto travellers commuters
  'digital/programmatic': [1.2, 1.3, 1.4, 1.3, 0.8, 1, 0.7, 0.7, 0.5, 1.2, 1.2, 1],
  // Bought for chosen people: at least 1.5 for any audience that it is targeted at.
  'digital/social': [1.5, 1.5, 1.6, 1.8, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5],
  'digital/video': [1.3, 1.1, 1.5, 1.6, 0.9, 1.1, 0.6, 0.8, 0.6, 1.3, 1.2, 1.1],
  influencer: [1.2, 1, 1.6, 1.9, 1.1, 1.1, 0.4, 0.6, 0.4, 1.1, 1.2, 1],
  'magazine/business': [2.4, 2.7, 1.4, 0.7, 0.3, 0.5, 0.9, 0.2, 0.2, 1, 1.6, 0.8],
  'magazine/cars': [1.5, 1.2, 1.4, 1.2, 0.3, 0.7, 0.8, 0.5, 0.5, 2.4, 1.2, 1],
  'magazine/children': [1.3, 0.7, 0.8, 0.4, 1.6, 2.6, 0.7, 0.4, 0.5, 0.6, 1, 0.8],
  'magazine/farming': [0.5, 0.9, 0.3, 0.5, 0.6, 0.8, 1.2, 1, 2.8, 1, 0.4, 0.6],
  'magazine/general': [1.1, 1.2, 0.9, 1, 0.9, 1, 1.5, 0.6, 0.7, 1, 1.1, 0.9],
  'magazine/lifestyle': [2.2, 1.1, 1.3, 1.1, 1.3, 0.9, 0.7, 0.2, 0.2, 0.6, 1.6, 0.8],
  'magazine/niche': [1.3, 1.2, 1.2, 1.1, 0.8, 1.2, 0.9, 0.4, 0.8, 1.3, 1.2, 0.9],
  'magazine/property': [2, 1.5, 1.2, 0.4, 1.3, 1.3, 1.3, 0.3, 0.3, 1, 1.2, 0.8],
  'newspaper/business_paper': [2.3, 2.8, 1.3, 0.4, 0.3, 0.6, 1.2, 0.2, 0.2, 0.9, 1.5, 0.9],
  'newspaper/national_daily/English': [1.8, 1.8, 1.4, 1, 0.6, 0.9, 1.4, 0.3, 0.2, 1, 1.4, 1],
  'newspaper/national_daily/Hindi': [0.8, 1.1, 0.7, 0.8, 1.1, 1.1, 1.3, 1, 1, 1.1, 0.8, 1],
  'newspaper/regional_daily': [0.8, 1, 0.7, 0.8, 1.1, 1.1, 1.4, 1, 1.2, 1, 0.7, 1],
  'newspaper/supplements': [1.6, 1, 1.3, 1, 1.4, 1.3, 1.2, 0.4, 0.3, 0.8, 1.2, 1],
  'radio/community': [0.2, 0.2, 0.3, 0.8, 1.1, 1, 1, 1.5, 1.6, 0.8, 0.2, 0.9],
  'radio/digital': [1.4, 1.2, 1.8, 1.7, 0.6, 0.8, 0.4, 0.4, 0.2, 1.3, 1.4, 1.1],
  'radio/drive': [1.1, 1.2, 1.5, 1.1, 0.7, 1, 0.8, 1.1, 0.7, 1.4, 1.1, 1.5],
  'radio/late': [0.7, 0.6, 1.1, 1.7, 0.6, 0.5, 0.3, 0.9, 0.5, 1.1, 0.8, 0.8],
  'radio/midday': [0.7, 0.8, 0.7, 0.8, 1.6, 1, 1.3, 1.1, 1.1, 0.7, 0.7, 0.7],
  'tv/business': [2.3, 2.7, 1.2, 0.4, 0.3, 0.5, 1.3, 0.2, 0.2, 1.2, 1.6, 0.8],
  'tv/entertainment': [0.7, 0.7, 0.6, 0.7, 1.6, 1.3, 1.2, 1.1, 1.2, 0.6, 0.7, 0.9],
  'tv/movies': [0.8, 0.7, 0.8, 1, 1.1, 1.2, 1, 1.3, 1.2, 1.1, 0.8, 1],
  'tv/music': [0.7, 0.5, 1, 1.7, 0.9, 0.8, 0.5, 1.1, 1, 1.2, 0.8, 1],
  'tv/news': [1.2, 1.5, 0.8, 0.5, 0.7, 0.8, 1.7, 0.9, 1, 1.3, 1.1, 0.9],
} as const satisfies Readonly<Record<string, AffinityRow>>
