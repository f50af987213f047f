import { formatCount, formatNumber } from '../../worker/kernel/rules/money.ts'
import { type Drawing, facts, figures, included, type MediumSeed, type Turn } from '../medium.ts'
import { ownerOf } from '../owners.ts'
import { servedFrom } from '../places.ts'
import { drawCount, drawPrice, priceOf } from '../price.ts'
import { inGroup, lowerFirst, readColumns, readList, readRange, rowOf, sentenceList } from '../text.ts'

/** The owners who sell it. */
const SELLERS = ['Setu Ad Network', 'Jaal Digital'] as const

/** Invented networks; `inventory` is where they show ads. */
const NETWORKS = readColumns(
  ['group', 'name', 'home', 'inventory'],
  `
programmatic | Jaal Display | Bangalore | News and weather sites
programmatic | Setu Exchange | Mumbai | Regional language sites
programmatic | Chaupal Network | Delhi | Community and farming sites
programmatic | Manthan Premium | Mumbai | Business and finance sites
programmatic | Naksha Local | Hyderabad | Maps and local search
social | Gupshup Feed | Bangalore | Short posts in ten languages
social | Mohalla Groups | Delhi | Neighbourhood groups
social | Tasveer Stories | Mumbai | Photo stories
social | Padosi Market | Pune | Classifieds and resale
social | Campus Wall | Chennai | College communities
video | Ghar Baithak TV | Mumbai | Connected TV at home
video | Chhoti Film | Bangalore | Short films of ten minutes
video | Maidan Live Sport | Delhi | Live sport streams
video | Katha Stream | Hyderabad | Serials and films on demand
video | Bal Vahini | Chennai | Children’s learning video
`,
)

/** `price` is a range in rupees. */
const FORMATS = readColumns(
  ['group', 'format', 'unit', 'price', 'size', 'targeting'],
  `
programmatic | Run of network banner | per_mille | 40-90 | 300 × 250 and 728 × 90 px | City, language, time of day
programmatic | Skyscraper | per_mille | 60-120 | 160 × 600 and 300 × 600 px | City, subject of the page
programmatic | Native card | per_click | 6-22 | 1,200 × 628 px and headline | Subject of the page, device
programmatic | Home page takeover | per_mille | 90-120 | Full width, 24 hours | City
social | Feed post | per_mille | 60-120 | 1,080 × 1,080 px | Age, interests, city
social | Click to site | per_click | 8-40 | 1,080 × 1,350 px and link | Look-alikes, pin code
social | Story | per_mille | 70-120 | 1,080 × 1,920 px, 15 sec | Age, interests
social | Lead form | per_click | 22-90 | Card and four fields | Age, income band, city
video | Connected TV spot | per_mille | 350-700 | 1,920 × 1,080 px, 20 sec | Home, language, genre
video | Open auction pre-roll | per_mille | 150-350 | 1,280 × 720 px, 15 sec | Language, device
video | Completed view | per_view | 0.25-1.2 | 1,280 × 720 px, up to 30 sec | Language, interests
video | Sponsored series | per_mille | 700-1200 | Billboard and two spots an episode | Title, language
`,
)

/** Rupees: least spends that networks ask for, the middle band's edges among them. */
const BUDGETS = [25_000, 30_000, 40_000, 50_000, 75_000, 100_000, 150_000, 200_000, 250_000, 300_000, 500_000]
const UNIT_STEP = { per_mille: 50, per_click: 500, per_view: 10_000 } as const
const INCLUDED = readList(
  'Report every Monday, Brand safety list, Fraud filter by a third party, Pause any day, Creative in four languages, ' +
    'Frequency cap 3 a day, Pixel and conversion setup',
)

const isUnit = (unit: string): unit is keyof typeof UNIT_STEP => unit in UNIT_STEP

function draw(turn: Turn): Drawing {
  const { random, group, index, edge } = turn
  const networks = inGroup(NETWORKS, group).length
  const formats = inGroup(FORMATS, group).length
  const { name, home, inventory } = rowOf(NETWORKS, group, index % networks)
  const sold = rowOf(FORMATS, group, Math.floor(index / networks) % formats)
  const { format, price, size, targeting } = sold
  const unit = isUnit(sold.unit) ? sold.unit : 'per_mille'
  const rate = drawPrice(random, ...readRange(price))
  const minBudget = priceOf(edge ?? random.pick(BUDGETS))
  // The least order costs at least the least spend, so that the quantity offered is one that can be bought.
  const step = UNIT_STEP[unit]
  const minQuantity = Math.min(Math.ceil(minBudget / rate / step) * step, 900_000)
  const reach = drawCount(random, 1_200_000, 48_000_000)
  const aims = readList(targeting)
  const viewable = random.int(62, 84)
  const onTelevision = /connected tv/i.test(`${format} ${inventory}`)
  const clicks = (0.08 + random.next() * (group === 'social' ? 1.4 : 0.5)).toFixed(2)
  return {
    listing: {
      title: `${name}, ${lowerFirst(format)}`,
      type: format,
      description:
        `${inventory}, ${formatCount(reach)} people a month. ${size}, targeted by ${lowerFirst(sentenceList(aims))}; ` +
        `${viewable}% of impressions were viewable last month.`,
      ...servedFrom(home, 'All India'),
      ownerId: ownerOf(name, { media: 'digital', sellers: SELLERS }, home),
      rate,
      unit,
      minQuantity,
      step,
      minBudget,
      audience: reach,
      features: included(random, [`${viewable}% viewable`, `By ${lowerFirst(aims[0] ?? 'city')}`], INCLUDED),
      specifications: facts({
        Format: format,
        Size: size,
        Inventory: inventory,
        Targeting: targeting,
        File: group === 'video' ? 'MP4, H.264, up to 20 MB' : 'JPG, PNG or HTML5, up to 150 KB',
        Tracking: 'Third-party tags accepted',
        'Starts in': '2 to 3 working days',
      }),
      metrics: facts({
        Viewability: `${viewable}%`,
        CTR: `${clicks}%`,
        ...(group === 'video' && { 'Completion rate': `${random.int(58, 94)}%` }),
        'Invalid traffic': `${(0.4 + random.next() * 1.6).toFixed(1)}%`,
      }),
      audienceFigures: figures(
        turn,
        ['Reach a month', formatCount(reach), 'owner'],
        ['Impressions a month', formatCount(reach * random.int(6, 18)), 'owner'],
        [onTelevision ? 'Seen on a television' : 'Seen on a phone', `${random.int(68, 96)}%`, 'owner'],
        ['Age 18 to 34', `${formatNumber(random.int(48, 71))}%`, 'estimate'],
      ),
    },
  }
}

export const digital: MediumSeed = {
  icon: 'monitor-smartphone',
  sellers: SELLERS,
  covers: true,
  description: 'Display, social and video networks by the thousand, the click and the completed view.',
  groups: [
    {
      id: 'programmatic',
      name: 'Programmatic',
      description: 'Banners and native cards on news, local and language sites.',
      features: ['By the thousand or the click', 'By city and language', 'Viewability reported'],
      count: 20,
    },
    {
      id: 'social',
      name: 'Social',
      description: 'Paid posts, stories and lead forms in feeds and neighbourhood groups.',
      features: ['CPM and CPC', 'By age and interest', 'Lead forms'],
      count: 20,
    },
    {
      id: 'video',
      name: 'Video',
      description: 'Connected TV, pre-roll and short video, paid by the thousand or the completed view.',
      features: ['CTV, open and direct', 'Completed views', 'Live sport'],
      count: 20,
    },
  ],
  draw,
}
