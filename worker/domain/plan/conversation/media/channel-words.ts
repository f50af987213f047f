import type { MediaType } from '../../../catalogue/registry/media.ts'

/** A word for media. A weak one means a medium only beside a word such as "ads", or in a list of media. */
export interface ChannelWord {
  media: readonly MediaType[]
  isWeak?: true
  /** Media that a word of several leads with: a share of the budget for "outdoor" is led by hoardings. */
  isGroup?: true
}

const OUTDOOR: ChannelWord = { media: ['ooh', 'dooh', 'transit'], isGroup: true }
const PRINT: ChannelWord = { media: ['newspaper', 'magazine'], isGroup: true }

const strong: Record<MediaType, string> = {
  ooh: 'hoarding, hoardings, hording, hordings, hoarding board, hoarding boards, billboard, billboards, bill board, bill boards, unipole, unipoles, gantry, gantries, bus shelter, bus shelters, bus stop, bus stops, bqs, skywalk, skywalks, ooh, out of home, ooh advertising, static outdoor, traditional outdoor, static ooh, pole kiosks, street furniture, foot over bridge, foot overbridge, wall painting, wall paintings, mall hoardings, होर्डिंग, होर्डिंग्स, बिलबोर्ड',
  dooh: 'dooh, digital ooh, digital out of home, led screen, led screens, led wall, led walls, led hoarding, led hoardings, led billboard, led billboards, lcd screens, digital screen, digital screens, digital hoarding, digital hoardings, digital billboard, digital billboards, digital outdoor, mall screens, led displays, led display',
  transit:
    'transit, transit media, metro, metros branding, metro station, metro stations, metro train, metro trains, metro branding, trains, local train, local trains, railway, railways, railway station, railway stations, train station, train stations, train branding, station branding, bus panel, bus panels, मेट्रो',
  vehicle:
    'autos, auto branding, auto rickshaw, auto rickshaws, autorickshaw, autorickshaws, auto hood, auto hoods, rickshaw, rickshaws, e rickshaw, e rickshaws, cab branding, cabs, taxis, cab wraps, bus wrap, bus wraps, bus branding, buses, trucks, truck branding, truck ads, mobile van, mobile vans, vehicle branding, vehicles, vehicle wraps, auto ads, cab ads, taxi ads, taxi branding, ऑटो',
  theatre:
    'cinema, cinemas, cinema hall, cinema halls, theatre, theatres, theater, theaters, movie theatre, movie theatres, movie theater, movie theaters, movie hall, movie halls, pvr, inox, multiplex, multiplexes, big screen, सिनेमा',
  radio:
    'radio, fm, fm radio, rj, rjs, jingle, jingles, radio station, radio stations, fm station, fm stations, fm channel, fm channels, radio spots, radio ads, रेडियो, एफएम',
  newspaper:
    'newspaper, newspapers, news paper, news papers, newsprint, akhbaar, akhbar, akhbaaron, akhbaro, dailies, daily newspapers, press ad, press ads, अखबार, अख़बार, समाचार पत्र',
  magazine: 'magazine, magazines, mag, mags, पत्रिका',
  tv: 'tv, tvs, television, televisions, tv channel, tv channels, tv ads, tv ad, tvc, news channel, news channels, gec, tele vision, टीवी, टेलीविजन',
  influencer:
    'influencer, influencers, influencer marketing, creator, creators, content creator, content creators, youtuber, youtubers, blogger, bloggers, vlogger, vloggers, reel, reels, instagram reels, insta reels, instagram influencers, insta influencers, instagram creators, youtube creators',
  digital:
    'digital, digital ads, digital media, digital marketing, online, online ads, google, google ads, meta, meta ads, facebook, facebook ads, instagram, instagram ads, insta, youtube, youtube ads, social media, programmatic, ott, hotstar, display ads, search ads, banner ads, internet, internet ads, linkedin, whatsapp ads, connected tv, ctv, performance marketing, डिजिटल',
  btl: 'btl, malls, mall activation, mall activations, mall branding, rwa, rwas, rwa activation, rwa activations, society activation, society activations, societies, apartment activation, apartment activations, sampling, activation, activations, roadshow, roadshows, road show, road shows, on ground, college activation, college activations, corporate activation, corporate activations',
  airport: 'airport, airports, airport branding, airport ads, airport terminal, airport terminals, एयरपोर्ट',
  events:
    'expo, expos, event sponsorship, event sponsorships, sponsorship, sponsorships, event branding, trade shows, exhibition stall, event stall',
}

/** Words that mean something else as often as not: `auto parts`, `train your team`, `mall opening`. */
const weak: Partial<Record<MediaType, string>> = {
  vehicle: 'auto, cab, bus, truck, taxi, vehicle, van, tempo',
  transit: 'train, station',
  dooh: 'led, leds, lcd',
  btl: 'mall, society, rwas society, kiosk, kiosks',
  newspaper: 'paper, papers, press',
  events: 'event, events, exhibition, exhibitions',
  airport: 'terminal, terminals',
  digital: 'web, app ads',
}

const split = (words: string) => words.split(',').map((word) => word.trim())

/** Every phrase for media. */
export const CHANNEL_PHRASES: readonly (readonly [phrase: string, word: ChannelWord])[] = [
  ...rows(strong, {}),
  ...rows(weak, { isWeak: true }),
  ...split('outdoor, outdoors, outdoor media, outdoor ads, outdoor advertising, out door').map(
    (phrase) => [phrase, OUTDOOR] as const,
  ),
  ...split('print, print media, print ads, print ad, print advertising, प्रिंट').map(
    (phrase) => [phrase, PRINT] as const,
  ),
]

function rows(table: Partial<Record<MediaType, string>>, mark: { isWeak?: true }) {
  const media = Object.keys(table) as MediaType[]
  return media.flatMap((medium) =>
    split(table[medium] ?? '').map((phrase): readonly [string, ChannelWord] => [phrase, { media: [medium], ...mark }]),
  )
}

/** Words for "whatever works". */
export const ANY_MEDIA =
  /\b(?:all|any|every|sab|saare|sabhi) (?:the )?(?:media|medium|mediums|channel|channels|format|formats)\b|\bkoi bhi (?:media|medium|channel)\b|\b(?:no|any) (?:channel |media )?preference\b|\bwhatever works\b|\bmix of (?:all )?media\b|\b(?:best|right|good) (?:media )?mix\b|\b(?:you|aap|tum) (?:decide|choose|pick|suggest)\b|\b(?:media|channels?) (?:is |are )?open\b|\bmultimedia\b/

/** Words after a medium that make it a trade of its own: `LED bulbs`, `event management`. */
export const TRADE_AFTER =
  /^\s*(?:-\s*)?(?:compan(?:y|ies)|brand\b(?!ing)|agency|agencies|services?\b|shops?\b|stores?\b|dealers?\b|dealership|manufacturers?|parts\b|bulbs?\b|lights?\b|lighting|institute|academy|owners?\b|sets?\b|insurance|loans?\b|tyres?\b|tires?\b|management|planners?\b|startup|start-up|software|lounge\b|tickets?\b|cit(?:y|ies)\b|payments?\b|banking|wallet|app\b|care\b|maker|club|education|your\b|out\b|this\b|india mission|marketing (?:agency|company|course|institute)|course)/

/** Words after a weak one that make it a medium. */
export const MEDIUM_AFTER =
  /^\s*(?:-\s*)?(?:ads?\b|advert|branding|media\b|wraps?\b|panels?\b|screens?\b|hoods?\b|back panels?|campaigns?\b|activations?\b|sponsor|spots?\b|stalls?\b|pe\b|par\b|promotion|kiosks?\b)/
