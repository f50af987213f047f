import type { MediaType } from '../../../catalogue/registry/media.ts'
import type { NamedThing } from '../../question.ts'
import { wholeWordsOfAnyScript } from '../text/word-table.ts'

/** Well-known titles, channels, chains and platforms, as people write them: `name | other spellings`. */
const KNOWN: Partial<Record<MediaType, string>> = {
  newspaper: `Times of India | toi, the times of india, times of india, timesofindia
    Hindustan Times | hindustan times
    The Hindu | the hindu newspaper, the hindu
    Indian Express | indian express
    Economic Times | economic times, the economic times
    Mint | livemint, mint newspaper
    Business Standard | business standard
    Deccan Chronicle | deccan chronicle
    Deccan Herald | deccan herald
    The Telegraph | telegraph newspaper, the telegraph
    Dainik Jagran | dainik jagran, jagran, दैनिक जागरण
    Dainik Bhaskar | dainik bhaskar, bhaskar newspaper, दैनिक भास्कर
    Amar Ujala | amar ujala, अमर उजाला
    Hindustan | hindustan newspaper, हिंदुस्तान अखबार
    Rajasthan Patrika | rajasthan patrika, राजस्थान पत्रिका
    Punjab Kesari | punjab kesari
    Lokmat | lokmat, लोकमत
    Sakal | sakal newspaper, सकाळ
    Loksatta | loksatta
    Eenadu | eenadu, ईनाडु
    Sakshi | sakshi newspaper
    Malayala Manorama | malayala manorama
    Mathrubhumi | mathrubhumi
    Dinamalar | dinamalar
    Dina Thanthi | dina thanthi, daily thanthi, dinathanthi
    Anandabazar Patrika | anandabazar patrika, anandabazar
    Gujarat Samachar | gujarat samachar
    Sandesh | sandesh newspaper
    Navbharat Times | navbharat times, नवभारत टाइम्स
    Mid-Day | mid-day, midday newspaper`,
  magazine: `India Today | india today
    Femina | femina
    Vogue | vogue india, vogue magazine
    Outlook | outlook magazine
    Filmfare | filmfare magazine
    Forbes India | forbes india`,
  tv: `Star Plus | star plus, starplus, स्टार प्लस
    Star Sports | star sports
    Zee TV | zee tv, zee cinema, zee news, ज़ी टीवी, जी टीवी
    Sony TV | sony tv, sony sab, sab tv, set india
    Colors | colors tv, colours tv
    Aaj Tak | aaj tak, aajtak, आज तक
    NDTV | ndtv
    Republic TV | republic tv, republic bharat
    ABP News | abp news, abp majha
    India TV | india tv
    Times Now | times now
    CNBC | cnbc, cnbc-tv18, cnbc awaaz
    Sun TV | sun tv, ktv
    Asianet | asianet
    Star Jalsha | star jalsha
    Star Maa | star maa, star vijay
    DD National | dd national, doordarshan`,
  radio: `Radio Mirchi | radio mirchi, mirchi fm, 98\\.3 fm, रेडियो मिर्ची
    Red FM | red fm, 93\\.5 fm
    Big FM | big fm, 92\\.7 big fm
    Radio City | radio city, 91\\.1 fm
    Fever FM | fever fm, 104 fm
    My FM | my fm, 94\\.3 my fm
    Radio One | radio one
    Vividh Bharati | vividh bharati, akashvani, all india radio, आकाशवाणी`,
  theatre: `PVR | pvr, pvr inox, पीवीआर
    INOX | inox, आइनॉक्स
    Cinepolis | cinepolis
    Miraj Cinemas | miraj cinemas?
    Carnival Cinemas | carnival cinemas?`,
  digital: `LinkedIn | linkedin, linked in
    Google Ads | google ads?, google search ads?, adwords
    Facebook | facebook, facebook ads?, fb ads, meta ads
    Hotstar | hotstar, jiohotstar, disney hotstar
    JioCinema | jiocinema, jio cinema
    Netflix | netflix ads?
    Amazon Ads | amazon ads?, amazon prime ads?
    Spotify | spotify
    Twitter | twitter ads?, x ads`,
  ooh: `Times OOH | times ooh
    JCDecaux | jcdecaux, jc decaux
    Laqshya | laqshya
    Selvel | selvel`,
}

const LIST = Object.entries(KNOWN).flatMap(([medium, table]) =>
  table.split('\n').map((row) => {
    const [name = '', spellings = ''] = row.split('|').map((part) => part.trim())
    return { name, medium: medium as MediaType, words: wholeWordsOfAnyScript(spellings) }
  }),
)
/** Before a name, the brand that advertises: "our brand Fever FM". */
const ADVERTISER = /(?:\bour|\bmy|\bbrand|\bcalled|\bnamed) (?:\p{L}+ )?$/u

/** What a title in capitals ends with, by its medium. */
const ENDS: readonly (readonly [ends: string, medium: MediaType | null])[] = [
  ['LED|Screen|Screens|Videowall', 'dooh'],
  ['Hoarding|Billboard|Unipole|Gantry|Skywalk', 'ooh'],
  ['FM|Radio', 'radio'],
  ['Times|Herald|Patrika|Samachar|Express|Gazette|Tribune|Chronicle', 'newspaper'],
  ['Magazine|Weekly', 'magazine'],
  ['Cinemas?|Multiplex|Talkies|Cineplex', 'theatre'],
  ['TV|Channel|News', 'tv'],
]
const TITLED = ENDS.map(([ends, medium]) => ({
  medium,
  words: new RegExp(`(?:\\p{Lu}[\\p{L}'’]{1,20} ){2,4}(?:${ends})(?![\\p{L}])`, 'gu'),
}))
const SMALL_WORD = /(?<![\p{L}\d])\p{Ll}{2}/gu

/**
 * Titles, channels, chains and platforms that a message names: well-known ones, and names of two words or more in capitals before
 * a word such as LED or FM. Whether the catalogue has them is for the answer to find out.
 * @param text the message in the form of `normalise` @param original as it was typed
 * @param isOrdinary whether a word means a place, a medium or a month
 */
export function readNamed(text: string, original: string, isOrdinary: (word: string) => boolean): NamedThing[] {
  const known = LIST.flatMap(({ name, medium, words }) => {
    const match = words.exec(text)
    if (!match || ADVERTISER.test(text.slice(Math.max(0, match.index - 30), match.index))) return []
    return [{ name, medium }]
  })
  // Where every word has a capital, capitals show no name.
  const small = original.match(SMALL_WORD)?.length ?? 0
  const titled =
    small < 2
      ? []
      : TITLED.flatMap(({ words, medium }) =>
          [...original.matchAll(words)].flatMap(([name]) => {
            const first = name.split(' ').slice(0, -1)
            return first.some((word) => isOrdinary(word.toLowerCase())) ? [] : [{ name, medium }]
          }),
        )
  const longest = known.filter(({ name }) => !known.some((other) => other.name !== name && other.name.includes(name)))
  return [...longest, ...titled]
}
