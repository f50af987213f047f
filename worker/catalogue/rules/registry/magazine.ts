import { firstOf } from './affinity/affinity.ts'
import { assumedReach, counted, readers } from './delivery.ts'
import { count, date, REQUIRED, rows, text } from './form-field.ts'
import { appears } from './form-shared.ts'
import type { Formats, FormRules } from './form-spec.ts'
import type { PlanRules } from './plan-spec.ts'
import { PRINT, SPOT_NOUN } from './shared.ts'
import type { MediaSpec } from './spec.ts'
import { inEach } from './views.ts'
import type { MediaWords } from './words-spec.ts'

export const spec = {
  label: 'Magazine',
  tab: 'Magazine',
  heading: 'Magazine advertising',
  said: { chip: 'magazines' },
  noun: ['title', 'titles'],
  spotNoun: SPOT_NOUN,
  counts: 'spots',
  shape: 'groups',
  isSoldBySpot: true,
  units: ['per_insertion'],
  where: 'area',
  needed: [['frequency', 'Say how often it appears']],
  hasIssues: true,
  sold: 'sold by the insertion',
  facets: ['language', 'available'],
  narrows: ['tongue', 'format', 'owner'],
  search: { in: ['title', 'language'], placeholder: 'Search a magazine by name' },
  languages: ['English', 'Hindi', 'Regional'],
  sorts: ['circulation', 'price'],
  listingTitle: (group) => `${group} magazines`,
  notFound: { listing: 'Magazine not found', spot: 'Inventory not found' },
  actions: ['mediaKit', 'contactPublisher'],
  bookSpot: 'Book This Spot',
  cardAction: 'View Ad Options',
  audience: 'Circulation',
  views: inEach('Copies', ['issue', 'issues']),
  countedIn: 'ones',
  gst: PRINT,
  // Covers, the opening spread and bound-in pages exist once an issue; inside pages, several times.
  perIssue: {
    'Back cover': 1,
    'Inside front cover': 1,
    'Inside back cover': 1,
    'Double spread': 1,
    Gatefold: 1,
    'Bookmark insert': 1,
    'Full page': 6,
    'Half page, horizontal': 8,
  },
  leadTime: '30 to 45 days',
  terms: { leadDays: 30, supply: 'buyer', cancellation: 'print', proof: 'periodical' },
  refPrefix: 'MAG',
  section: 'print',
  channel: 'Print',
  tileRank: 9,
  isNamedInPictures: true,
  isReadInPictures: true,
} as const satisfies MediaSpec

export const words = {
  aliases: ['Magazine, Patrika, पत्रिका, मैगजीन'],
  phrases: 'magazine, magazines, mag, mags, पत्रिका',
  groups: { print: 2 },
  hindi: 'पत्रिका',
  plain: 'magazine magazines पत्रिका',
  titleEnds: 'Magazine|Weekly',
  wellKnown: `India Today | india today
    Femina | femina
    Vogue | vogue india, vogue magazine
    Outlook | outlook magazine
    Filmfare | filmfare magazine
    Forbes India | forbes india`,
  formats: {
    back_cover: { name: 'back covers', matches: 'Back cover', words: 'back cover, back covers' },
    inside_cover: {
      name: 'inside covers',
      matches: 'Inside',
      words: 'inside front cover, inside cover, inside covers, inside back cover',
    },
    spread: {
      name: 'double spreads',
      matches: 'Double spread',
      words: 'double spread, double spreads, centre spread, center spread',
    },
    gatefold: { name: 'gatefolds', matches: 'Gatefold', words: 'gatefold, gatefolds' },
    full_page: {
      name: 'full pages',
      matches: 'Full page',
      bound: 'full page, full pages, full page ad, full page ads',
    },
    half_page: {
      name: 'half pages',
      matches: 'Half page',
      bound: 'half page, half pages, half page ad, half page ads',
    },
    business: { name: 'business magazines', matches: 'business/', words: 'business magazine, business magazines' },
    lifestyle: {
      name: 'lifestyle magazines',
      matches: 'lifestyle/',
      words: 'lifestyle magazine, lifestyle magazines, fashion magazine, fashion magazines',
    },
  },
} as const satisfies MediaWords

/** First words of the type of a title with a subject of its own. */
const OWN_SUBJECTS: readonly (readonly [RegExp, string])[] = [
  [/\bfarm/i, 'farming'],
  [/\b(cars?|bikes?)\b/i, 'cars'],
  [/\bchild/i, 'children'],
  [/\bproperty\b/i, 'property'],
]

export const plan: PlanRules = {
  reach: assumedReach(0.12, 0.5, 'adults of a city who read any magazine within a month'),
  delivery: counted(readers),
  spread: 'languages',
  issueDays: 30,
  maxReleases: 12,
  affinity: {
    rows: {
      // affluent business young_pros students homemakers parents seniors workers rural men_auto travellers commuters
      business: [2.4, 2.7, 1.4, 0.7, 0.3, 0.5, 0.9, 0.2, 0.2, 1, 1.6, 0.8],
      cars: [1.5, 1.2, 1.4, 1.2, 0.3, 0.7, 0.8, 0.5, 0.5, 2.4, 1.2, 1],
      children: [1.3, 0.7, 0.8, 0.4, 1.6, 2.6, 0.7, 0.4, 0.5, 0.6, 1, 0.8],
      farming: [0.5, 0.9, 0.3, 0.5, 0.6, 0.8, 1.2, 1, 2.8, 1, 0.4, 0.6],
      general: [1.1, 1.2, 0.9, 1, 0.9, 1, 1.5, 0.6, 0.7, 1, 1.1, 0.9],
      lifestyle: [2.2, 1.1, 1.3, 1.1, 1.3, 0.9, 0.7, 0.2, 0.2, 0.6, 1.6, 0.8],
      niche: [1.3, 1.2, 1.2, 1.1, 0.8, 1.2, 0.9, 0.4, 0.8, 1.3, 1.2, 0.9],
      property: [2, 1.5, 1.2, 0.4, 1.3, 1.3, 1.3, 0.3, 0.3, 1, 1.2, 0.8],
    },
    // A title with a subject of its own.
    kindOf: ({ subcategory, type }) =>
      (subcategory === 'niche' ? firstOf(OWN_SUBJECTS, type) : undefined) ?? subcategory,
  },
}

/** Subjects of titles, each with its cover. */
const SUBJECTS = {
  'Home and dress magazine': 'cover-people',
  'Travel magazine': 'cover-travel',
  'City living magazine': 'cover-home',
  'Women’s life magazine': 'cover-people',
  'Fashion and home magazine': 'cover-people',
  'Personal finance magazine': 'cover-money',
  'Companies and markets magazine': 'cover-money',
  'Start-ups magazine': 'cover-people2',
  'Trade and industry magazine': 'cover-industry',
  'Small industry magazine': 'cover-industry',
  'Cars and bikes magazine': 'cover-cars',
  'Food magazine': 'cover-food',
  'Sport magazine': 'cover-sport',
  'Farming magazine': 'cover-farm',
  'Photography magazine': 'cover-camera',
  'Health magazine': 'cover-health',
  'Property and interiors magazine': 'cover-home',
  'Books and theatre magazine': 'cover-book',
  'Engineering magazine': 'cover-gear',
  'Children magazine': 'cover-moon',
  'News and society magazine': 'cover-people2',
  'News and essays magazine': 'cover-book',
  'News and cinema magazine': 'cover-people',
  'News and culture magazine': 'cover-people2',
  'Essays and stories magazine': 'cover-book',
} as const satisfies Formats

export const formats: Formats = {
  'Full page': 'page',
  'Back cover': 'back',
  'Half page, horizontal': 'half',
  'Inside front cover': 'inside',
  'Double spread': 'spread',
  'Bookmark insert': 'insert',
  'Inside back cover': 'page',
  Gatefold: 'gatefold',
  ...SUBJECTS,
}

// @__NO_SIDE_EFFECTS__
const namesOf = (table: Formats) => Object.keys(table)

export const form: FormRules = {
  hasLanguage: true,
  types: namesOf(SUBJECTS),
  fields: () => ({
    facts: [
      text('details.frequency', 'Frequency', {
        ...REQUIRED,
        suggestions: ['Weekly', 'Fortnightly', 'Monthly', 'Quarterly'],
      }),
      ...appears(),
      rows('details.issues', 'Coming issues', {
        columns: [
          text('name', 'Issue', { ...REQUIRED, help: 'Jan 2027' }),
          text('theme', 'Theme'),
          date('on', 'Appears on'),
          date('artworkBy', 'Artwork by', REQUIRED),
        ],
      }),
    ],
    audience: [count('details.readership', 'Readership')],
    spot: [text('placement', 'Position'), text('size', 'Trim size', { help: '203 × 267 mm' })],
  }),
  spotTypes: [
    'Full page',
    'Back cover',
    'Inside front cover',
    'Inside back cover',
    'Half page, horizontal',
    'Double spread',
    'Bookmark insert',
    'Gatefold',
  ],
  usual: ['Trim size', 'Bleed', 'Printing', 'Pages', 'Cover price', 'Artwork'],
}
