import { assumedReach, counted } from './delivery.ts'
import { date, REQUIRED } from './form-field.ts'
import type { Formats, FormRules } from './form-spec.ts'
import type { PlanRules } from './plan-spec.ts'
import { ITEM_NOT_FOUND, OTHER, plain, SPOT_NOUN, STREET_BANDS } from './shared.ts'
import type { MediaSpec } from './spec.ts'
import { asStated } from './views.ts'
import type { MediaWords } from './words-spec.ts'

export const spec = {
  label: 'Events',
  tab: 'Events',
  heading: 'Event sponsorship',
  said: { chip: 'event sponsorship', control: 'event sponsorship' },
  noun: ['opportunity', 'opportunities'],
  spotNoun: SPOT_NOUN,
  counts: 'listings',
  shape: 'groups',
  units: ['per_event'],
  where: 'site',
  needed: [
    ['from', 'Choose the first day'],
    ['until', 'Choose the last day'],
  ],
  sold: 'stalls, associate and title sponsorships',
  onMap: true,
  facets: ['city', 'band', 'available'],
  narrows: ['format', 'owner'],
  search: { in: ['title', 'venue'], placeholder: 'Search an event or venue' },
  bands: { ...STREET_BANDS },
  sorts: ['recommended', 'price', 'audience'],
  listingTitle: plain,
  notFound: ITEM_NOT_FOUND,
  actions: ['book', 'contactOwner'],
  audience: 'Expected footfall',
  views: asStated('The whole event'),
  gst: OTHER,
  leadTime: '30 to 90 days',
  terms: { leadDays: 30, supply: 'event', cancellation: 'outdoor', proof: 'ground' },
  refPrefix: 'EVT',
  section: 'people',
  channel: 'OOH',
  tileRank: 14,
} as const satisfies MediaSpec

export const words = {
  aliases: ['Event, इवेंट, कार्यक्रम'],
  phrases:
    'expo, expos, event sponsorship, event sponsorships, sponsorship, sponsorships, event branding, trade shows, exhibition stall, event stall',
  weakPhrases: 'event, events, exhibition, exhibitions',
  hindi: 'कार्यक्रम',
  formats: {
    college: {
      name: 'college fests',
      matches: 'college/',
      words:
        'college fest sponsorship, college fest sponsorships, sponsor college fests, college fest stall, college fests',
    },
    concert: {
      name: 'concerts',
      matches: 'concerts/',
      words: 'concert sponsorship, concert sponsorships, sponsor a concert, sponsor concerts',
    },
    conference: {
      name: 'conferences',
      matches: 'conferences/',
      words: 'conference sponsorship, conference sponsorships, trade shows, trade show',
    },
    sports: {
      name: 'sports events',
      matches: 'sports/',
      words: 'sports sponsorship, sports sponsorships, marathon sponsorship, sports event sponsorship',
    },
  },
} as const satisfies MediaWords

export const plan: PlanRules = {
  reach: assumedReach(0.15, 0.8, 'adults who go to a fair, show or match in a quarter'),
  delivery: counted(),
  spread: 'city',
  affinity: {
    rows: {
      // affluent business young_pros students homemakers parents seniors workers rural men_auto travellers commuters
      college: [0.3, 0.2, 0.6, 3, 0.2, 0.3, 0.2, 0.2, 0.2, 1.3, 0.4, 1],
      concerts: [1.7, 1, 1.8, 2, 0.6, 0.6, 0.3, 0.4, 0.2, 1.3, 1.4, 1],
      conferences: [2, 3, 1.6, 0.6, 0.2, 0.3, 0.6, 0.2, 0.2, 1.2, 1.8, 0.8],
      sports: [1.2, 1, 1.4, 1.5, 0.5, 0.9, 0.6, 0.9, 0.6, 1.9, 1.2, 1],
    },
  },
  isMetThere: true,
}

export const formats: Formats = {
  Stall: 'stall',
  'Associate sponsorship': 'banners',
  'Associate sponsorship · sports': 'stadium',
  'Title sponsorship': 'title',
  'Title sponsorship · sports': 'arch',
  'Stage branding': 'wings',
  'Stage branding · conferences': 'conference',
  'Stage branding · sports': 'stadium',
  'Registration and passes': 'registration',
}

export const form: FormRules = {
  fields: () => ({
    facts: [date('details.from', 'First day', REQUIRED), date('details.until', 'Last day', REQUIRED)],
  }),
  usual: ['Tier', 'Venue', 'Days', 'Who comes', 'Deliverables', 'Exclusivity', 'Artwork by'],
}
