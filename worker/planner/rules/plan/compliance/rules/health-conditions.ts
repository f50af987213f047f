import { MEDIA_TYPES } from '../../../../../catalogue/rules/registry/media.ts'
import { PLAN_RULES } from '../../../../../catalogue/rules/registry/tables.ts'
import type { Rule } from '../rule.ts'

/** Media that people pass: sites, screens and vehicles. */
const PASSED_BY = MEDIA_TYPES.filter((medium) => PLAN_RULES[medium].visits !== undefined)

/** Food, medicine and care: planned with conditions. */
export const HEALTH_CONDITIONS: readonly Rule[] = [
  {
    code: 'FOOD_HEALTH',
    verdict: 'conditions',
    words: `
      ayurved*, ayush, unani, siddha medicines?, homo?eopath*, herbal (?:\\w+ )?(?:supplements?|medicines?|teas?|capsules?|oils?|juices?|powders?|products?|tonics?|syrups?|drinks?|brand|balms?), chy[ao]w?anp?ra[a]?sh?, immunity, (?:food|dietary|gym|health|nutrition(?:al)?|protein|sports) supplements?, supplements?,
      whey, proteins? (?:powders?|shakes?|drinks?), multi-?vitamins?, vitamins?, probiotics?, nutraceuticals?, health (?:drinks?|juices?|mix|foods?), malt(?:ed)? (?:health |milk |food )?(?:drinks?|foods?|beverages?), energy drinks?, (?:weight|mass) gainers?, giloy, ashwagandha, shilajit, tulsi (?:drops|ark|tea), kadha, detox (?:tea|drink|juice|water), slimming (?:tea|products?), green tea,
      diabetic (?:atta|foods?|friendly|care|biscuits?), sugar[- ]free (?:sweets?|biscuits?|products?), digestive (?:tablets?|churna|syrup|powder), pain (?:relief|balm|killer) ?(?:balms?|oils?|gels?|sprays?|creams?|patch)?, pain balms?, cough (?:syrups?|drops|lozenges?), antacids?, omega[- ]?3, collagen (?:powder|drink), kids? nutrition, nutrition (?:drink|powder|bar)s?, weight management, fortified, organic (?:honey|ghee|foods?), nicotine (?:gums?|patch|patches|lozenges?), otc medicines?, over the counter
    `,
    hindi:
      'आयुर्वेद, आयुर्वेदिक, च्यवनप्राश, इम्युनिटी, इम्यूनिटी, प्रोटीन पाउडर, सप्लीमेंट, होम्योपैथी, होम्योपैथिक, यूनानी, काढ़ा, हेल्थ ड्रिंक, गिलोय, अश्वगंधा, विटामिन',
    unless: 'green tea (?:shampoo|soap|face)',
    statute:
      'Supreme Court order of 7 May 2024; MIB advisory of 3 July 2024; FSS (Advertising and Claims) Regulations 2018; Drugs and Magic Remedies Act 1954',
    en: 'Food, health and AYUSH products need the yearly self-declaration (Broadcast Seva for TV and radio, PCI portal for print and internet), the licence number and claims that can be proved, and promise no cure.',
    hi: 'खाद्य, स्वास्थ्य और आयुष (AYUSH) उत्पादों के लिए सालाना स्व-घोषणा (self-declaration), लाइसेंस नंबर और साबित हो सकने वाले दावे ज़रूरी हैं; इलाज का वादा नहीं।',
    documents: ['Self-declaration of this year', 'FSSAI or AYUSH licence', 'Evidence for each claim'],
    readOn: null,
  },
  {
    code: 'CLINIC',
    verdict: 'conditions',
    words: `
      ivf, fertility, test tube bab(?:y|ies), clinics?, poly ?clinics?, hospitals?, nursing homes?, maternity, doctor (?:consultation|app)s?, online doctors?, tele-?medicine, dentists?, dental (?:care|implants?|clinic|studio|camp|centre|chain), dental, surgeons?, (?:cosmetic|plastic|bariatric|knee|joint|spine) (?:surgery|replacement), hair (?:transplants?|restoration), dermatolog*,
      laser (?:hair|treatment|eye), lasik, eye (?:care|hospital|centre|center|clinic|check-?up|surgery), diagnostics?, patholog*, sonography, ultrasounds?, scan (?:centres?|centers?), physiotherap*, (?:health|medical|diabetes|eye|free|blood|body) ?check-?ups?, (?:health|medical|eye) camps?, stem cells?, cancer (?:treatment|centre|center|care|institute), heart (?:care|centre|center|institute), dialysis, abortion (?:clinic|centre)s?
    `,
    hindi:
      'अस्पताल, हॉस्पिटल, क्लिनिक, क्लीनिक, आईवीएफ, दंत चिकित्सा, नेत्र चिकित्सा, हेयर ट्रांसप्लांट, नर्सिंग होम, जांच शिविर, जाँच शिविर',
    unless: `
      (?:veterinary|vet|pet|animal|car|phone|mobile|laptop|shoe|bike|bag|doll) (?:ultrasounds?|clinics?|hospitals?|diagnostics?|surgeons?), clinic plus, hospital (?:trusts?|beds?|furniture|uniforms?|linen|supplies|management|equipment), ultrasound (?:machines?|cleaners?), (?:dental|eye) (?:floss|cream), soil fertility, fertility of (?:soil|land), vehicle diagnostics?, maternity (?:wear|gowns?|dress|fashion)
    `,
    context: 'veterinary, dairy farms?, hospital trust',
    statute: 'NMC conduct rules; PCPNDT Act 1994; ART Act 2021; Clinical Establishments Act 2010',
    en: 'Clinics and hospitals show their registration, promise no success and no cure, name no doctor to solicit patients (NMC), and say nothing on the sex of a child (PCPNDT).',
    hi: 'क्लिनिक और अस्पताल अपना पंजीकरण (registration) दिखाएँ, सफलता या इलाज का वादा न करें, डॉक्टर के नाम से मरीज़ न बुलाएँ (NMC), और लिंग के बारे में कुछ न कहें (PCPNDT)।',
    documents: [
      'Registration of the clinic',
      'PCPNDT or ART registration, where there is one',
      'Evidence for each claim',
    ],
    readOn: null,
  },
  {
    code: 'SKIN',
    verdict: 'conditions',
    words: `
      fairness (?:creams?|products?|soaps?|serums?|face wash|brand|lotion), fairness, skin (?:bright|light|whit)en*, (?:bright|light|whit)ening (?:creams?|serums?|lotions?|products?|face|soaps?), glow (?:cream|serum)s?, de-?tan*, fair skin, complexion, gora (?:karne|hone|rang), gore(?:pan)?, glutathione (?:soap|cream|tablets?|drink)*
    `,
    hindi: 'गोरा, गोरापन, गोरेपन, फेयरनेस, निखार क्रीम, रंग निखार',
    statute: 'ASCI guidelines on skin lightening, 2014; Drugs and Cosmetics Rules 1945',
    en: 'Skin products follow ASCI: nobody looks unhappy or loses a job or a marriage because of a darker complexion, and each claim is proved.',
    hi: 'त्वचा के उत्पाद ASCI के नियम मानें: साँवले रंग (complexion) के कारण कोई दुखी या असफल न दिखे, और हर दावा साबित हो।',
    documents: ['Evidence for each claim', 'Cosmetics licence'],
    readOn: null,
  },
  {
    code: 'HFSS_SCHOOLS',
    verdict: 'conditions',
    words: `
      chips, crisps, wafers, kurkure, namkeen, colas?, soft drinks?, cold drinks?, sodas?, burgers?, pizzas?, chocolates?, cand(?:y|ies), toff(?:y|ees?), noodles, ice[- ]?creams?, biscuits?, cookies, fries, samosas?, doughnuts?, donuts?, fast foods?, junk foods?, snacks?, cakes?, sweets, energy drinks?, fruit drinks?
    `,
    hindi: 'चिप्स, नमकीन, कोल्ड ड्रिंक, पिज़्ज़ा, बर्गर, चॉकलेट, टॉफी, नूडल्स, आइसक्रीम, बिस्कुट',
    needs: 'schools?, school children, school ?kids, students, स्कूल, स्कूलों, विद्यालय',
    unless: 'wood chips, computer chips',
    media: PASSED_BY,
    statute: 'Food Safety and Standards (Safe food and balanced diets for children in school) Regulations 2020',
    en: 'Food high in fat, sugar or salt keeps 50 metres away from every school gate (FSSAI), so sites that name a school are left out and the owner confirms the distance.',
    hi: 'ज़्यादा वसा, चीनी या नमक वाला खाना हर स्कूल (school) के गेट से 50 मीटर दूर रहे (FSSAI): स्कूल वाली जगहें छोड़ी गई हैं और मालिक दूरी की पुष्टि करेगा।',
    documents: ['Distance of each site from the next school, from its owner'],
    readOn: null,
  },
  {
    code: 'CONDOMS',
    verdict: 'conditions',
    words: 'condoms?, contraceptives?, nirodh, durex, manforce, skore, kohinoor condoms?',
    hindi: 'कंडोम, कॉन्डम, निरोध',
    statute: 'Ministry of Information and Broadcasting, advisory of 11 December 2017; Cable Television Rules 7(7)',
    en: 'On television condoms run between 10 pm and 6 am only (MIB advisory of 2017), so only night spots are planned there.',
    hi: 'टीवी पर कंडोम का विज्ञापन केवल रात 10 बजे (22:00) से सुबह 6 बजे तक (MIB 2017), इसलिए वहाँ केवल रात के स्पॉट रखे गए हैं।',
    documents: ['Artwork without indecent pictures'],
    readOn: null,
  },
]
