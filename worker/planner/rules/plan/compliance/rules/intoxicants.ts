import type { Rule } from '../rule.ts'

/** Tobacco, nicotine, pan masala, liquor and drugs. */
export const INTOXICANTS: readonly Rule[] = [
  {
    code: 'TOBACCO',
    verdict: 'refused',
    words: `
      tobacco, cigarettes?, cigars?, cigarillos?, bidis?, beedis?, biri brand, gutkh?a, guthka, khaini, zarda, naswar, snuff,
      hookahs?, hukk?ah?, shee?sha, tambak(?:u|oo), tamakhu, smokeless tobacco, rolling papers?, smoking lounge
    `,
    hindi: 'तंबाकू, तम्बाकू, तमाखू, गुटखा, गुटका, बीड़ी, बीडी, सिगरेट, सिगार, खैनी, जर्दा, ज़र्दा, हुक्का, हुक्के',
    unless: `
      meetha zarda, zarda (?:rice|pulao|sweet|biryani|dessert), zarda and biryani, cigar box guitar,
      (?:tobacco|cigar) (?:brown|colou?r*|board|leather), snuff box
    `,
    statute: 'Cigarettes and Other Tobacco Products Act 2003 (COTPA), s. 5',
    en: 'Tobacco and everything made of it, hookah too, may not be advertised in any medium: section 5 of the tobacco act, COTPA 2003. I cannot plan this campaign.',
    hi: 'तंबाकू और उससे बनी किसी भी चीज़ का, हुक्का भी, विज्ञापन मना है: COTPA 2003 की धारा 5। यह अभियान नहीं बन सकता।',
    documents: [],
    readOn: null,
  },
  {
    code: 'VAPES',
    verdict: 'refused',
    words: `
      vapes?, vaping, vaporizers?, e-? ?cig(?:s|arettes?)?, electronic cigarettes?, nicotine, heated tobacco, heat[- ]not[- ]burn,
      iqos, juul, snus, puff bars?
    `,
    hindi: 'वेप, ई-सिगरेट, निकोटिन, निकोटीन',
    unless: 'nicotine (?:gums?|patch|patches|lozenges?|replacement)',
    statute: 'Prohibition of Electronic Cigarettes Act 2019, s. 4',
    en: 'E-cigarettes, vapes and nicotine products may not be advertised: section 4 of the Prohibition of Electronic Cigarettes Act 2019. I cannot plan this campaign.',
    hi: 'ई-सिगरेट, वेप और निकोटीन उत्पादों का विज्ञापन मना है: इलेक्ट्रॉनिक सिगरेट निषेध अधिनियम 2019 की धारा 4। यह अभियान नहीं बन सकता।',
    documents: [],
    readOn: null,
  },
  {
    code: 'PAN_MASALA',
    verdict: 'held',
    words: 'pan masala, paan masala, panmasala, pan-masala, paan-masala, supari brand, scented supari',
    hindi: 'पान मसाला, पान मसाले',
    statute: 'COTPA 2003, s. 5; Food Safety and Standards (warning on pan masala); rule of the house',
    en: 'Pan masala shares its names with tobacco and gutkha, so I cannot plan it before the documents below are checked: COTPA 2003, section 5, and the FSSAI warning.',
    hi: 'पान मसाले के नाम तंबाकू और गुटखे के भी होते हैं, इसलिए नीचे के काग़ज़ जाँचे बिना यह अभियान नहीं बन सकता: COTPA 2003 की धारा 5 और FSSAI की चेतावनी।',
    documents: [
      'Letter of a chartered accountant that no tobacco product has this brand',
      'FSSAI licence',
      'Artwork with the FSSAI warning',
    ],
    readOn: null,
  },
  {
    code: 'LIQUOR',
    verdict: 'refused',
    words: `
      liquors?, alcohol, alcoholic, whisk(?:e?y|eys|ies), vodkas?, rum, beers?, wines?, brandy, tequila, champagne, scotch,
      bourbon, single malts?, lagers?, craft ales?, pale ale, cider, soju, sangria, breezers?, hard seltzers?, imfl,
      (?:craft|dry|pink|london) gin, gin (?:brand|bar|distillery|tasting|festival|launch|and tonic), daa?ru, shara+b, thek[ae],
      desi tharra, toddy, feni, mahua, breweries, brewery, distiller(?:y|ies), winer(?:y|ies), vineyards?, cocktails?,
      (?:unlimited|free|half price) (?:drinks|shots|booze|pegs|pitchers?|pints?), booze, happy hours? (?:at|on|in|with),
      peg offer, tequila shots
    `,
    hindi: 'शराब, ठेके, दारू, बियर, बीयर, व्हिस्की, वोडका, वाइन, रम, ठेका, मदिरा, देसी दारू',
    unless: `
      (?:alcohol|alcoholic)[- ]?(?:based|hand|rub|swabs?|wipes?|sanit*), (?:rubbing|isopropyl|cetyl|ethyl) alcohol,
      (?:ginger|root|butter) ?beer, ginger ales?, beer batter(?:ed)?, (?:wine|beer|whisky|champagne|cocktail) (?:glass|glasses|glassware|mugs?|openers?),
      wine (?:red|colou?r*|coolers?|cabinets?|racks?|facial), (?:red|grape) wine facial, beer shampoo, beer yeast,
      champagne (?:gold|colou?r*|pink), scotch ?(?:tape|brite|eggs?), bourbon (?:biscuits?|cream), apple cider, cider vinegar, wine vinegar,
      rum (?:and raisin|raisin|cakes?|balls?|truffles?|chocolates?), rum (?:&|and) plum, plum (?:and|&) rum cakes?,
      cocktail (?:dress|dresses|gowns?|rings?|sarees?|jewellery|samosas?|attire|idli), (?:coffee|tea|kombucha|kombuch) (?:brewery|breweries),
      fruit cocktail, shrimp cocktail, mahua (?:tree|flowers?|oil), wine palm, (?:water|oil|attar|rose) distiller(?:y|ies),
      micro-?breweries, micro-?brewery, non-?alcoholic, toddy palm, breweries? equipment, sharabi
    `,
    context: 'nasha ?mukti, de-?addiction, rehab*, alcoholics anonymous, drunk driving, drink and drive',
    soldAtVenues: true,
    statute: 'Cable Television Networks Rules 1994, r. 7(2)(viii)(A); state excise acts; ASCI code',
    en: 'Alcohol, and offers to drink it, may not be advertised: rule 7(2)(viii) of the Cable Television Rules, the state excise acts and the ASCI code. I cannot plan this campaign.',
    hi: 'शराब और उसे पीने के ऑफ़र का विज्ञापन मना है: केबल टेलीविज़न नियम 7(2)(viii), राज्यों के आबकारी क़ानून और ASCI संहिता। यह अभियान नहीं बन सकता।',
    documents: [],
    readOn: null,
  },
  {
    code: 'BAR',
    verdict: 'conditions',
    words: `
      (?:restaurant|kitchen|caf[eé]|lounge|grill|hotel|dining|resto|restro|gastro)[- ]?(?:(?:and|&|n|cum|\\+)[- ])?bars?,
      bars? (?:and|&|cum|n) (?:restaurants?|kitchen|grill|lounge|caf[eé]|eatery|dining), (?:rooftop|sports|karaoke|tapas|piano) bars?,
      (?:our|new) bars?(?! of), pubs?, gastropubs?, night ?clubs?, brew ?pubs?, micro-?breweries, micro-?brewery, taprooms?, discotheques?
    `,
    hindi: 'बार एंड रेस्टोरेंट, रेस्टोरेंट और बार, रेस्टोरेंट एंड बार, पब',
    unless: 'our bar (?:soap|council|association), new bar (?:soap|council|association|code), airport lounge bar',
    statute: 'Cable Television Networks Rules 1994, r. 7(2)(viii)(A); state excise acts; ASCI code',
    en: 'The venue, its food and its music may be shown, but no alcohol: no drink, glass, brand, price or happy hour.',
    hi: 'जगह, खाना और संगीत दिखा सकते हैं, शराब नहीं: न पेय, न गिलास, न ब्रांड, न दाम, न हैप्पी आवर।',
    documents: ['Excise licence of the venue', 'Artwork without alcohol'],
    readOn: null,
  },
  {
    code: 'NARCOTICS',
    verdict: 'refused',
    words: `
      cocaine, heroin, ganja, weed, marijuana, cannabis, charas, hashish, mdma, lsd, narcotics?, opium, afee?m, smack (?:powder|heroin|drugs?), bhang,
      magic mushrooms?, (?:party|recreational|illegal|hard) drugs, drug deal(?:ing|er), (?:buy|sell|selling|order) drugs,
      drugs (?:delivery|dealer|at home)
    `,
    hindi: 'गांजा, गाँजा, चरस, अफीम, अफ़ीम, कोकीन, हेरोइन, भांग, नशीले पदार्थ',
    unless: `
      weed ?(?:killers?|control|removal|removers?|cutters?|eaters?|mats?|barriers?|management|whackers?), seaweed, opium (?:perfume|eau),
      (?:kills?|removes?|remove|controls?) (?:the )?weeds?
    `,
    context:
      'herbicides?, weedicides?, nasha ?mukti, de-?addiction, rehab*, drug abuse, narcotics (?:bureau|anonymous)',
    statute: 'Narcotic Drugs and Psychotropic Substances Act 1985, s. 8 and 29',
    en: 'Narcotic drugs may not be sold or advertised: Narcotic Drugs and Psychotropic Substances Act 1985. I cannot plan this campaign.',
    hi: 'नशीले पदार्थों की बिक्री और विज्ञापन मना है: NDPS अधिनियम 1985। यह अभियान नहीं बन सकता।',
    documents: [],
    readOn: null,
  },
]
