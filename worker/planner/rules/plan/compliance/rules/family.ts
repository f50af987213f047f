import type { Rule } from '../rule.ts'

/** Infants, surrogacy and organs. */
export const FAMILY: readonly Rule[] = [
  {
    code: 'INFANT_MILK',
    verdict: 'refused',
    words: `
      infant (?:milk|formula|foods?|cereals?|nutrition), bab(?:y|ies) (?:milk|formula|cereals?|foods?|porridge), formula milk, milk formula, follow[- ]?(?:up|on) (?:formula|milk),
      (?:baby|infant|newborn) (?:bottles?|feeders?|feeding bottles?), feeding bottles?, milk bottles? for (?:babies|infants|newborns), teats?, bottle nipples?,
      (?:milk|milk powder|formula|cereals?|food|porridge) for (?:newborns?|infants?|babies|\\d+ ?(?:-|to) ?\\d+ months?), weaning foods?, breast ?milk substitutes?,
      lactogen, nan pro, cerelac, similac, enfamil, dexolac, nestum, shishu aahar
    `,
    hindi: 'शिशु आहार, शिशु दूध, बेबी फूड, दूध की बोतल, फॉर्मूला दूध',
    unless: 'milk bottles for dairies, (?:baby|infant) food (?:grinder|maker|steamer)',
    statute:
      'Infant Milk Substitutes, Feeding Bottles and Infant Foods Act 1992 (IMS), s. 3; Cable Television Rules 7(2)(viii)(B)',
    en: 'Infant milk, feeding bottles and food for children under two may not be promoted at all: section 3 of the IMS Act 1992. I cannot plan this campaign.',
    hi: 'शिशु दूध, दूध की बोतल और दो साल से छोटे बच्चों के आहार (infant) का प्रचार मना है: IMS अधिनियम 1992 की धारा 3। यह अभियान नहीं बन सकता।',
    documents: [],
    readOn: null,
  },
  {
    code: 'SURROGACY',
    verdict: 'refused',
    words:
      'surrogate mothers?, surrogates? wanted, surrogacy, surrogate agency, womb (?:for|on) rent, rent a womb, kiraye ki kokh, egg donors? (?:wanted|needed|required), sperm donors? (?:wanted|needed|paid)',
    hindi: 'सरोगेसी, सरोगेट मदर, किराए की कोख, किराये की कोख',
    statute: 'Surrogacy (Regulation) Act 2021, s. 38; Assisted Reproductive Technology Act 2021',
    en: 'Paid surrogacy and the search for surrogate mothers may not be advertised: section 38 of the Surrogacy Act 2021. I cannot plan this campaign.',
    hi: 'पैसे देकर सरोगेसी (surrogacy) और सरोगेट माँ की तलाश का विज्ञापन मना है: सरोगेसी अधिनियम 2021 की धारा 38। यह अभियान नहीं बन सकता।',
    documents: [],
    readOn: null,
  },
  {
    code: 'ORGANS',
    verdict: 'refused',
    words: `
      (?:kidney|liver|organ|bone marrow|gurda|cornea) (?:donors? (?:wanted|needed|required|paid|for money)|sellers?|for sale|sale|buyers?|bech*|wanted|needed|required),
      (?:need|want|require)(?:ed|s)? (?:a |one )?(?:kidney|liver)(?! (?:stones?|care|doctors?|speciali*|transplant|tests?|function)), (?:sell|selling|buy|buying) (?:your |a |an |one )?(?:kidneys?|livers?|organs?), (?:kidney|organ)s? (?:for|in exchange for) (?:money|cash)
    `,
    hindi: 'किडनी चाहिए, किडनी डोनर चाहिए, किडनी बेचें, गुर्दा चाहिए, अंग चाहिए',
    statute: 'Transplantation of Human Organs and Tissues Act 1994, s. 19',
    en: 'Offers to buy, sell or find a human organ, such as a kidney, may not be advertised: section 19 of the Transplantation of Human Organs Act 1994. I cannot plan this campaign.',
    hi: 'मानव अंग, जैसे किडनी (kidney), ख़रीदने, बेचने या ढूँढने का विज्ञापन मना है: मानव अंग प्रत्यारोपण अधिनियम 1994 की धारा 19। यह अभियान नहीं बन सकता।',
    documents: [],
    readOn: null,
  },
]
