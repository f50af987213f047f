import { assumedReach, counted } from './delivery.ts'
import { airtime, broadcast } from './form-shared.ts'
import type { Formats, FormRules } from './form-spec.ts'
import type { PlanRules } from './plan-spec.ts'
import { BROADCAST, plain, SPOT_NOUN } from './shared.ts'
import type { MediaSpec } from './spec.ts'
import { plays } from './views.ts'
import type { MediaWords } from './words-spec.ts'

export const spec = {
  label: 'Television',
  tab: 'Television',
  heading: 'Television advertising',
  said: { chip: 'TV' },
  noun: ['channel', 'channels'],
  spotNoun: SPOT_NOUN,
  counts: 'listings',
  shape: 'channels',
  isSoldBySpot: true,
  units: ['per_10_sec'],
  where: 'area',
  isAirtime: true,
  sold: 'sold by the 10 seconds',
  facets: ['group', 'language', 'available'],
  narrows: ['tongue', 'format', 'owner'],
  search: { in: ['title', 'language'], placeholder: 'Search a channel' },
  languages: ['Hindi', 'English', 'Regional'],
  sorts: ['audience', 'price'],
  priceSort: 'monthly',
  listingTitle: plain,
  notFound: { listing: 'Channel not found', spot: 'Inventory not found' },
  actions: [],
  audience: 'Weekly reach',
  views: plays,
  spotAudience: { label: 'Viewers of one airing', people: 'viewers', rating: 'TVR' },
  gst: BROADCAST,
  leadTime: '7 to 10 days',
  terms: { leadDays: 7, supply: 'buyer', cancellation: 'broadcast', proof: 'broadcast' },
  refPrefix: 'TV',
  section: 'screens',
  channel: 'Television',
  tileRank: 1,
  isNamedInPictures: true,
} as const satisfies MediaSpec

export const words = {
  aliases: ['Television, TV, Tele vision, टीवी, टेलीविजन'],
  phrases:
    'tv, tvs, television, televisions, tv channel, tv channels, tv ads, tv ad, tvc, news channel, news channels, gec, tele vision, टीवी, टेलीविजन',
  hindi: 'टीवी',
  plain: 'tv television channel channels टीवी',
  titleEnds: 'TV|Channel|News',
  wellKnown: `Star Plus | star plus, starplus, स्टार प्लस
    Star Sports | star sports
    Zee TV | zee tv, zee cinema, zee news, ज़ी टीवी, जी टीवी
    Sony TV | sony tv, sony sab, sab tv, set india
    Colors | colors tv, colours tv
    Aaj Tak | aaj tak, aajtak, आज तक
    NDTV | ndtv
    Republic TV | republic tv, republic bharat
    ABP News | abp news, abp majha
    India TV | india tv
    Times Now | times now
    CNBC | cnbc, cnbc-tv18, cnbc awaaz
    Sun TV | sun tv, ktv
    Asianet | asianet
    Star Jalsha | star jalsha
    Star Maa | star maa, star vijay
    DD National | dd national, doordarshan`,
  formats: {
    prime_time: {
      name: 'prime time',
      matches: 'Prime time, Nine o, Evening, Weekend reality, Saturday premiere',
      words: 'prime time tv, tv prime time',
      bound: 'prime time, primetime, प्राइम टाइम',
    },
    l_band: { name: 'L-bands', matches: 'L-band', words: 'l band, l bands, aston band, aston bands' },
    ticker: { name: 'ticker bands', matches: 'Ticker', words: 'ticker band, ticker bands, tv ticker, scroll ads' },
    news: { name: 'news channels', matches: 'news/', words: 'news channel, news channels, tv news, न्यूज चैनल, न्यूज़ चैनल' },
    entertainment: {
      name: 'entertainment channels',
      matches: 'entertainment/',
      words: 'gec, gecs, entertainment channel, entertainment channels',
    },
    movies: { name: 'movie channels', matches: 'movies/', words: 'movie channel, movie channels, film channels' },
    music: { name: 'music channels', matches: 'music/', words: 'music channel, music channels' },
  },
} as const satisfies MediaWords

export const plan: PlanRules = {
  enough: { unit: 'per_week', units: 2 },
  least: [{ measure: 'titles', amount: 3, within: 'language', noun: ['channel', 'channels'], hindi: 'चैनल' }],
  reach: assumedReach(0.85, 0.6, 'most urban homes own a set; heavy and light viewers differ widely'),
  delivery: counted(),
  spread: 'area',
  leastOrder: { pieces: 20 },
  answerRank: 4,
  affinity: {
    rows: {
      // affluent business young_pros students homemakers parents seniors workers rural men_auto travellers commuters
      business: [2.3, 2.7, 1.2, 0.4, 0.3, 0.5, 1.3, 0.2, 0.2, 1.2, 1.6, 0.8],
      entertainment: [0.7, 0.7, 0.6, 0.7, 1.6, 1.3, 1.2, 1.1, 1.2, 0.6, 0.7, 0.9],
      movies: [0.8, 0.7, 0.8, 1, 1.1, 1.2, 1, 1.3, 1.2, 1.1, 0.8, 1],
      music: [0.7, 0.5, 1, 1.7, 0.9, 0.8, 0.5, 1.1, 1, 1.2, 0.8, 1],
      news: [1.2, 1.5, 0.8, 0.5, 0.7, 0.8, 1.7, 0.9, 1, 1.3, 1.1, 0.9],
    },
    kindOf: ({ subcategory, format }) => (format === 'business' ? 'business' : subcategory),
  },
}

export const formats: Formats = {
  'General entertainment': 'serial',
  'Lifestyle and series': 'comedy',
  Sport: 'cricket',
  'Sport · Akhada Sports': 'kabaddi',
  News: 'news',
  'Business news': 'business',
  Movies: 'film',
  Music: 'music',
}

export const form: FormRules = {
  hasLanguage: true,
  drawnBy: 'title',
  fields: () => ({
    audience: broadcast(),
    spot: airtime(),
  }),
  spotTypes: ['FCT, 10 sec', 'FCT, 20 sec', 'FCT, 30 sec', 'Sponsorship tag', 'Bumper', 'L-band'],
  usual: ['Genre', 'Languages', 'Seen in', 'Distribution', 'Material', 'Formats', 'Certificate'],
}
