import { rankedBy } from '../../../../../catalogue/rules/registry/media.ts'
import { WORDS } from '../../../../../catalogue/rules/registry/tables.ts'
import type { AskedLine, Term, TradeTerm } from '../../question.ts'
import { wholeWordsOfAnyScript } from '../text/word-table.ts'

/** Words of terms that are no names of media, as tables of `anyOf`. */
const TRADE_WORDS: Readonly<Record<TradeTerm, string>> = {
  cpm: 'cpm, cpt, cost per (?:thousand|mille|1000), सीपीएम, प्रति हजार',
  grp: 'grps?, gross rating points?, जीआरपी',
  ots: 'ots, opportunit(?:y|ies) to see',
  effective_reach: 'effective reach, effective frequency, 3\\+ reach, reach 3\\+',
  reach: 'reach, रीच, पहुँच, पहुंच',
  impressions: 'impressions?, इम्प्रेशन, इंप्रेशन',
  frequency: 'frequency, average frequency, फ्रीक्वेंसी, आवृत्ति',
  fct: 'fct, free commercial time',
  sov: 'sov, share of voice',
  flight: 'flights?, flighting',
  tvr: 'tvrs?, trp, trps, television ratings?, tv ratings?, टीआरपी',
  cprp: 'cprp, cpp, cost per rating point',
  jacket: 'jackets?, front page jackets?, जैकेट',
  solus: 'solus, ear panel',
  l_band: 'l[- ]?bands?, l[- ]?shape, aston(?: bands?)?',
  roadblock: 'road ?blocks?',
  rj_mention: 'rj mentions?',
  daypart: 'dayparts?, day parts?, prime time, drive time',
  insertion: 'insertions?, sq ?cm, square cent?imet\\w+, column cent?imet\\w+',
  unipole: 'unipoles?, यूनिपोल',
  gantry: 'gantry, gantries',
  universe: 'universe',
  setup: 'setup(?: cost)?, set-up',
  gst: 'gst, taxes, जीएसटी',
  utilisation: 'utili[sz]ation',
}

/** Words of each term, names of media last. */
export const TERM_WORDS: readonly (readonly [term: Term, words: string])[] = [
  ...Object.entries(TRADE_WORDS).map(([term, words]) => [term as TradeTerm, words] as const),
  ...rankedBy('tileRank').flatMap((medium) => {
    const { term } = WORDS[medium]
    return term ? [[medium, term.words] as const] : []
  }),
]

const READERS = TERM_WORDS.map(([term, table]) => [term, wholeWordsOfAnyScript(table)] as const)

/** The terms that a clause names, in the order of the table: `effective reach` is not `reach` as well. */
export function termsIn(clause: string): Term[] {
  const found = READERS.flatMap(([term, words]) => (words.test(clause) ? [term] : []))
  return found.includes('effective_reach') && !/\breach\b.*\breach\b/.test(clause)
    ? found.filter((term) => term !== 'reach' && term !== 'frequency')
    : found
}

const ORDINALS: readonly (readonly [number: number, words: RegExp])[] = [
  [1, wholeWordsOfAnyScript('first, 1st, top, pehla, pehli, pehle wala, पहला, पहली, पहले वाला')],
  [2, wholeWordsOfAnyScript('second, 2nd, dusra, dusri, doosra, doosri, दूसरा, दूसरी')],
  [3, wholeWordsOfAnyScript('third, 3rd, teesra, tisra, teesri, तीसरा, तीसरी')],
  [4, wholeWordsOfAnyScript('fourth, 4th, chautha, चौथा, चौथी')],
  [5, wholeWordsOfAnyScript('fifth, 5th, paanchva, पांचवां, पाँचवाँ')],
  [-1, wholeWordsOfAnyScript('last (?:one|line|item|placement), aakhri, आखिरी, अंतिम')],
]
const NUMBERED = /(?:lines?|no\.?|number|item|placement|#|लाइन|नंबर)\s*#?(\d{1,3})/u
const RANKS: readonly (readonly [rank: Extract<AskedLine, { rank: string }>['rank'], words: RegExp])[] = [
  [
    'worst_cpm',
    wholeWordsOfAnyScript(
      '(?:highest|worst|most) cpm, drop, remove, cut, leave out, get rid of, weak(?:est)?, useless, waste*, bekaa?r, kamzor, hata*, nikal*, बेकार, कमज़ोर, हटा[^ ]*, निकाल[^ ]*',
    ),
  ],
  ['best_cpm', wholeWordsOfAnyScript('(?:lowest|best|least) cpm')],
  [
    'narrowest',
    wholeWordsOfAnyScript(
      '(?:fewest|least|minimum) (?:people|persons|reach|eyeballs|impressions), lowest reach, reach(?:es)? (?:the )?(?:fewest|least), weakest, sabse kam (?:log*|reach|pahunch*), सबसे कम (?:लोग[^ ]*|पहुँच|पहुंच|रीच)',
    ),
  ],
  [
    'widest',
    wholeWordsOfAnyScript(
      'widest, number one, no\\.? ?1, most popular, most read, most watched, leading, largest, biggest (?:audience|reach|circulation|readership), (?:highest|most|maximum|max|best) (?:reach|people|persons|eyeballs|impressions|readers|followers|listeners|viewers|readership|circulation), reach(?:es)? (?:the )?most, seen by (?:the )?most, sabse (?:zyada|jyada) (?:log*|reach|pahunch*), सबसे (?:ज़्यादा|ज्यादा|अधिक) (?:लोग[^ ]*|पहुँच|पहुंच|रीच), sabse (?:acch?[ai]|achh[ai]|badhiya), सबसे (?:अच्छ[ाीे]|बढ़िया), best',
    ),
  ],
  [
    'dearest',
    wholeWordsOfAnyScript(
      'most expensive, dearest, costliest, priciest, biggest, costs? (?:the |me |us )?(?:most|maximum), highest (?:cost|price|rate), sabse (?:mehe?ng|mahang)[aie], सबसे मह[ंँ]ग[ाीे]',
    ),
  ],
  [
    'cheapest',
    wholeWordsOfAnyScript(
      'cheapest, smallest, least expensive, costs? (?:the |me |us )?(?:least|minimum), lowest (?:cost|price|rate), sabse sast[aie], सबसे सस्त[ाीे]',
    ),
  ],
]

/** The line of a plan that a clause speaks of; null where it names none by its place in the list. */
export function askedLine(clause: string): AskedLine | null {
  const numbered = NUMBERED.exec(clause)
  if (numbered) return { number: Number(numbered[1]) }
  const ordinal = ORDINALS.find(([, words]) => words.test(clause))
  if (ordinal) return { number: ordinal[0] }
  const rank = RANKS.find(([, words]) => words.test(clause))
  return rank ? { rank: rank[0] } : null
}
