import { normalise, type Token } from '../text/tokens.ts'

const named = (words: string) => new Set(words.split(/\s+/).map(normalise))

/** A number before one of these counts people. */
const PEOPLE = named(
  `people persons person log logo logon users user viewers listeners commuters consumers customers households
   population passengers individuals indians eyeballs readers members लोग लोगों`,
)

/** Audience nouns: "reach 5 lakh students" counts people, "Delhi 5 lakh students" may be a budget and an audience. */
const AUDIENCE = named(
  'homes families audience women men students youth youngsters kids farmers travellers shoppers professionals parents',
)

/** People who are described, not bought: "30 lakh adults" is neither a budget nor, without "reach", a goal. */
const DESCRIBED = named('adults subscribers followers residents inhabitants')

/** A number before one of these is neither money nor a number of people to reach. */
const COUNTED = named(
  `impressions views clicks leads installs downloads impression
   cars copies flyers pamphlets leaflets units unit
   shows show halls schools colleges stores store outlets shops branches cities city towns
   villages locations sec secs second seconds s min mins minute minutes hr hrs hours days day weeks week months month years
   year yrs yr din hafte hafta mahine mahina saal sqft sq ft feet foot metre meters metres km kms kg gm ml litre litres
   percent bhk seater seats rooms beds flats villas plots acres grps trps spots inch inches cm mm pages page words
   options option plans questions x times baar bar gb tb mbps hp cc watt watts kw kwh mah mp st nd rd th`,
)

/** Units sold by a medium. No order has more of them than MAX_PIECES: "10 lakh hoardings" is a budget and a medium. */
const MEDIA_PIECES = named(
  `hoardings hoarding billboards billboard screens screen unipoles unipole gantries gantry spots spot ads ad buses bus
   autos auto cabs trains stations panels sites site faces creators influencers youtubers bloggers reels posts stories
   insertions insertion posters banners standees kiosks theatres malls societies rwas होर्डिंग होर्डिंग्स`,
)
const MAX_PIECES = 5_000

/** After a unit of money these make it a thing: "5k run", "1 L bottle", "4k video". */
const THINGS = named(
  'run marathon race walk bottle bottles can cans pouch pack packs water oil video resolution led display',
)

/**
 * Kind of thing counted by the number `amount` that ends before token `i`, past one describing word: "5 crore young
 * people".
 */
export function countedAt(tokens: readonly Token[], i: number, amount: number): CountedNoun | null {
  const word = tokens[i]?.text ?? ''
  if (MEDIA_PIECES.has(word)) return amount > MAX_PIECES ? null : 'things'
  if (COUNTED.has(word) || THINGS.has(word)) return 'things'
  if (STOPS.has(word)) return null
  const words = /^[\p{L}\p{M}]+$/u.test(word) ? [word, tokens[i + 1]?.text ?? ''] : [word]
  if (words.some((name) => DESCRIBED.has(name))) return 'described'
  if (words.some((name) => PEOPLE.has(name))) return 'people'
  return words.some((name) => AUDIENCE.has(name)) ? 'audience' : null
}

/**
 * Kind of thing that a number counts. `audience` may be people to reach, or the next slot of the brief after a budget.
 */
export type CountedNoun = 'people' | 'audience' | 'described' | 'things'

/** Words that begin a new phrase: "5 lakh for students" is money. */
const STOPS = named(
  'for in on to and with across budget only per at of from ke ka ki mein me par se liye hai target targeting',
)
