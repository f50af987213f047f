import { assumedReach, audienceOfScreens, passersBy } from './delivery.ts'
import { count, list, REQUIRED, rows, text, time } from './form-field.ts'
import type { Formats, FormRules } from './form-spec.ts'
import type { PlanRules, Visits } from './plan-spec.ts'
import { OTHER, plain, SPOT_NOUN } from './shared.ts'
import type { MediaSpec } from './spec.ts'
import { shows } from './views.ts'
import type { MediaWords } from './words-spec.ts'

export const spec = {
  label: 'Theatre',
  tab: 'Theatre',
  heading: 'Cinema advertising',
  said: { inSentence: 'cinema', chip: 'theatre' },
  noun: ['venue', 'venues'],
  spotNoun: SPOT_NOUN,
  counts: 'listings',
  shape: 'venues',
  isSoldBySpot: true,
  units: ['per_screen_week', 'per_unit_month'],
  where: 'site',
  needed: [
    ['screens', 'Enter the number of screens'],
    ['seats', 'Enter the number of seats'],
  ],
  sold: 'sold by the screen and week, from Friday',
  onMap: true,
  facets: ['group', 'city', 'available'],
  narrows: ['screens', 'owner'],
  search: { in: ['title', 'area'], placeholder: 'Search a cinema or area' },
  sorts: ['audience', 'price'],
  priceSort: 'monthly',
  listingTitle: plain,
  notFound: { listing: 'Theatre not found', spot: 'Inventory not found' },
  actions: [],
  audience: 'Average footfall a day',
  views: shows,
  gst: OTHER,
  leadTime: '2 to 8 days',
  terms: { leadDays: 2, supply: 'site', cancellation: 'outdoor', proof: 'cinema' },
  refPrefix: 'THE',
  section: 'screens',
  channel: 'OOH',
  tileRank: 8,
  isNamedInPictures: true,
} as const satisfies MediaSpec

export const words = {
  aliases: ['Theatre, Theater, Cinema, Movie hall, Picture hall, सिनेमा, सिनेमाघर, थिएटर, थियेटर'],
  phrases:
    'cinema, cinemas, cinema hall, cinema halls, theatre, theatres, theater, theaters, movie theatre, movie theatres, movie theater, movie theaters, movie hall, movie halls, pvr, inox, multiplex, multiplexes, big screen, big screens, cinema screens, theatre screens, multiplex screens, सिनेमा',
  hindi: 'सिनेमा',
  plain: 'cinema theatre सिनेमा',
  titleEnds: 'Cinemas?|Multiplex|Talkies|Cineplex',
  wellKnown: `PVR | pvr, pvr inox, पीवीआर
    INOX | inox, आइनॉक्स
    Cinepolis | cinepolis
    Miraj Cinemas | miraj cinemas?
    Carnival Cinemas | carnival cinemas?`,
  formats: {
    interval: {
      name: 'interval films',
      matches: 'Interval',
      words:
        'interval film, interval films, interval ad, interval ads, interval spot, interval spots, interval slide, interval slides, इंटरवल',
      weak: 'interval',
      bound: 'interval, during interval, at interval',
    },
    pre_show: {
      name: 'pre-show films',
      matches: 'Pre-show',
      words: 'pre show, preshow, pre show film, pre show films, pre movie ads, before the movie',
      bound: 'before the film',
    },
    foyer: {
      name: 'foyer light-boxes and standees',
      matches: 'Foyer, Ticket counter',
      words: 'foyer, foyer branding, cinema lobby, theatre lobby, cinema standees, cinema foyer',
      bound: 'standee, standees',
    },
    facade: { name: 'cinema facades', matches: 'Facade', words: 'cinema facade, theatre facade' },
    multiplex: { name: 'multiplexes', matches: 'multiplex/', words: 'multiplex, multiplexes, मल्टीप्लेक्स' },
    single_screen: {
      name: 'single screens',
      matches: 'single_screen/',
      words: 'single screen, single screens, single screen theatres, single screen cinemas',
    },
  },
} as const satisfies MediaWords

/** Visits a month: a visitor comes to the cinema. */
const VISITS: Visits = { usual: 1.3 }

export const plan: PlanRules = {
  enough: { unit: 'per_week', units: 2 },
  // Boards in the foyer and on the facade are noticed one by one.
  least: [
    {
      measure: 'screens',
      amount: 5,
      within: 'city',
      of: /interval|pre-show/i,
      noun: ['screen for two weeks', 'screens for two weeks'],
      hindi: 'स्क्रीन, दो सप्ताह तक',
    },
  ],
  reach: assumedReach(0.25, 0.9, 'adults of a multiplex city who see a film in a hall in a quarter'),
  delivery: passersBy(VISITS, audienceOfScreens),
  visits: VISITS,
  spread: 'city',
  hasLocality: true,
  suggestionRank: 5,
  leastOrder: { pieces: 5 },
  affinity: {
    rows: {
      // affluent business young_pros students homemakers parents seniors workers rural men_auto travellers commuters
      multiplex: [1.7, 1.1, 1.6, 1.7, 0.8, 1.2, 0.4, 0.4, 0.2, 1.2, 1.3, 1],
      single_screen: [0.4, 0.5, 0.7, 1.2, 0.8, 0.9, 0.5, 1.6, 1.4, 1.4, 0.6, 1],
    },
  },
}

export const formats: Formats = {
  Multiplex: 'multiplex',
  'Single screen': 'facade',
  'Pre-show film': 'scope',
  'Pre-show film · Single screen': 'flat',
  'Interval film': 'interval',
  Slide: 'slide',
  'Foyer panel': 'foyer',
  'Facade hoarding': 'multiplex',
  'Facade hoarding · Single screen': 'facade',
  Standee: 'standee',
  'Popcorn tub': 'popcorn',
  'Ticket window': 'ticket',
  'Seat back': 'seatback',
}

export const form: FormRules = {
  types: ['Multiplex', 'Single screen'],
  fields: () => ({
    facts: [
      count('details.screens', 'Screens', { min: 1, ...REQUIRED }),
      count('details.seats', 'Seats in all', { min: 1, ...REQUIRED }),
      rows('details.shows', 'Shows', {
        help: 'Seats filled, percent, by day from Friday to Thursday',
        columns: [time('time', 'Time', REQUIRED), list('fill', 'Seats filled', { ...REQUIRED, help: 'Seven numbers' })],
      }),
    ],
    spot: [
      count('seconds', 'Length', { unit: 'sec', min: 1, max: 3_600, help: 'Of a film or slide' }),
      text('placement', 'Position'),
      text('size', 'Size', { help: 'Of a panel or standee' }),
    ],
  }),
  spotTypes: ['Pre-show film', 'Interval film', 'Slide', 'Foyer panel', 'Facade hoarding', 'Standee'],
  usual: ['Shows a day', 'Projection', 'Sound', 'File', 'Starts'],
}
