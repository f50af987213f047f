import { normalise } from './text/tokens.ts'
import { anyOf, wholeWords } from './text/word-table.ts'

/** Objectives of a campaign, by their words; the first row that fits wins. */
const OBJECTIVES: readonly (readonly [objective: string, words: string])[] = [
  [
    'recruitment',
    'recruit*, hiring, hire, vacanc(?:y|ies), job openings?, walk-?in interviews?, bharti, naukri, staff chahiye',
  ],
  [
    'footfall',
    `
    foot-?falls?, walk-?ins?, store opening, grand opening, inaugurat*, opening of,
    (?:shop|store|mall|showroom|outlet|branch|restaurant|cafe|café) (?:opening|launch), store visits?, visitors?,
    (?:we|i) (?:are |am |will )?open(?:ing)?(?: up)? (?:an?|our|the|my|\\d) , opens? (?:on|in|from) , open(?:ing)? (?:our|my|a) new,
    udghatan, khul raha, khul rahi, khulne wala, khulne wali, khol rahe, khol rahi, (?:shop|store|dukaan|dukan) khuli, bheed, grahak (?:dukaan|dukan|store|shop)
  `,
  ],
  [
    'launch',
    'launch*, introduc(?:e|ing), unveil*, new product, coming soon, roll(?:ing)? out, lonch, naya brand, nayi app, pehli baar',
  ],
  [
    'leads',
    `
    leads?, lead gen*, enquir(?:y|ies), inquir(?:y|ies), sign-?ups?, registrations?, admissions?, enrol*, dakhila, downloads?,
    installs?, app installs?, bookings
  `,
  ],
  ['awareness', 'awareness, brand building, brand recall, visibility, jagrukta, जागरूकता, popular'],
  [
    'sales',
    `
    sales?, revenue, discounts? sale, clearance, promotional offer, bikri, boost sales, sell more, orders,
    purchases?, conversions?, dhamaka, offer season, bechna, bech
  `,
  ],
  [
    'event',
    `
    event promotion, promote (?:our|my|an?|the) (?:event|concert|fest|festival|expo|show), concert, music fest*,
    exhibition, conference, marathon, mela
  `,
  ],
]

/** Words of the objectives in Hindi. */
const IN_HINDI: Readonly<Record<string, string>> = {
  recruitment: 'भर्ती, नौकरी',
  footfall: 'खुल रहा, खुल रही, उद्घाटन, ग्राहक दुकान',
  launch: 'लॉन्च, लांच, नया उत्पाद',
  leads: 'पूछताछ, एडमिशन, दाखिला',
  awareness: 'जागरूकता, ब्रांड की पहचान, पहचान बढ़',
  sales: 'बिक्री, सेल',
  event: 'मेला, कार्यक्रम, प्रदर्शनी',
}

const PATTERNS = OBJECTIVES.map(([objective, words]) => {
  const hindi = anyOf(normalise(IN_HINDI[objective] ?? ''))
  return [
    objective,
    new RegExp(`${wholeWords(words).source}|(?<![\\p{L}\\p{M}])${hindi}(?![\\p{L}\\p{M}])`, 'u'),
  ] as const
})

/** Words of sales that are none: `salesman`, `for sale`. */
const NO_OBJECTIVE = /\b(?:lead times?|sales ?(?:man|men|team|person|people)|\d+ ?% discount)\b/g

/**
 * The objective that a normalised message states.
 * @returns `launch`, `awareness`, `sales`, `leads`, `footfall`, `event`, `recruitment` or null
 */
export function readObjective(text: string): string | null {
  const plain = text.replace(NO_OBJECTIVE, '')
  return PATTERNS.find(([, words]) => words.test(plain))?.[0] ?? null
}
