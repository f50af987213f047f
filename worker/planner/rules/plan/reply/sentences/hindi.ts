import { formatMoney } from '../../../../../kernel/rules/money.ts'
import type { Part, PartChange, PlanCost, Sentences } from './sentences.ts'

const placements = ({ lines }: PlanCost) => (lines === 1 ? 'इस एक जगह' : `इन ${lines} जगहों`)
const inAll = ({ hasPrinting }: PlanCost) => (hasPrinting ? 'छपाई और जीएसटी' : 'जीएसटी')
const VERBS = { drop: 'हटाया', replace: 'बदला', hold: 'पक्का किया', free: 'खोला' } as const

const PARTS: Readonly<Record<Part, string>> = {
  budget: 'बजट',
  gst: 'जीएसटी',
  cities: 'शहर',
  areas: 'इलाके',
  dates: 'तारीखें',
  media: 'मीडिया',
  'media left out': 'छोड़े गए मीडिया',
  formats: 'प्रकार',
  'formats left out': 'छोड़े गए प्रकार',
  'more weight': 'ज़्यादा ज़ोर',
  numbers: 'संख्या',
  'limit for each city': 'हर शहर की सीमा',
  'money by city': 'शहर के हिसाब से पैसा',
  'money by medium': 'मीडिया के हिसाब से पैसा',
  goal: 'लक्ष्य',
  audience: 'दर्शक',
  product: 'उत्पाद',
  languages: 'भाषाएँ',
  'times met': 'कितनी बार दिखे',
  aim: 'ज़ोर',
}

const OBJECTIVES: Readonly<Record<string, string>> = {
  launch: 'लॉन्च',
  awareness: 'पहचान',
  sales: 'बिक्री',
  leads: 'पूछताछ',
  footfall: 'दुकान पर भीड़',
  event: 'कार्यक्रम',
  recruitment: 'भर्ती',
}

const linesThat = (count: number, [one, many]: readonly [string, string]) =>
  count === 0 ? [] : [count === 1 ? `1 लाइन ${one}` : `${count} लाइनें ${many}`]

const partsText = (changes: readonly PartChange[]): string =>
  changes
    .map(({ slot, before, after }) => {
      const name = PARTS[slot]
      if (after === null) return `${name} अब ${before} नहीं`
      return before === null ? `${name} ${after}` : `${name} अब ${after} (पहले ${before})`
    })
    .join('; ')

export const hindi: Sentences = {
  questions: {
    budget: 'बजट कितना है?',
    cities: 'अभियान किन शहरों में चले?',
    dates: 'यह कब शुरू और कब खत्म हो?',
    objective: 'लक्ष्य क्या है: लॉन्च, पहचान, बिक्री या दुकान पर भीड़?',
    audience: 'इसे कौन लोग देखें?',
    channels: 'कौन-सा मीडिया पसंद है, अगर कोई हो?',
  },
  howLongFrom: (start) => `${start} से यह कितने दिन चले?`,
  startFor: (end) => `${end} को खत्म होने के लिए यह कब शुरू हो?`,
  allIndia: 'पूरा भारत',
  noted: (facts) => `नोट किया: ${facts.join('; ')}।`,
  range: (from, to) => `${from} से ${to}`,
  plusGst: (amount) => `${amount}, जीएसटी अलग`,
  noInventoryIn: (cities) => `${cities} में अभी हमारे पास कोई जगह नहीं है।`,
  costInShares: (cost) => `${placements(cost)} में मालिकों की अपनी दरों पर आपके बजट का ${cost.share}% लगता है।`,
  costBeforeGst: (cost) =>
    `${placements(cost)} में जीएसटी से पहले आपके ${formatMoney(cost.budget)} के बजट का ${cost.share}% लगता है: मीडिया का खर्च ${formatMoney(cost.media)} है, और ${inAll(cost)} मिलाकर ${formatMoney(cost.payable)}।`,
  cost: (cost) =>
    `${placements(cost)} का खर्च ${inAll(cost)} मिलाकर ${formatMoney(cost.payable)} है, यानी आपके ${formatMoney(cost.budget)} के बजट का ${cost.share}%।`,
  unmeasured: 'इन मीडिया के दर्शक कोई नहीं गिनता, इसलिए पहुँच का आँकड़ा नहीं है।',
  reach: (people, [low, high], times) =>
    `करीब ${people} लोगों तक पहुँच का अनुमान है (${low} से ${high}), और वे इसे औसतन ${times} बार देखेंगे या सुनेंगे।`,
  moreMedia: (count) => `${count} और मीडिया`,
  scope: (media, cities, days) =>
    `${cities === null ? 'पूरे भारत' : cities} में ${media}${days === null ? '' : `, ${days} तक`}।`,
  chosenFor: 'हर जगह इसलिए चुनी गई कि वह अपनी कीमत में, बाकी जगहों के बाद, कितने नए लोग जोड़ती है।',
  together: ({ reach, impressions, cpm, share, media }) =>
    `मिलकर ये करीब ${reach} लोगों तक ${impressions} इम्प्रेशन के साथ पहुँचती हैं, हज़ार इम्प्रेशन का खर्च ${formatMoney(cpm)} है, और बजट का ${share}% लगता है (${media})।`,
  widest: (title) => `सबसे ज़्यादा लोगों तक ${title} पहुँचती है।`,
  goalImpossible: (goal, universe) => `${goal} लोगों तक पहुँचना मुमकिन नहीं: इन जगहों में कुल ${universe} वयस्क रहते हैं।`,
  goalMissed: (goal) => `इस बजट और इन मीडिया में ${goal} लोगों तक पहुँचना नहीं हो पाएगा।`,
  unread: (messages, chars) =>
    `बातचीत लंबी है: मैंने इसके सबसे नए ${chars} अक्षर पढ़े और आपके पहले ${messages === 1 ? 'संदेश' : `${messages} संदेश`} छोड़ दिए। वहाँ की जो बात अब भी लागू है, कृपया फिर बताइए।`,
  ways: {
    too_little: 'बजट बढ़ाइए, या दूसरा मीडिया या दूसरा शहर चुनिए।',
    too_short: 'ज़्यादा दिन की तारीखें चुनिए, या दूसरा मीडिया।',
    no_inventory: 'दूसरा मीडिया या दूसरा शहर चुनिए।',
    unavailable: 'दूसरी तारीखें या दूसरा मीडिया चुनिए।',
  },
  whatToAsk:
    'मैं दाम, खाली दिन, योजना की पहुँच, कोई लाइन क्यों है, दस्तावेज़, सबूत और बुकिंग के बारे में बता सकता हूँ; या किसी प्लानर से बात करें।',
  whatToChange: 'आप क्या बदलना चाहेंगे: बजट, शहर, तारीखें, मीडिया या कोई लाइन?',
  askOrWhy: 'कोई भी बदलाव बताइए, या पूछिए कि ऐसा क्यों।',
  askForChange: 'योजना में कोई भी बदलाव बताइए।',
  nextCampaign: 'कोई दूसरा अभियान बताइए, मैं उसकी योजना बनाऊँगा।',
  hello: 'नमस्ते! मैं पूरे भारत में विज्ञापन अभियानों की योजना बनाता हूँ, मीडिया मालिकों की अपनी दरों पर।',
  help: 'अभियान का बजट, शहर और तारीखें बताइए, मैं असली दरों पर मीडिया योजना बनाऊँगा। फिर उसे बोलकर बदलिए: “रेडियो जोड़ो”, “सिनेमा हटाओ”, “बजट 12 लाख कर दो”।',
  welcome: 'आपका स्वागत है।',
  offTopic: 'मैं केवल विज्ञापन अभियानों और मीडिया योजनाओं में मदद कर सकता हूँ।',
  nothingToExplain: 'अभी कोई योजना नहीं है, इसलिए समझाने को कुछ नहीं है।',
  ownRates: () => 'दरें मालिकों की अपनी हैं, सूची से: मैं न दाम बदल सकता हूँ, न छूट दे सकता हूँ।',
  stop: '।',
  chips: {
    answers: {
      budget: ['₹10 लाख', '₹5 लाख'],
      cities: ['मुंबई और पुणे', 'दिल्ली एनसीआर'],
      dates: [],
      objective: ['ब्रांड की पहचान'],
      audience: ['परिवार'],
      channels: ['होर्डिंग और रेडियो', 'सभी मीडिया'],
    },
    lengths: ['एक महीने के लिए', 'दो हफ्ते के लिए'],
    nextMonth: 'अगले महीने दो हफ्ते',
    singleCities: ['मुंबई', 'पुणे'],
    add: (medium) => `${medium} जोड़ो`,
    drop: (medium) => `${medium} हटाओ`,
    makeIt: (money) => `बजट ${money} कर दो`,
    moreFrequency: 'ज़्यादा बार दिखाओ',
    moreReach: 'ज़्यादा लोगों तक पहुँच',
    allMedia: 'सभी मीडिया',
    twoMonths: 'दो महीने के लिए',
    forDays: (days) => `${days} दिन के लिए`,
    anyKindOf: (media) => `किसी भी तरह के ${media}`,
    anywhereIn: (cities) => `पूरे ${cities} में कहीं भी`,
  },

  asItWas: 'योजना वैसी ही है।',
  noAnswer: (said) => `${said} का जवाब मेरे पास नहीं है।`,
  notUnderstood: (said) => `समझ नहीं आया: ${said}।`,
  noLineLike: (said) => `समझ नहीं आया: ${said}: योजना में ऐसी कोई लाइन नहीं है।`,
  noEarlierPlan: 'नहीं हुआ: वापस जाने के लिए कोई पिछली योजना नहीं है।',
  backToEarlier: 'पिछली योजना वापस आ गई।',
  changed: (changes) => `बदला: ${partsText(changes)}।`,
  notDone: (changes) => `नहीं हुआ: ${partsText(changes)}।`,
  moved: (came, went) => `${[...linesThat(came, ['आई', 'आईं']), ...linesThat(went, ['हटी', 'हटीं'])].join(' और ')}।`,
  nothingInPlaceOf: (line) => `नहीं हुआ: ${line} की जगह लेने लायक कुछ नहीं मिला, इसलिए वह योजना में बनी रहेगी।`,
  whichLine: (said, lines) => `नहीं हुआ: ${said} से ये लाइनें हो सकती हैं: ${lines}। आप किसकी बात कर रहे हैं?`,
  manyLines: (count) => `${count} लाइनें`,
  done: ({ act, names, others, isSaved }) => {
    const saved = act === 'drop' ? (isSaved ? ' इसका पैसा बचा लिया गया।' : ' इसका पैसा दूसरी जगह लगाया गया।') : ''
    const rest = act === 'drop' || act === 'replace' ? ' बाकी सब लाइनें वैसी ही हैं।' : ''
    return `${VERBS[act]}: ${names}${others === '' ? '' : ` की जगह ${others}`}।${saved}${rest}`
  },

  shifted: (part, before, after) => `${part}: लाइनों के पैसे का ${after}% (पहले ${before}%)।`,
  notShifted: (part, share) => `नहीं हुआ: ${part} का हिस्सा ${share}% ही है, क्योंकि बदले में लेने लायक कुछ नहीं मिला।`,

  atMost: (part, sum) => `${part} अधिकतम ${sum}`,
  atLeast: (part, sum) => `${part} कम से कम ${sum}`,
  gstInside: 'बजट के भीतर',
  gstOnTop: 'बजट से अलग',
  objective: (objective) => OBJECTIVES[objective] ?? objective,
  timesMet: (times) => `कम से कम ${times} बार`,
  aims: { reach: 'ज़्यादा लोग', frequency: 'उन्हीं लोगों को बार-बार' },
  lines: 'लाइनें',
  count: (least, most, what) => {
    if (least === most) return `${least} ${what}`
    if (least === null) return `ज़्यादा से ज़्यादा ${most} ${what}`
    return most === null ? `कम से कम ${least} ${what}` : `${least} से ${most} ${what}`
  },
}
