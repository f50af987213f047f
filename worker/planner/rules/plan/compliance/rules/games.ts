import type { Rule } from '../rule.ts'

/** Games and bets. */
export const GAMES: readonly Rule[] = [
  {
    code: 'MONEY_GAMES',
    verdict: 'refused',
    words: `
      betting, bets?, gambl*, satta, sattebaa?zi, matka (?:results?|king|app|game|number|guessing|panel|tips|chart), jua, jooa,
      casinos?, bookmakers?, bookies?, sportsbook, rummy, poker, teen ?patti, baccarat, blackjack, roulette, jackpots?,
      lotter(?:y|ies), wager(?:s|ing)?, andar bahar, aviator game, colou?r prediction,
      fantasy (?:cricket|sports?|leagues?|football|kabaddi|teams?|gaming|games?|apps?|ipl|contests?),
      opinion trading, prediction (?:markets?|app|trading), predict and win,
      real[- ]money, real[- ]cash, cash (?:contests?|games?|tables?|tournaments?),
      win (?:real |daily |instant |paytm |upi )?(?:cash|money|paisa) (?:daily|every|by|playing|online|app|on your),
      play (?:and|&|to) (?:win|earn) (?:real |daily |instant )?(?:cash|money|paisa|rupees), (?:games?|ludo|carrom|quiz|cards?) for (?:cash|money|stakes),
      (?:play|playing|khelo|bid|compete) (?:\\w+ )?for (?:real )?(?:cash|money|stakes), (?:games?|ludo|quiz|carrom|cards?)[^.;]{0,50}\\bwin (?:real |instant )?(?:cash|money),
      paisa lagao, khelo (?:aur|or) (?:paisa|paise|cash) jeeto, trade on (?:match|cricket|election) results
    `,
    hindi: 'सट्टा, सट्टे, सट्टेबाज़ी, सट्टेबाजी, जुआ, जुए, लॉटरी, रमी, पोकर, कसीनो, कैसीनो, तीन पत्ती, पैसे लगाओ, फैंटेसी क्रिकेट',
    unless: `
      betting (?:big )?on (?!(?:live |online |ipl |your |our |the )*(?:cricket|ipl|match|matches|sports?|football|teams?|games?|horses?|races?|kabaddi|results?|players?)),
      betting big(?! on (?:cricket|ipl|sports?|football)), (?:best|good|safe|safest|sure) bet, bet you, i bet, you bet, all bets are off,
      (?:housing|house|home|flats?|plots?|admissions?|school|mhada|dda|cidco|green card) lotter(?:y|ies), lotter(?:y|ies) (?:of|for) (?:flats?|plots?|homes?|houses?|admissions?|seats?),
      poker (?:face|faces|straight), poker-?faced, blackjack (?:boots|shoes), roulette curl, jackpot (?:prices?|deals?|offers?|sale)
    `,
    context: 'mhada, dda, free to play',
    soldAtVenues: true,
    statute:
      'Promotion and Regulation of Online Gaming Act 2025; Public Gambling Act 1867; CCPA advisory of 2024 on betting',
    en: 'Betting, lotteries and games for money, fantasy games too, may not be advertised: the Promotion and Regulation of Online Gaming Act 2025 sets up to two years and ₹50 lakh. I cannot plan this campaign.',
    hi: 'सट्टा, लॉटरी और पैसे के खेल, फ़ैंटेसी खेल भी, विज्ञापित नहीं हो सकते: ऑनलाइन गेमिंग अधिनियम 2025 में दो साल तक की सज़ा और ₹50 लाख तक का जुर्माना है। यह अभियान नहीं बन सकता।',
    documents: [],
    readOn: null,
  },
  {
    code: 'ESPORTS',
    verdict: 'conditions',
    words: `
      e-?sports?, online games?, mobile games?, video games?, gaming (?:apps?|tournaments?|leagues?|platforms?|startups?), games? apps?,
      bgmi, free fire, valorant, puzzle games?, quiz apps?, ludo (?:app|game), chess app, fantasy (?:cricket|sports?|football|leagues?)
    `,
    hindi: 'ई-स्पोर्ट्स, ऑनलाइन गेम, मोबाइल गेम, गेमिंग ऐप',
    statute: 'Promotion and Regulation of Online Gaming Act 2025',
    en: 'An e-sport or a free game runs without stakes: nobody pays to win money, and e-sports are registered under the Online Gaming Act 2025.',
    hi: 'ई-स्पोर्ट या मुफ़्त खेल बिना दाँव के ही चल सकता है: जीतने के लिए कोई पैसा नहीं लगाता, और ई-स्पोर्ट ऑनलाइन गेमिंग अधिनियम 2025 में पंजीकृत होता है।',
    documents: ['Statement that nothing is staked', 'Registration of the e-sport, where the act asks for it'],
    readOn: null,
  },
]
