import { anyOf, wholeWords } from './text/word-table.ts'

/** What may not be advertised: its words, in Latin letters and in Hindi, and what is answered. */
const REFUSED: readonly { words: string; hindi?: string; reason: string }[] = [
  {
    words: `
      tobacco, cigarettes?, cigars?, bidis?, beedis?, gutkha, gutka, pan masala, paan masala, khaini, zarda, hookah,
      vapes?, vaping, e-cigarettes?, smokeless
    `,
    hindi: 'तंबाकू, गुटखा',
    reason: 'Tobacco, gutkha and pan masala cannot be advertised in India, so I cannot plan this campaign.',
  },
  {
    words: `
      betting, gambling, satta, matka, casinos?, bookmakers?, sportsbook, rummy, poker, teen patti, lotter(?:y|ies),
      wagering, real[- ]money (?:game|gaming|games)
    `,
    hindi: 'सट्टा, जुआ',
    reason: 'Betting and games for money cannot be advertised in India, so I cannot plan this campaign.',
  },
  {
    words: `
      cocaine, heroin, ganja, weed, marijuana, cannabis, charas, hashish, mdma, narcotics?, illegal drugs,
      drug dealing, drugs, steroids
    `,
    reason: 'Drugs cannot be advertised, so I cannot plan this campaign.',
  },
  {
    words: 'guns?, pistols?, rifles?, firearms?, weapons?, ammunition, explosives?, grenades?, katta',
    reason: 'Weapons cannot be advertised, so I cannot plan this campaign.',
  },
  {
    words: 'whisk(?:e?y), vodka, rum brand, beer, liquor, alcohol, daru, sharab, wine shop, theka, breezer',
    reason: 'Alcohol cannot be advertised in India, so I cannot plan this campaign.',
  },
  {
    words: 'porn*, escorts?, escort service, sex (?:toys?|service), adult (?:site|website|content)',
    reason: 'Adult services cannot be advertised here, so I cannot plan this campaign.',
  },
  {
    words: `
      hate (?:speech|campaign), against (?:muslims|hindus|christians|sikhs|dalits|jews|foreigners),
      (?:kill|boycott|drive out|throw out) (?:all )?(?:muslims|hindus|christians|sikhs|dalits), communal,
      ethnic cleansing, genocide
    `,
    reason: 'Messages against a community cannot be advertised, so I cannot plan this campaign.',
  },
  {
    words: `
      fake (?:currency|notes|degree|degrees|id), ponzi, counterfeit, miracle cure, cure (?:for )?cancer, black magic,
      vashikaran, stolen, hacking service
    `,
    reason: 'This cannot be advertised lawfully, so I cannot plan this campaign.',
  },
]

/** Campaigns against these things, and things that only sound like them. */
const HARMLESS = wholeWords(`
  anti, against, quit(?:ting)?, stop, de-?addiction, say no, cessation, prevent(?:ion|ing)?, rehab*,
  awareness (?:about|on|against), harms? of, free from, nasha mukti, non-?alcoholic, alcohol[- ]free,
  ginger beer, root beer, drug ?stores?, water guns?, toy guns?, glue guns?, nerf, massage guns?,
  tobacco[- ]free, smoke[- ]free, no smoking, ngo, drug abuse, weed ?(?:killer|control), weed removal, seaweed,
  beer batter
`)

const PATTERNS = REFUSED.map(({ words, hindi, reason }) => ({
  pattern: hindi === undefined ? wholeWords(words) : new RegExp(`${wholeWords(words).source}|${anyOf(hindi)}`),
  reason,
}))

/** Why what a normalised message advertises is refused; null for everything that may be advertised. */
export const refusalOf = (text: string): string | null =>
  HARMLESS.test(text) ? null : (PATTERNS.find(({ pattern }) => pattern.test(text))?.reason ?? null)
