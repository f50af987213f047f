import { assumedReach, counted } from './delivery.ts'
import type { Formats, FormRules } from './form-spec.ts'
import type { PlanRules } from './plan-spec.ts'
import { INTERNET, ITEM_NOT_FOUND, SPOT_NOUN } from './shared.ts'
import type { MediaSpec } from './spec.ts'
import { boughtViews } from './views.ts'
import type { MediaWords } from './words-spec.ts'

export const spec = {
  label: 'Digital',
  tab: 'Digital',
  heading: 'Digital advertising',
  said: { chip: 'digital' },
  noun: ['network', 'networks'],
  spotNoun: SPOT_NOUN,
  counts: 'listings',
  shape: 'groups',
  units: ['per_mille', 'per_click', 'per_view'],
  where: 'area',
  sold: 'sold by views, clicks and completed views',
  facets: ['band', 'available'],
  narrows: ['format', 'owner'],
  search: { in: ['title'], placeholder: 'Search a network or format' },
  bands: { label: 'Minimum budget', on: 'minBudget', edges: [50_000, 200_000] },
  sorts: ['recommended', 'price', 'audience'],
  priceSort: 'cpm',
  listingTitle: (group) => `${group} advertising`,
  notFound: ITEM_NOT_FOUND,
  actions: ['startCampaign', 'mediaKit'],
  audience: 'Reach a month',
  views: boughtViews,
  metricsTitle: 'Performance metrics',
  gst: INTERNET,
  leadTime: '2 to 3 days',
  terms: { leadDays: 2, supply: 'buyer', cancellation: 'broadcast', proof: 'reports' },
  refPrefix: 'DIG',
  section: 'screens',
  channel: 'Digital',
  tileRank: 4,
} as const satisfies MediaSpec

export const words = {
  aliases: ['Digital, Online, Internet, डिजिटल, ऑनलाइन'],
  phrases:
    'digital, digital ads, digital media, digital marketing, online, online ads, google, google ads, meta, meta ads, facebook, facebook ads, instagram, instagram ads, insta, youtube, youtube ads, social media, programmatic, ott, hotstar, display ads, search ads, banner ads, internet, internet ads, linkedin, whatsapp ads, connected tv, ctv, performance marketing, डिजिटल',
  weakPhrases: 'web, app ads',
  hindi: 'डिजिटल',
  plain: 'digital',
  wellKnown: `LinkedIn | linkedin, linked in
    Google Ads | google ads?, google search ads?, adwords
    Facebook | facebook, facebook ads?, fb ads, meta ads
    Hotstar | hotstar, jiohotstar, disney hotstar
    JioCinema | jiocinema, jio cinema
    Netflix | netflix ads?
    Amazon Ads | amazon ads?, amazon prime ads?
    Spotify | spotify
    Twitter | twitter ads?, x ads`,
  formats: {
    video: {
      name: 'video advertising',
      matches: 'video/',
      words: 'video ads, pre roll, pre rolls, preroll, ott, hotstar, connected tv, ctv, youtube ads',
    },
    social: {
      name: 'social advertising',
      matches: 'social/',
      words: 'social media, social media ads, facebook ads, instagram ads, meta ads, meta, facebook',
    },
    display: {
      name: 'display banners',
      matches: 'programmatic/',
      words: 'programmatic, display ads, banner ads, banners on websites',
    },
    linkedin: { name: 'LinkedIn', matches: '', words: 'linkedin, linkedin ads' },
    search: { name: 'search advertising', matches: '', words: 'search ads, google search, google search ads, sem' },
    whatsapp: { name: 'WhatsApp messages', matches: '', words: 'whatsapp ads, whatsapp marketing, whatsapp messages' },
  },
} as const satisfies MediaWords

export const plan: PlanRules = {
  least: [
    {
      measure: 'money',
      amount: 50_000,
      within: 'plan',
      noun: ['a city and month', 'a city and month'],
      hindi: 'हर शहर और महीने में',
    },
  ],
  maxContacts: 15,
  reach: assumedReach(0.75, 0.4, 'adults of a city who are online within a month'),
  delivery: counted(),
  spread: 'targeted',
  isCountedInPieces: true,
  maxPacks: 40,
  maxViewsEach: 12,
  affinity: {
    rows: {
      // affluent business young_pros students homemakers parents seniors workers rural men_auto travellers commuters
      programmatic: [1.2, 1.3, 1.4, 1.3, 0.8, 1, 0.7, 0.7, 0.5, 1.2, 1.2, 1],
      // Bought for chosen people: at least 1.5 for any audience that it is targeted at.
      social: [1.5, 1.5, 1.6, 1.8, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5],
      video: [1.3, 1.1, 1.5, 1.6, 0.9, 1.1, 0.6, 0.8, 0.6, 1.3, 1.2, 1.1],
    },
  },
}

export const formats: Formats = {
  'Run of network banner': 'banner',
  Skyscraper: 'skyscraper',
  'Native card': 'native',
  'Home page takeover': 'takeover',
  'Feed post': 'feed',
  'Click to site': 'click',
  Story: 'story',
  'Lead form': 'leadform',
  'Connected TV spot': 'ctv',
  'Open auction pre-roll': 'video',
  'Completed view': 'vertical',
  'Sponsored series': 'series',
}

export const form: FormRules = {
  usual: ['Format', 'Size', 'Inventory', 'Targeting', 'File', 'Tracking', 'Viewability'],
}
