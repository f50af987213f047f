import type { Rule } from '../rule.ts'

const COMMUNITY =
  '(?:muslims?|hindus?|christians?|sikhs?|dalits?|jews|jains?|buddhists?|adivasis?|minorit(?:y|ies)|biharis?|migrants?|foreigners?|rohingyas?|(?:lower|upper) castes?)'

/** Goods, services and messages that general law forbids. */
export const UNLAWFUL: readonly Rule[] = [
  {
    code: 'FALSE_DEGREES',
    verdict: 'refused',
    words: `
      (?:degrees?|diplomas?|marksheets?|certificates?|graduation|mba|llb) (?:without|bina|with no) (?:any )?(?:exams?|study|studying|attending|classes|attendance|padhai), (?:bina|without) (?:exam|padhai|pariksha) (?:ke |ki )?(?:degree|graduation|diploma|marksheet),
      (?:fake|bogus|duplicate|backdated?|back[- ]dated?) (?:degrees?|certificates?|marksheets?|diplomas?), buy (?:a |your )?(?:degree|diploma|phd), (?:degree|graduation|phd) in (?:one|a|\\d+) (?:month|days?|weeks?), (?:exam|question) papers? leak*, leaked (?:exam|question) papers?
    `,
    hindi: 'बिना परीक्षा डिग्री, फर्जी डिग्री, बिना परीक्षा के डिग्री, डिग्री बिना परीक्षा',
    statute: 'University Grants Commission Act 1956, s. 22 and 24; Bharatiya Nyaya Sanhita 2023',
    en: 'Degrees without study or examination are unlawful: sections 22 and 24 of the UGC Act 1956. I cannot plan this campaign.',
    hi: 'बिना पढ़ाई या परीक्षा की डिग्री ग़ैरक़ानूनी है: UGC अधिनियम 1956 की धारा 22 और 24। यह अभियान नहीं बन सकता।',
    documents: [],
    readOn: null,
  },
  {
    code: 'SEX_WORK',
    verdict: 'refused',
    words: `
      escorts? (?:services?|agency|agencies|girls?|ladies|booking|in), (?:independent|female|male|vip|model|college|russian) escorts?, call ?girls?, call ?boys?, gigolos?, prostitut*, brothels?, sex (?:toys?|services?|chat|workers?|massage),
      happy ending massage, massage with happy ending, body to body massage, porn*, (?:adult|xxx|18\\+) (?:sites?|websites?|content|videos?|movies?|webcam|cams?|chat|services?|dating|entertainment|films?), onlyfans, strip(?:pers?| clubs?| shows?)
    `,
    hindi: 'कॉल गर्ल, एस्कॉर्ट सर्विस, अश्लील',
    unless:
      'escorts (?:tractors?|kubota|limited|ltd|group|dealers?|hospitals?|heart|machinery), adult (?:education|learning|literacy|diapers?), ford escorts?, police escorts?, strip (?:lights?|mall)',
    context: 'tractors?, kubota',
    statute:
      'Immoral Traffic (Prevention) Act 1956; Information Technology Act 2000, s. 67; Bharatiya Nyaya Sanhita 2023',
    en: 'Escort and adult services may not be advertised: Immoral Traffic Act 1956 and section 67 of the Information Technology Act 2000. I cannot plan this campaign.',
    hi: 'एस्कॉर्ट और वयस्क सेवाओं का विज्ञापन मना है: अनैतिक व्यापार अधिनियम 1956 और IT अधिनियम 2000 की धारा 67। यह अभियान नहीं बन सकता।',
    documents: [],
    readOn: null,
  },
  {
    code: 'WEAPONS',
    verdict: 'refused',
    words:
      'guns?, pistols?, revolvers?, rifles?, shotguns?, firearms?, weapons?, ammunition, explosives, explosive (?:devices?|materials?|sticks), gelatin sticks, detonators, grenades?, desi katta, katta, hand ?bombs?',
    hindi: 'बंदूक, पिस्तौल, रिवॉल्वर, रिवाल्वर, हथियार, कट्टा, तमंचा, राइफल, बारूद',
    unless: `
      rifle green, shotgun (?:mics?|microphones?|approach), gun ?metal, pistol grip, gun safety, (?:top|young) guns?, guns n roses, guns and roses, gun ?powder (?:tea|podi|spice*|restaurant), secret weapons?, (?:air|pellet) guns?, gun (?:carriage|control|violence), weapons? of mass, revolver (?:beatles|album)
    `,
    context:
      'toys?, nerf, pichkaris?, paintball, laser tag, video games?, glue guns?, massage guns?, heat guns?, nail guns?, spray guns?, water guns?, caulking, shooting (?:academy|range|sports?|club|coaching)',
    statute: 'Arms Act 1959, s. 5 and 25; Explosives Act 1884',
    en: 'Arms, ammunition and explosives may not be advertised here: sections 5 and 25 of the Arms Act 1959. I cannot plan this campaign.',
    hi: 'हथियार, कारतूस और विस्फोटक का विज्ञापन यहाँ नहीं हो सकता: शस्त्र अधिनियम 1959, धारा 5 और 25। यह अभियान नहीं बन सकता।',
    documents: [],
    readOn: null,
  },
  {
    code: 'WILDLIFE',
    verdict: 'refused',
    words: `
      (?:star )?tortoises?, (?:soft ?shell )?turtles?, parrots?, parakeets?, mynas?, munias?, live owls?, ullu, pangolins?, (?:tiger|leopard|deer|otter) skins?, tiger (?:claws?|nails?), ivory (?:tusks?|carvings?|items|jewellery|idols?|statues?|bangles),
      elephant tusks?, rhino horns?, snake venom, shahtoosh, sea horses?, bear bile, musk pods?, wild animals?
    `,
    hindi: 'तोता, तोते, कछुआ, कछुए, उल्लू, हाथी दांत, बाघ की खाल',
    needs:
      'sales?, sell*, buy*, shops?, stores?, pets?, breed*, delivery, available, dealer, market, bech*, bikri, kharid*, बिक्री, बेच, बेचने, दुकान, खरीदें',
    unless: 'turtle ?(?:neck|necks|wax|island), parrot (?:green|cages?)',
    context:
      'rescue, conservation, sanctuary, zoo, wwf, save (?:the )?(?:turtles?|tortoises?|parrots?|tigers?), t-?shirts?, sneakers, jeans',
    statute: 'Wild Life (Protection) Act 1972, s. 9, 39 and 49',
    en: 'Protected animals and things made of them may not be sold: Wild Life (Protection) Act 1972, section 49. I cannot plan this campaign.',
    hi: 'संरक्षित जीवों और उनसे बनी चीज़ों की बिक्री मना है: वन्यजीव संरक्षण अधिनियम 1972, धारा 49। यह अभियान नहीं बन सकता।',
    documents: [],
    readOn: null,
  },
  {
    code: 'HATE',
    verdict: 'refused',
    words: `
      hate (?:speech|campaign|posters?|message), (?:boycott|kill|expel|evict|drive out|throw out|remove|ban|avoid|do not buy from|don't buy from|no entry for|not for|teach) (?:\\w+ )?${COMMUNITY},
      (?:against|no|hatao|bhagao) ${COMMUNITY}(?! (?:atrocit*|violence|discriminat*|exploitation)), ${COMMUNITY} (?:hatao|bhagao|out|go back|bahishkar|ka bahishkar|ki dukaa?n (?:se|ka) (?:mat|bahishkar)),
      communal (?:riots?|hatred|tension|messages?|slogans?|posters?), love jihad, ethnic cleansing, genocide
    `,
    hindi: 'मुसलमानों का बहिष्कार, मुस्लिम दुकानों का बहिष्कार, हिंदुओं के खिलाफ, मुसलमानों के खिलाफ, दलितों के खिलाफ',
    context: 'communal harmony, bhaichara',
    statute: 'Bharatiya Nyaya Sanhita 2023, s. 196 and 299',
    en: 'Messages against a community may not be published: section 196 of the Bharatiya Nyaya Sanhita 2023. I cannot plan this campaign.',
    hi: 'किसी समुदाय के विरुद्ध संदेश प्रकाशित नहीं हो सकता: भारतीय न्याय संहिता 2023, धारा 196। यह अभियान नहीं बन सकता।',
    documents: [],
    readOn: null,
  },
  {
    code: 'FRAUD',
    verdict: 'refused',
    words: `
      (?:fake|counterfeit|forged) (?:currency|notes?|ids?|passports?|documents?|aadhaar|visas?|goods|products|brands?), counterfeits?, (?:first|master) copy (?:\\w+ )?(?:watches|shoes|bags|products|brands?|sneakers), replica (?:\\w+ )?(?:watches|bags|shoes|brands?), duplicate (?:rolex|branded|watches|sneakers),
      stolen (?:goods|phones?|cars?|bikes?|gold), pirated (?:\\w+ )?(?:movies|software|copies|books|streaming), hacking services?, hack (?:any |your |his |her )?(?:whatsapp|phone|account|instagram|facebook)*, signal jammers?, hawala, human trafficking, black money
    `,
    hindi: 'नकली नोट, जाली नोट, फर्जी पासपोर्ट, चोरी का माल',
    statute: 'Bharatiya Nyaya Sanhita 2023, s. 178 and 318; Trade Marks Act 1999; Information Technology Act 2000',
    en: 'Forged, stolen and copied goods, and help with fraud, are unlawful: Bharatiya Nyaya Sanhita 2023 and Trade Marks Act 1999. I cannot plan this campaign.',
    hi: 'जाली, चोरी की या नक़ली चीज़ें और धोखाधड़ी में मदद ग़ैरक़ानूनी है: भारतीय न्याय संहिता 2023 और ट्रेड मार्क अधिनियम 1999। यह अभियान नहीं बन सकता।',
    documents: [],
    readOn: null,
  },
]
