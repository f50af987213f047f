import { formatCount, formatNumber } from '../../worker/kernel/rules/money.ts'
import { plural } from '../../worker/kernel/rules/text/plural.ts'
import { type Drawing, facts, figures, included, type MediumSeed, type Turn } from '../medium.ts'
import { servedFrom } from '../places.ts'
import { drawCount, drawPrice, priceOf } from '../price.ts'
import { readList, readRange, readTable } from '../text.ts'

/** The owners who sell it. */
const SELLERS = [
  'Khabar Wire Desk',
  'Samvad Communications',
  'Cauvery Media Relations',
  'Deccan Newsline',
  'Hooghly Press Relations',
] as const

/**
 * Invented services: group | title | type | desk in | locality | rupees a release | people reached | published in |
 * delivery | two short features. The fifth and the tenth of a group can cost the edges of the price bands.
 */
const SERVICES = `
press_release | National wire, English | Wire distribution | Mumbai | Lower Parel | 45000-95000 | 1800000-4200000 | 240 dailies, agencies and news sites | One release of 500 words on the wire | 240 newsrooms, On the wire in 6 hours
press_release | Hindi belt wire | Wire distribution | Delhi | Connaught Place | 38000-80000 | 2400000-5200000 | 160 Hindi dailies and portals in nine states | One release, written in Hindi | Nine states, Written in Hindi
press_release | Business desk release | Targeted release | Mumbai | Bandra | 60000-140000 | 420000-980000 | 46 business desks, pink papers and market sites | One release, called through to each desk | Business desks, Called through
press_release | Start-up funding announcement | Targeted release | Bangalore | Koramangala | 42000-90000 | 360000-820000 | 58 technology and start-up titles | One announcement with a founder photo | Start-up titles, Embargo kept
press_release | Telugu newsroom release | Regional language release | Hyderabad | Banjara Hills | 45000-55000 | 900000-2100000 | 34 Telugu dailies and portals | One release, written in Telugu | 34 Telugu titles, District editions
press_release | Tamil newsroom release | Regional language release | Chennai | T. Nagar | 24000-52000 | 850000-1900000 | 31 Tamil dailies and portals | One release, written in Tamil | 31 Tamil titles, District editions
press_release | Marathi newsroom release | Regional language release | Pune | Kothrud | 22000-48000 | 780000-1700000 | 29 Marathi dailies and portals | One release, written in Marathi | 29 Marathi titles, Town editions
press_release | Bengali newsroom release | Regional language release | Kolkata | Park Street | 20000-46000 | 640000-1500000 | 24 Bengali dailies and portals | One release, written in Bengali | 24 Bengali titles, Puja calendar
press_release | Single city release | City release | Jaipur | C-Scheme | 15000-28000 | 180000-420000 | 18 city pages and local portals | One release for one city | One city, Photo included
press_release | Twelve language national release | Regional language release | Delhi | Saket | 150000-240000 | 5200000-9800000 | 420 titles in twelve languages | One release in twelve languages | Twelve languages, 420 newsrooms
media_coverage | Newsroom day, Mumbai | Newsroom day | Mumbai | Andheri | 120000-220000 | 640000-1400000 | Six newsrooms in one day | Six desk meetings with your spokesperson | Six newsrooms, One spokesperson
media_coverage | Newsroom day, Delhi | Newsroom day | Delhi | Connaught Place | 110000-210000 | 700000-1500000 | Six newsrooms in one day | Six desk meetings with your spokesperson | Six newsrooms, One spokesperson
media_coverage | Product review round | Review round | Bangalore | Indiranagar | 90000-180000 | 480000-1100000 | Ten technology reviewers | Ten units sent, collected and returned | Ten reviewers, Units tracked
media_coverage | Press visit to a plant | Press visit | Chennai | Guindy | 180000-320000 | 380000-860000 | Twelve reporters on one visit | Travel, briefing and photographs for twelve | Twelve reporters, Travel included
media_coverage | Feature story pitch, lifestyle | Feature story | Mumbai | Bandra | 45000-60000 | 320000-760000 | Weekend pages of eight dailies | Three feature ideas, pitched to eight desks | Weekend pages, Three ideas
media_coverage | Feature story pitch, health | Feature story | Hyderabad | Jubilee Hills | 48000-95000 | 300000-720000 | Health pages of nine dailies | Three feature ideas with an expert source | Health pages, Expert source
media_coverage | Results day desk | Results desk | Mumbai | Lower Parel | 140000-280000 | 420000-900000 | Wires, pink papers and two business channels | A desk from board meeting to evening bulletin | Same day, Figures checked
media_coverage | District press meet | Press meet | Lucknow | Gomti Nagar | 35000-70000 | 240000-560000 | Twenty district reporters | Hall, kit and photographs for one meet | Twenty reporters, Hall included
media_coverage | Photo call at an opening | Photo call | Jaipur | C-Scheme | 28000-60000 | 180000-440000 | Photo desks of eleven titles | One photographer and same-day captions | Same-day captions, Eleven desks
media_coverage | Press conference, metro hotel | Press conference | Delhi | Saket | 160000-300000 | 900000-1900000 | Forty reporters and six cameras | Hall, backdrop, kit and follow-up calls | Forty reporters, Six cameras
expert_interview | Founder podcast interview | Podcast interview | Bangalore | HSR Layout | 40000-90000 | 120000-380000 | One business podcast, audio and video | A 40 minute interview and three clips | Three clips, Audio and video
expert_interview | Money podcast interview | Podcast interview | Mumbai | Bandra | 45000-98000 | 160000-420000 | One personal finance podcast | A 30 minute interview and show notes | Show notes, Question list first
expert_interview | FM breakfast interview | Radio interview | Hyderabad | Madhapur | 22000-48000 | 260000-620000 | One FM station, breakfast show | A six minute conversation, live | Live, Recording supplied
expert_interview | Hindi news panel seat | Television panel | Delhi | ITO | 60000-130000 | 900000-2400000 | One evening panel on a Hindi channel | One seat, with a briefing before | Evening panel, Briefing included
expert_interview | Business channel market view | Television interview | Mumbai | Lower Parel | 45000-60000 | 220000-540000 | One market hour interview | Five minutes from studio or home | Market hours, Studio or home
expert_interview | Doctor on air | Radio interview | Chennai | Mylapore | 18000-40000 | 180000-460000 | One Tamil station, health hour | A phone-in with listeners | Phone-in, Tamil
expert_interview | Expert column in a daily | Bylined column | Kolkata | Salt Lake | 38000-82000 | 240000-580000 | Opinion page of one daily | A column of 700 words, edited with you | 700 words, Edited with you
expert_interview | Campus talk with press | Campus talk | Pune | Kothrud | 32000-66000 | 90000-220000 | One campus and five reporters | A talk, a question hour and photographs | Question hour, Five reporters
expert_interview | Live audio room with an editor | Live conversation | Bangalore | Indiranagar | 15000-34000 | 60000-180000 | One editor's audience, live | A 45 minute conversation and its recording | Live, Recording supplied
expert_interview | Leadership interview series | Interview series | Mumbai | Andheri | 150000-260000 | 520000-1300000 | Three podcasts and one channel | Four interviews over six weeks | Four interviews, Media training
creator_pr | Creator press kit drop | Creator kit | Mumbai | Bandra | 60000-140000 | 420000-1100000 | Twenty lifestyle creators | Twenty kits packed, sent and followed up | Twenty creators, Unboxing rights
creator_pr | Technology creator preview | Creator preview | Bangalore | Koramangala | 80000-180000 | 640000-1600000 | Eight technology creators | A hands-on evening before the launch | Eight creators, Embargo kept
creator_pr | Food trail for creators | Creator trail | Hyderabad | Jubilee Hills | 48000-110000 | 300000-780000 | Ten food creators | One evening over three kitchens | Ten creators, Reels allowed
creator_pr | Travel creator press trip | Creator trip | Kochi | Kakkanad | 160000-340000 | 520000-1400000 | Six travel creators | Three days, two nights, one story each | Six creators, Stay included
creator_pr | Regional creator round, Telugu | Creator round | Hyderabad | Madhapur | 45000-55000 | 380000-960000 | Twelve Telugu creators | Twelve posts over one week | Twelve creators, Telugu
creator_pr | Regional creator round, Tamil | Creator round | Chennai | T. Nagar | 36000-82000 | 360000-920000 | Twelve Tamil creators | Twelve posts over one week | Twelve creators, Tamil
creator_pr | Parent creator circle | Creator circle | Delhi | Saket | 40000-88000 | 260000-620000 | Fourteen parent creators | A morning with two specialists | Fourteen creators, Two specialists
creator_pr | Student creator desk | Creator desk | Pune | Kothrud | 18000-42000 | 120000-340000 | Thirty student creators on ten campuses | Thirty short posts in one month | Ten campuses, Thirty posts
creator_pr | Fact-check partner note | Expert note | Kolkata | Salt Lake | 24000-56000 | 140000-360000 | Five explainers by science creators | One note, checked by two specialists | Five explainers, Sources named
creator_pr | Launch day creator newsroom | Creator newsroom | Mumbai | Andheri | 180000-400000 | 1200000-3200000 | Twenty-five creators in one hall | Sets, sockets and a live feed for a day | Live feed, Twenty-five creators
`
interface Service {
  group: string
  title: string
  type: string
  city: string
  locality: string
  price: [number, number]
  reached: [number, number]
  where: string
  delivered: string
  short: string[]
}
const ALL: Service[] = readTable(SERVICES).map(
  ([
    group = '',
    title = '',
    type = '',
    city = '',
    locality = '',
    price,
    reached,
    where = '',
    delivered = '',
    short,
  ]) => ({
    group,
    title,
    type,
    city,
    locality,
    price: readRange(price),
    reached: readRange(reached),
    where,
    delivered,
    short: readList(short ?? ''),
  }),
)

const INCLUDED = readList(
  'Draft in two days, Two rounds of changes, Clippings with links, Named contact person, Report with the invoice',
)

function draw(turn: Turn): Drawing {
  const { random, group, index, edge } = turn
  const service = servicesOf(group)[index] ?? random.pick(ALL)
  const [short1 = '', short2 = ''] = service.short
  const reached = drawCount(random, ...service.reached)
  const stories = random.int(6, 38)
  return {
    listing: {
      title: service.title,
      type: service.type,
      description:
        `${service.delivered}, placed with ${lowerStart(service.where)}. ` +
        'Editors decide what runs: you pay for the work and see every story that came of it.',
      ...servedFrom(service.city, service.locality),
      rate: edge === undefined ? drawPrice(random, ...service.price) : priceOf(edge),
      unit: 'per_release',
      audience: reached,
      features: included(random, [short1, short2], INCLUDED),
      specifications: facts({
        Format: service.type,
        Delivered: service.delivered,
        'Where it appears': service.where,
        'First draft': plural(random.int(1, 3), ['working day', 'working days']),
        Changes: 'Two rounds',
        'Your part': random.pick(['Brief and one call', 'Brief, photographs and one call']),
        Proof: 'Clippings and links in 7 days',
      }),
      metrics: facts({
        'Stories from the last release': String(stories),
        'Average first story': `${random.int(4, 30)} hours`,
      }),
      audienceFigures: figures(
        turn,
        ['People reached', formatCount(reached), 'estimate'],
        ['Stories, last six releases', formatNumber(stories * 5 + random.int(0, 9)), 'owner'],
        ['Links read', formatCount(Math.round(reached * 0.03)), 'owner'],
      ),
    },
  }
}

const servicesOf = (group: string) => ALL.filter((service) => service.group === group)

/** Form inside a sentence; a name keeps its capital. */
const lowerStart = (text: string) =>
  /^[A-Z][a-z]+ [a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

export const pr: MediumSeed = {
  icon: 'megaphone',
  sellers: SELLERS,
  description: 'Releases, newsroom days, interviews and creator previews, each with its desk, its reach and its price.',
  groups: [
    {
      id: 'press_release',
      name: 'Press releases',
      description: 'Announcements on the wire and in the languages that your buyers read.',
      features: ['English and Indian languages', 'Out within a day', 'Clippings with links'],
      count: servicesOf('press_release').length,
    },
    {
      id: 'media_coverage',
      name: 'Media coverage',
      description: 'Desk meetings, review rounds and press visits that lead to stories of their own.',
      features: ['Metro and district press', 'Spokesperson briefed', 'Photographs included'],
      count: servicesOf('media_coverage').length,
    },
    {
      id: 'expert_interview',
      name: 'Expert interviews',
      description: 'Podcasts, radio hours and television panels for the people who know your field.',
      features: ['Audio, radio and television', 'Question list first', 'Recording supplied'],
      count: servicesOf('expert_interview').length,
    },
    {
      id: 'creator_pr',
      name: 'Creator PR',
      description: 'Kits, previews and trips for creators who write and film in their own words.',
      features: ['Named creators', 'Disclosure by the code', 'Metro and regional'],
      count: servicesOf('creator_pr').length,
    },
  ],
  draw,
}
