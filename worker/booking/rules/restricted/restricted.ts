/** Goods whose advertising a law forbids or ties to conditions. Sources: the statutes that are named. */
export interface Restriction {
  /** Category of goods, for staff: `Realty`. */
  category: string
  verdict: 'refuse' | 'conditions'
  statute: string
  /** Check that staff make before they decide. */
  check: string
}

interface Rule extends Restriction {
  /** Words in lower case that give it away; `*` is any ending. Commas separate them. */
  words: string
}

const RULES: readonly Rule[] = [
  rule(
    'refuse',
    'Tobacco',
    'COTPA 2003, s. 5',
    'Tobacco, gutkha and pan masala are refused.',
    'tobacco, cigarette*, cigar*, bidi*, beedi*, gutkha, gutka, pan masala, paan masala, khaini, zarda, hookah, तंबाकू, गुटखा',
  ),
  rule(
    'refuse',
    'Vapes',
    'Electronic Cigarettes Act 2019, s. 4',
    'Vapes and nicotine products are refused.',
    'vape*, vaping, e-cigarette*, nicotine',
  ),
  rule(
    'refuse',
    'Alcohol',
    'Cable Television Rules 7(2)(viii); state excise law; ASCI code',
    'Liquor is refused, also under another product’s name.',
    'liquor, whisk*, vodka, beer, breezer, wine shop, daru, sharab, शराब, club soda, music cds',
  ),
  rule(
    'refuse',
    'Money games',
    'Online Gaming Act 2025',
    'Betting and games for money are refused.',
    'betting, gambl*, satta, matka, casino*, rummy, poker, teen patti, lotter*, fantasy cricket, सट्टा, जुआ',
  ),
  rule(
    'refuse',
    'Sex selection',
    'PCPNDT Act 1994, s. 22',
    'Determination of the sex of a child is refused.',
    'gender determination, sex determination, sex selection',
  ),
  rule(
    'refuse',
    'Miracle cures',
    'Drugs and Magic Remedies Act 1954',
    'Cures of scheduled diseases are refused.',
    'cures, miracle cure, permanent cure, black magic, vashikaran',
  ),
  rule(
    'refuse',
    'Prescription medicine',
    'Drugs Rules 1945, Schedules H, H1 and X',
    'Prescription medicine to the public is refused.',
    'prescription drug*, antibiotic*, azithromycin',
  ),
  rule(
    'refuse',
    'Infant milk',
    'Infant Milk Substitutes Act 1992, s. 3',
    'Infant milk substitutes are refused.',
    'infant milk, infant formula, baby formula, feeding bottle*',
  ),
  rule(
    'refuse',
    'Deposits and pyramids',
    'Unregulated Deposit Schemes Act 2019; Direct Selling Rules 2021',
    'Unregulated deposits and pyramids are refused.',
    'double your money, ponzi, pyramid scheme, chit fund*',
  ),
  rule(
    'conditions',
    'Food and health',
    'Order of the Supreme Court of 7 May 2024; FSSAI claims rules 2018',
    'The self-declaration of this year, and no cure is promised.',
    'ayurved*, herbal, neem, adrak, tulsi, giloy, ashwagandha, chyawanprash, immunity, supplement*, protein powder, health drink*',
  ),
  rule(
    'conditions',
    'Clinics',
    'PCPNDT Act; ART Act 2021; conduct rules of the NMC',
    'The registration, and no promise of success.',
    'clinic*, hospital*, ivf, diagnostics, dental, pharmacy',
  ),
  rule(
    'conditions',
    'Finance',
    'Advertisement codes of SEBI, IRDAI and RBI',
    'The standard warning.',
    'mutual fund*, sip, insurance, loan*, demat, stock broker*',
  ),
  rule(
    'conditions',
    'Virtual digital assets',
    'ASCI guidelines 2022',
    'The disclaimer on a fifth of the space.',
    'crypto*, bitcoin, nft*',
  ),
  rule(
    'conditions',
    'Realty',
    'RERA 2016, s. 11(2)',
    'The RERA number and website on every piece.',
    'realty, real estate, tower*, apartment*, flats, villas, plots, homes, builders, developers',
  ),
  rule(
    'conditions',
    'Coaching',
    'CCPA guidelines on coaching 2024',
    'True ranks, consent, and the course is named.',
    'coaching, ias academy, neet, jee',
  ),
  rule(
    'conditions',
    'Politics',
    'Election Commission: MCMC certificate; RP Act 1951, s. 127A',
    'The certificate, and the name of the printer.',
    'election*, vote for, assembly candidate, lok sabha, vidhan sabha',
  ),
  rule(
    'conditions',
    'Skin lightening',
    'ASCI guidelines for skin lightening',
    'No better job or marriage by fairness.',
    'fairness cream*, skin whitening, skin brightening, skin lightening',
  ),
  rule(
    'conditions',
    'Bars',
    'Cable Television Rules 7(2)(viii); state excise law',
    'The venue, never the liquor.',
    'bar and kitchen, restaurant and bar, pub, pubs, brewery',
  ),
  rule(
    'conditions',
    'Work abroad',
    'Emigration Act 1983, s. 10 and 24',
    'The licence number of the agent.',
    'jobs in dubai, jobs in gulf, work abroad, overseas jobs',
  ),
  rule(
    'conditions',
    'Crackers',
    'Orders of the Supreme Court on firecrackers',
    'Green crackers only, and only where they are allowed.',
    'cracker*, fireworks',
  ),
  rule(
    'conditions',
    'Condoms',
    'MIB advisory of 11 December 2017',
    'On television only from 22:00 to 06:00.',
    'condom*',
  ),
  rule(
    'conditions',
    'Astrology',
    'Drugs and Magic Remedies Act 1954; CCPA',
    'No miracles, no cures.',
    'astrolog*, vastu, horoscope*',
  ),
]

function rule(verdict: Rule['verdict'], category: string, statute: string, check: string, words: string): Rule {
  return { verdict, category, statute, check, words }
}

/** Words that look like restricted goods and are not. */
const HARMLESS = patternOf(
  'quit smoking, no smoking, smoke-free, tobacco-free, de-addiction, ginger beer, root beer, salt and pepper crackers',
)

/** Any phrase as whole words of letters of any script. */
function patternOf(words: string): RegExp {
  const phrases = words.split(',').map((phrase) => phrase.trim().replaceAll('*', '[\\p{L}\\p{M}]*'))
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${phrases.join('|')})(?![\\p{L}\\p{M}])`, 'u')
}

const PATTERNS = RULES.map(({ words, ...restriction }) => ({ pattern: patternOf(words), restriction }))

/**
 * Restricted goods named in the text of a campaign: refused ones before those with conditions; null when no word
 * matches. A hint only: staff look, and decide.
 * @param texts name, client and other text of the campaign
 */
export function restrictionOf(...texts: readonly string[]): Restriction | null {
  const text = texts.join(' · ').normalize('NFC').toLowerCase()
  if (HARMLESS.test(text)) return null
  return PATTERNS.find(({ pattern }) => pattern.test(text))?.restriction ?? null
}
