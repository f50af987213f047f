import { wholeWords } from './text/word-table.ts'

/** What a campaign is for, by the words that say so; the first row that fits wins. */
const OBJECTIVES: readonly (readonly [objective: string, words: string])[] = [
  ['recruitment', 'recruit*, hiring, hire, vacanc(?:y|ies), job openings?, walk-?in interviews?, bharti'],
  [
    'footfall',
    `
    foot-?falls?, walk-?ins?, store opening, grand opening, inaugurat*, opening of,
    (?:shop|store|mall|showroom|outlet|branch|restaurant|cafe|café) (?:opening|launch), store visits?, visitors?,
    udghatan
  `,
  ],
  ['launch', 'launch*, introduc(?:e|ing), unveil*, new product, coming soon, roll(?:ing)? out, lonch'],
  [
    'leads',
    `
    leads?, lead gen*, enquir(?:y|ies), inquir(?:y|ies), sign-?ups?, registrations?, admissions?, downloads?,
    installs?, app installs?, bookings
  `,
  ],
  ['awareness', 'awareness, brand building, brand recall, visibility, jagrukta, जागरूकता, popular'],
  [
    'sales',
    `
    sales?, revenue, discounts? sale, clearance, promotional offer, bikri, boost sales, sell more, orders,
    purchases?, conversions?
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

const PATTERNS = OBJECTIVES.map(([objective, words]) => [objective, wholeWords(words)] as const)

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
