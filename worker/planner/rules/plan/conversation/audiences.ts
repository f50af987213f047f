import { freeOf, type Span, spanOfMatch, textAfter } from './text/spans.ts'
import { anyOf } from './text/word-table.ts'

/** Audience of the campaign, in the advertiser's words. */
export interface AudienceReading {
  audience: string
  spans: Span[]
}

/** Words that describe people before their noun: "young women", "first time parents". */
const TRAITS = `
  young, small, senior, old, elderly, new, married, single, local, male, female,
  urban, rural, affluent, premium, rich, upper, middle, upper-class, middle-class,
  working, salaried, college, school, office, it,
  health, fitness, value, first, high, health-conscious, tech-savvy
`
const TRAIT_NOUNS = 'class, time, conscious, income, savvy, business'

/** Groups of people. */
const PEOPLE = `
  women, womens, woman, ladies, girls, females?, mothers, moms, mums, housewi(?:fe|ves), home-?makers,
  brides, mahila(?:yen|on)?, auraten,
  men, males?, boys, fathers,
  families, family, parents, couples, newly-?weds, kids, children, parivar, bachche, bachchon,
  students?, youth, youngsters, youths, teens, teenagers, millennials, gen[ -]?z, yuva, chhatra,
  adults, grihini(?:yan|yon)?, buzurg(?:on)?, kisan(?:on)?, mazdoor(?:on)?, vyapari, naukripesha, seniors?(?: citizens)?, citizens, everyone, mass audience, general public, voters, log sab,
  professionals, executives, employees, engineers, doctors, farmers, workers, drivers, villagers,
  entrepreneurs, investors, retailers, job ?seekers, office[ -]?goers,
  gym[ -]?goers, commuters, travell?ers, tourists, shoppers, gamers, foodies, fans, patients,
  (?:home|car|bike|pet|business|shop|property) ?(?:buyers|owners), first-time buyers,
  (?:affluent|premium|luxury|rich|wealthy|elite|well-off) (?:buyers|customers|clients|clientele|crowd|people|audience), hnis?, nccs [abc](?: ?[+])?, sec [abc]
`
const PEOPLE_IN_HINDI = `
  महिलाएं, महिलाओं, गृहिणियों, गृहिणियां, युवाओं, युवा, छात्रों, छात्र, परिवारों, परिवार, बच्चों, बच्चे, किसानों, किसान, बुजुर्गों, बुजुर्ग,
  व्यापारियों, व्यापारी, दुकानदारों, मजदूरों, नौकरीपेशा, अभिभावकों, यात्रियों
`

const GROUP = new RegExp(
  `\\b(?:${anyOf(TRAITS)}[ -](?:${anyOf(TRAIT_NOUNS)} )?)?${anyOf(PEOPLE)}\\b|${anyOf(PEOPLE_IN_HINDI)}`,
  'g',
)

/** Goods sold to a group of people, after its name: "family restaurant", "kids' wear". */
const GOODS = `
  wear, clothing, fashion, footwear, shoes, innerwear, activewear, ethnic, kurtis?, shop, store, brand, products?,
  restaurant, salon, hospital, clinic, care, health, app, loan, insurance, school, football, cricket, day\\b
`
const GOODS_AFTER = new RegExp(`^(?:'s?|s')?\\s+${anyOf(GOODS)}`)

const YEARS = '(?:years?|yrs?)'
/** Units after which two numbers are no ages: "20 to 30 lakh", "15-30 sec". */
const NO_AGE = `
  lakh, lac, l\\b, cr, crore, k\\b, thousand, hazaar, %, sec(?! [abc]\\b), days?, weeks?, months?, people, sites, spots
`
const AGES = new RegExp(
  [
    // "aged 22-35", "25 to 40 years"
    `(?:\\b${anyOf('aged?, ages, age group, between, umar, of')}\\s+(?:of\\s+)?)?(?<![\\d.,₹-])\\b([1-9]\\d)\\s*(?:-|to|se)\\s*([1-9]\\d)\\b(?!,?\\d|\\.\\d|\\s*${anyOf(NO_AGE)})(?:\\s*(?:years?(?: olds?)?|yrs?|yr|saal))?`,
    // "18+", but not "15+ lakh"
    `\\b([1-9]\\d)\\s*\\+(?!\\s*(?:lakh|lac|l\\b|cr|crore|k\\b))(?:\\s*${YEARS})?`,
    // "above 40"
    `\\b(?:above|over|under|below)\\s+([1-9]\\d)(?=\\s*(?:$|[,.;]|years?|yrs?|age))(?:\\s*${YEARS})?`,
  ].join('|'),
  'g',
)

const NAMED_AUDIENCE =
  /\b(?:target(?:ing|ed at)?(?: audience| group)?|audience|aimed at|tg|meant for)(?:\s+(?:is|are|of|would be|should be|will be))?\s*[:-]?\s+([^,.;!?]{3,60})/
const NOT_AN_AUDIENCE =
  /^(?:reach|date|market|cit(?:y|ies)|of \d|budget|in\b|on\b|for\b|the (?:city|cities|market)|region|location|people in)/
const STOP = /(?<!\s)\s+(?:in|across|with|on|through|via|from|budget|during|for|using|at|par|and (?:use|run))\b.*$/s

/**
 * The audience of one normalised message.
 * @param taken stretches that mean something else: amounts, dates, places
 */
export function readAudience(text: string, taken: readonly Span[]): AudienceReading | null {
  const free = freeOf(taken)
  const find = (pattern: RegExp) => [...text.matchAll(pattern)].map(spanOfMatch).filter(free)
  const parts = joined(text, [
    ...find(GROUP).filter((span) => !isTrade(text, span)),
    ...find(AGES).filter((span) => isAge(text, span)),
  ])
  if (parts.length > 0) {
    return { audience: parts.map(({ start, end }) => text.slice(start, end).trim()).join(', '), spans: parts }
  }
  const named = NAMED_AUDIENCE.exec(text)
  const words = named?.[1]?.replace(STOP, '').trim()
  if (!named || !words || NOT_AN_AUDIENCE.test(words)) return null
  const start = named.index + named[0].indexOf(words)
  const span = { start, end: start + words.length }
  return free(span) ? { audience: words, spans: [span] } : null
}

/** "family restaurant", "kids' wear": the goods, not the audience. */
const isTrade = (text: string, { start, end }: Span) =>
  GOODS_AFTER.test(textAfter(text, end)) || /\b(?:our|my|your) $/.test(text.slice(Math.max(0, start - 6), start))

/** Two numbers are ages from ten on, the second the greater. */
function isAge(text: string, { start, end }: Span): boolean {
  const [low = 0, high = 100] = (text.slice(start, end).match(/\d+/g) ?? []).map(Number)
  return low >= 10 && low < high && high <= 100
}

/** Parts next to each other are one: `women 25-50`, `gym-goers aged 22-35`, `college students and parents`. */
function joined(text: string, spans: Span[]): Span[] {
  const parts: Span[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const before = parts.at(-1)
    if (before && /^(?:\s*|\s*(?:and|&|aur|or)\s+|\s*[(,]\s*(?=\d))$/.test(text.slice(before.end, span.start)))
      before.end = span.end
    else parts.push({ ...span })
  }
  return parts
}
