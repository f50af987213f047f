import { type Appears, artworkBy } from '../../worker/catalogue/rules/availability/issues.ts'
import type { Details } from '../../worker/catalogue/rules/listing.ts'
import type { LanguageGroup } from '../../worker/catalogue/rules/registry/spec.ts'
import { addDays, type CivilDate, formatLongDate, monthsFrom } from '../../worker/kernel/rules/dates.ts'
import { formatCount } from '../../worker/kernel/rules/money.ts'
import { type Drawing, facts, figures, type MediumSeed, type SpotDraft, type Turn } from '../medium.ts'
import { servedFrom } from '../places.ts'
import { drawPrice, priceOf, roundCount } from '../price.ts'
import type { Random } from '../random.ts'
import { inGroup, lowerFirst, readColumns, readList, readTable, rowOf, slug } from '../text.ts'
import { cheapest } from './broadcast.ts'

/** The owners who sell it. */
const SELLERS = [
  'Hooghly Print House',
  'Sahyadri Press',
  'Panna Publications',
  'Nandi Press',
  'Marina Press',
  'Musi Print Works',
] as const

/**
 * Invented titles. `native` is the name in its own script, `language` one of the trade's three groups, `tongue` the language
 * itself, `copies` in thousands, `spots` how many kinds of ad are sold.
 */
const TITLES = readColumns(
  ['group', 'name', 'native', 'language', 'tongue', 'home', 'frequency', 'copies', 'subject', 'themes', 'spots'],
  `
lifestyle | Saaj | साज | Hindi | Hindi | Delhi | Monthly | 180 | Home and dress | New year new home, Wedding issue, Summer linen | 8
lifestyle | Parvaaz | | English | English | Mumbai | Monthly | 120 | Travel | Hills in winter, Long weekends, Monsoon drives | 4
lifestyle | Urban Jharokha | | English | English | Mumbai | Monthly | 95 | City living | Small flats, Design week, Balcony gardens | 6
lifestyle | Kala Sakhi | कला सखी | Hindi | Hindi | Lucknow | Fortnightly | 210 | Women’s life | Beauty, Festive cooking, Work and home | 5
lifestyle | Sogasu | సొగసు | Regional | Telugu | Hyderabad | Monthly | 86 | Fashion and home | Silk season, Gold, Festive homes | 7
lifestyle | Mangai Thoppu | மங்கை தோப்பு | Regional | Tamil | Chennai | Fortnightly | 140 | Women’s life | Kolam month, Kitchen, Weddings | 4
business | Nivesh | निवेश | Hindi | Hindi | Delhi | Monthly | 110 | Personal finance | Tax season, Gold and funds, First home loan | 7
business | The Counting House | | English | English | Mumbai | Fortnightly | 78 | Companies and markets | Family firms, Results, Budget | 5
business | Founder’s Adda | | English | English | Bangalore | Monthly | 54 | Start-ups | Small town start-ups, Hiring, Fifty to watch | 6
business | Vyapar Vatika | વેપાર વાટિકા | Regional | Gujarati | Ahmedabad | Monthly | 62 | Trade and industry | Textiles, Exports, Diwali accounts | 4
business | Laghu Udyog Darshan | लघु उद्योग दर्शन | Hindi | Hindi | Indore | Monthly | 48 | Small industry | Machines, Loans, Fairs | 6
niche | Gaddi | | English | English | Pune | Monthly | 58 | Cars and bikes | Electric issue, Used car guide, Road trips | 8
niche | Thali | | English | English | Mumbai | Monthly | 66 | Food | Millets, Railway food, Pickles | 5
niche | Khel Patrika | खेल पत्रिका | Hindi | Hindi | Delhi | Weekly | 92 | Sport | Kabaddi season, Cricket league, School sport | 6
niche | Mitti Aur Hal | मिट्टी और हल | Hindi | Hindi | Bhopal | Fortnightly | 150 | Farming | Rabi sowing, Tractors, Drip irrigation | 4
niche | Shutter Gali | | English | English | Kolkata | Quarterly | 22 | Photography | Street issue, Wildlife, Phones | 7
niche | Swasthya Sutra | स्वास्थ्य सूत्र | Hindi | Hindi | Jaipur | Monthly | 84 | Health | Heart, Monsoon care, Yoga at work | 5
niche | Manai | மனை | Regional | Tamil | Chennai | Monthly | 40 | Property and interiors | Flats, Loans, Interiors | 6
niche | Dhwani Vimarsha | ಧ್ವನಿ ವಿಮರ್ಶ | Regional | Kannada | Bangalore | Monthly | 26 | Books and theatre | Sahitya mela, New plays, Young poets | 5
niche | Lathe and Line | | English | English | Coimbatore | Monthly | 31 | Engineering | Pumps, Automation, Tool fair | 4
niche | Chhota Chand | छोटा चाँद | Hindi | Hindi | Delhi | Monthly | 130 | Children | Summer holidays, Space, Riddles | 6
general | Rang | रंग | Hindi | Hindi | Delhi | Weekly | 260 | News and society | Year in pictures, Small towns, Election diary | 7
general | Sunday Banyan | | English | English | Delhi | Weekly | 140 | News and essays | Cities, Water, Young India | 5
general | Janamana Vaara | ಜನಮನ ವಾರ | Regional | Kannada | Bangalore | Weekly | 88 | News and society | Village life, Cinema, Dasara | 4
general | Vaaram Ondru | வாரம் ஒன்று | Regional | Tamil | Chennai | Weekly | 170 | News and cinema | Pongal special, New films, Districts | 6
general | Chintana | చింతన | Regional | Telugu | Hyderabad | Fortnightly | 96 | News and essays | Rivers, Cinema, Sankranti | 5
general | Hemanter Chithi | হেমন্তের চিঠি | Regional | Bengali | Kolkata | Weekly | 150 | News and culture | Puja number, Football, Stories | 6
general | Marathi Maanas | मराठी मानस | Regional | Marathi | Pune | Monthly | 110 | Essays and stories | Diwali number, Theatre, Forts | 4
general | Desh Darpan | देश दर्पण | Hindi | Hindi | Patna | Fortnightly | 180 | News and society | Panchayat, Education, Migration | 5
`,
)

/** name | position | share of the full page price | width and height as parts of the page */
const SPOTS = readTable(`
Full page | Run of magazine | 1 | 1 | 1
Back cover | Outside back, colour | 1.7 | 1 | 1
Half page, horizontal | Style pages | 0.58 | 1 | 0.5
Inside front cover | First right after the cover | 1.44 | 1 | 1
Double spread | Opening section | 2.1 | 2 | 1
Bookmark insert | Bound in, 2 sides | 0.42 | 0.29 | 0.73
Inside back cover | Facing the last story | 1.25 | 1 | 1
Gatefold | Behind the cover, three panels | 2.8 | 3 | 1
`)

/** Rupees for a full page: 1.5 to 6 lakh, niche titles 40,000 to 1.2 lakh. */
function drawFullPage(random: Random, group: string, copies: number): number {
  const share = Math.min(1, copies / 220_000)
  const [least, most] = group === 'niche' ? [40_000, 120_000] : [150_000, 420_000]
  return drawPrice(random, least, least + (most - least) * Math.max(0.25, share)) / 100
}

const STEP_DAYS: Record<string, number> = { Weekly: 7, Fortnightly: 14 }
const MONTHS_APART: Record<string, number> = { Monthly: 1, Quarterly: 3 }

/** The least of the lead time that the medium names. */
const ARTWORK_DAYS = 30

/** Publication days of a title: its next three issues that can still be booked. */
function nextIssues(
  today: CivilDate,
  frequency: string,
  themes: readonly string[],
): { appears: Appears; issues: NonNullable<Details['issues']> } {
  const everyDays = STEP_DAYS[frequency]
  if (everyDays) {
    const appears = { from: addDays(today, ARTWORK_DAYS + 1 + everyDays), everyDays, artworkDays: ARTWORK_DAYS }
    const issues = themes.map((theme, i) => {
      const on = addDays(appears.from, everyDays * i)
      return { name: formatLongDate(on), theme, on, artworkBy: artworkBy(appears, on) }
    })
    return { appears, issues }
  }
  const everyMonths = MONTHS_APART[frequency] ?? 1
  const months = monthsFrom(today, 3 * everyMonths + 2).filter(({ first }) => addDays(first, -ARTWORK_DAYS) > today)
  const appears = { from: months[0]?.first ?? today, everyMonths, artworkDays: ARTWORK_DAYS }
  const issues = themes.flatMap((theme, i) => {
    const month = months[i * everyMonths]
    if (!month) return []
    const { name, first: on } = month
    return [{ name: `${name} ${on.slice(0, 4)}`, theme, on, artworkBy: artworkBy(appears, on) }]
  })
  return { appears, issues }
}

function draw(turn: Turn): Drawing {
  const { random, group, index, today } = turn
  const title = rowOf(TITLES, group, index)
  const { name, native, language, tongue, home, frequency, subject, themes } = title
  const copies = Number(title.copies) * 1000
  const readers = roundCount(copies * (3 + random.next() * 2.4))
  const [width, height] = random.pick([
    [210, 275],
    [203, 267],
    [190, 255],
  ] as const)
  const fullPage = drawFullPage(random, group, copies)
  const minDuration = random.pick([1, 1, 2, 3])
  const subscribers = random.int(24, 68)
  const kept = random.int(2, 9)
  const spots = SPOTS.slice(0, Number(title.spots)).map(
    ([spot = '', position = '', share, wide, high]): SpotDraft => ({
      name: spot,
      type: spot,
      placement: position,
      size: `${Math.round(width * Number(wide))} × ${Math.round(height * Number(high))} mm`,
      rate: priceOf(fullPage * Number(share)),
      unit: 'per_insertion',
      minDuration,
      features: ['Position named in the booking', 'Proof before print'],
    }),
  )
  return {
    listing: {
      id: slug(name),
      title: name,
      nativeTitle: native || null,
      type: `${subject} magazine`,
      description:
        `${frequency} on ${lowerFirst(subject)} in ${tongue}, ${formatCount(copies)} copies and about ${formatCount(readers)} readers. ` +
        `A copy is kept for ${kept} weeks and read by ${(readers / copies).toFixed(1)} people.`,
      ...servedFrom(home, 'All India'),
      language: language as LanguageGroup,
      languages: [tongue],
      ...cheapest(spots),
      audience: copies,
      features: [subject, frequency, 'Position named in the booking', 'Proof before print', 'Two voucher copies'],
      specifications: facts({
        'Trim size': `${width} × ${height} mm`,
        Bleed: '5 mm on each side',
        Frequency: frequency,
        Printing: random.pick(['Web offset, 90 gsm', 'Sheet-fed, 110 gsm', 'Web offset, 70 gsm gloss']),
        Pages: String(random.int(18, 44) * 4),
        'Cover price': `₹${random.int(5, 30) * 5}`,
        Artwork: 'PDF/X-4, fonts embedded',
      }),
      metrics: facts({
        'Readers a copy': (readers / copies).toFixed(1),
        Subscribers: `${subscribers}%`,
        'Kept for': `${kept} weeks`,
      }),
      audienceFigures: figures(
        turn,
        ['Circulation', formatCount(copies), 'owner'],
        ['Readership', formatCount(readers), 'estimate'],
        ['Subscribers among buyers', `${subscribers}%`, 'owner'],
      ),
      details: { frequency, readership: readers, ...nextIssues(today, frequency, readList(themes)) },
    },
    spots,
  }
}

const count = (group: string) => inGroup(TITLES, group).length

export const magazine: MediumSeed = {
  icon: 'book-open',
  sellers: SELLERS,
  right: 'press',
  covers: true,
  description: 'Titles on home, money, food, farming and the week’s news, by the page and the issue.',
  groups: [
    {
      id: 'lifestyle',
      name: 'Lifestyle',
      description: 'Home, travel and dress, read slowly and kept on the table.',
      features: ['Covers and spreads', 'Festive and wedding issues', 'English, Hindi and regional'],
      count: count('lifestyle'),
    },
    {
      id: 'business',
      name: 'Business',
      description: 'Money and companies for owners, investors and start-ups.',
      features: ['Owners and investors', 'Budget and results issues', 'Double spreads'],
      count: count('business'),
    },
    {
      id: 'niche',
      name: 'Niche',
      description: 'One subject each, from tractors to theatre, for people who buy in it.',
      features: ['One subject, one reader', 'Small budgets welcome', 'Bookmarks and gatefolds'],
      count: count('niche'),
    },
    {
      id: 'general',
      name: 'General',
      description: 'Weeklies and monthlies of news, essays and stories for the whole house.',
      features: ['Weekly and monthly', 'Passed from hand to hand', 'Diwali and Puja numbers'],
      count: count('general'),
    },
  ],
  draw,
}
