import type { LanguageGroup } from '../../worker/catalogue/rules/registry/spec.ts'
import { formatCount, formatNumber } from '../../worker/kernel/rules/money.ts'
import { type Drawing, facts, figures, included, type MediumSeed, type SpotDraft, type Turn } from '../medium.ts'
import { ownerOf } from '../owners.ts'
import { cityNamed, servedFrom } from '../places.ts'
import { priceOf, roundCount } from '../price.ts'
import type { Random } from '../random.ts'
import { readColumns, readList, readTable, slug } from '../text.ts'
import { cheapest } from './broadcast.ts'

/** The owners who sell it. */
const SELLERS = [
  'Hooghly Print House',
  'Awadh Prabhat Group',
  'Sahyadri Press',
  'Panna Publications',
  'Nandi Press',
  'Ganga Press Works',
  'Marina Press',
  'Musi Print Works',
] as const

/**
 * Invented papers: group | name | own script | language group | language | circulation of the first edition, thousands |
 * editions, the first at home. Later editions print fewer copies.
 */
const PAPERS = readTable(`
national_daily | Nav Prabhat | नव प्रभात | Hindi | Hindi | 860 | Lucknow, Delhi, Kanpur, Varanasi, Agra, Patna, Bhopal, Dehradun
national_daily | Dainik Chowk | दैनिक चौक | Hindi | Hindi | 610 | Bhopal, Indore, Raipur, Jaipur, Delhi, Nagpur, Lucknow
national_daily | Jan Vani | जन वाणी | Hindi | Hindi | 540 | Patna, Ranchi, Varanasi, Delhi, Lucknow
national_daily | City Ledger | | English | English | 480 | Mumbai, Pune, Delhi, Bangalore, Chennai, Kolkata, Hyderabad, Ahmedabad
national_daily | The Deccan Post | | English | English | 320 | Hyderabad, Bangalore, Chennai, Visakhapatnam, Vijayawada, Kochi
national_daily | The Coromandel | | English | English | 240 | Chennai, Coimbatore, Madurai, Bangalore, Thiruvananthapuram
national_daily | Northern Herald Chronicle | | English | English | 210 | Delhi, Chandigarh, Lucknow, Jaipur
regional_daily | Telugu Kaanti | తెలుగు కాంతి | Regional | Telugu | 420 | Hyderabad, Vijayawada, Visakhapatnam
regional_daily | Andhra Vaartha Lekha | ఆంధ్ర వార్త లేఖ | Regional | Telugu | 260 | Vijayawada, Visakhapatnam, Hyderabad
regional_daily | Thamizh Mugam | தமிழ் முகம் | Regional | Tamil | 390 | Chennai, Madurai, Coimbatore
regional_daily | Naalithazh | நாளிதழ் | Regional | Tamil | 210 | Madurai, Chennai, Coimbatore
regional_daily | Kannada Kirana | ಕನ್ನಡ ಕಿರಣ | Regional | Kannada | 300 | Bangalore, Mysore
regional_daily | Malayala Mudra | മലയാള മുദ്ര | Regional | Malayalam | 440 | Kochi, Thiruvananthapuram
regional_daily | Maharashtra Nirdhar | महाराष्ट्र निर्धार | Regional | Marathi | 350 | Pune, Mumbai, Nagpur, Nashik
regional_daily | Vidarbha Vaani | विदर्भ वाणी | Regional | Marathi | 160 | Nagpur, Mumbai
regional_daily | Gurjar Patra | ગુર્જર પત્ર | Regional | Gujarati | 330 | Ahmedabad, Surat, Vadodara, Rajkot
regional_daily | Kathiawad Khabar | કાઠિયાવાડ ખબર | Regional | Gujarati | 140 | Rajkot, Ahmedabad
regional_daily | Banglar Alo | বাংলার আলো | Regional | Bengali | 370 | Kolkata, Guwahati
regional_daily | Pratidiner Katha | প্রতিদিনের কথা | Regional | Bengali | 180 | Kolkata
regional_daily | Utkal Darpan | ଉତ୍କଳ ଦର୍ପଣ | Regional | Odia | 190 | Bhubaneswar
regional_daily | Luit Batori | লুইত বাতৰি | Regional | Assamese | 120 | Guwahati
regional_daily | Punjab Chanan | ਪੰਜਾਬ ਚਾਨਣ | Regional | Punjabi | 230 | Ludhiana, Chandigarh
regional_daily | Goem Khobor | गोंय खबर | Regional | Konkani | 46 | Panaji
regional_daily | Malwa Samachar | मालवा समाचार | Hindi | Hindi | 170 | Indore, Bhopal
regional_daily | Doon Sandesh | दून संदेश | Hindi | Hindi | 110 | Dehradun
regional_daily | Chhattisgarh Dwar | छत्तीसगढ़ द्वार | Hindi | Hindi | 130 | Raipur
regional_daily | Jharkhand Prakash | झारखंड प्रकाश | Hindi | Hindi | 140 | Ranchi, Patna
regional_daily | Maru Kiran | मरु किरण | Hindi | Hindi | 220 | Jaipur, Delhi
business_paper | Bazaar Ledger | | English | English | 140 | Mumbai, Delhi, Bangalore, Chennai, Kolkata, Ahmedabad, Hyderabad
business_paper | Vyapar Patra | व्यापार पत्र | Hindi | Hindi | 90 | Indore, Jaipur, Delhi, Lucknow
business_paper | Bourse Morning | | English | English | 110 | Mumbai, Pune, Ahmedabad
business_paper | Udyog Samay | उद्योग समय | Hindi | Hindi | 70 | Kanpur, Delhi
business_paper | Vepaar Vishwa | વેપાર વિશ્વ | Regional | Gujarati | 84 | Ahmedabad, Surat, Rajkot
business_paper | Vanigam Indru | வணிகம் இன்று | Regional | Tamil | 52 | Chennai, Coimbatore
`)

/** Supplements of the papers: name | of | own script | language group | language | theme | circulation | cities */
const SUPPLEMENTS = readTable(`
Rang Ravivar | Nav Prabhat | रंग रविवार | Hindi | Hindi | Sunday reading | 620 | Lucknow, Delhi, Kanpur, Varanasi, Patna
Ghar Aangan | Dainik Chowk | घर आंगन | Hindi | Hindi | Home and family | 380 | Bhopal, Indore, Jaipur, Nagpur
Yuva Manch | Jan Vani | युवा मंच | Hindi | Hindi | Education and jobs | 300 | Patna, Ranchi, Varanasi
Square Feet | City Ledger | | English | English | Property | 310 | Mumbai, Pune, Delhi, Bangalore, Hyderabad
The Long Weekend | City Ledger | | English | English | Travel and food | 290 | Mumbai, Delhi, Bangalore, Chennai
Deccan Sunday | The Deccan Post | | English | English | Sunday reading | 240 | Hyderabad, Bangalore, Chennai
Campus Post | The Deccan Post | | English | English | Education and jobs | 130 | Hyderabad, Bangalore, Visakhapatnam
Coromandel Folio | The Coromandel | | English | English | Books and culture | 150 | Chennai, Coimbatore, Madurai
Aadivaram | Telugu Kaanti | ఆదివారం | Regional | Telugu | Sunday reading | 280 | Hyderabad, Vijayawada, Visakhapatnam
Kudumbam | Thamizh Mugam | குடும்பம் | Regional | Tamil | Home and family | 220 | Chennai, Madurai, Coimbatore
Saptahika Kirana | Kannada Kirana | ಸಾಪ್ತಾಹಿಕ ಕಿರಣ | Regional | Kannada | Sunday reading | 180 | Bangalore, Mysore
Nirdhar Mitra | Maharashtra Nirdhar | निर्धार मित्र | Regional | Marathi | Farming and mandi | 190 | Pune, Nashik, Nagpur
Rabibarer Alo | Banglar Alo | রবিবারের আলো | Regional | Bengali | Sunday reading | 240 | Kolkata
Sakhi Gurjari | Gurjar Patra | સખી ગુર્જરી | Regional | Gujarati | Home and family | 160 | Ahmedabad, Surat, Vadodara
Mudra Varam | Malayala Mudra | മുദ്ര വാരം | Regional | Malayalam | Sunday reading | 260 | Kochi, Thiruvananthapuram
`)

interface Edition {
  group: string
  paper: string
  native: string
  language: string
  tongue: string
  city: string
  copies: number
  theme: string | null
  first: boolean
}

const editionsOf = (group: string, paper: string, theme: string | null, cells: string[]): Edition[] => {
  const [native = '', language = '', tongue = '', thousands, cities = ''] = cells
  return readList(cities).map((city, i) => ({
    group,
    paper,
    native,
    language,
    tongue,
    city,
    copies: (Number(thousands) * 1000) / (1 + i * 0.7),
    theme,
    first: i === 0,
  }))
}

const EDITIONS: Edition[] = [
  ...PAPERS.flatMap(([group = '', name = '', ...cells]) => editionsOf(group, name, null, cells)),
  ...SUPPLEMENTS.flatMap(([name = '', , native = '', language = '', tongue = '', theme = '', ...cells]) =>
    editionsOf('supplements', name, theme, [native, language, tongue, ...cells]),
  ),
]

/**
 * Positions that an edition sells: `size` is width × height in cm of a page of 33 × 52, empty where the advertiser chooses
 * it; `premium` multiplies the rate of an inside page; `inside` is never sold out; `from` is the fewest thousand copies of a
 * paper that sells it; `not` is a group that does not.
 */
const POSITIONS = readColumns(
  ['type', 'size', 'position', 'premium', 'inside', 'from', 'not'],
  `
Front page jacket | 33 × 52 | Around the front page, front and back | 1.8 | | 150 | supplements
Front page solus | 12 × 10 | The only ad on the front page | 2.2 | | 0 | supplements
Front page strip | 33 × 5 | Foot of the front page | 1.6 | | 0 |
Back page strip | 33 × 8 | Foot of the back page | 1.3 | | 200 | supplements
Full page | 33 × 52 | Inside, any news page | 1 | yes | 0 |
Half page | 33 × 25 | Inside, any news page | 1 | yes | 0 |
Quarter page | 16 × 25 | City pages | 1 | yes | 0 |
Column | | Classified and local pages | 0.85 | yes | 0 |
`,
)
/** Centimetres. */
const COLUMN_WIDTH = 4

/** Rupees a sq cm by language and town, English in a metro the dearest, regional the cheapest. */
function rateBounds({ language, city, group }: Edition): [number, number] {
  const metro = cityNamed(city).tier === 1
  if (group === 'regional_daily' || language === 'Regional') return metro ? [320, 900] : [200, 700]
  if (group === 'business_paper') return metro ? [1_200, 3_800] : [450, 1_400]
  if (language === 'English') return metro ? [1_500, 4_000] : [600, 1_800]
  return metro ? [900, 3_400] : [350, 2_200]
}

/** Rupees a sq cm of an inside page. */
function drawRate(random: Random, edition: Edition): number {
  const [least, most] = rateBounds(edition)
  const reach = Math.min(1, edition.copies / 400_000)
  return least / 0.85 + (most - least) * (0.35 * reach + 0.25 * random.next())
}

/** The positions of an edition, the front page first. A fixed one is sold in its size, the column by the sq cm. */
function drawPositions(random: Random, edition: Edition): SpotDraft[] {
  const [, most] = rateBounds(edition)
  const plain = drawRate(random, edition)
  const height = random.pick([10, 10, 12, 20])
  const columnStep = random.pick([1, 1, 2])
  const insertions = random.pick([1, 1, 1, 2])
  const sold = POSITIONS.filter((one) => one.not !== edition.group && edition.copies >= Number(one.from) * 1000)
  return sold.map(({ type, size, position, premium, inside }): SpotDraft => {
    const [width = COLUMN_WIDTH, high = height] = size ? size.split(' × ').map(Number) : []
    return {
      name: size ? type : 'Column by the sq cm',
      type,
      placement: position,
      size: size ? `${size} cm` : `${COLUMN_WIDTH} cm wide, from ${height} cm high`,
      rate: priceOf(Math.min(plain * Number(premium), most)),
      unit: 'per_sq_cm',
      minQuantity: width * high,
      step: size ? 0 : COLUMN_WIDTH * columnStep,
      minDuration: size ? 1 : insertions,
      ...(inside && { availability: 'available' as const, nextAvailable: null }),
      features: size ? ['Position named in the booking', 'Tear sheet next morning'] : ['Tear sheet next morning'],
    }
  })
}

const INCLUDED = readList(
  'Tear sheet next morning, Artwork checked by 15:00, Page position named, E-paper link for 7 days, ' +
    'Repeat within 7 days at half rate',
)
/** Days of issue by group, in words and as days of the week. */
const DAYS: Record<string, { text: string; weekdays: readonly number[] }> = {
  supplements: { text: 'Sunday', weekdays: [0] },
  business_paper: { text: 'Monday to Saturday', weekdays: [1, 2, 3, 4, 5, 6] },
}
const DAILY = { text: 'Every day', weekdays: [0, 1, 2, 3, 4, 5, 6] }

const TYPES: Record<string, string> = {
  national_daily: 'National daily',
  regional_daily: 'Regional daily',
  business_paper: 'Business daily',
  supplements: 'Sunday supplement',
}

const areaOf = ({ minQuantity = 1 }: SpotDraft) => `${formatNumber(minQuantity)} sq cm`

function draw(turn: Turn): Drawing {
  const { random, group, index } = turn
  const edition = EDITIONS.filter((one) => one.group === group)[index]
  if (!edition) throw new RangeError(`No edition ${index} in ${group}`)
  const { paper, native, language, tongue, city, theme, first } = edition
  const copies = roundCount(edition.copies)
  const readers = roundCount(copies * (2.4 + random.next() * 1.6))
  const positions = drawPositions(random, edition)
  const quarter = positions.find(({ type }) => type === 'Quarter page')
  const column = positions.find(({ step }) => step !== 0)
  if (!quarter || !column) throw new RangeError(`${paper} sells no quarter page or no column`)
  const title = first ? paper : `${paper}, ${city}`
  const pages = random.int(6, 14) * 2
  const days = DAYS[group] ?? DAILY
  return {
    listing: {
      id: slug(title),
      title,
      nativeTitle: native || null,
      type: TYPES[group] ?? 'Daily',
      description:
        `${theme ? `The ${theme.toLowerCase()} pages` : `The ${city} edition`} of ${pages} pages in ${tongue}, ${formatCount(copies)} copies ${group === 'supplements' ? 'each Sunday' : 'a day'}. ` +
        `Sells ${positions.length} positions: the column from ${areaOf(column)}, each of the others in its size, such as the quarter page of ${areaOf(quarter)}.`,
      ...servedFrom(city, `${city} edition`),
      ownerId: ownerOf(
        paper,
        { media: 'newspaper', sellers: SELLERS },
        EDITIONS.find((one) => one.paper === paper)?.city ?? city,
      ),
      language: language as LanguageGroup,
      languages: [tongue],
      ...cheapest(positions),
      audience: copies,
      features: included(random, [`${positions.length} positions`, theme ?? `Column from ${areaOf(column)}`], INCLUDED),
      specifications: facts({
        'Page size': '33 × 52 cm, 8 columns',
        'Column width': `${COLUMN_WIDTH} cm`,
        [group === 'supplements' ? 'Pages' : 'Pages a day']: String(pages),
        Colour: 'All positions; column B/W, colour at 1.4 times',
        Artwork: 'PDF/X-1a, 170 lpi, by 15:00 two days before',
      }),
      metrics: facts({
        'Readers a copy': (readers / copies).toFixed(1),
        'Cost per 1,000 copies, quarter page': `₹${formatNumber(Math.round(((quarter.rate / 100) * (quarter.minQuantity ?? 1) * 1000) / copies))}`,
      }),
      audienceFigures: figures(
        turn,
        [group === 'supplements' ? 'Sunday circulation' : 'Daily circulation', formatCount(copies), 'owner'],
        ['Readership', formatCount(readers), 'estimate'],
        ['Home delivered', `${random.int(71, 94)}%`, 'owner'],
      ),
      details: {
        frequency: group === 'supplements' ? 'Weekly' : 'Daily',
        readership: readers,
        appears: { weekdays: days.weekdays, artworkDays: 2 },
      },
      custom: { 'Edition day': days.text },
    },
    // Its picture is one of its pages.
    detail: random.pick(positions).type,
    spots: positions,
  }
}

const count = (group: string) => EDITIONS.filter((one) => one.group === group).length

export const newspaper: MediumSeed = {
  icon: 'newspaper',
  sellers: SELLERS,
  right: 'press',
  covers: true,
  festive: { share: 0.25, bp: [10, 15] },
  description: 'National, regional and business papers, edition by edition, at the rate for a square centimetre.',
  groups: [
    {
      id: 'national_daily',
      name: 'National Daily',
      description: 'Hindi and English dailies printed in many cities the same night.',
      features: ['Front page strips and jackets', 'Book one city or all', 'Tear sheet next morning'],
      count: count('national_daily'),
    },
    {
      id: 'regional_daily',
      name: 'Regional Daily',
      description: 'The papers of the states, in Hindi and the regional languages, read at home.',
      features: ['In the reader’s language', 'District pages', 'Priced for local shops'],
      count: count('regional_daily'),
    },
    {
      id: 'business_paper',
      name: 'Business Paper',
      description: 'Markets, companies and mandi prices for owners and traders.',
      features: ['Monday to Saturday', 'Results and notices', 'Owners and traders'],
      count: count('business_paper'),
    },
    {
      id: 'supplements',
      name: 'Supplements',
      description: 'Sunday reading, property, education and family pages inside the dailies.',
      features: ['Themed pages', 'Kept for a week', 'Sunday circulation'],
      count: count('supplements'),
    },
  ],
  customFields: [
    {
      name: 'Edition day',
      type: 'select',
      required: false,
      options: ['Every day', 'Monday to Saturday', 'Sunday'],
    },
  ],
  draw,
}
