import { MEDIA_TYPES, specOf } from '../../../../../catalogue/rules/registry/media.ts'
import type { Rule } from '../rule.ts'

const ABROAD =
  '(?:dubai|gulf|canada|saudi(?: arabia)?|qatar|doha|kuwait|oman|muscat|bahrain|singapore|malaysia|germany|europe|australia|new zealand|uk|usa|us|america|japan|israel|poland|romania|croatia|russia|uae|abu dhabi|abroad|overseas|foreign countries)'

/** Trades and symbols: planned with conditions. */
export const TRADES: readonly Rule[] = [
  {
    code: 'COACHING',
    verdict: 'conditions',
    words: `
      coaching, iit[- ]?jee, jee(?: main| advanced)?, neet(?!ly), upsc, (?:ias|ips|ssc|bank po|banking|gate|cat|clat|nda|cuet|railway|police|psc|mpsc|bpsc|uppsc) (?:academy|coaching|classes|institute|exam|preparation|test series|batch), tuitions?, tutorials?, test series, crash courses?,
      competitive exams?, entrance exams?, (?:foundation|board|maths|science|exam) classes, exam (?:prep|preparation)(?: app)?, ca (?:inter|final|foundation)
    `,
    hindi: 'कोचिंग, ट्यूशन, नीट की तैयारी, यूपीएससी',
    unless: `
      (?:cricket|football|swimming|tennis|badminton|chess|sports?|fitness|dance|music|life|executive|leadership|business|shooting|skating|wellness|voice|acting|drama|parenting) coaching
    `,
    statute: 'CCPA Guidelines for Prevention of Misleading Advertisement in Coaching Sector 2024',
    en: 'Coaching shows true results only, with rank, course and the written consent of each student (CCPA 2024); claims such as “100% selection” go.',
    hi: 'कोचिंग केवल सच्चे परिणाम दिखाए, रैंक, कोर्स और छात्र की लिखित सहमति के साथ (CCPA 2024); “100% चयन” जैसे दावे (claim) हटेंगे।',
    documents: ['Proof of each result', 'Consent of each student shown'],
    readOn: null,
  },
  {
    code: 'PROFESSION',
    verdict: 'conditions',
    words: `
      law (?:firms?|office|chambers?), advocates?(?! for)(?:'s)?, lawyers?, legal (?:services?|consultan*|aid|advice), attorneys?, vakil, solicitors?, chartered accountants?, ca (?:firms?|office|services), company secretar(?:y|ies), audit firms?, auditors?, architects?, (?:dr|doctor)'?s? (?:practice|awareness)
    `,
    hindi: 'वकील, अधिवक्ता, लॉ फर्म, चार्टर्ड अकाउंटेंट',
    statute: 'Bar Council of India Rules, r. 36; ICAI code of ethics; NMC conduct rules; Architects Regulations 1989',
    en: 'Advocates, accountants, doctors and architects may not solicit clients (Bar Council rule 36, ICAI, NMC), so only notices, addresses and recruitment may run.',
    hi: 'वकील, CA, डॉक्टर और वास्तुकार ग्राहक नहीं बुला सकते (Bar Council नियम 36, ICAI, NMC): केवल सूचना, पता और भर्ती चल सकती है।',
    documents: ['Enrolment or membership number', 'Artwork as a notice'],
    readOn: null,
  },
  {
    code: 'EMIGRATION',
    verdict: 'conditions',
    words: `
      (?:jobs?|work|vacanc(?:y|ies)|recruitment|placements?|hiring|drivers?|nurses?|workers?|staff|labou?r|naukri|career)(?: \\w+){0,2} (?:in|to|for|at) ${ABROAD}, (?:gulf|overseas|foreign|abroad|dubai|canada|international|videsh) (?:jobs?|recruitment|placements?|vacanc(?:y|ies)|hiring|naukri|manpower), jobs? abroad,
      videsh (?:mein|me) (?:naukri|job|kaa?m), ${ABROAD} (?:mein|me) (?:naukri|job|kaa?m), work (?:visas?|permits?), manpower (?:agency|consultan*|export)
    `,
    hindi: 'विदेश में नौकरी, दुबई में नौकरी, खाड़ी में नौकरी, विदेश में काम',
    statute: 'Emigration Act 1983, s. 10 and 24; Emigration Rules',
    en: 'Recruitment for work abroad needs the licence number of the registered agent (Emigration Act 1983) in each piece.',
    hi: 'विदेश में नौकरी की भर्ती में हर विज्ञापन पर पंजीकृत एजेंट का लाइसेंस (licence) नंबर ज़रूरी है (Emigration Act 1983)।',
    documents: ['Licence of the recruiting agent', 'Demand letter of the employer'],
    readOn: null,
  },
  {
    code: 'CRACKERS',
    verdict: 'conditions',
    words: 'crackers?, fire ?crackers?, fire ?works?, pata+k(?:h?a|h?e|has?), phata+ke, aa?tishba+zi, sparklers?',
    hindi: 'पटाखे, पटाखा, पटाखों, आतिशबाजी, आतिशबाज़ी, फुलझड़ी',
    unless: `
      (?:cream|wheat|soda|prawn|rice|salt(?:ed)?|cheese|ragi|millet|masala|snack|nut|graham) crackers?, crackers? (?:biscuits?|snacks?|dips?), biscuits and crackers, crackers? of a \\w+
    `,
    context: 'biscuits?',
    statute: 'Orders of the Supreme Court on fireworks, 2018 and later; Explosives Rules 2008; orders of the states',
    en: 'Only green crackers may be shown, with the licence of the shop, and only where court and state permit their sale.',
    hi: 'केवल ग्रीन पटाखे (green crackers) दिखाए जा सकते हैं, दुकान के लाइसेंस के साथ, और जहाँ अदालत और राज्य बिक्री की अनुमति दें।',
    documents: ['Licence under the Explosives Rules', 'NEERI or PESO certificate of green crackers'],
    readOn: null,
  },
  {
    code: 'EMBLEM',
    verdict: 'conditions',
    words: `
      national flags?, indian flags?, flags?(?: of india)? (?:and|&) emblem, (?:national|state|ashoka|government) emblems?, ashok(?:a)? (?:chakra|stambh|lions?), tri-?colou?rs?, tiranga, national anthem, (?:prime minister|pm|president|pm modi)(?:'s)? (?:photo|picture|image)s?, (?:photo|picture|image)s? of (?:the )?(?:prime minister|pm|president|gandhi*|mahatma gandhi)
    `,
    hindi: 'तिरंगा, तिरंगे, राष्ट्रीय ध्वज, राष्ट्रध्वज, अशोक स्तंभ, राष्ट्रगान',
    unless: '(?:tri-?colou?rs?|tiranga) (?:sandwich*|dhokla|ice cream|salad|cake|pasta|barfi|lights?|rally|yatra)',
    statute:
      'Emblems and Names (Prevention of Improper Use) Act 1950; Prevention of Insults to National Honour Act 1971',
    en: 'The national flag, the emblem and pictures of national leaders may not sell anything, so the artwork runs without flag and emblem.',
    hi: 'राष्ट्रीय ध्वज (flag), चिह्न (emblem) और राष्ट्रीय नेताओं के चित्र से कुछ बेचा नहीं जा सकता: डिज़ाइन इनके बिना चलेगा।',
    documents: ['Artwork without flag and emblem'],
    readOn: null,
  },
  {
    code: 'ASTROLOGY',
    verdict: 'conditions',
    words:
      'astrolog*, jyotish*, vaa?stu, numerolog*, tarot, palmist*, horoscopes?, kundli, rashi ratna, feng shui, gem ?stones? (?:consult*|astrolog*), pandit ?ji, healing crystals?, reiki, pranic healing',
    hindi: 'ज्योतिष, ज्योतिषी, वास्तु, कुंडली, राशिफल, टैरो',
    unless: 'vaa?stu[- ](?:compliant|friendly|shilp)',
    statute: 'Drugs and Magic Remedies Act 1954, s. 5; ASCI code I',
    en: 'Astrology and vastu make no claim that cannot be proved: no miracles, no cures, no guarantee of results.',
    hi: 'ज्योतिष और वास्तु में ऐसा कोई दावा (claim) नहीं जो साबित न हो सके: न चमत्कार, न इलाज, न परिणाम की गारंटी।',
    documents: ['Artwork without promises'],
    readOn: null,
  },
]

/** Conditions that come with a medium, whatever is advertised. */
export const PAID_POSTS: Rule = {
  code: 'PAID_POSTS',
  verdict: 'conditions',
  words: '',
  media: MEDIA_TYPES.filter((medium) => specOf(medium).seller === 'creator'),
  statute: 'CCPA Guidelines on endorsements (Endorsements Know-hows!) 2023; ASCI influencer guidelines',
  en: 'Every post of a creator carries a paid partnership label such as #ad, in the language of the post (ASCI, CCPA).',
  hi: 'क्रिएटर की हर पोस्ट पर पेड पार्टनरशिप का लेबल, जैसे #ad, पोस्ट की भाषा में ज़रूरी है (ASCI, CCPA)।',
  documents: ['Label on each post'],
  readOn: null,
}
