import type { FormField } from './form-field.ts'
import {
  count,
  date,
  decimal,
  hours,
  list,
  minutes,
  need,
  percent,
  rows,
  select,
  text,
  time,
  weekdays,
} from './form-field.ts'

// What the trade asks of one medium, and of its spots, in its words.

interface MediaFields {
  /** What it is, and how its audience is known. */
  facts?: readonly FormField[]
  audience?: readonly FormField[]
  /** Of each spot, beside its name and price. */
  spot?: readonly FormField[]
  /** What the trade calls a spot of this medium. */
  spotTypes?: readonly string[]
  /** Labels of specifications that buyers look for. */
  usual: readonly string[]
}

const face = [
  decimal('details.face.width', 'Width', { unit: 'ft', min: 0.5, max: 2_000 }),
  decimal('details.face.height', 'Height', { unit: 'ft', min: 0.5, max: 2_000 }),
]

const appears = [
  weekdays('details.appears.weekdays', 'Days of the week it appears', {
    help: 'Leave empty where it appears every so many days or months',
  }),
  date('details.appears.from', 'Day of one issue', { help: 'Where it does not appear on days of the week' }),
  count('details.appears.everyMonths', 'Months between issues', { min: 1, max: 24 }),
  count('details.appears.everyDays', 'Days between issues', { min: 1, max: 366 }),
  count('details.appears.artworkDays', 'Artwork due before an issue', { unit: 'days', max: 180, ...need }),
]

const airtime = [
  count('seconds', 'Length', { unit: 'sec', min: 1, max: 3_600, ...need }),
  minutes('slotFrom', 'From', need),
  minutes('slotTo', 'Until', { ...need, help: 'An end after midnight is on the next day' }),
  text('placement', 'Position in the break'),
  count('audience', 'People who meet one airing'),
]

const broadcast = [
  text('details.coreAudience', 'Core audience', { maxLength: 120 }),
  hours('details.dayparts', 'Audience by the hour', { help: 'Share of the busiest hour, 24 numbers from midnight' }),
  count('details.ratings.universe', 'Universe', { help: 'People who could watch or listen at all' }),
  text('details.ratings.of', 'The universe is', { help: 'Such as adults 15+ of Tamil Nadu in homes with television' }),
  count('details.ratings.peak', 'People at the busiest moment'),
]

const share = [text('label', 'Name', need), percent('percent', 'Share', { min: 0, max: 100, ...need })]

export const MEDIA_FIELDS: Readonly<Record<string, MediaFields>> = {
  ooh: {
    facts: face,
    usual: ['Size', 'Lighting', 'Facing', 'Material', 'Height, ft', 'Permit in hand'],
  },
  dooh: {
    facts: [
      ...face,
      count('details.loop.slots', 'Slots in the loop', { min: 1, max: 1_000, ...need }),
      count('details.loop.seconds', 'Length of a slot', { unit: 'sec', min: 1, max: 600, ...need }),
      text('details.loop.hours', 'Hours', { help: '06:00 to 22:00', ...need }),
      count('details.loop.playsADay', 'Plays a day of one slot', { max: 100_000, ...need }),
    ],
    usual: ['Screen', 'Pixels', 'Slot', 'Hours', 'File', 'Brightness', 'Share of voice'],
  },
  transit: {
    facts: face,
    usual: ['Size', 'Line', 'Stop', 'Position', 'Material', 'Hours seen', 'Approval'],
  },
  vehicle: {
    facts: [
      text('details.vehicle', 'Vehicle', { ...need, help: 'Such as hatchback cab or low-floor bus' }),
      count('details.fleetSize', 'Vehicles in the fleet', { min: 1, ...need }),
      list('details.routes', 'Routes'),
    ],
    usual: ['Vehicle', 'Fleet size', 'Panels', 'Material', 'Base city', 'Cost a vehicle', 'Permit'],
  },
  airport: {
    facts: [
      text('details.code', 'Code', { help: 'Of three letters, such as DEL', maxLength: 20 }),
      list('details.terminals', 'Terminals'),
    ],
    audience: [count('details.passengersYear', 'Passengers a year')],
    spot: [
      text('placement', 'Position', { help: 'Such as Departures, kerb' }),
      text('size', 'Size', { help: '60 × 10 ft' }),
      text('terminal', 'Terminal'),
      text('zone', 'Zone', { help: 'Kerb, check-in, security, gate, baggage' }),
      count('audience', 'People a day'),
    ],
    spotTypes: ['Gantry', 'Digital wall', 'Light-box', 'Wall', 'Totem', 'Hanging sign', 'Digital totem'],
    usual: ['Code', 'Terminals', 'Dwell time', 'Artwork', 'Mounting'],
  },
  theatre: {
    facts: [
      count('details.screens', 'Screens', { min: 1, ...need }),
      count('details.seats', 'Seats in all', { min: 1, ...need }),
      rows('details.shows', 'Shows', {
        help: 'Seats filled, percent, by day from Friday to Thursday',
        columns: [time('time', 'Time', need), list('fill', 'Seats filled', { ...need, help: 'Seven numbers' })],
      }),
    ],
    spot: [
      count('seconds', 'Length', { unit: 'sec', min: 1, max: 3_600, help: 'Of a film or slide' }),
      text('placement', 'Position'),
      text('size', 'Size', { help: 'Of a panel or standee' }),
    ],
    spotTypes: ['Pre-show film', 'Interval film', 'Slide', 'Foyer panel', 'Facade hoarding', 'Standee'],
    usual: ['Shows a day', 'Projection', 'Sound', 'File', 'Starts'],
  },
  tv: {
    audience: broadcast,
    spot: airtime,
    spotTypes: ['FCT, 10 sec', 'FCT, 20 sec', 'FCT, 30 sec', 'Sponsorship tag', 'Bumper', 'L-band'],
    usual: ['Genre', 'Languages', 'Seen in', 'Distribution', 'Material', 'Formats', 'Certificate'],
  },
  radio: {
    facts: [text('details.code', 'Frequency', { help: '95.6 FM', maxLength: 20 })],
    audience: broadcast,
    spot: airtime,
    spotTypes: ['FCT, 10 sec', 'FCT, 20 sec', 'FCT, 30 sec', 'Time check', 'Sponsorship tag', 'Mention'],
    usual: ['Frequency', 'Languages', 'Heard in', 'Material', 'Breaks an hour', 'Formats'],
  },
  newspaper: {
    facts: [text('details.frequency', 'Frequency', { ...need, suggestions: ['Daily', 'Weekly'] }), ...appears],
    audience: [count('details.readership', 'Readership')],
    spot: [text('placement', 'Page and position'), text('size', 'Size', { help: '33 × 52 cm' })],
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
  },
  magazine: {
    facts: [
      text('details.frequency', 'Frequency', {
        ...need,
        suggestions: ['Weekly', 'Fortnightly', 'Monthly', 'Quarterly'],
      }),
      ...appears,
      rows('details.issues', 'Coming issues', {
        columns: [
          text('name', 'Issue', { ...need, help: 'Jan 2027' }),
          text('theme', 'Theme'),
          date('on', 'Appears on'),
          date('artworkBy', 'Artwork by', need),
        ],
      }),
    ],
    audience: [count('details.readership', 'Readership')],
    spot: [text('placement', 'Position'), text('size', 'Trim size', { help: '203 × 267 mm' })],
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
  },
  influencer: {
    facts: [
      list('details.topics', 'Topics'),
      text('details.instagram.handle', 'Instagram', { help: '@name' }),
      count('details.instagram.followers', 'Instagram followers'),
      percent('details.instagram.engagement', 'Instagram engagement', { min: 0, max: 100 }),
      text('details.youtube.handle', 'YouTube', { help: '@name' }),
      count('details.youtube.subscribers', 'YouTube subscribers'),
      count('details.youtube.views', 'Views of a video'),
    ],
    audience: [
      percent('details.engagement', 'Engagement', { min: 0, max: 100 }),
      rows('details.audienceCities', 'Cities of the audience', { columns: share }),
      rows('details.audienceAges', 'Age and gender of the audience', { columns: share }),
    ],
    spot: [text('placement', 'What it includes', { help: '30 to 45 seconds, 1 revision' })],
    spotTypes: ['Reel', 'Feed post', 'Story set', 'YouTube video', 'Festival bundle'],
    usual: ['Posts a week', 'Usage rights', 'Disclosure', 'Not accepted'],
  },
  events: {
    facts: [date('details.from', 'First day', need), date('details.until', 'Last day', need)],
    usual: ['Tier', 'Venue', 'Days', 'Who comes', 'Deliverables', 'Exclusivity', 'Artwork by'],
  },
  btl: { usual: ['Space', 'Position', 'Power supply', 'Hours', 'Permission from', 'Staff', 'Sound allowed'] },
  digital: { usual: ['Format', 'Size', 'Inventory', 'Targeting', 'File', 'Tracking', 'Viewability'] },
  pr: { usual: ['Format', 'Delivered', 'Where it appears', 'First draft', 'Changes', 'Your part', 'Proof'] },
}

export const pinField = select(
  'place.pin',
  'The point is',
  [
    { value: 'exact', label: 'Exactly where it stands' },
    { value: 'near', label: 'Within 300 metres' },
    { value: 'base', label: 'None: it moves' },
  ],
  { help: 'What buyers are told of the point on the map' },
)
