import { addDays } from '../../worker/kernel/rules/dates.ts'
import { formatCount } from '../../worker/kernel/rules/money.ts'
import { type Drawing, drawAvailability, facts, figures, included, type MediumSeed, type Turn } from '../medium.ts'
import { ownerOf } from '../owners.ts'
import { cityNamed, locate } from '../places.ts'
import { drawPrice, priceOf, roundCount } from '../price.ts'
import { createRandom } from '../random.ts'
import { readList, readRange, readTable, upperFirst } from '../text.ts'

/** The owners who sell it. */
const SELLERS = [
  'Gulabi Nagar Activations',
  'Charminar Activations',
  'Utsav Experiences',
  'Kalakar Collective',
  'Maidan Live',
] as const

/** Invented events: group | name | city | locality | venue | days | expected footfall | audience */
const EVENTS = `
conferences | Startup Manthan | Bangalore | Koramangala | Nandi Convention Hall | 2 | 6000 | founders and investors
conferences | Retail Bharat Summit | Mumbai | Bandra | Arabian Sea Convention Centre | 2 | 4200 | retail heads
conferences | Krishi Tech Conclave | Nagpur | Civil Lines | Orange Grove Exhibition Ground | 3 | 18000 | farmers and dealers
conferences | Swasthya Health Forum | Hyderabad | Madhapur | Golconda Convention Hall | 2 | 5200 | doctors and hospital buyers
conferences | Fintech Chaupal | Mumbai | Lower Parel | Mill Quarter Auditorium | 1 | 2400 | bankers and product heads
conferences | EV Raftaar Expo | Pune | Hinjawadi | Sahyadri Exhibition Centre | 3 | 26000 | dealers and first buyers
conferences | Textile Utsav | Surat | Varachha | Tapi Expo Grounds | 4 | 32000 | weavers and wholesalers
conferences | Girls in Code Day | Chennai | Guindy | Marina Institute Hall | 1 | 2800 | engineering students
concerts | Sagar Beats | Mumbai | Worli | Seaface Lawns | 1 | 14000 | listeners of 18 to 30
concerts | Sufi Raat | Delhi | Saket | Qila Amphitheatre | 1 | 8000 | families and couples
concerts | Indie Aangan | Bangalore | Whitefield | Lakeside Arena | 2 | 12000 | indie listeners
concerts | Garba Raas Mahotsav | Ahmedabad | Bodakdev | Riverside Party Plot | 9 | 90000 | families, every night
concerts | Carnatic Evenings | Chennai | Mylapore | Sangeetha Sabha Hall | 5 | 9000 | classical listeners
concerts | Rock the Ghat | Guwahati | Uzan Bazaar | Riverbank Stage | 2 | 11000 | students and travellers
concerts | Punjabi Dhamaka Night | Chandigarh | Sector 17 | Plaza Grounds | 1 | 16000 | young families
college | Tarang Tech Fest | Kanpur | Kalyanpur | Institute Main Ground | 3 | 22000 | engineering students
college | Utsaha Cultural Fest | Kochi | Kakkanad | Backwater Campus | 3 | 12000 | students of 40 colleges
college | Commerce Junction | Delhi | ITO | North Gate College Lawns | 2 | 9000 | commerce students
college | Medico Fiesta | Lucknow | Gomti Nagar | Medical Campus Grounds | 3 | 7500 | medical students
college | Design Mela | Ahmedabad | Satellite | Studio Campus | 2 | 5400 | design students
college | Raga Campus Fest | Mysore | Saraswathipuram | Kaveri College Quadrangle | 2 | 6800 | students of the district
sports | Premier Kabaddi Cup | Jaipur | C-Scheme | Gulabi Indoor Stadium | 12 | 64000 | families, evening matches
sports | Sunrise Half Marathon | Hyderabad | Gachibowli | Lake Road Start Line | 1 | 18000 | runners of 25 to 45
sports | Gully Cricket League | Mumbai | Andheri | Suburban Sports Ground | 16 | 48000 | young men and colleagues
sports | Howrah Football Shield | Kolkata | Howrah | Riverside Maidan | 10 | 72000 | football families
sports | Corporate Badminton Open | Bangalore | HSR Layout | Agara Sports Hall | 4 | 5200 | working professionals
sports | Coastal Cyclothon | Visakhapatnam | Beach Road | Beach Start Arch | 1 | 9000 | cyclists and families
`
interface Event {
  group: string
  name: string
  city: string
  locality: string
  venue: string
  days: number
  footfall: number
  who: string
}
const ALL: Event[] = readTable(EVENTS).map(
  ([group = '', name = '', city = '', locality = '', venue = '', days, footfall, who = '']) => ({
    group,
    name,
    city,
    locality,
    venue,
    days: Number(days),
    footfall: Number(footfall),
    who,
  }),
)

/** type | title | rupees | deliverables | two short features */
const TIERS = readTable(`
Stall | Stall at {event} | 15000-100000 | 3 × 3 m shell stall, two passes a day, table and power | Corner stalls first, 3 × 3 m
Associate sponsorship | Associate sponsor, {event} | 200000-1000000 | logo on all banners, 3 × 6 m stall, ten passes, stage mention each session | Stage mention, Logo on all banners
Title sponsorship | Title sponsor, {event} | 1000000-5000000 | name before the event’s name, stage backdrop, category exclusivity, press and tickets | Category exclusivity, Name in the title
Stage branding | Stage branding, {event} | 100000-500000 | LED wings left and right, 20 second film each hour, photo wall | LED wings, Film each hour
Registration and passes | Registration desk and passes, {event} | 60000-300000 | desk, lanyards and passes in your colours, scan data shared by consent | Every visitor, Desk and lanyards
`).map(([type = '', title = '', price, deliverables = '', short = '']) => ({
  type,
  title,
  price: readRange(price),
  deliverables: readList(deliverables),
  short: readList(short),
}))

/** Number of places on offer at each event. */
const ROUNDS = 3

const INCLUDED = readList(
  'Footfall report by hour, Photo and video edit in 7 days, Set-up crew on the eve, Social media tags',
)

function draw(turn: Turn): Drawing {
  const { random, group, index, edge, today } = turn
  const events = ALL.filter((event) => event.group === group)
  const event = events[index % events.length] ?? random.pick(events)
  // Facts of the event, not of the place in it, are equal for all its sponsors.
  const ofEvent = createRandom(`event ${event.name}`)
  // Each round through the events sells another kind of place, so that no place is offered twice.
  const first = ofEvent.int(0, TIERS.length - 1)
  const sold = Array.from({ length: ROUNDS }, (_, round) => TIERS[(first + round) % TIERS.length])
  const own = sold[Math.floor(index / events.length)]
  const able = TIERS.filter(({ price: [least, most] }) => edge === undefined || (least <= edge && edge <= most))
  const tier = able.find((one) => one === own) ?? able.find((one) => !sold.includes(one)) ?? random.pick(able)
  const from = addDays(today, ofEvent.int(30, 210))
  const until = addDays(from, event.days - 1)
  const city = cityNamed(event.city)
  const locality = city.localities.find(({ name }) => name === event.locality) ?? ofEvent.pick(city.localities)
  const [short1 = '', short2 = ''] = tier.short
  // A place that is taken stays taken: there is no day after which this event can still be booked.
  const taken = drawAvailability(random.fork('taken'), today).availability !== 'available'
  return {
    listing: {
      title: tier.title.replace('{event}', event.name),
      type: tier.type,
      description:
        `${formatCount(event.footfall)} ${event.who} over ${event.days === 1 ? 'one day' : `${event.days} days`} at ${event.venue}. ` +
        `The place includes ${tier.deliverables.slice(0, 2).join(' and ')}.`,
      ...locate(ofEvent, { city, locality }, `${event.venue}, ${locality.road}`),
      venue: event.venue,
      ownerId: ownerOf(event.name, { media: 'events', sellers: SELLERS }, event.city),
      rate: edge === undefined ? drawPrice(random, ...tier.price) : priceOf(edge),
      unit: 'per_event',
      audience: roundCount(event.footfall),
      features: included(random, [short1, short2], INCLUDED),
      specifications: facts({
        Tier: tier.type,
        Venue: event.venue,
        Days: String(event.days),
        'Who comes': upperFirst(event.who),
        Deliverables: upperFirst(tier.deliverables.join(', ')),
        Exclusivity: tier.type === 'Title sponsorship' ? 'Your category only' : 'No other brand beside you',
        'Artwork by': `${random.int(14, 28)} days before`,
      }),
      metrics: facts({
        'Passes scanned at the last edition': formatCount(roundCount(event.footfall * 0.86)),
        'Brands at the last edition': String(ofEvent.int(8, 46)),
      }),
      audienceFigures: figures(
        turn,
        ['Expected footfall', formatCount(event.footfall), 'owner'],
        ['Footfall of the last edition', formatCount(roundCount(event.footfall * 0.86)), 'owner'],
        ['Reach on social media', formatCount(roundCount(event.footfall * 14)), 'owner'],
      ),
      details: { from, until },
      availability: taken ? 'sold_out' : 'available',
      nextAvailable: null,
    },
  }
}

export const events: MediumSeed = {
  icon: 'ticket',
  sellers: SELLERS,
  description: 'Stalls, stages and sponsorships at conferences, concerts, college festivals and sport.',
  groups: [
    {
      id: 'conferences',
      name: 'Conferences',
      description: 'Trade and technology meetings where buyers and sellers share two days.',
      features: ['Stalls from 3 × 3 m', 'Delegate list by consent', 'Title sponsor exclusivity'],
      count: 24,
    },
    {
      id: 'concerts',
      name: 'Concerts',
      description: 'Evenings of music with stage branding, stalls and passes.',
      features: ['LED wings on stage', 'Young audiences', 'Film each hour'],
      count: 21,
    },
    {
      id: 'college',
      name: 'College festivals',
      description: 'Cultural and technical festivals that a whole campus plans for.',
      features: ['Students of many colleges', 'Sampling allowed', 'Campus permission included'],
      count: 17,
    },
    {
      id: 'sports',
      name: 'Sports',
      description: 'Leagues, runs and tournaments, from the start arch to the shirt.',
      features: ['Perimeter boards', 'Evening matches', 'Photo and video edit'],
      count: 18,
    },
  ],
  draw,
}
