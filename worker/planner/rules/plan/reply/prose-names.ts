import { MEDIA_TYPES } from '../../../../catalogue/rules/registry/media.ts'
import { chipName, nameInSentence, tabName } from '../../../../catalogue/rules/registry/names.ts'
import { plainText } from './prose-figures.ts'
import { phrase } from './prose-table.ts'

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []
const table = (words: string) => new Set(words.split(/[,\s]+/).filter((word) => word !== ''))

/** Capitalised words that name nothing for sale. Months are looked at with the brief. */
const KNOWN = new Set([
  ...table(`
    i, adchowk, india, indian, hindi, english, marathi, tamil, telugu, kannada, malayalam, bengali, gujarati, punjabi, urdu, odia, hinglish,
    gst, cgst, sgst, igst, cpm, cprp, cpp, grp, grps, trp, tvr, ots, sov, fct, led, lcd, fm, tv, rj, ooh, dooh, sac, itc, gstin, pdf, csv, xlsx, excel,
    am, pm, nccs, sec, ab, abc, rs, inr, lakh, crore, cr, l, k, ok, okay, yes, no, a, the, an, at, ctv, ott, dth, ac, atm, ist,
    monday, tuesday, wednesday, thursday, friday, saturday, sunday, mon, tue, wed, thu, fri, sat, sun,
    january, february, march, april, may, june, july, august, september, october, november, december, jan, feb, mar, apr, jun, jul, aug, sep, sept, oct, nov, dec`),
  ...MEDIA_TYPES.flatMap((medium) =>
    [chipName(medium), nameInSentence(medium), tabName(medium)].flatMap((name) => wordsIn(name.toLowerCase())),
  ),
])
/** Brands that a first word may name: nothing else tells it from any other first word. */
const BRANDS = phrase(`
  zomato, swiggy, flipkart, amazon, myntra, nykaa, meesho, zepto, blinkit, bigbasket, dunzo, ola, uber, rapido, paytm, cred, byjus?, unacademy, jio, airtel, vodafone, reliance, tata,
  hdfc, icici, kotak, bajaj, mahindra, maruti, hyundai, honda, toyota, kia, samsung, apple, oneplus, xiaomi, oppo, vivo, google, facebook, meta, netflix, hotstar, jiohotstar, disney, sony, zee, colors,
  mirchi, big ?fm, red ?fm, fever fm, radio city, star plus, star sports, aaj tak, ndtv, sun tv, dainik bhaskar, dainik jagran, times of india, hindustan times, the hindu, lokmat, sakal, eenadu, malayala manorama, pvr, inox, cinepolis,
  coca[- ]cola, coke, pepsi, amul, parle, britannia, nestle, cadbury, dabur, patanjali, himalaya, nike, adidas, puma, titan, tanishq, kalyan, lenskart, mamaearth, boat, dominos?, domino's, mcdonalds?, mcdonald's, kfc, starbucks, haldiram*, jc ?decaux, laqshya, times ooh, zepto,
  जोमैटो, ज़ोमैटो, स्विगी, फ्लिपकार्ट, अमेज़न, रेडियो मिर्ची, बिग एफएम, स्टार प्लस`)
/** A first word whose verb only a firm or a person can have. */
const ACTOR =
  /^(\p{Lu}[\p{Ll}\p{N}]+)(?:'s| has| is)? (?:uses|used|using|runs|ran|advertises|advertised|advertising|buys|bought|chose|chooses|loves|owns|books|picks|picked|swears|recommends|recommended|prefers|trusts|tried)(?!\p{L})/u
const ANYONE = table(
  'he, she, it, they, we, you, nobody, everyone, someone, who, which, this, that, each, one, none, both, plan, campaign, owner, nothing, what, whoever, another, either, neither, any, all, everything, something, most, some, traffic, audience, advertiser',
)
const CAPITALISED = /(?<![\p{L}\p{N}'’])\p{Lu}[\p{L}\p{M}\p{N}’'&-]*/gu
/** Places in a sentence where any word has a capital letter. */
const OPENS = /(?:^|[:;—–•("“‘]|(?<![\p{L}\p{N}])-)\s*$/u

/** Names of listings, owners, brands and places that a text may use: in lower case, by words. */
export function knownNames(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => wordsIn(plainText(text))))
}

/** True when a sentence has a capitalised name with a word from neither side. @param sentence as it was written */
export function hasStrangeName(sentence: string, known: ReadonlySet<string>): boolean {
  const isKnown = (name: string) =>
    wordsIn(plainText(name.replace(/['’]s$/u, ''))).every((word) => KNOWN.has(word) || known.has(word))
  const trimmed = sentence.trim()
  for (const match of trimmed.matchAll(CAPITALISED)) {
    if (OPENS.test(trimmed.slice(0, match.index)) ? false : !isKnown(match[0])) return true
  }
  for (const [brand] of plainText(trimmed).matchAll(BRANDS)) if (!isKnown(brand)) return true
  const actor = ACTOR.exec(trimmed)?.[1]
  return actor !== undefined && !isKnown(actor) && !ANYONE.has(actor.toLowerCase())
}
