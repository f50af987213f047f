/** What a campaign is for, by the words that say so; the first row that fits wins. */
const OBJECTIVES: readonly (readonly [objective: string, words: RegExp])[] = [
  ['recruitment', /\b(?:recruit\w*|hiring|hire|vacanc(?:y|ies)|job openings?|walk-?in interviews?|bharti)\b/],
  [
    'footfall',
    /\b(?:foot-?falls?|walk-?ins?|store opening|grand opening|inaugurat\w*|opening of|(?:shop|store|mall|showroom|outlet|branch|restaurant|cafe|café) (?:opening|launch)|store visits?|visitors?|udghatan)\b/,
  ],
  ['launch', /\b(?:launch\w*|introduc(?:e|ing)|unveil\w*|new product|coming soon|roll(?:ing)? out|lonch)\b/],
  [
    'leads',
    /\b(?:leads?|lead gen\w*|enquir(?:y|ies)|inquir(?:y|ies)|sign-?ups?|registrations?|admissions?|downloads?|installs?|app installs?|bookings)\b/,
  ],
  ['awareness', /\b(?:awareness|brand building|brand recall|visibility|jagrukta|जागरूकता|popular)\b/],
  [
    'sales',
    /\b(?:sales?|revenue|discounts? sale|clearance|promotional offer|bikri|boost sales|sell more|orders|purchases?|conversions?)\b/,
  ],
  [
    'event',
    /\b(?:event promotion|promote (?:our|my|an?|the) (?:event|concert|fest|festival|expo|show)|concert|music fest\w*|exhibition|conference|marathon|mela)\b/,
  ],
]

/** Words of sales that are none: `salesman`, `for sale`. */
const NO_OBJECTIVE = /\b(?:lead times?|sales ?(?:man|men|team|person|people)|\d+ ?% discount)\b/g

/**
 * The objective that a normalised message states.
 * @returns `launch`, `awareness`, `sales`, `leads`, `footfall`, `event`, `recruitment` or null
 */
export function readObjective(text: string): string | null {
  const plain = text.replace(NO_OBJECTIVE, '')
  return OBJECTIVES.find(([, words]) => words.test(plain))?.[0] ?? null
}
