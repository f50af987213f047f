import type { Rule } from '../rule.ts'

/** Kinds of restricted goods that a brand is known for. */
export type BrandOf = 'liquor' | 'tobacco' | 'betting' | 'moneyGame'

/** Brands known for a restricted product, whatever they are put on. A name that has another plain meaning is in `SHARED`. */
export const BRANDS: Readonly<Record<BrandOf, string>> = {
  liquor: `
    royal stag, royal challenge, imperial blue, mc ?dowell'?s?(?: no\\.? ?1)?, officer'?s choice, blender'?s pride, old monk, bacardi, smirnoff, absolut, johnnie walker,
    chivas(?: regal)?, jack daniel'?s?, jim beam, jameson, ballantine'?s?, glenfiddich, glenlivet, glenmorangie, macallan, 100 pipers, black dog (?:whisky|music|scotch|easy|comedy)*, vat 69, teacher'?s (?:highland|whisky|soda|music|glassware), 8 ?pm (?:premium|whisky|black|bermuda|music),
    haywards ?5000, kalyani black label, tuborg, carlsberg, heineken, budweiser, hoegaarden, stella artois, bira ?91, kotsberg, white mischief, romanov, eristoff, director'?s special, dsp black, oaksmith, rockford (?:reserve|classic), paul john,
    sula (?:vineyards?|fest|wines?), grover zampa, j[aä]germeister, captain morgan, sterling reserve, golfer'?s shot, mansion house, honey bee brandy, morpheus, royal green, radico khaitan, united spirits, united breweries, pernod ricard, diageo,
    monkey shoulder, hendrick'?s, bombay sapphire, tanqueray, grey goose, belvedere vodka, wild turkey, seagram'?s?, magic moments (?:music|remix|studio|vodka|water|soda), signature (?:packaged|premier|rare|club soda), corona (?:extra|sunsets?|cero|beer), (?:godfather|knock ?out|thunderbolt|simba) (?:soda|beer|water|non-?alcoholic), antiquity blue, bagpiper (?:soda|club|water|gold), white & mackay, whyte & mackay, ardbeg, talisker, laphroaig
  `,
  tobacco: `
    pan bahar, paan bahar, pan parag, paan parag, rajnigandha, rajni gandha, kamla pasand, kamala pasand, dilbagh?, manikchand, goa 1000, tansen (?:elaichi|pan|paan), chaini, gold flake, marlboro, navy cut, four square cig*, classic milds, capstan,
    benson (?:&|and) hedges, dunhill, pall mall (?:cig*|lights), wills navy, godfrey phillips, ganesh bee?di, bahubali (?:elaichi|pan|paan|gutk*), sir (?:pan|paan) masala, tulsi (?:zafrani|royal|mix), baba (?:black|zafrani|elaichi|120), shudh plus, swagat (?:elaichi|gold)
  `,
  betting: `
    1x ?-?b[ae]t*, parimatch, betway, dafa ?(?:bet|news), melbet, 10cric, 4rabet, mostbet, rajabets?, fun88, wolf ?777(?: news)?, lotus ?365, mahadev (?:book|app|online|betting), reddy anna, sky ?exch(?:ange)?, betfair, bet365, betwinner, 22bet, 888sport,
    stake\\.com, stake news, khelo24(?:bet)?, jeetbuzz, tiger ?exch(?:ange)?, diamond ?exch(?:ange)?, laser ?247, winbuzz, gold365, playinexch, betvisa, baji999, cricbet99, indibet, satsport247, bc\\.?game, 1win, betano, \\w*exch(?:ange)?(?:247|365|777|999|99), \\w+bet(?:247|365|777|999|99)
  `,
  moneyGame: `
    dream ?-?11, my ?11 ?circle, my ?team ?-?11, winzo, zupee, probo, a23(?: games)?, rummy ?circle, junglee (?:rummy|games|poker), classic rummy, adda ?52, poker ?baazi, pokerstars, spartan poker, howzat (?:app|fantasy|contests?), gamezy, vision ?11, balle ?baazi, halaplay, sports ?baazi, real ?11, rummy (?:passion|culture|time|nabob|palace),
    teen ?patti (?:gold|master), mpl (?:app|games?|contests?|rummy|poker|fantasy|cash), gamezop cash, first games, ludo (?:supreme gold|king cash|empire), khelplay, ace2three, big cash, rush app, crickpe, player ?zpot, fan ?fight, tradex app, one world nation, jungle ?raja, 11wickets
  `,
}

/** Brands whose name means something else as well: they count before such a product only. */
export const SHARED: Readonly<Record<'liquor' | 'tobacco' | 'betting', string>> = {
  liquor:
    "kingfisher, magic moments, bagpiper, haywards?, foster'?s, bira, sula, fratelli, antiquity, black label, blue riband",
  tobacco:
    'vimal, rmd, shikhar, rajshree, tansen, kuber, sikandar, wills, charminar, badshah, sanket, dilruba, signature, baba',
  betting: 'fairplay, fair play, world ?777, betbook',
}

/** Products under which such brands are advertised. */
export const SURROGATES: Readonly<Record<'liquor' | 'tobacco' | 'betting', string>> = {
  liquor: `
    sodas?, club sodas?, (?:packaged |packed |mineral |drinking |sparkling |tonic )*water, (?:music )?cds?, super ?hits, music (?:cds?|albums?|nights?|fest*|concerts?|launch|studio|mixtapes?), cassettes, glassware, glasses, playing cards, mixers?, (?:calendar|derby)(?: \\w+)?,
    non-?alcoholic, alcohol[- ]free, zero(?: (?:alcohol|beer|drink))?, 0\\.0, ginger ale, tonic, (?:house )?part(?:y|ies), pre-?mix, merchandise, (?:beer|whisky|vodka|wine|rum|gin)s?
  `,
  tobacco:
    'elaa?ichi, elaa?ichee, elachi, cardamoms?, silver (?:pearls?|coated)(?: \\w+)?, mouth freshener, pa+n ?masala, gutk\\w+, kesar(?: \\w+)?, zafrani, saffron elaichi, meetha pa+n, supari, mukhwas',
  betting:
    'news(?: \\w+)?, (?:sports? )?(?:news|score|prediction|tips|blog)s?(?: \\w+)?, exch(?:ange)?, book, 247, 365, 777, online id, betting \\w+, games? app, sports? (?:app|site|portal)',
}

const SURROGATE_STATUTE =
  'ASCI code III 3.6 as tightened in 2024 and 2025; CCPA Guidelines on misleading advertisements 2022, cl. 6; Cable Television Rules 7(2)(viii)'
const EXTENSION_PAPERS = [
  'Certificate of a chartered accountant on turnover and own line of business of this product',
  'Advertising spend in proportion to its turnover',
  'Trade mark and licences of this product',
  'CBFC certificate, for television',
]

/** The rules of brands; `{brand}` is the name that was found. */
export const BRAND_RULES: Readonly<Record<BrandOf, Rule>> = {
  liquor: {
    code: 'SURROGATE_LIQUOR',
    verdict: 'held',
    words: '',
    statute: SURROGATE_STATUTE,
    en: '{brand} is known as a liquor brand, so its water, soda, music, events and zero drinks count as surrogate advertising of alcohol: ASCI code III 3.6 and clause 6 of the CCPA Guidelines 2022. I cannot plan it before the documents of a genuine brand extension are checked.',
    hi: '{brand} शराब (alcohol) का जाना-माना ब्रांड है, इसलिए उसका पानी, सोडा, संगीत या कार्यक्रम छद्म (surrogate) विज्ञापन है: ASCI संहिता III 3.6 और CCPA 2022, खंड 6। असली ब्रांड विस्तार के काग़ज़ जाँचे बिना यह अभियान नहीं बन सकता।',
    documents: EXTENSION_PAPERS,
    readOn: null,
  },
  tobacco: {
    code: 'SURROGATE_TOBACCO',
    verdict: 'held',
    words: '',
    statute: `${SURROGATE_STATUTE}; COTPA 2003, s. 5`,
    en: '{brand} is known as a tobacco or pan masala brand, so its elaichi, water or events count as surrogate advertising: ASCI code III 3.6, clause 6 of the CCPA Guidelines 2022 and COTPA. I cannot plan it before the documents of a genuine brand extension are checked.',
    hi: '{brand} तंबाकू या पान मसाला (pan masala) का ब्रांड है, इसलिए उसकी इलायची, पानी या कार्यक्रम छद्म (surrogate) विज्ञापन है: ASCI संहिता III 3.6, CCPA 2022, खंड 6 और COTPA। असली ब्रांड विस्तार के काग़ज़ जाँचे बिना यह अभियान नहीं बन सकता।',
    documents: ['Letter of a chartered accountant that no tobacco product has this brand', ...EXTENSION_PAPERS],
    readOn: null,
  },
  betting: {
    code: 'SURROGATE_BETTING',
    verdict: 'refused',
    words: '',
    statute: `Promotion and Regulation of Online Gaming Act 2025; ${SURROGATE_STATUTE}; CCPA advisory of 2024 on betting`,
    en: '{brand} is known as a betting brand, and news, sports or apps under its name are surrogate advertising of betting: Online Gaming Act 2025 and the CCPA advisory of 2024. I cannot plan this campaign.',
    hi: '{brand} सट्टे (betting) का ब्रांड है, और उसके नाम की ख़बरें, खेल या ऐप छद्म (surrogate) विज्ञापन हैं: ऑनलाइन गेमिंग अधिनियम 2025 और CCPA की 2024 की सलाह। यह अभियान नहीं बन सकता।',
    documents: [],
    readOn: null,
  },
  moneyGame: {
    code: 'MONEY_GAMES',
    verdict: 'refused',
    words: '',
    statute: 'Promotion and Regulation of Online Gaming Act 2025; CCPA advisory of 2024 on betting',
    en: '{brand} is known for games for money, which may not be advertised: the Promotion and Regulation of Online Gaming Act 2025 sets up to two years and ₹50 lakh. I cannot plan this campaign.',
    hi: '{brand} पैसे के खेल (money game) के लिए जाना जाता है, जिनका विज्ञापन मना है: ऑनलाइन गेमिंग अधिनियम 2025। यह अभियान नहीं बन सकता।',
    documents: [],
    readOn: null,
  },
}
