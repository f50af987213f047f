import type { Rate } from '../rate.ts'
import { assumedReach, counted, readers } from './delivery.ts'
import { count, REQUIRED, text } from './form-field.ts'
import { appears } from './form-shared.ts'
import type { Formats, FormRules } from './form-spec.ts'
import type { PlanRules } from './plan-spec.ts'
import { ITEM_NOT_FOUND, inventory, PRINT } from './shared.ts'
import type { MediaSpec } from './spec.ts'
import { inEach } from './views.ts'
import type { MediaWords } from './words-spec.ts'

export const spec = {
  label: 'Newspaper',
  tab: 'Newspaper',
  heading: 'Newspaper advertising',
  said: { chip: 'newspapers' },
  noun: ['edition', 'editions'],
  spotNoun: ['position', 'positions'],
  counts: 'listings',
  shape: 'groups',
  isSoldBySpot: true,
  paths: { listings: 'discover' },
  units: ['per_sq_cm'],
  where: 'area',
  needed: [['frequency', 'Say how often it appears']],
  hasIssues: true,
  sold: 'sold by the square centimetre and the insertion',
  facets: ['language', 'city', 'available'],
  narrows: ['tongue', 'format', 'owner'],
  search: { in: ['title', 'city', 'language'], placeholder: 'Search a title or an edition' },
  languages: ['English', 'Hindi', 'Regional'],
  sorts: ['circulation', 'price', 'rating'],
  listingTitle: inventory,
  notFound: ITEM_NOT_FOUND,
  actions: ['book', 'contactOwner'],
  audience: 'Daily circulation',
  views: inEach('Copies', ['insertion', 'insertions']),
  countedIn: 'ones',
  gst: PRINT,
  // One jacket, solus and strip a page; of inside pages, several. A column is as long as it is wanted.
  perIssue: {
    'Front page jacket': 1,
    'Front page solus': 1,
    'Front page strip': 1,
    'Back page strip': 1,
    'Full page': 4,
    'Half page': 6,
    'Quarter page': 8,
  },
  leadTime: '2 to 3 days, front page 7 to 15',
  terms: { leadDays: 2, supply: 'buyer', cancellation: 'print', proof: 'paper' },
  refPrefix: 'NEW',
  section: 'print',
  channel: 'Print',
  tileRank: 3,
  exampleRank: 2,
  isNamedInPictures: true,
  isReadInPictures: true,
} as const satisfies MediaSpec

export const words = {
  aliases: ['Newspaper, News paper, Akhbar, अखबार, समाचार पत्र, समाचारपत्र'],
  phrases:
    'newspaper, newspapers, news paper, news papers, newsprint, akhbaar, akhbar, akhbaaron, akhbaro, dailies, daily newspapers, press ad, press ads, hindi papers, english papers, bengali papers, tamil papers, telugu papers, kannada papers, malayalam papers, marathi papers, gujarati papers, punjabi papers, odia papers, urdu papers, local papers, regional papers, business papers, अखबार, अख़बार, समाचार पत्र',
  weakPhrases: 'paper, papers, press',
  groups: { print: 1 },
  hindi: 'अखबार',
  plain: 'newspaper newspapers paper papers akhbaar akhbar अखबार अख़बार',
  titleEnds: 'Times|Herald|Patrika|Samachar|Express|Gazette|Tribune|Chronicle',
  wellKnown: `Times of India | toi, the times of india, times of india, timesofindia
    Hindustan Times | hindustan times
    The Hindu | the hindu newspaper, the hindu
    Indian Express | indian express
    Economic Times | economic times, the economic times
    Mint | livemint, mint newspaper
    Business Standard | business standard
    Deccan Chronicle | deccan chronicle
    Deccan Herald | deccan herald
    The Telegraph | telegraph newspaper, the telegraph
    Dainik Jagran | dainik jagran, jagran, दैनिक जागरण
    Dainik Bhaskar | dainik bhaskar, bhaskar newspaper, दैनिक भास्कर
    Amar Ujala | amar ujala, अमर उजाला
    Hindustan | hindustan newspaper, हिंदुस्तान अखबार
    Rajasthan Patrika | rajasthan patrika, राजस्थान पत्रिका
    Punjab Kesari | punjab kesari
    Lokmat | lokmat, लोकमत
    Sakal | sakal newspaper, सकाळ
    Loksatta | loksatta
    Eenadu | eenadu, ईनाडु
    Sakshi | sakshi newspaper
    Malayala Manorama | malayala manorama
    Mathrubhumi | mathrubhumi
    Dinamalar | dinamalar
    Dina Thanthi | dina thanthi, daily thanthi, dinathanthi
    Anandabazar Patrika | anandabazar patrika, anandabazar
    Gujarat Samachar | gujarat samachar
    Sandesh | sandesh newspaper
    Navbharat Times | navbharat times, नवभारत टाइम्स
    Mid-Day | mid-day, midday newspaper`,
  formats: {
    jacket: {
      name: 'jackets',
      matches: 'Front page jacket',
      words:
        'jacket ad, jacket ads, front page jacket, front page jackets, full page jacket, newspaper jacket, newspaper jackets, जैकेट विज्ञापन',
      bound: 'jacket, jackets, जैकेट',
    },
    front_page: {
      name: 'front pages',
      matches: 'Front page',
      words:
        'front page, front page ad, front page ads, page one, pehla panna, pehle page, पहला पन्ना, पहले पन्ने, फ्रंट पेज, मुखपृष्ठ',
      bound: 'front',
    },
    full_page: {
      name: 'full pages',
      matches: 'Full page',
      words: 'full page, full pages, full page ad, full page ads, poora page, पूरा पन्ना, फुल पेज',
    },
    half_page: {
      name: 'half pages',
      matches: 'Half page',
      words: 'half page, half pages, half page ad, half page ads, aadha page, आधा पन्ना',
    },
    quarter_page: {
      name: 'quarter pages',
      matches: 'Quarter page',
      words: 'quarter page, quarter pages, quarter page ad, quarter page ads',
    },
    back_page: {
      name: 'back pages',
      matches: 'Back page',
      words: 'back page, back pages, back page ad, back page strip',
    },
    column: {
      name: 'column advertisements',
      matches: 'Column',
      words: 'column ad, column ads, classified, classifieds, classified ads',
    },
    business: {
      name: 'business papers',
      matches: 'business_paper/',
      words:
        'business paper, business papers, business daily, business dailies, business newspaper, business newspapers, financial daily, pink papers',
    },
    supplement: {
      name: 'supplements',
      matches: 'supplements/',
      words: 'sunday supplement, sunday supplements, newspaper supplement, newspaper supplements',
    },
    regional: {
      name: 'regional dailies',
      matches: 'regional_daily/',
      words:
        'regional daily, regional dailies, regional newspaper, regional newspapers, vernacular dailies, vernacular newspapers',
    },
    insert: {
      name: 'pamphlet inserts',
      matches: '',
      words: 'newspaper insert, newspaper inserts, pamphlet insertion, pamphlet inserts, leaflet inserts',
    },
  },
} as const satisfies MediaWords

/** Square centimetres of a broadsheet page. */
const PAGE = 33 * 52

/** Attention grows with the square root of the size (Strong, Psychological Review 21, 1914); a page is noticed by all who open it. */
const bySize = ({ unit, minQuantity }: Rate): number =>
  unit === 'per_sq_cm' ? Math.min(1, Math.sqrt(minQuantity / PAGE)) : 1

export const plan: PlanRules = {
  enough: { unit: 'per_release', units: 2, minDays: 28, unless: /jacket|front page|full page/i },
  reach: assumedReach(0.45, 0.7, 'adults of a city who read any daily within a month'),
  delivery: counted(readers),
  noticed: bySize,
  spread: 'city',
  issueDays: 1,
  maxReleases: 60,
  suggestionRank: 3,
  answerRank: 3,
  affinity: {
    rows: {
      // affluent business young_pros students homemakers parents seniors workers rural men_auto travellers commuters
      business_paper: [2.3, 2.8, 1.3, 0.4, 0.3, 0.6, 1.2, 0.2, 0.2, 0.9, 1.5, 0.9],
      'national_daily/English': [1.8, 1.8, 1.4, 1, 0.6, 0.9, 1.4, 0.3, 0.2, 1, 1.4, 1],
      'national_daily/Hindi': [0.8, 1.1, 0.7, 0.8, 1.1, 1.1, 1.3, 1, 1, 1.1, 0.8, 1],
      regional_daily: [0.8, 1, 0.7, 0.8, 1.1, 1.1, 1.4, 1, 1.2, 1, 0.7, 1],
      supplements: [1.6, 1, 1.3, 1, 1.4, 1.3, 1.2, 0.4, 0.3, 0.8, 1.2, 1],
    },
    kindOf: ({ subcategory, languages }) => {
      if (subcategory !== 'national_daily') return subcategory
      return languages.includes('English') ? 'national_daily/English' : 'national_daily/Hindi'
    },
  },
}

/** Positions of a newspaper; the picture of an edition is one of them. */
const PAGES: Formats = {
  'Half page': 'half',
  'Quarter page': 'quarter',
  'Front page strip': 'strip',
  'Front page solus': 'strip',
  'Front page jacket': 'jacket',
  'Full page': 'jacket',
  Column: 'column',
  'Back page strip': 'backstrip',
}
const EDITIONS = ['National daily', 'Regional daily', 'Business daily', 'Sunday supplement']

// @__NO_SIDE_EFFECTS__
function inEachEdition(pages: Formats): Formats {
  const ofEditions = EDITIONS.flatMap((edition) =>
    Object.entries(pages).map(([page, drawing]) => [`${edition} · ${page}`, drawing]),
  )
  return { ...pages, ...Object.fromEntries(ofEditions) }
}

export const formats = inEachEdition(PAGES)

export const form: FormRules = {
  hasLanguage: true,
  types: EDITIONS,
  drawnBy: 'spot',
  fields: () => ({
    facts: [text('details.frequency', 'Frequency', { ...REQUIRED, suggestions: ['Daily', 'Weekly'] }), ...appears()],
    audience: [count('details.readership', 'Readership')],
    spot: [text('placement', 'Page and position'), text('size', 'Size', { help: '33 × 52 cm' })],
  }),
  spotTypes: [
    'Front page jacket',
    'Front page solus',
    'Front page strip',
    'Back page strip',
    'Full page',
    'Half page',
    'Quarter page',
    'Column',
  ],
  usual: ['Page size', 'Column width', 'Pages a day', 'Colour', 'Artwork'],
}
