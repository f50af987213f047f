import type { Rule } from '../rule.ts'

const DISEASE =
  `(?:diabet*|madhumeh|sugar ki bimari|cancers?|tumou?rs?|asthma|dama|epilepsy|mirgi|heart (?:disease|attack|problem|blockage)s?|blood pressure|high bp|hypertension|
  paralysis|lakwa|arthritis|gathiya|rheumati*|leucoderma|vitiligo|safed daag|leprosy|tuberculosis|tb|cataract|glaucoma|blindness|deafness|kidney (?:stones?|failure|disease)|pathri|gall ?stones?|
  piles|bawa?sir|fistula|bhagandar|impotence|infertility|sterility|baa?njhpan|obesity|motapa|hysteria|aids|hiv|cirrhosis|liver disease|
  typhoid|pneumonia|ulcers?|goitre|thyroid|covid|corona|dengue|depression|autism|baldness|ganjapan|grey hair|safed baal|alzheimer*|parkinson*)`
    .replace(/\s+/g, ' ')
    .replace(/\| /g, '|')
    .replace(/, /g, '|')
const CURE = '(?:cures?|cured|curing|heals?|healing|reverses?|eliminates?|finishes|ends|removes?|khatam|theek)'
const PROMISE =
  '(?:permanent*|guarantee*|forever|100 ?% \\w+|jad se|jadh se|hamesha ke liye|without (?:operation|surgery|medicine|side effects?)|bina operation|pakka)'
const REMEDY =
  '(?:cures?|ilaa?j|dawaa?i?|remedy|remedies|upchar|nuskha|oils?|capsules?|powders?|churna|tablets?|pills|drops|herbs?|jadi ?buti|syrup|belt|locket|bracelet|magnet)'

/** Promises and medicines that may not be advertised to the public. */
export const HEALTH_REFUSED: readonly Rule[] = [
  {
    code: 'SEX_SELECTION',
    verdict: 'refused',
    words: `
      (?:gender|sex) (?:determination|selection|detection|prediction|testing|test|identification|choice|reveal scan), know (?:the |your |baby |baby's |child's )*(?:gender|sex), (?:unborn )?(?:baby|child|foetus)(?:'s)? (?:gender|sex),
      (?:gender|sex) of (?:your |the |an )?(?:unborn |baby|child|foetus|fetus), boy or (?:a )?girl at, (?:is|if) it (?:is )?a (?:boy|girl)[^.]{0,60}(?:scan*|ultrasound|weeks|clinic),
      (?:son or (?:a )?daughter|boy or (?:a )?girl)[^.;]{0,60}\\b(?:scans?|ultrasound|clinic|weeks|pregnan*|womb|test), sex [^.;]{0,15}\\bof (?:the |your )?(?:baby|foetus),
      family balancing, be?ta hi hoga, be?ta hone k[ie], putra prapti, ladka (?:hoga )?ya ladki, beta ya beti, sure shot (?:boy|son), (?:baby boy|male child|son) guarante*,
      guaranteed (?:baby boy|male child|son)
    `,
    hindi:
      'लिंग जांच, लिंग जाँच, लिंग परीक्षण, लिंग निर्धारण, लिंग चयन, बेटा ही होगा, बेटा होगा, पुत्र प्राप्ति, लड़का या लड़की, बेटा या बेटी',
    context: 'beti bachao, save (?:the )?girl child',
    statute: 'Pre-Conception and Pre-Natal Diagnostic Techniques Act 1994 (PCPNDT), s. 22',
    en: 'Choosing or telling the sex of a child before birth may not be advertised, in any words: section 22 of the PCPNDT Act 1994. I cannot plan this campaign.',
    hi: 'जन्म से पहले बच्चे का लिंग चुनने या बताने का किसी भी शब्दों में विज्ञापन मना है: PCPNDT अधिनियम 1994 की धारा 22। यह अभियान नहीं बन सकता।',
    documents: [],
    readOn: null,
  },
  {
    code: 'PRESCRIPTION',
    verdict: 'refused',
    words: `
      azithromycin, amoxicillin, amoxyclav, augmentin, antibiotics?, ciprofloxacin, ozempic, semaglutide, wegovy, mounjaro, tirzepatide, saxenda,
      viagra, sildenafil, cialis, tadalafil, alpra?zolam, alprax, xanax, diazepam, valium, tramadol, codeine, corex, fentanyl, ketamine, sleeping pills?,
      (?:anabolic )?steroids?, testosterone injections?, isotretinoin, finasteride, metformin, schedule h1?, botox vials?, cbd oil,
      prescription[- ](?:drugs?|medicines?|tablets?|pills?|only), without (?:a )?(?:doctor(?:'s)?|prescription|rx), no prescription,
      bina (?:doctor|parchi|prescription), (?:weight loss|slimming|fat loss|whitening|glutathione) injections?,
      abortion (?:pills?|kits?|tablets?|medicines?), mtp kits?, misoprostol, mifepristone, miscarriage (?:pills?|tablets?), garbhpat ki (?:dawa*|goli)
    `,
    hindi: 'गर्भपात की गोली, गर्भपात की दवा, नींद की गोली, एंटीबायोटिक, बिना डॉक्टर, बिना पर्ची',
    unless: 'prescription (?:glasses|lenses|eyewear|sunglasses), without (?:a )?doctor strange',
    statute: 'Drugs Rules 1945, Schedules H, H1 and X; Drugs and Magic Remedies Act 1954, s. 3',
    en: 'Prescription medicines may not be advertised to the public: Drugs Rules 1945, Schedules H, H1 and X. I cannot plan this campaign.',
    hi: 'डॉक्टर की पर्ची वाली दवा का जनता में विज्ञापन मना है: औषधि नियम 1945, अनुसूची H, H1 और X (prescription)। यह अभियान नहीं बन सकता।',
    documents: [],
    readOn: null,
  },
  {
    code: 'MAGIC_REMEDIES',
    verdict: 'refused',
    words: `
      ${CURE}[^.;:!?]{0,40}\\b${DISEASE},
      ${DISEASE}[^.;:!?]{0,25}\\b(?:cures?|${PROMISE}|se chhutkara|se mukti|k[aei] (?:pakka |permanent |sahi |ayurvedic |herbal |desi )?(?:ilaa?j|dawaa?i?|upchar|nuskha|remedy)),
      (?:treats?|treatment of|treatment for|remedy for|ilaa?j for|medicine for|${REMEDY} for)[^.;:!?]{0,20}\\b${DISEASE}[^.;:!?]{0,40}\\b(?:${PROMISE}|oil|capsules?|powder|locket|herbal),
      (?:herbal|ayurvedic|desi|unani|homeopathic|magical?)[^.;:!?]{0,30}\\b(?:treats?|treatment of|remedy for|ilaa?j|medicine for|dawaa?i? for)[^.;:!?]{0,20}\\b${DISEASE},
      ${DISEASE}[- ]free (?:in|within|with|life), ${DISEASE} (?:treatment|ilaa?j)[^.;:!?]{0,40}\\b${PROMISE}, (?:sugar|bp)(?: (?:aur|and|&) \\w+)? k[ei] (?:\\w+ )?(?:dawaa?i?|ilaa?j|upchar),
      sugar (?:ko )?(?:jad se|hamesha ke liye|permanent*|se mukti), (?:miracle|magic|permanent|guaranteed|sure|instant) (?:cures?|remed(?:y|ies)|healing|healer), miracle (?:oil|water|drops|medicine),
      sex(?:ual)? (?:power|stamina|weakness|timing|enhanc*|problems?|debility|booster), mardana (?:taa?[kq]at|kamzori|power), namardi, stambhan, shighrapatan,
      premature ejaculation, erectile dysfunction, nightfall, swapnadosh, gupt rog*, penis (?:enlarg*|size), ling vardhak, (?:breast|bust) (?:enlarg*|enhanc*|develop*|tight*),
      (?:height|lambai|kad) (?:badhane|badhaye|badhao|badhayen|increas*|growth|gain|booster)(?: (?:ki|wali|ke liye|capsules?|powder|medicine|dawa*|pills|tablets?|oil))?, grow taller, increase (?:your )?height,
      (?:motapa|vajan|wazan|weight|charbi|pet) (?:ki|ghatane ki|kam karne ki|loss|ghataye) (?:dawaa?i?|capsules?|pills|powder|tablets?|churna|oil|tea|medicine),
      (?:lose|reduce|kam) [^.;]{0,12}\\b(?:kgs?|kilos?|inch(?:es)?)[^.;]{0,40}\\b(?:guarante*|pakka|capsules?|pills|powder|tea|belt|oil|medicine|dawa*),
      \\d+ ?(?:kgs?|kilos?) (?:kam|ghatao|ghataye|weight loss|lose)[^.;]{0,20}(?:pakka|guarante*|dawa*|capsules?|powder|tea),
      anti-?obesity (?:capsules?|pills|powder|oil|tea)
    `,
    hindi: `
      मोटापे की दवा, मोटापा घटाने की दवा, कद बढ़ाने की दवा, लंबाई बढ़ाने की दवा, मर्दाना ताकत, मर्दाना कमजोरी, सेक्स पावर, गुप्त रोग, नामर्दी, शर्तिया इलाज, जड़ से इलाज, जड़ से खत्म, रामबाण इलाज,
      कैंसर का इलाज, शुगर का इलाज, डायबिटीज का इलाज, मधुमेह का इलाज, बवासीर का इलाज, मधुमेह जड़ से, डायबिटीज जड़ से, शुगर जड़ से
    `,
    unless: `
      (?:find|finding|searching|search|research|funds?|raise|race|walk|run|hope|towards) (?:for |to |towards )*(?:a |the )?cures? (?:for|of|to) \\w+,
      (?:gas|dry|thick|pet|no) (?:hair) weight loss
    `,
    statute: 'Drugs and Magic Remedies (Objectionable Advertisements) Act 1954, s. 3 to 5 and Schedule',
    en: 'A cure of this condition may not be promised, nor a remedy for it offered to the public: Drugs and Magic Remedies Act 1954, sections 3 to 5. I cannot plan this as worded; without the claim, and with a licensed product, I can.',
    hi: 'इस रोग के इलाज का दावा या दवा का विज्ञापन मना है: औषधि और चमत्कारी उपचार (Magic Remedies) अधिनियम 1954, धारा 3 से 5। दावे के बिना, लाइसेंस वाले उत्पाद का अभियान बन सकता है।',
    documents: [],
    readOn: null,
  },
  {
    code: 'CHARMS',
    verdict: 'refused',
    words: `
      kaa?la jaa?du, black magic, vashikaran, jadu ?tona, tona totka, tantra[- ]mantra, tantriks?, (?:tabee?z|taa?vee?z)(?: \\w+)?, talismans?,
      love problem solutions?, get your (?:ex|love|lover) back, (?:evil eye|nazar) (?:removal|kavach|protection), (?:hanuman|lakshmi|laxmi|dhan) (?:kavach|yantra)s?,
      (?:locket|rudraksha|bracelet|stone|yantra|amulet|ring)s? (?:that |which |to |for )[^.;]{0,20}(?:heals?|cures?|treats?|removes?)
    `,
    hindi: 'काला जादू, वशीकरण, तांत्रिक, जादू टोना, तंत्र मंत्र, ताबीज, ताबीज़',
    unless: 'black magic (?:cakes?|coffee|chocolate|design|cameras?|paint|probe)',
    statute: 'Drugs and Magic Remedies (Objectionable Advertisements) Act 1954, s. 5; state acts against black magic',
    en: 'Charms, spells and objects with powers may not be advertised: section 5 of the Drugs and Magic Remedies Act 1954. I cannot plan this campaign.',
    hi: 'जादू-टोना, ताबीज और चमत्कारी वस्तुओं का विज्ञापन मना है: औषधि और चमत्कारी उपचार (Magic Remedies) अधिनियम 1954, धारा 5। यह अभियान नहीं बन सकता।',
    documents: [],
    readOn: null,
  },
]
