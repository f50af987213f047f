import { type Span, textAfter, textBefore } from '../conversation/text/spans.ts'
import { anyOf } from '../conversation/text/word-table.ts'

/** Meaning of a restricted word: the product advertised, something harmless, or open to both readings. */
export type Reading = 'advertised' | 'harmless' | 'open'

const NEGATORS = `
  no, not, non, never, without, anti, against, quit(?:ting)?, (?<!non[- ])stop(?:ping|s)?, say no to, free (?:of|from), avoid(?:ing)?, give up, giving up, fight(?:ing)?, ban(?:ning)?, bina, zero,
  (?:harms?|harmful effects|dangers?|ill effects?|effects|evils|risks) of, harmful, prevent(?:ion|ing)?(?: of)?, combat(?:ing)?, curb(?:ing)?, eradicat*, contains? no, awareness (?:on|about|against|of), addiction to, addicted to,
  recover(?:y|ing) from, instead of, rather than, unlike, except, excluding, victims of, leave, drop(?:ping)?, remov(?:e|ing), skip, delete, cut, control of, report(?:ing)?
`
/** Words allowed between a negator and the thing. */
const BETWEEN =
  'the, any, all, added, use, using, sale, selling, consumption, of, to, from, alcohol, tobacco, drugs?, smoking, gambling, cash, money, real, harmful, artificial, illegal, online, craft, draught, unlimited, hard, cheap, more, and, or, aur, ya'
const NEGATED_BEFORE = new RegExp(`\\b${anyOf(NEGATORS)}[\\s,-]+(?:${anyOf(BETWEEN)}[\\s,-]+){0,4}$`)
const NEGATED_AFTER = new RegExp(
  `^(?:'s)?[\\s-]+(?:free(?![\\s-]+(?:home|delivery|samples?|chips|entry|drinks?|shots?|bottles?|gifts?|trials?|cash|games?|credits?|spins?))|${anyOf(`
    mukti?, mukt, de-?addiction, addicts?, addiction, cessation, control, abuse, harms?, k[ei] khilaf, k[ei] viruddh, cho?d*, chho?d*, chhud*, chud*, bandh?, mat, nahin?,
    prevention, rehab*, prohibition, (?:hai|is) (?:khatarnak|haraam?|zeher|injurious), kills?, nuksaa?n, victims?
  `)})\\b`,
)
const AWARENESS_AFTER = /^[\s-]+awareness\b/
const HINDI_NEGATED_BEFORE = /(?<![\p{L}\p{M}])(?:बिना|एंटी|नो|न)\s+$/u
const HINDI_NEGATED_AFTER =
  /^(?:\s*-)?\s*(?:(?:की|के|का|से|को)\s+)?(?:मुक्त|मुक्ति|छोड़|छोड|खिलाफ|ख़िलाफ़|विरुद्ध|विरोध|निषेध|बंद|लत|बच|ना कहें|न करें|नुकसान)/u

/** The thing is a place where something else is shown, or next to it. */
const BESIDE =
  /\b(?:near|nearby|opposite|opp|behind|beside|besides|outside|next to|close to|around|adjacent to|along)\s+(?:(?:the|a|any|all|old|big|local)\s+){0,2}$/
const INSIDE =
  /\b(?:in|inside|at|across|within)\s+(?:(?:the|all|any|top|leading|premium|big|major|private|government|local|residential|select(?:ed)?)\s+){0,2}$/
const VENUE =
  /(?:^|\s)(?:shops|stores|lounges|bars|pubs|clubs|casinos|hospitals?|clinics|apartments|towers|flats|villas|centres|centers|parlours|complexes|vends|townships|societies|institutes)$/

/** Audience named by a restricted word: `snacks for wine lovers`. */
const FOLLOWERS = /^[\s-]+(?:drinkers?|lovers?|smokers?|fans?|enthusiasts?|connoisseurs?|players?)\b/
const ADDRESSED = /\b(?:for|to|target(?:s|ing|ed)?|among|reach(?:es|ing)?|audience|towards)\b(?:\s+[\p{L}]+){0,3}\s+$/u
const MEETS_THEM = /\b(?:apps?|clubs?|sites?|websites?|platforms?|portals?|games?)\b/
/** Looks and addresses: `casino themed party`, `Old Monk Cave`. */
const LIKENESS = /^[\s-]+(?:(?:chips?|bottles?)[\s-]+)?(?:themed?|shaped|inspired|motifs?|butts?)\b/
const STREET = /^(?:\s+[\p{L}]+)?\s+(?:roads?|street|marg|chowk|nagar|circle|lane|junction|caves?|colony)(?![\p{L}])/u

/** Places that are the buyers of something else: `wipes for hospitals`. */
const PLURAL_PLACE = /(?:hospitals|clinics|nursing homes|apartments|villas|shops|bars|pubs|casinos|breweries)$/
const FOR_TRADE =
  /(?:^|[\s,])(?!(?:ads?|adverts?|advertis\w+|advertisements?|campaigns?|promot\w+|launch|plans?|marketing|branding|hoardings?|billboards?|radio|tv|newspapers?|digital|screens?|lakhs?|crores?|budget|media|spots?|sale|bookings?)\b)[\p{L}]+ for (?:all |the |large |small )?$/u

/** Things sold to the trade, or around it: `billing software for liquor shops`. */
const SUPPLIES = anyOf(`
  software, crm, erp, pos, billing, machines?, machinery, equipment, cctv, cameras?, furniture, interiors?, interior design(?:s|ers?|ing)?, packaging, labels?, glassware, glasses, mugs?, openers?, cabinets?, racks?, fridges?, coolers?, chillers?, detectors?, alarms?, testing, testers?, test kits?,
  analy[sz]ers?, breath ?aly[sz]ers?, sterili[sz]ers?, warmers?, museums?, calculators?, tax(?:es)?, elevators?, lifts, lighting, uniforms?, linen, pest control, waterproofing, paints?, tiles?, cleaning, security systems?, locks?, course for owners, printers?
`)
const SUPPLY_AFTER = new RegExp(
  `^(?:'s)?(?:[\\s-]+(?:shops?|stores?|sites?|apartments?|hospitals?|clinics?|company|management|owners?|dealers?|makers?|leaf|bottle))?[\\s-]+${SUPPLIES}\\b`,
)
const SUPPLY_BEFORE = new RegExp(
  `\\b${SUPPLIES}(?: (?:systems?|services?|solutions?|company|brand))? (?:for|to|of)\\s+(?:(?:the|all|small|big|new|retail)\\s+){0,2}$`,
)

/** Names. */
const NAMED_BEFORE =
  /\b(?:named|name[ds]? as|called|titled|known as|nam(?:e is|ed)|naam hai)\s+(?:(?!(?:selling|sells|serving|serves|with|for|offer\w*|that|which|where)\b)[^\s,.;]+\s+){0,3}$/
const NAMED_AFTER = /^(?:\s+[^\s,.;]+){0,2}\s+(?:naam (?:ka|ki|ke)|is the name|is our name)\b/
const HINDI_NAMED_AFTER = /^(?:\s+[^\s,.;]+){0,2}\s+नाम (?:का|की|के)/u
const SHOPS = anyOf(`
  dhabas?, boutiques?, salons?, saloons?, fashions?, jewell?ers?, jewellery, furniture, academy, schools?, colleges?, bakery, bakers, biryani, sweets, mithai, caterers, textiles, sarees?, garments?, apparels?, clothing, footwear, shoes, electronics, mobiles?, opticals?, opticians?,
  tailors?, travels?, motors, bikes?, motorcycles?, showroom, tyres?, gym, fitness, dance, nursery, perfumes?, soaps?, cosmetics, lipsticks?, paints, cement, toys?, books?, bookstore, stationers?, publications, productions, barbers?, photography, photo studio, t-?shirts?, jeans, ice creams?, kulfi, juice, chai, tea stall, coffee
`)
const VENUES_SOLD_AT = anyOf(
  'restaurants?, resto, caf[eé]s?, hotels?, resorts?, kitchen, bistro, eatery, diner, banquets?',
)
const NAME_WORD =
  "(?!(?:and|or|with|at|in|for|of|from|to|on|by|near|brand|shops?|store|app|sale|delivery|party|nights?|shots?|club|lounge|bar|pub|tournaments?|games?|offers?|launch|opening|ka|ki|ke|mein|website|platform|cash|company|home|online|tasting|festival|fest|brunch|trail|walk|weekend|win|play|our|the|new|tickets?|tips?|site)\\b)[\\p{L}'’&]+"
const SHOP_AFTER = new RegExp(`^(?:'s)?(?:\\s+${NAME_WORD}){0,2}?\\s+${SHOPS}(?![\\p{L}])`, 'u')
const SHOP_BEFORE =
  /\b(?:dhaba|boutique|salon|saloon|showroom|gym|bakery|jewell?ers|school|college|barber)(?: shop| store)?\s+(?:[\p{L}']+ (?:&|n|and) )?$/u
const SOLD_AT_AFTER = new RegExp(`^(?:'s)?(?:\\s+${NAME_WORD}){0,2}?\\s+${VENUES_SOLD_AT}(?![\\p{L}])`, 'u')
const SHOP_NEXT = new RegExp(
  `^(?:'s)?(?:\\s+${NAME_WORD}){0,2},\\s+(?:(?:an?|our|the|new|family|unisex|ladies|kids|premium|designer)\\s+){0,2}(?:${SHOPS}|${VENUES_SOLD_AT})(?![\\p{L}])`,
  'u',
)
const OWN_SHOP_AFTER = new RegExp(`^'s\\s+(?:${SHOPS}|${VENUES_SOLD_AT})(?![\\p{L}])`, 'u')
const ANY_SHOP = new RegExp(
  `\\b(?:${SHOPS}|${VENUES_SOLD_AT}|films?|movies?|web ?series|songs?|albums?|novels?|plays?)\\b`,
)

/** A work whose title may hold any word. */
const WORK =
  /\b(?:film|movie|web ?series|tv series|tv serial|documentary|novel|music album|music video|podcast|stage play|theatre play|comedy show)s?,?\s+(?:promotions?|release|launch|trailer|premi[eè]re|marketing|teaser|publicity|poster|titled|called|["'])|\b(?:our|new|upcoming|bollywood|tollywood|tamil|telugu|hindi|marathi|kannada|malayalam|punjabi|bhojpuri|bengali|feature|short|action|debut)\s+(?:film|movie|web ?series|novel|documentary|podcast|music album)s?\b|\b(?:book|novel) (?:launch|release)\b/
const SOLD_AFTER =
  /^(?:'s)?\s+(?:\S+\s+)?(?:brands?|shops?|stores?|app|company|delivery|lounge|club|sale|dealers?|agency|services?)\b/

/** Imitations and figures of speech. */
const IMITATION =
  /\b(?:toy|water|glue|nerf|massage|heat|spray|nail|plastic|chocolate|candy|cardboard|lego|paintball|bubble|ginger|root|ethical|faux|mock|virgin|vegan|imitation|play|pretend|prop|replica film|video game)[\s-]+$/

/** True when a stretch is inside quotation marks. */
function isQuoted(text: string, { start, end }: Span): boolean {
  const before = textBefore(text, start)
  const after = textAfter(text, end)
  const isIn = (mark: string, opens: RegExp, closes: RegExp) =>
    opens.test(before) && closes.test(after) && !before.slice(before.search(opens) + 1).includes(`${mark} `)
  return isIn('"', /"[^"]{0,50}$/, /^[^"]{0,50}"/) || isIn("'", /(?:^|[\s(,])'[^']{0,50}$/, /^[^']{0,50}'(?!\p{L})/u)
}

/** The clause before a position. */
const clauseBefore = (text: string, at: number): string => textBefore(text, at).replace(/^.*[.;:!?।](?=\s|$)/su, '')

/**
 * Meaning of a restricted word in a normalised text.
 * @param options.isCondition of a rule that only adds conditions: a name with a shop is no exception, and nothing is
 * asked
 * @param options.isBrand of a brand: things for the trade are no exception, because brands are put on glasses and
 * labels
 */
export function readingOf(
  text: string,
  hit: Span,
  {
    isCondition = false,
    soldAtVenues = false,
    isBrand = false,
  }: { isCondition?: boolean; soldAtVenues?: boolean; isBrand?: boolean },
): Reading {
  const before = clauseBefore(text, hit.start)
  const after = textAfter(text, hit.end)
  const said = text.slice(hit.start, hit.end)
  const next = /^\s+[\p{L}]+/u.exec(after)?.[0] ?? ''
  const isNegated =
    NEGATED_BEFORE.test(before) ||
    NEGATED_AFTER.test(after) ||
    (!isCondition && AWARENESS_AFTER.test(after)) ||
    HINDI_NEGATED_BEFORE.test(before) ||
    HINDI_NEGATED_AFTER.test(after)
  const isElsewhere =
    BESIDE.test(before) || (INSIDE.test(before) && (VENUE.test(said) || (VENUE.test(said + next) && !isCondition)))
  const isSupply =
    !isBrand &&
    (SUPPLY_AFTER.test(after) || SUPPLY_BEFORE.test(before) || (PLURAL_PLACE.test(said) && FOR_TRADE.test(before)))
  const isLikeness = LIKENESS.test(after) || STREET.test(after)
  const isNamed = NAMED_BEFORE.test(before) || NAMED_AFTER.test(after) || HINDI_NAMED_AFTER.test(after)
  if (isNegated || isElsewhere || isSupply || isNamed || isLikeness) return 'harmless'
  if (isCondition || isBrand) return 'advertised'
  if (IMITATION.test(before)) return 'harmless'
  if (FOLLOWERS.test(after) && ADDRESSED.test(before)) return MEETS_THEM.test(before) ? 'open' : 'harmless'
  if (WORK.test(text) && !SOLD_AFTER.test(after)) return 'harmless'
  if (isQuoted(text, hit)) return ANY_SHOP.test(text) ? 'harmless' : 'open'
  if (SHOP_AFTER.test(after) || SHOP_BEFORE.test(before) || OWN_SHOP_AFTER.test(after)) return 'harmless'
  if (soldAtVenues && (SOLD_AT_AFTER.test(after) || SHOP_NEXT.test(after))) return 'open'
  return 'advertised'
}
