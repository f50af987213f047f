import type { AudienceKind } from '../../../../catalogue/rules/registry/affinity/audience-kinds.ts'
import { anyOf } from './text/word-table.ts'

/** Words for the audiences of our table of assumptions; the first row that fits wins, so the narrow ones come first. */
const AUDIENCE_PATTERNS: readonly (readonly [kind: AudienceKind, words: string, hindi?: string])[] = [
  [
    'affluent',
    'hnis?, uhnis?, high net ?worth, affluent, luxury (?:buyers|audience|shoppers), premium (?:buyers|audience|customers|shoppers), rich people, wealthy, nccs a1?[+]?, sec a1?[+]?, c-?suite, elite, upper class, ameer log',
    'अमीर',
  ],
  [
    'business',
    'business ?(?:owners?|men|people), businessmen, decision[- ]makers?, cxos?, ceos?, cfos?, ctos?, cios?, b2b, factory owners?, traders, investors?, it heads?, entrepreneurs?, msmes?, smes?, shop ?owners?, shopkeepers, retailers, vyapari, procurement (?:heads?|managers?), startup founders, founders',
    'व्यापारी, व्यापारियों, दुकानदार, दुकानदारों',
  ],
  [
    'students',
    'students?, college (?:kids|youth|crowd|going), collegians, gen ?-?z, youth 18 ?- ?24, aspirants, chhatra, chhatron, vidyarthi, freshers',
    'छात्र, छात्रों, विद्यार्थी, युवा, युवाओं',
  ],
  [
    'young_pros',
    'young professionals?, working professionals?, professionals?, it employees, it crowd, techies, office[- ]?goers?, salaried(?: people| class)?, millennials?, working women, corporate employees, employees, engineers, naukripesha',
    'नौकरीपेशा',
  ],
  [
    'homemakers',
    'house ?wi(?:fe|ves), home ?makers?, grihini(?:yan|yon)?, mahila(?:yen|on|o|en)?, ladies, women(?: \\d\\d ?(?:-|to) ?\\d\\d)?, auraten, gharelu mahila\\w*',
    'महिलाएं, महिलाओं, महिला, गृहिणी, गृहिणियां, गृहिणियों, औरतें',
  ],
  [
    'parents',
    'parents, mothers, moms, mummies, fathers, families with (?:kids|children), new parents, young families, school admissions?, abhibhavak, maa baap',
    'माता-पिता, अभिभावक, अभिभावकों, माताएं',
  ],
  [
    'seniors',
    'seniors?(?: citizens?)?, elderly, old people, 55 ?[+], 60 ?[+], above (?:55|60), retired(?: people)?, retirees, pensioners?, buzurg, bujurg',
    'बुजुर्ग, बुजुर्गों, वरिष्ठ नागरिक',
  ],
  [
    'rural',
    'farmers?, villagers?, villages?, rural(?: audience| india| areas?)?, gram, kisan, kisano',
    'किसान, किसानों, गांव, ग्रामीण',
  ],
  [
    'workers',
    'workers?, labou?rers?, labou?r class, blue ?collar, drivers?, migrants?, gig workers?, delivery (?:boys|partners|riders), factory workers?, daily wagers?, mazdoor, mazdooron',
    'मजदूर, मजदूरों, ड्राइवर',
  ],
  [
    'travellers',
    'fl[iy]ers, frequent fl[iy]ers?, air travell?ers?, travell?ers?, tourists?, yatri, business travell?ers?',
    'यात्री, यात्रियों, पर्यटक',
  ],
  ['commuters', 'commuters?, metro riders?, daily passengers?, train passengers?, daily travell?ers?', 'मेट्रो यात्री'],
  [
    'men_auto',
    'bikers?, car (?:buyers?|owners?|lovers), bike (?:buyers?|owners?|lovers), sports fans?, cricket fans?, gym[- ]?goers?, men(?: (?:aged )?\\d\\d ?(?:-|to) ?\\d\\d)?, gamers, young men, boys, mard, purush',
    'पुरुष, मर्द',
  ],
  [
    'mass',
    'everyone, everybody, mass(?: audience| market)?, all adults, general public, aam (?:log|janta), sab log, families, family audience',
    'सब लोग, आम जनता, परिवार',
  ],
]

const AGES = /\b(\d\d) ?(?:-|to|se) ?(\d\d)\b/
const PATTERNS = AUDIENCE_PATTERNS.map(([kind, words, hindi]) => ({
  kind,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:${anyOf(words)}${hindi ? `|${anyOf(hindi.normalize('NFKC'))}` : ''})(?![\\p{L}\\p{M}\\p{N}])`,
    'u',
  ),
}))

/** The kind of an audience, by the words that describe it; ages alone mean students, professionals or seniors. */
export function audienceKindOf(audience: string): AudienceKind | null {
  const kind = PATTERNS.find(({ pattern }) => pattern.test(audience))?.kind
  if (kind) return kind
  const [, low, high] = AGES.exec(audience) ?? []
  if (!low || !high) return /\b(?:55|60) ?\+/.test(audience) ? 'seniors' : null
  if (Number(high) <= 25) return 'students'
  if (Number(low) >= 50) return 'seniors'
  return Number(low) >= 20 && Number(high) <= 38 ? 'young_pros' : null
}

const IN_TEXT = new RegExp(
  `\\b${anyOf('hnis?, uhnis?, high net ?worth, decision[- ]makers?, cxos?, b2b, affluent audience, luxury (?:watch(?:es)?|cars?|villas?|homes?|boutique|brand|hotels?|apartments?|jewellery), gen ?-?z, techies')}\\b`,
)

/** The kind where no audience was named, from words that can only mean one: "B2B", "luxury villas". */
export function audienceKindIn(text: string): AudienceKind | null {
  const said = IN_TEXT.exec(text)?.[0]
  if (said === undefined) return null
  return said.startsWith('luxury') ? 'affluent' : audienceKindOf(said)
}

const NEW =
  /\b(?:new|brand new|upcoming|unknown|just launched|first ever)(?: \w+){0,3} (?:brand|product|app|startup|label|company|shop|store|cafe|restaurant|gym|salon|clinic|showroom|mall|hotel|school)\b|\bnobody knows us\b|\b(?:naya|nayi) (?:brand|dukaan|dukan|app|gym|restaurant|product|showroom|outlet|cafe)\b|\bstart-?up\b|\b(?:launch(?:ing)?|introducing) (?:of )?(?:a |our |the )?new\b/
const NEW_IN_HINDI = /नए? (?:\p{L}[\p{L}\p{M}]* ){0,2}(?:ब्रांड|दुकान|ऐप|जिम|शोरूम)|नया (?:ब्रांड|शोरूम)/u
const KNOWN =
  /\b(?:well[- ]known|established|known|famous|popular|leading|household|existing|trusted|\d\d[- ]years?[- ]old) (?:\w+ ){0,2}(?:brand|name|company|chain|shop|store)\b|\bsince (?:19\d\d|200\d)\b|\beveryone knows us\b|\bmarket leader\b/

/** Brand new to its buyers, or known to them; null where nothing was said. */
export const readNovelty = (text: string): 'new' | 'known' | null =>
  KNOWN.test(text) ? 'known' : NEW.test(text) || NEW_IN_HINDI.test(text) ? 'new' : null

const TIMES: Readonly<Record<string, number>> = {
  twice: 2,
  thrice: 3,
  once: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
}
const AT_LEAST_TIMES =
  /\b(?:at ?least|minimum(?: of)?|min|kam se kam|see (?:it|us|the ad)|seen|hear (?:it|us)|frequency(?: of)?(?: at least)?|not less than) (\d{1,2}|twice|thrice|two|three|four|five|six|seven|eight|ten)(?: ?(?:times|x|baar|bar)\b|(?=$|[ ,.]))/
const TIMES_EACH =
  /\b(\d{1,2}|two|three|four|five|six|seven|eight|ten) (?:times|baar) (?:each|per person|a person|har|at least)\b|\b(\d)\+ (?:reach|frequency|times|exposures?)\b/
const IN_HINDI = /कम से कम (\d{1,2}) बार/

/** Average frequency asked for: "at least 5 times", "frequency of 4"; null where nothing was said. */
export function readFrequencyGoal(text: string): number | null {
  const least = AT_LEAST_TIMES.exec(text)
  const isTimes =
    least && (/times|baar|bar\b|x\b|twice|thrice/.test(least[0]) || /^(?:frequency|see|seen|hear)/.test(least[0]))
  const match = (isTimes ? least : null) ?? TIMES_EACH.exec(text) ?? IN_HINDI.exec(text)
  const said = match?.[1] ?? match?.[2]
  if (said === undefined) return null
  const goal = TIMES[said] ?? Number(said)
  return goal >= 2 && goal <= 20 ? goal : null
}
