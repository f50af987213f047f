import { ratingOf } from '../../worker/catalogue/rules/rating-points.ts'
import type { LanguageGroup } from '../../worker/catalogue/rules/registry/spec.ts'
import { formatCount } from '../../worker/kernel/rules/money.ts'
import { type Drawing, facts, figures, type MediumSeed, type Turn } from '../medium.ts'
import { servedFrom } from '../places.ts'
import { inGroup, lowerFirst, readColumns, readList, readRange, rowOf, sentenceList, slug } from '../text.ts'
import { cheapest, drawDayparts, drawLogo, peakOf, ratingsOf, readBands, sellBands } from './broadcast.ts'

/** The owners who sell it. */
const SELLERS = [
  'Marina Airtime',
  'Awadh Prabhat Group',
  'Arabian Sea Broadcast',
  'Aravalli Broadcast',
  'Godavari Television',
] as const

/**
 * Invented channels. `native` is the name in its own script, `language` one of the trade's three groups, `reach` a week in
 * lakh, `price` in rupees for ten seconds, `core` the core audience, `glyph` that of the logo.
 */
const CHANNELS = readColumns(
  [
    'group',
    'name',
    'native',
    'language',
    'languages',
    'home',
    'seen',
    'reach',
    'price',
    'core',
    'features',
    'glyph',
    'type',
  ],
  `
entertainment | Sitara Gold | सितारा गोल्ड | Hindi | Hindi | Mumbai | All India | 480 | 4500-96000 | Women 22 to 50 | Free to air, Family serials | star | General entertainment
entertainment | Madhur | मधुर | Hindi | Hindi | Mumbai | Hindi belt | 340 | 9500-120000 | Women 18 to 45 | Family drama, Hindi belt | leaf | General entertainment
entertainment | Akhada Sports | अखाड़ा | Hindi | Hindi, English | Delhi | All India | 220 | 12000-180000 | Men 18 to 40 | Kabaddi league, L-band | trophy | Sport
entertainment | Thoranam | తోరణం | Regional | Telugu | Hyderabad | Telangana and Andhra Pradesh | 190 | 7800-64000 | Women 22 to 50 | Telugu serials, Prime from 19:00 | sun | General entertainment
entertainment | Kadal TV | கடல் | Regional | Tamil | Chennai | Tamil Nadu | 120 | 6200-48000 | Families | Reality prime, Weekend quiz | waves | General entertainment
entertainment | Mallige | ಮಲ್ಲಿಗೆ | Regional | Kannada | Bangalore | Karnataka | 94 | 5200-38000 | Women 22 to 50 | Kannada serials, Cookery hour | flower-2 | General entertainment
entertainment | Alpona | আলপনা | Regional | Bengali | Kolkata | West Bengal | 88 | 4800-36000 | Women 25 to 55 | Bengali serials, Puja specials | feather | General entertainment
entertainment | Chitrangan | चित्रांगण | Regional | Marathi | Pune | Maharashtra | 105 | 5400-42000 | Families | Marathi drama, Comedy hour | drama | General entertainment
entertainment | Verandah | | English | English | Mumbai | Eight metros | 32 | 3200-22000 | Metro AB, 22 to 45 | International series, Late evening | armchair | Lifestyle and series
news | Aaj Samvad | आज संवाद | Hindi | Hindi | Delhi | All India | 310 | 8000-60000 | Men 25 to 55 | Live 24 hours, Hindi belt | zap | News
news | Janpath Live | जनपथ लाइव | Hindi | Hindi | Delhi | All India | 240 | 8200-52000 | Men 22 to 50 | Debate at nine, Headlines each half hour | megaphone | News
news | Metro One | | English | English | Mumbai | Eight metros | 72 | 3200-22000 | Metro AB, 25 to 50 | Business at nine, Metro AB | chart-column | News
news | Prime Ledger | | English | English | Mumbai | All India | 41 | 2600-18000 | Investors and owners | Market hours, Ticker brand | trending-up | Business news
news | Telangana Now | తెలంగాణ నౌ | Regional | Telugu | Hyderabad | Telangana | 86 | 1800-12500 | Adults 22 and above | District bulletins, Telugu | diamond | News
news | Seithi Alai | செய்தி அலை | Regional | Tamil | Chennai | Tamil Nadu | 78 | 1600-11000 | Adults 22 and above | Live assembly, Tamil | radio-tower | News
news | Suddi Mane | ಸುದ್ದಿ ಮನೆ | Regional | Kannada | Bangalore | Karnataka | 52 | 1300-8200 | Adults 22 and above | Village to Vidhana, Crime at ten | house | News
news | Sandhya Khabar | সন্ধ্যা খবর | Regional | Bengali | Kolkata | West Bengal | 61 | 1400-9000 | Adults 22 and above | Evening debate, Bengali | newspaper | News
news | Maati Marathi | माती मराठी | Regional | Marathi | Pune | Maharashtra | 66 | 1500-9600 | Men 25 to 55 | Mandi prices, Local bulletins | scale | News
movies | Chitralok | चित्रलोक | Hindi | Hindi | Mumbai | All India | 260 | 5200-40000 | Families | Film premieres, Weekend peak | film | Movies
movies | Purana Parda | पुराना परदा | Hindi | Hindi | Mumbai | Hindi belt | 140 | 3200-18000 | Adults 35 and above | Classics, Afternoon matinee | clapperboard | Movies
movies | Picture House | | English | English | Mumbai | Eight metros | 48 | 2400-15500 | Metro, 18 to 40 | Subtitled, Metro | play | Movies
movies | Vennela Cinema | వెన్నెల సినిమా | Regional | Telugu | Hyderabad | Telangana and Andhra Pradesh | 132 | 3600-24000 | Families | Telugu blockbusters, Sunday premiere | moon-star | Movies
movies | Thirai Ulagam | திரை உலகம் | Regional | Tamil | Chennai | Tamil Nadu | 96 | 3000-20000 | Families | Tamil films, Festival marathons | popcorn | Movies
movies | Chalachitra | চলচ্চিত্র | Regional | Bengali | Kolkata | West Bengal | 58 | 2000-12000 | Adults 25 and above | Bengali cinema, Midnight classics | camera | Movies
music | Raagini | रागिनी | Hindi | Hindi | Mumbai | All India | 140 | 1600-9800 | Adults 15 to 30 | New releases, Student audience | audio-waveform | Music
music | Dhun Non Stop | धुन नॉन स्टॉप | Hindi | Hindi | Delhi | All India | 96 | 1300-8200 | Adults 15 to 35 | Back to back hits, Wedding season | music | Music
music | Ganam | గానం | Regional | Telugu, Tamil | Hyderabad | Telangana and Tamil Nadu | 54 | 900-6400 | Adults under 30 | Telugu and Tamil, Under 30 | music-2 | Music
music | Bhangra Box | ਭੰਗੜਾ ਬਾਕਸ | Regional | Punjabi | Ludhiana | Punjab and Haryana | 49 | 900-6000 | Adults 15 to 35 | Punjabi pop, Countdown Friday | drum | Music
music | Vinyl Room | | English | English | Mumbai | Eight metros | 18 | 800-4800 | Metro, 18 to 34 | Live sessions, Late night | disc-3 | Music
music | Isai Thendral | இசை தென்றல் | Regional | Tamil | Chennai | Tamil Nadu | 44 | 850-5600 | Adults 15 to 35 | Tamil hits, Requests at six | headphones | Music
`,
)

const BANDS: Record<string, ReturnType<typeof readBands>> = {
  entertainment: readBands(`
    Breakfast repeats | FCT, 10 sec | 06:00 | 09:00 | 10 | 0
    Afternoon serials | FCT, 20 sec | 13:00 | 16:00 | 20 | 0.18
    Evening serial block, weekdays | FCT, 20 sec | 18:00 | 20:00 | 20 | 0.46
    Prime time drama, first break | FCT, 30 sec | 20:00 | 21:00 | 30 | 1
    Weekend reality show | Sponsorship tag | 21:00 | 22:30 | 10 | 0.82
    Late film | FCT, 30 sec | 22:30 | 01:00 | 30 | 0.3
    Sunday family hour | FCT, 20 sec | 11:00 | 13:00 | 20 | 0.4
    L-band during prime | L-band | 20:30 | 22:00 | 10 | 0.66
    Programme break bumper | Bumper | 19:00 | 19:30 | 5 | 0.52`),
  news: readBands(`
    Breakfast headlines | FCT, 10 sec | 06:00 | 09:00 | 10 | 0.28
    Mid-morning bulletin | FCT, 10 sec | 10:00 | 12:00 | 10 | 0
    Noon report | FCT, 20 sec | 12:00 | 13:30 | 20 | 0.12
    Market and districts | FCT, 20 sec | 15:00 | 17:00 | 20 | 0.1
    Evening debate | FCT, 30 sec | 19:00 | 20:00 | 30 | 0.7
    Nine o’clock news | FCT, 30 sec | 21:00 | 22:00 | 30 | 1
    Ticker band, all day | L-band | 08:00 | 23:00 | 10 | 0.44
    Weather sponsorship | Sponsorship tag | 20:55 | 21:00 | 5 | 0.58
    Late repeat | FCT, 20 sec | 23:30 | 01:30 | 20 | 0.06`),
  movies: readBands(`
    Morning classic | FCT, 20 sec | 08:00 | 11:00 | 20 | 0
    Matinee | FCT, 30 sec | 13:00 | 16:00 | 30 | 0.3
    Evening film, first break | FCT, 30 sec | 19:00 | 20:00 | 30 | 0.78
    Saturday premiere | FCT, 30 sec | 20:00 | 23:00 | 30 | 1
    Premiere presenting tag | Sponsorship tag | 20:00 | 20:05 | 10 | 0.9
    Midnight film | FCT, 20 sec | 23:30 | 02:00 | 20 | 0.12
    Trailer break | Bumper | 18:30 | 19:00 | 5 | 0.5`),
  music: readBands(`
    Sunrise songs | FCT, 10 sec | 06:00 | 08:00 | 10 | 0.1
    College hour | FCT, 20 sec | 15:00 | 17:00 | 20 | 0.4
    Top twenty countdown | Sponsorship tag | 19:00 | 20:00 | 10 | 1
    Evening hits | FCT, 20 sec | 20:00 | 22:00 | 20 | 0.8
    Late night unplugged | FCT, 30 sec | 22:30 | 00:30 | 30 | 0.36
    Logo bug, all day | L-band | 09:00 | 22:00 | 10 | 0.56
    Overnight loop | FCT, 10 sec | 00:30 | 05:00 | 10 | 0`),
}

/** Share of the peak hour, from midnight. */
const PROFILES: Record<string, number[]> = {
  entertainment: [14, 6, 3, 2, 2, 4, 12, 20, 18, 16, 16, 22, 26, 28, 24, 20, 22, 30, 48, 70, 96, 100, 78, 40],
  news: [12, 6, 3, 2, 4, 12, 40, 62, 66, 48, 36, 34, 40, 38, 30, 30, 34, 42, 56, 72, 88, 100, 74, 36],
  movies: [26, 14, 8, 4, 2, 2, 6, 10, 18, 24, 28, 30, 38, 48, 54, 50, 42, 44, 58, 74, 96, 100, 88, 54],
  music: [30, 18, 10, 6, 4, 6, 22, 40, 36, 30, 32, 34, 38, 42, 50, 62, 70, 72, 74, 92, 100, 90, 72, 48],
}

function draw(turn: Turn): Drawing {
  const { random, group, index } = turn
  const channel = rowOf(CHANNELS, group, index)
  const { name, native, language, home, seen, core, features, glyph, type } = channel
  const [least, most] = readRange(channel.price)
  const weeklyReach = Number(channel.reach) * 100_000
  const bands = (BANDS[group] ?? []).filter((_, i) => i < 5 || random.chance(0.62))
  const hours = drawDayparts(random.fork('dayparts'), PROFILES[group] ?? [])
  const peak = peakOf(weeklyReach)
  const spots = sellBands(random, bands, { least, most, hours, peak })
  const served = servedFrom(home, seen)
  const ratings = ratingsOf(served, { media: 'tv', peak })
  const strongest = Math.max(...spots.map(({ audience }) => ratingOf(audience ?? 0, ratings.universe)))
  const languages = readList(channel.languages)
  return {
    listing: {
      id: slug(name),
      title: name,
      nativeTitle: native || null,
      type,
      description:
        `${type} in ${sentenceList(languages)}, seen in ${seen === 'All India' ? 'all of India' : seen}, strongest with ${lowerFirst(core)}. ` +
        `Buy it by the band: ${sentenceList(bands.slice(3, 5).map((band) => band.name.toLowerCase()))} cost most and are planned first.`,
      ...served,
      // A language column of the table holds one of the trade's three groups.
      language: language as LanguageGroup,
      languages,
      ...cheapest(spots),
      audience: weeklyReach,
      features: [
        ...readList(features),
        'Telecast certificate with the invoice',
        'Breaks monitored',
        'Make-good for missed spots',
      ],
      specifications: facts({
        Genre: type,
        Languages: languages.join(', '),
        'Seen in': seen,
        Distribution: random.pick(['Free to air and DTH', 'DTH and cable', 'DTH, cable and streaming']),
        Material: 'Betacam or XDCAM 50i, 5 working days ahead',
        Formats: 'FCT, sponsorship tag, L-band',
        Certificate: 'Self-declaration for food and health brands',
      }),
      metrics: facts({
        'TVR of the strongest spot': strongest.toFixed(2),
        'Time spent a viewer': `${random.int(18, 64)} minutes a day`,
        Frequency: `${(2 + random.next() * 4).toFixed(1)} a week`,
      }),
      audienceFigures: figures(
        turn,
        ['Weekly reach', formatCount(weeklyReach), 'owner'],
        ['Core audience share', `${random.int(34, 61)}%`, 'estimate'],
        ['Homes connected', formatCount(Math.round(weeklyReach * 0.31)), 'estimate'],
        ['Universe', formatCount(ratings.universe), 'estimate'],
      ),
      details: {
        dayparts: hours,
        ratings,
        logo: drawLogo(random, glyph),
        coreAudience: core,
      },
    },
    detail: name,
    spots: spots.map((spot) => ({
      ...spot,
      features: ['Exact slot in the log', 'Competing brands kept two breaks apart'],
    })),
  }
}

const count = (group: string) => inGroup(CHANNELS, group).length

export const tv: MediumSeed = {
  icon: 'tv',
  sellers: SELLERS,
  right: 'broadcast',
  covers: true,
  festive: { share: 0.3, bp: [15, 20] },
  description:
    'Channels from national entertainment to district news, by the band, with reach and price for ten seconds.',
  groups: [
    {
      id: 'entertainment',
      name: 'Entertainment',
      description: 'Serials, reality shows and sport for the whole family.',
      features: ['Prime time from 19:00', 'Sponsorship and L-band', 'In the viewer’s language'],
      count: count('entertainment'),
    },
    {
      id: 'news',
      name: 'News',
      description: 'Live news in Hindi, English and the languages of the states.',
      features: ['Headlines all day', 'Debate at nine', 'District bulletins'],
      count: count('news'),
    },
    {
      id: 'movies',
      name: 'Movies',
      description: 'Premieres, matinees and classics, with long breaks and few channels to share them.',
      features: ['Weekend premieres', 'Festival marathons', 'Presenting tags'],
      count: count('movies'),
    },
    {
      id: 'music',
      name: 'Music',
      description: 'Songs all day for viewers under thirty.',
      features: ['Under 30, all day', 'Countdown sponsorship', 'Priced for long flights'],
      count: count('music'),
    },
  ],
  draw,
}
