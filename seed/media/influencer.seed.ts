import type { LanguageGroup } from '../../worker/catalogue/rules/registry/spec.ts'
import { formatCount, formatMillions } from '../../worker/kernel/rules/money.ts'
import { type Drawing, facts, figures, type MediumSeed, type SpotDraft, type Turn } from '../medium.ts'
import { CITIES, type City, cityLine } from '../places.ts'
import { drawCount, priceOf, roundCount } from '../price.ts'
import type { Random } from '../random.ts'
import { readList, readTable, sentenceList } from '../text.ts'
import { cheapest } from './broadcast.ts'

/** The owners who sell it. */
const SELLERS = ['Marina Airtime', 'Tarang Creators', 'Kalakar Collective'] as const

/** Home regions: states | first names | family names; a creator takes one of each, and no pair comes twice. */
const REGIONS = readTable(`
Maharashtra, Goa, Gujarat, Madhya Pradesh | Rohan, Mrunal, Sayali, Omkar, Neha, Tejas, Isha, Yash, Prachi, Kunal, Mitali, Harsh | Deshmukh, Sawarkar, Patankar, Gokhale, Shahane, Vaidya, Joglekar, Borkar, Trivedi, Pendse
Tamil Nadu, Kerala | Ananya, Karthik, Nila, Aravind, Yamini, Vimal, Divya, Ashwin, Parvathy, Niranjan, Lekha, Sanju | Iyer, Subramoni, Pisharody, Pillai, Rajarathnam, Varier, Nambisan, Chellappan, Kurup, Arunachalam
Telangana, Andhra Pradesh, Karnataka | Sahithi, Pranav, Keerthana, Vishnu, Hasini, Chaitanya, Swathi, Manoj, Sindhuja, Rakshith, Bhavana, Srinidhi | Vemula, Gowdar, Kondapalli, Rachakonda, Hegde, Nallamothu, Shettigar, Chintalapudi, Bhattaru, Marella
Delhi, Uttar Pradesh, Haryana, Rajasthan, Punjab, Chandigarh, Bihar, Jharkhand, Chhattisgarh | Aditi, Kabir, Simran, Ayush, Riya, Manav, Jasleen, Vivek, Shruti, Gurdeep, Pooja, Nikhil | Sethi, Dhillon, Mathur, Rawat, Bhatia, Tomar, Sodhi, Kaushal, Narula, Vashisht
West Bengal, Odisha, Assam | Ritika, Sourav, Moumita, Anirban, Tanaya, Debolina, Prateek, Barsha, Nabanita, Subhro, Jonali, Ipsita | Lahiri, Senapati, Barooah, Nandi, Ghoshal, Pattnaik, Sanyal, Borthakur, Mitra, Kanungo
`).map(([states = '', first = '', last = '']) => ({
  cities: CITIES.filter(({ state }) => readList(states).includes(state)),
  first: readList(first),
  last: readList(last),
}))

const MEN = new Set(
  readList(
    'Rohan, Omkar, Tejas, Yash, Kunal, Harsh, Karthik, Aravind, Vimal, Ashwin, Niranjan, Sanju, Pranav, Vishnu, Chaitanya, Manoj, Rakshith, Kabir, Ayush, Manav, Vivek, Gurdeep, Nikhil, Sourav, Anirban, Prateek, Subhro',
  ),
)

/** The portrait that agrees with the name. */
function portraitOf(random: Random, firstName: string): string {
  if (firstName === 'Gurdeep') return 'turban'
  return MEN.has(firstName) ? 'beard' : random.pick(['long', 'bun', 'bob'])
}

/** group | handle words | topics | work, completed by the promise */
const SUBJECTS: Record<string, { words: string[]; topics: string[]; work: string[] }> = {
  lifestyle: {
    words: readList('on.road, ghar, diaries, everyday, kapda'),
    topics: readList('Travel, Fashion, Home, Fitness, Skincare, Parenting, Weddings'),
    work: [
      'Second-class trains, small hotels and what a week away really costs',
      'Handloom on a budget, worn to work and washed at home',
      'A rented flat made pretty with things from the local market',
      'Morning runs, honest skincare and early nights',
    ],
  },
  tech: {
    words: readList('unboxed, gigs, codes, gadgets, wired'),
    topics: readList('Phones, Laptops, Gaming, Apps, Electric vehicles, Coding, Audio'),
    work: [
      'Budget phones, used for a month before the verdict',
      'Electric scooters on real roads, with the electricity bill',
      'Coding lessons for those who learn on a phone',
      'Gaming nights, repairs and the parts that fail first',
    ],
  },
  food: {
    words: readList('eats, thali, rasoi, tiffin, tadka'),
    topics: readList('Home cooking, Street food, Baking, Regional recipes, Restaurants, Healthy tiffin'),
    work: [
      'Home kitchens, old restaurants and what a weekday dinner costs in six cities',
      'Grandmother’s recipes with the measures written down',
      'Street food by the lane, open after ten at night',
      'Tiffins that survive a local train',
    ],
  },
  business: {
    words: readList('invests, ledger, dhandha, startups, bazaar'),
    topics: readList('Personal finance, Start-ups, Careers, Small business, Tax, Stock market'),
    work: [
      'Salary, tax and first investments, explained with one sheet',
      'Small shops that went online and what it cost them',
      'Career moves for people without an English degree',
      'Start-up stories from towns without an airport',
    ],
  },
}

/** name | unit | share of a reel's price | delivery | minimum */
const PACKAGES = readTable(`
Reel | per_reel | 1 | 30 to 45 seconds, 1 revision | 1
Feed post | per_post | 0.56 | 4 images, kept for 90 days | 1
Story set | per_story | 0.32 | 3 frames with link, 24 hours | 1
YouTube video | per_video | 1.86 | 60 second mention, mid-roll | 1
Festival bundle | per_package | 2.4 | 2 reels, 2 story sets | 1
`)
const PACKAGE_UNITS = ['per_reel', 'per_post', 'per_story', 'per_video', 'per_package'] as const

function drawPackages(random: Random, followers: number, hasYoutube: boolean): SpotDraft[] {
  const reel = followers * (0.09 + random.next() * 0.05)
  return PACKAGES.flatMap(([name = '', , share, placement = ''], i): SpotDraft[] => {
    const unit = PACKAGE_UNITS[i]
    if (!unit || (unit === 'per_video' && !hasYoutube) || (unit === 'per_package' && random.chance(0.35))) return []
    return [
      {
        name,
        type: name,
        placement,
        unit,
        rate: priceOf(reel * Number(share)),
        features: ['ASCI disclosure label', unit === 'per_package' ? 'Usage rights 6 months' : 'Usage rights 90 days'],
      },
    ]
  })
}

function drawLanguages(random: Random, city: City): { language: LanguageGroup; languages: string[] } {
  const own = city.language
  const roll = random.next()
  if (own === 'Hindi') {
    return roll < 0.65
      ? { language: 'Hindi', languages: ['Hindi'] }
      : { language: 'English', languages: ['English', 'Hindi'] }
  }
  if (roll < 0.5) return { language: 'Regional', languages: [own, 'English'] }
  return roll < 0.78
    ? { language: 'English', languages: ['English', own] }
    : { language: 'Hindi', languages: ['Hindi', own] }
}

/** Shares that fall from the home city, as followings do. */
function drawCities(random: Random, home: string): { label: string; percent: number }[] {
  const others = random.sample(
    ['Mumbai', 'Delhi', 'Bangalore', 'Hyderabad', 'Chennai', 'Kolkata', 'Pune', 'Ahmedabad'].filter(
      (city) => city !== home,
    ),
    3,
  )
  const first = random.int(24, 36)
  return [home, ...others].map((label, i) => ({ label, percent: Math.round(first / (1 + i * 0.55)) }))
}

function draw(turn: Turn): Drawing {
  const { random, group, index } = turn
  const region = REGIONS[index % REGIONS.length]
  const subject = SUBJECTS[group]
  if (!region || !subject) throw new RangeError(`No creators in ${group}`)
  const order = Object.keys(SUBJECTS).indexOf(group) * 8 + Math.floor(index / REGIONS.length)
  const firstName = region.first[order % region.first.length] ?? ''
  const name = `${firstName} ${region.last[order % region.last.length]}`
  const handle = `${firstName.toLowerCase()}.${random.pick(subject.words)}`
  const city = random.pick(region.cities)
  const { language, languages } = drawLanguages(random, city)
  const followers = drawCount(random, 100_000, 4_500_000)
  // Engagement falls as followings grow: 2 to 5 % below a million, 1 to 3 % above.
  const engagement = Number((followers < 1_000_000 ? 2 + random.next() * 3 : 1 + random.next() * 2).toFixed(1))
  const subscribers = random.chance(0.72) ? roundCount(followers * (0.2 + random.next() * 0.6)) : 0
  const packages = drawPackages(random, followers, subscribers > 0)
  const topics = random.sample(subject.topics, 3)
  const views = roundCount(followers * (0.25 + random.next() * 0.3))
  const active = random.int(84, 96)
  const young = random.int(28, 46)
  const work = random.pick(subject.work)
  const postsAWeek = random.int(2, 9)
  return {
    listing: {
      title: name,
      type: 'Creator',
      description: `${work}. Posts in ${sentenceList(languages)} from ${city.name}, about ${postsAWeek} times a week; a reel is seen ${formatCount(views)} times.`,
      city: city.name,
      state: city.state,
      area: 'All India',
      address: cityLine(city),
      language,
      languages,
      ...cheapest(packages),
      audience: followers,
      engagement,
      features: [
        topics[0] ?? group,
        'Names every paid partner',
        'Raw footage on request',
        'Script approved before posting',
        'Numbers shared after 7 days',
      ],
      specifications: facts({
        Topics: topics.join(', '),
        Languages: languages.join(', '),
        'Posts a week': String(postsAWeek),
        'Usage rights': packages.some(({ unit }) => unit === 'per_package')
          ? '90 days on own handles, 6 months in a bundle'
          : '90 days on own handles',
        Disclosure: 'ASCI paid partnership label',
        'Lead time': '10 to 15 days',
        'Not accepted': random.pick([
          'Betting and tobacco',
          'Betting, tobacco, alcohol',
          'Betting, tobacco, fairness creams',
        ]),
      }),
      metrics: facts({
        'Average reel views': formatCount(views),
        'Active followers': `${active}%`,
        'Saves a post': formatCount(roundCount(followers * 0.004)),
      }),
      audienceFigures: figures(
        turn,
        ['Followers', formatMillions(followers), 'owner'],
        ['Engagement', `${engagement}%`, 'owner'],
        ['Active followers', `${active}%`, 'estimate'],
      ),
      details: {
        instagram: { handle: `@${handle}`, followers, engagement },
        ...(subscribers > 0 && {
          youtube: { handle: `@${handle.replace('.', '')}`, subscribers, views: roundCount(subscribers * 0.4) },
        }),
        engagement,
        topics,
        audienceCities: drawCities(random, city.name),
        audienceAges: [
          { label: 'Women', percent: random.int(34, 66) },
          { label: '18 to 24', percent: young },
          { label: '25 to 34', percent: 74 - young },
          { label: '35 to 44', percent: random.int(10, 18) },
        ],
      },
    },
    spots: packages,
    portrait: portraitOf(random, firstName),
  }
}

const group = (id: string, name: string, description: string, features: [string, string, string]) => ({
  id,
  name,
  description,
  features,
  count: 40,
})

export const influencer: MediumSeed = {
  icon: 'at-sign',
  sellers: SELLERS,
  festive: { share: 0.15, bp: [20, 20] },
  description: 'Creators with followers, engagement and a price for each package.',
  groups: [
    group('lifestyle', 'Lifestyle', 'Travel, dress, home and fitness from people with an ordinary budget.', [
      'Reels and story sets',
      'Women 18 to 34',
      'Usage rights 90 days',
    ]),
    group('tech', 'Tech', 'Phones, vehicles, code and games, tested before the verdict.', [
      'Long YouTube reviews',
      'Men 18 to 34',
      'Comparison on request',
    ]),
    group('food', 'Food', 'Home kitchens, street food and recipes with measures.', [
      'Recipe reels',
      'Festival bundles',
      'Own kitchen shoots',
    ]),
    group('business', 'Business', 'Money, careers and small business in plain words.', [
      'Explainers of one minute',
      'Professionals 22 to 40',
      'Disclosure on every post',
    ]),
  ],
  draw,
}
