import type { LanguageGroup } from '../../worker/catalogue/rules/registry/spec.ts'
import { formatCount } from '../../worker/kernel/rules/money.ts'
import { type Drawing, facts, figures, type MediumSeed, type SpotDraft, type Turn } from '../medium.ts'
import { servedFrom } from '../places.ts'
import { drawPrice } from '../price.ts'
import { inGroup, lowerFirst, readColumns, readList, readRange, rowOf, sentenceList, slug } from '../text.ts'
import { audienceAt, cheapest, drawDayparts, drawLogo, peakOf, ratingsOf, readBands, sellBands } from './broadcast.ts'

/** The owners who sell it. */
const SELLERS = [
  'Marina Airtime',
  'Awadh Prabhat Group',
  'Arabian Sea Broadcast',
  'Aravalli Broadcast',
  'Satpura Cine Media',
] as const

/**
 * Invented stations. `native` is the name in its own script, `language` one of the trade's three groups, `listeners` a week
 * in thousands, `price` in rupees for ten seconds, `core` the core audience, `glyph` that of the logo.
 */
const STATIONS = readColumns(
  [
    'group',
    'name',
    'native',
    'code',
    'city',
    'language',
    'languages',
    'listeners',
    'price',
    'core',
    'features',
    'glyph',
  ],
  `
fm_stations | Chowpatty FM | चौपाटी | 95.6 FM | Mumbai | Hindi | Hindi, Marathi | 2400 | 1000-2500 | Adults 20 to 45 | Drive-time leader, Western suburbs | radio
fm_stations | Local Dabba | | 101.7 FM | Mumbai | Hindi | Hindi, Marathi | 1700 | 1000-2200 | Commuters 18 to 40 | Train updates, Phone-in at eight | train-front
fm_stations | Harbour FM | | 96.2 FM | Mumbai | English | English, Hindi | 900 | 1100-2400 | Metro AB, 22 to 45 | Evening jazz, Office hours | ship
fm_stations | Purani Dilli FM | पुरानी दिल्ली | 95.6 FM | Delhi | Hindi | Hindi, Punjabi | 2600 | 1000-2500 | Adults 20 to 45 | Old hits, Traffic every ten minutes | landmark
fm_stations | Radio Rajpath | रेडियो राजपथ | 99.6 FM | Delhi | Hindi | Hindi | 1900 | 1000-2300 | Families | Breakfast quiz, NCR reach | megaphone
fm_stations | Ridge FM | | 103.9 FM | Delhi | English | English, Hindi | 700 | 1000-2200 | Metro AB, 20 to 40 | Indie hour, Weekend guide | trees
fm_stations | Namma Gaali | ನಮ್ಮ ಗಾಳಿ | 95.6 FM | Bangalore | Regional | Kannada, English | 1500 | 1000-2200 | Adults 18 to 40 | Kannada hits, ORR traffic | wind
fm_stations | Silk Board FM | | 99.6 FM | Bangalore | English | English, Kannada | 820 | 1000-2000 | Working professionals | Long drive home, Startup stories | car-front
fm_stations | Charminar FM | చార్మినార్ | 95.6 FM | Hyderabad | Regional | Telugu, Hindi | 1400 | 1000-2000 | Adults 18 to 45 | Telugu hits, Irani chai hour | coffee
fm_stations | Marina Alai | மெரினா அலை | 96.2 FM | Chennai | Regional | Tamil | 1300 | 1000-2000 | Adults 18 to 45 | Tamil hits, Beach road show | waves
fm_stations | Adda FM | আড্ডা | 95.6 FM | Kolkata | Regional | Bengali, Hindi | 1250 | 1000-1900 | Adults 20 to 50 | Evening adda, Puja specials | messages-square
fm_stations | Peshwa FM | पेशवा | 96.2 FM | Pune | Regional | Marathi, Hindi | 760 | 500-1200 | Students and families | Marathi hits, College requests | guitar
fm_stations | Rann FM | રણ | 99.6 FM | Ahmedabad | Regional | Gujarati, Hindi | 720 | 500-1200 | Traders and families | Garba season, Market hours | sun
fm_stations | Gulabi FM | गुलाबी | 95.6 FM | Jaipur | Hindi | Hindi, Rajasthani | 640 | 500-1100 | Adults 20 to 45 | Mela diary, Morning bhajan | flower
fm_stations | Imambara FM | इमामबाड़ा | 101.7 FM | Lucknow | Hindi | Hindi | 580 | 500-1000 | Adults 20 to 45 | Shayari at eleven, Breakfast show | feather
fm_stations | Rajwada FM | राजवाड़ा | 96.2 FM | Indore | Hindi | Hindi | 410 | 300-700 | Adults 18 to 40 | Poha breakfast, Night market | store
community | Dharavi Awaaz | धारावी आवाज़ | 90.4 FM | Mumbai | Regional | Marathi, Hindi, Tamil | 140 | 200-500 | Residents and small traders | Run by residents, Job notices | users
community | Yamuna Paar Radio | यमुना पार | 90.8 FM | Delhi | Hindi | Hindi | 120 | 200-500 | Residents of East Delhi | School hour, Health desk | waves
community | Kengeri Dhwani | ಕೆಂಗೇರಿ ಧ್ವನಿ | 90.4 FM | Bangalore | Regional | Kannada | 90 | 200-450 | Families and farmers | Farm gate prices, Folk songs | sprout
community | Campus Mic | | 107.2 FM | Pune | English | English, Hindi | 70 | 200-450 | Students 17 to 24 | Run by students, Placement talk | mic
community | Sundarban Sur | সুন্দরবন সুর | 90.8 FM | Kolkata | Regional | Bengali | 60 | 200-400 | Fishing villages | Tide times, Baul evening | fish
community | Vayal Vaanoli | வயல் வானொலி | 90.4 FM | Madurai | Regional | Tamil | 85 | 200-420 | Farmers and families | Crop advice, Temple calendar | wheat
digital | Sunobox | सुनोबॉक्स | | Mumbai | Hindi | Hindi, English | 1900 | 400-1500 | Adults 18 to 34 | Targeted by city, Skip-free | headphones
digital | Podbaazi | | | Bangalore | English | English, Hindi | 880 | 600-1800 | Professionals 22 to 40 | Host-read ads, Business and true stories | podcast
digital | Kathavani | कथावाणी | | Delhi | Hindi | Hindi | 740 | 450-1300 | Adults 25 to 50 | Audio stories, Bedtime hour | book-audio
digital | Ringo Radio | | | Mumbai | English | English | 420 | 500-1400 | Metro, 18 to 34 | Smart speakers, Morning brief | speaker
digital | Pattu Stream | பாட்டு | | Chennai | Regional | Tamil, Malayalam | 610 | 350-1100 | Adults 18 to 34 | Tamil playlists, Company banner | list-music
digital | Tollybeats | టాలీబీట్స్ | | Hyderabad | Regional | Telugu | 680 | 350-1100 | Adults 18 to 34 | Film releases, Banner with audio | disc-3
digital | Cuppa Audio | | | Bangalore | English | English, Kannada | 300 | 400-1200 | Professionals 22 to 40 | Office playlists, By pin code | coffee
music | Ghazal Raat | ग़ज़ल रात | 104.2 FM | Delhi | Hindi | Hindi, Urdu | 520 | 600-1500 | Adults 30 and above | Two breaks an hour, Late evening | moon-star
music | Sargam FM | सरगम | 104.2 FM | Mumbai | Hindi | Hindi | 860 | 800-1900 | Adults 25 to 50 | Golden songs, No talk after ten | music
music | Bass Gully | | 106.8 FM | Mumbai | English | English, Hindi | 430 | 700-1700 | Adults 16 to 28 | Hip hop from the gully, Weekend sets | speaker
music | Veena 104 | ವೀಣಾ | 104.2 FM | Bangalore | Regional | Kannada, Tamil | 310 | 500-1300 | Adults 30 and above | Carnatic mornings, Two breaks an hour | music-2
music | Baul Sur | বাউল সুর | 106.8 FM | Kolkata | Regional | Bengali | 380 | 500-1200 | Adults 30 and above | Songs of the season, Sunday concert | audio-lines
music | Dhol Baja | ਢੋਲ ਵਜਾ | 104.2 FM | Chandigarh | Regional | Punjabi | 360 | 300-900 | Adults 16 to 35 | Punjabi pop, Wedding season | drum
music | Kerala Thaalam | താളം | 106.8 FM | Kochi | Regional | Malayalam | 290 | 300-900 | Adults 18 to 45 | Malayalam hits, Boat race week | audio-waveform
`,
)

const BANDS = readBands(`
  Breakfast drive | FCT, 20 sec | 07:00 | 11:00 | 20 | 1
  Mid-morning requests | FCT, 10 sec | 11:00 | 14:00 | 10 | 0.36
  Afternoon stretch | FCT, 20 sec | 14:00 | 17:00 | 20 | 0
  Evening drive | FCT, 30 sec | 17:00 | 21:00 | 30 | 0.92
  Late night love songs | FCT, 20 sec | 21:00 | 00:00 | 20 | 0.24
  Time check, on the hour | Time check | 07:00 | 22:00 | 10 | 0.58
  Traffic update tag | Sponsorship tag | 08:00 | 20:00 | 5 | 0.7`)

/** Share of the peak hour, from midnight: commuters in the morning, commuters in the evening. */
const PROFILE = [12, 6, 4, 3, 4, 12, 34, 78, 100, 94, 70, 52, 44, 40, 38, 40, 52, 80, 96, 88, 60, 44, 38, 24]
const APP_PROFILE = [34, 20, 12, 8, 8, 12, 28, 56, 72, 66, 58, 56, 60, 62, 58, 56, 60, 72, 80, 82, 88, 100, 96, 64]
const TYPES: Record<string, string> = {
  fm_stations: 'FM station',
  community: 'Community radio',
  digital: 'Digital radio',
  music: 'Music station',
}

/** Minutes after midnight in which mentions are read. */
const MENTIONS = { from: 480, to: 660 }

/** A mention read live costs 3,000 to 8,000 rupees; small stations and apps ask less. */
function drawMention(turn: Turn, most: number, heard: { hours: readonly number[]; peak: number }): SpotDraft[] {
  const { random } = turn
  if (most < 600) return []
  const name = turn.group === 'digital' ? 'Host-read mention' : 'RJ mention, breakfast show'
  return [
    {
      name,
      type: 'Mention',
      rate: drawPrice(random, most >= 1500 ? 3000 : 1500, most >= 1500 ? 8000 : 3200),
      unit: 'per_mention',
      minQuantity: random.pick([2, 3, 5]),
      step: 1,
      minDuration: random.pick([1, 1, 2]),
      seconds: 40,
      slotFrom: MENTIONS.from,
      slotTo: MENTIONS.to,
      audience: audienceAt({ name, ...MENTIONS }, heard),
      placement: 'In the presenter’s own words',
    },
  ]
}

/** Number of breaks: two an hour for stations of one kind of music, as in their group. */
function drawBreaks({ random, group }: Turn, features: string): number {
  const drawn = /two breaks an hour/i.test(features) ? 2 : random.int(2, 5)
  return group === 'music' ? 2 : drawn
}

function draw(turn: Turn): Drawing {
  const { random, group, index } = turn
  const station = rowOf(STATIONS, group, index)
  const { name, native, code, city, language, core, features, glyph } = station
  const [least, most] = readRange(station.price)
  const listeners = Number(station.listeners) * 1000
  const bands = BANDS.filter((_, i) => i < 4 || random.chance(0.7))
  const hours = drawDayparts(random.fork('dayparts'), code ? PROFILE : APP_PROFILE)
  const peak = peakOf(listeners)
  const heard = { hours, peak }
  const spots = [...sellBands(random, bands, { least, most, ...heard }), ...drawMention(turn, most, heard)]
  const served = servedFrom(city, code ? `${city} and suburbs` : 'All India')
  const ratings = ratingsOf(served, { media: code ? 'radio' : 'stream', peak })
  const languages = readList(station.languages)
  return {
    listing: {
      id: slug(name),
      title: name,
      nativeTitle: native || null,
      type: TYPES[group] ?? '',
      description:
        `${code ? `${code} in ${city}` : 'On phones and smart speakers across India'}, in ${sentenceList(languages)}, for ${lowerFirst(core)}. ` +
        `${formatCount(listeners)} people listen in a week; the drive bands cost most, the afternoon buys frequency.`,
      ...served,
      language: language as LanguageGroup,
      languages,
      ...cheapest(spots),
      audience: listeners,
      features: [
        ...readList(features),
        'Broadcast log with the invoice',
        'Jingle recorded at cost',
        'Make-good for missed spots',
      ],
      specifications: facts({
        ...(code && { Frequency: code }),
        Languages: languages.join(', '),
        'Heard in': code ? `${city} and suburbs, about ${random.int(25, 70)} km` : 'All India, targeted by city',
        Material: 'WAV or MP3, 44.1 kHz, 2 working days ahead',
        'Breaks an hour': String(drawBreaks(turn, features)),
        Formats: 'Spots, time check, mention, road show',
      }),
      metrics: facts({
        'Time spent a listener': `${random.int(34, 92)} minutes a day`,
        'Share of listening': `${random.int(6, 27)}%`,
      }),
      audienceFigures: figures(
        turn,
        ['Weekly listeners', formatCount(listeners), 'owner'],
        ['Daily listeners', formatCount(Math.round(listeners * 0.42)), 'estimate'],
        ['Listening in a car', `${random.int(18, 58)}%`, 'estimate'],
        ['Universe', formatCount(ratings.universe), 'estimate'],
      ),
      details: {
        ...(code && { code }),
        dayparts: hours,
        ratings,
        logo: drawLogo(random, glyph),
        coreAudience: core,
      },
    },
    spots: spots.map((spot) => ({ ...spot, features: ['Exact time in the log', 'No competing brand in the break'] })),
  }
}

const count = (group: string) => inGroup(STATIONS, group).length

export const radio: MediumSeed = {
  icon: 'radio',
  sellers: SELLERS,
  right: 'broadcast',
  covers: true,
  description: 'FM, community and digital stations by the band, with frequency, listeners and price for ten seconds.',
  groups: [
    {
      id: 'fm_stations',
      name: 'FM stations',
      description: 'City stations with breakfast and evening drive bands.',
      features: ['Drive-time bands', 'RJ mentions', 'Traffic and time checks'],
      count: count('fm_stations'),
    },
    {
      id: 'community',
      name: 'Community',
      description: 'Small stations run by residents, students and farmers for their own neighbourhood.',
      features: ['One neighbourhood', 'Local presenters', 'Priced for small shops'],
      count: count('community'),
    },
    {
      id: 'digital',
      name: 'Digital',
      description: 'Streams and podcasts with targeting by city and age.',
      features: ['Targeted by city', 'Host-read mentions', 'Played-to-the-end count'],
      count: count('digital'),
    },
    {
      id: 'music',
      name: 'Music',
      description: 'Stations of one kind of music, with few breaks and long listening.',
      features: ['Two breaks an hour', 'Loyal evenings', 'Concert tie-ins'],
      count: count('music'),
    },
  ],
  draw,
}
