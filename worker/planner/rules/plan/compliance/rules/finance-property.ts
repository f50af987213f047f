import type { Rule } from '../rule.ts'

/** Money, property and politics: planned with conditions. */
export const FINANCE_PROPERTY: readonly Rule[] = [
  {
    code: 'CRYPTO',
    verdict: 'conditions',
    words: `
      crypto, crypto ?currenc(?:y|ies), bitcoins?, btc, ethereum, dogecoin, altcoins?, stablecoins?, nfts?, virtual digital assets?, web3 (?:wallet|exchange|app),
      token (?:launch|sale), blockchain (?:tokens?|coins?|wallet), coin exchange, coindcx, coinswitch, wazirx, zebpay, binance, mudrex
    `,
    hindi: 'क्रिप्टो, क्रिप्टोकरेंसी, बिटकॉइन',
    statute: 'ASCI guidelines for virtual digital assets, 2022',
    en: 'Virtual digital assets need the ASCI disclaimer that they are unregulated and highly risky, on a fifth of the space, five seconds of a film and spoken in audio, without the word currency and without minors.',
    hi: 'वर्चुअल डिजिटल एसेट में ASCI की चेतावनी (disclaimer) कि यह अनियमित और बहुत जोखिम भरा है, जगह के पाँचवें हिस्से पर, फ़िल्म में पाँच सेकंड और ऑडियो में बोलकर ज़रूरी है।',
    documents: ['Artwork with the ASCI disclaimer', 'FIU-IND registration of the exchange'],
    readOn: null,
  },
  {
    code: 'REALTY',
    verdict: 'conditions',
    words: `
      real ?estate, (?:residential|housing|plotted|township|property) (?:towers?|projects?|apartments?|flats?|plots?|layouts?|complex|society|launch|developments?), apartments?, flats, flat (?:booking|for sale|sale|kharid*|launch|lijiye|bech*),
      villas?, plots?, bhk, \\d ?bhk, townships?, row houses?, pent ?houses?, bungalows?, duplex(?:es)?, builder floors?, studio apartments?,
      (?:luxury|premium|affordable|new|ready|smart|dream|sea[- ]facing) homes, new tower launch, property (?:expo|fair|launch|dealers?), (?:builders|developers) (?:and|&) (?:developers|builders), builders? (?:launch|project),
      office spaces? (?:for sale|project|launch|in our), (?:commercial|retail) (?:spaces?|shops?|project) (?:for sale|launch), shops? for sale, farm ?houses? (?:plots|for sale|project), makaa?n, ghar (?:kharid*|bikri|booking)
    `,
    hindi: 'फ्लैट, फ्लैट्स, प्लॉट, प्लाट, मकान, रियल एस्टेट, अपार्टमेंट, टाउनशिप, विला, आवासीय परियोजना',
    unless: `
      plot (?:twist|of the)*, serviced apartments?, service apartments?, holiday villas?, villa (?:rental|stay|resort)s?, flats? (?:shoes|sandals|footwear), flats and (?:heels|sandals|shoes|pumps), shoes and flats, heels and flats, apartments? therapy
    `,
    context: 'mhada, housing lotter(?:y|ies)',
    statute: 'Real Estate (Regulation and Development) Act 2016, s. 3 and 11(2)',
    en: 'Every piece must show the RERA registration number of the project and the website of the authority; without registration nothing may be launched.',
    hi: 'हर विज्ञापन पर परियोजना का RERA पंजीकरण नंबर और प्राधिकरण की वेबसाइट ज़रूरी है; बिना पंजीकरण कोई लॉन्च नहीं।',
    documents: ['RERA registration certificate', 'Artwork with the RERA number and website'],
    readOn: null,
  },
  {
    code: 'FINANCE',
    verdict: 'conditions',
    words: `
      mutual funds?, sips? (?:app|plan|scheme|awareness|investment), insurance, term plans?, (?:life|health|motor) cover, ulips?, annuit(?:y|ies), pension plans?, loans?, credit cards?, nbfcs?, micro ?finance, buy now pay later, lending app, demat, stock ?brok*, share ?brok*, brokerage,
      (?:stock|share|online|forex|options|commodity) trading, trading (?:app|account|platform)s?, stock market, share market, ipos?, fixed deposits?, recurring deposits?, (?:corporate|tax[- ]free|government|sovereign gold) bonds?, portfolio management, pms, wealth management,
      invest(?:ment|ing) (?:app|advis*|plans?|platform|products?|firm)s?, robo[- ]?advis*, digital gold, chit funds?, nifty, sensex, investor awareness, sebi[- ]registered, bima, karz(?:a)?, udhaar app, gold finance, neo ?banks?, savings accounts?
    `,
    hindi: 'म्यूचुअल फंड, बीमा, लोन, ऋण, कर्ज, क़र्ज़, निवेश, शेयर बाजार, शेयर बाज़ार, क्रेडिट कार्ड, डीमैट, चिट फंड',
    unless: 'loan ?words?, on loan',
    statute: 'Advertisement codes of SEBI, IRDAI and RBI; Chit Funds Act 1982',
    en: 'Financial products need the registration number (SEBI, IRDAI or RBI), the name of the regulated lender or insurer and the standard risk warning, and promise no returns.',
    hi: 'वित्तीय उत्पादों में पंजीकरण नंबर (SEBI, IRDAI या RBI), कंपनी का नाम और जोखिम (risk) की मानक चेतावनी ज़रूरी है, मुनाफ़े का वादा नहीं।',
    documents: [
      'Registration with SEBI, IRDAI or RBI',
      'Artwork with the standard warning',
      'Approval of the exchange or insurer, where one is needed',
    ],
    readOn: null,
  },
  {
    code: 'POLITICAL',
    verdict: 'conditions',
    words: `
      elections?, election campaign, political (?:party|campaign|rally|ads?|advertis*|leader), political, vote for (?:us|our|me|my|\\w+ party|the party|change|bjp|congress|aap), vote appeal, (?:our|party|independent|mp|mla|mayor|official|joint) candidate, candidate for, candidature, contesting (?:the |an |in |from |for |as )*(?:\\w+ )?(?:elections?|polls?|assembly|from|ward|seat),
      bjp, congress (?:party|candidate|rally), aap party, aam aadmi party, shiv sena, samajwadi party, bsp, tmc, trinamool, dmk, aiadmk, rjd, jdu, ncp, tdp, ysrcp, brs party, mla, mp candidate, corporator, councillor, sarpanch, pradhan chunav, mayor, panchayat polls?, lok sabha, vidhan sabha, rajya sabha, chuna+v, matdaan,
      (?:party|election|political) manifesto, poll campaign, (?:municipal|assembly|civic|local body|panchayat|by) ?-?polls?
    `,
    hindi:
      'चुनाव, चुनावी, उम्मीदवार, प्रत्याशी, मतदान, वोट दें, वोट दीजिए, पार्षद, विधायक, सांसद, सरपंच, राजनीतिक, लोकसभा, विधानसभा',
    unless: `
      elections? of (?:the |our )?(?:best|most|top|favou?rite|new|student)*(?! mla| mayor), (?:student|class|school|college|society) (?:council |union |committee )?elections?, vote for (?:the |your )?(?:best|favou?rite), by elections? of (?:the )?best, mayor(?:'s)? cup
    `,
    context: 'best school, voter awareness, sveep',
    statute:
      'Election Commission of India, orders on MCMC certification; Representation of the People Act 1951, s. 126 and 127A',
    en: 'Political advertising needs the certificate of the Election Commission’s MCMC (electronic media always, print on poll day and the day before), stops 48 hours before the poll, and names printer and publisher on posters.',
    hi: 'राजनीतिक विज्ञापन को चुनाव आयोग (Election Commission) की MCMC का प्रमाणपत्र चाहिए, मतदान से 48 घंटे पहले बंद होता है, और पोस्टर पर मुद्रक व प्रकाशक का नाम रहता है।',
    needsCertificate: true,
    documents: ['MCMC certificate', 'Declaration of printer and publisher', 'Authority of the candidate or party'],
    readOn: null,
  },
]
