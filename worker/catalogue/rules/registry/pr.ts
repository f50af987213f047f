import type { Formats, FormRules } from './form-spec.ts'
import { ITEM_NOT_FOUND, OTHER, plain, SPOT_NOUN } from './shared.ts'
import type { MediaSpec } from './spec.ts'
import { asStated } from './views.ts'
import type { MediaWords } from './words-spec.ts'

export const spec = {
  label: 'Public relations',
  tab: 'PR',
  heading: 'Public relations',
  noun: ['release', 'releases'],
  spotNoun: SPOT_NOUN,
  counts: 'listings',
  shape: 'groups',
  paths: { category: 'discover', listings: 'discover' },
  units: ['per_release'],
  where: 'home',
  sold: 'sold by the release, with proof of every story',
  facets: ['city', 'band', 'available'],
  narrows: ['format', 'owner'],
  search: { in: ['title', 'area', 'city'], placeholder: 'Search a service, desk or city' },
  bands: { label: 'Price a release', on: 'rate', edges: [50_000, 200_000] },
  sorts: ['recommended', 'price', 'audience'],
  listingTitle: plain,
  notFound: ITEM_NOT_FOUND,
  actions: ['book', 'contactOwner'],
  audience: 'People reached',
  views: asStated('One release'),
  gst: OTHER,
  leadTime: '3 to 10 days',
  terms: { leadDays: 3, supply: 'buyer', cancellation: 'broadcast', proof: 'coverage' },
  refPrefix: 'PR',
  section: 'people',
  channel: 'Digital',
} as const satisfies MediaSpec

export const words = {
  aliases: ['Public relations, PR, Press release, जनसंपर्क'],
} as const satisfies Pick<MediaWords, 'aliases'>

export const formats: Formats = {
  'Wire distribution': 'wire',
  'Targeted release': 'release',
  'City release': 'release',
  'Regional language release': 'regional',
  'Newsroom day': 'newsroom',
  'Review round': 'review',
  'Press visit': 'plant',
  'Feature story': 'feature',
  'Results desk': 'results',
  'Press meet': 'pressmeet',
  'Press conference': 'pressmeet',
  'Photo call': 'photocall',
  'Podcast interview': 'podcast',
  'Interview series': 'podcast',
  'Radio interview': 'radio',
  'Television panel': 'panel',
  'Television interview': 'tvinterview',
  'Bylined column': 'column',
  'Campus talk': 'talk',
  'Live conversation': 'audioroom',
  'Creator kit': 'kit',
  'Creator preview': 'kit',
  'Creator trail': 'creators',
  'Creator trip': 'trip',
  'Creator round': 'creators',
  'Creator circle': 'creators',
  'Creator desk': 'creators',
  'Creator newsroom': 'newsroom',
  'Expert note': 'note',
}

export const form: FormRules = {
  usual: ['Format', 'Delivered', 'Where it appears', 'First draft', 'Changes', 'Your part', 'Proof'],
}
