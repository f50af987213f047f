import { describe, expect, test } from 'vitest'
import { talk } from '../../../../../tests/support/planner-talk.ts'
import { languageOf } from '../language.ts'

const FIRST = 'जयपुर में होर्डिंग और रेडियो, बजट 8 लाख, 1 जनवरी से 31 जनवरी 2027'
const last = (...turns: string[]) => {
  const answer = talk(turns).at(-1)
  if (!answer) throw new Error('Nothing was said')
  return answer
}

test('a plan is described in Hindi, with figures in Indian grouping', () => {
  const { message, plan } = last(FIRST)
  expect(plan).toBeDefined()
  expect(message).toMatch(/का खर्च छपाई और जीएसटी मिलाकर ₹7,\d\d,\d{3} है, यानी आपके ₹8,00,000 के बजट का \d+%।/)
  expect(message).toMatch(/करीब [\d.]+ लाख लोगों तक पहुँच का अनुमान है/)
  expect(message).toContain('जयपुर में')
  expect(message).toContain('1 जनवरी 2027 से 31 जनवरी 2027 तक।')
})

describe('what a turn did is said in Hindi', () => {
  test.each([
    ['बजट 12 लाख कर दो', /^बदला: बजट अब ₹12,00,000 \(पहले ₹8,00,000\)।/],
    ['2 लाख कम कर दो', /^बदला: बजट अब ₹6,00,000 \(पहले ₹8,00,000\)।/],
    ['बजट 2 लाख बढ़ा दो', /^बदला: बजट अब ₹10,00,000 \(पहले ₹8,00,000\)।/],
    ['रेडियो हटाओ', /^बदला: मीडिया अब होर्डिंग \(पहले होर्डिंग और रेडियो\); छोड़े गए मीडिया रेडियो।/],
    ['एक हफ्ता आगे बढ़ा दो', /^बदला: तारीखें अब 8 जनवरी 2027 से 7 फ़रवरी 2027/],
    ['सबसे महंगा वाला हटा दो', /^हटाया: \d .*। इसका पैसा दूसरी जगह लगाया गया। बाकी सब लाइनें वैसी ही हैं।/],
    ['हाथी वाला होर्डिंग हटा दो', /^समझ नहीं आया: “हाथी वाला होर्डिंग हटा दो”: योजना में ऐसी कोई लाइन नहीं है।/],
    ['झकास बकबक टनटन', /^समझ नहीं आया: “झकास बकबक टनटन”। योजना वैसी ही है। आप क्या बदलना चाहेंगे/],
    ['वापस जाओ', /^नहीं हुआ: वापस जाने के लिए कोई पिछली योजना नहीं है। योजना वैसी ही है।/],
  ])('%s', (said, told) => {
    const { message } = last(FIRST, said)
    expect(message).toMatch(told)
    expect(languageOf(message)).toBe('hi')
  })

  test('also of a turn that goes back', () => {
    const { message, intent } = last(FIRST, 'बजट 12 लाख कर दो', 'वापस जाओ')
    expect(intent).toBe('undo')
    expect(message).toMatch(/^पिछली योजना वापस आ गई। बदला: बजट अब ₹8,00,000 \(पहले ₹12,00,000\)।/)
  })
})

describe('a turn without a plan is answered in Hindi', () => {
  test.each([
    ['नमस्ते', /^नमस्ते! .*बजट कितना है\?/],
    ['मदद', /^अभियान का बजट, शहर और तारीखें बताइए/],
    ['शुक्रिया', /^आपका स्वागत है।/],
    ['पुणे में रेडियो, जनवरी 2027', /^नोट किया: पुणे; 1 जनवरी 2027 से 31 जनवरी 2027; रेडियो। बजट कितना है\?/],
    ['पुणे में 500 रुपये में होर्डिंग, जनवरी 2027', /^₹500 काफ़ी नहीं हैं: .* का पड़ता है। बजट बढ़ाइए/],
    ['मुंबई में मेट्रो, 5 लाख, 10 जनवरी 2027 से 11 जनवरी 2027', /^ये तारीखें बहुत कम दिनों की हैं: .* 30 दिन/],
    ['पुणे में 1 फरवरी से 10 जनवरी 2027 तक रेडियो, 5 लाख', /^आखिरी तारीख पहली तारीख से पहले आती है।/],
    ['पुणे में 31 फरवरी 2027 से रेडियो, 5 लाख', /^इनमें से एक तारीख कैलेंडर में नहीं है।/],
    ['दिवाली 2026 के लिए मुंबई में 10 लाख', /^दिवाली 2026 का समय निकल चुका है: .* अगली बार यह 29 अक्टूबर 2027 को है/],
    ['जयपुर में 0 रुपये में विज्ञापन, जनवरी 2027', /^मीडिया के पैसे लगते हैं/],
    ['बजट 10 लाख है, बजट 20 लाख है, मुंबई, जनवरी 2027', /^आपने दो बजट बताए हैं, “10 लाख” और “20 लाख”।/],
    ['मुंबई चाहिए, मुंबई नहीं चाहिए, 10 लाख, जनवरी 2027', /^आपने मुंबई को माँगा भी है और मना भी किया है।/],
    ['जयपुर में रेडियो चाहिए और रेडियो नहीं चाहिए, 5 लाख, जनवरी 2027', /^आपने “रेडियो” माँगा है और “रेडियो” मना भी/],
    ['मुंबई में सिगरेट ब्रांड का प्रचार, 10 लाख, जनवरी 2027', /^तंबाकू .* कोई दूसरा अभियान बताइए/],
  ])('%s', (said, told) => {
    const { message, plan } = last(said)
    expect(plan).toBeUndefined()
    expect(message).toMatch(told)
    expect(languageOf(message)).toBe('hi')
  })
})

test.each([
  ['उत्तर प्रदेश में 20 लाख का अभियान, जनवरी 2027', /में हमारे पास ये शहर हैं: .*वहाँ के दूसरे शहर योजना में नहीं हैं/],
  ['मुंबई में 1 करोड़ लोगों तक पहुँचना है, 5 लाख, जनवरी 2027', /इस बजट और इन मीडिया में 1 करोड़ लोगों तक/],
  ['मुंबई में 20 यूनिपोल, 50 लाख, जनवरी 2027', /माँगे गए 20 .* में से केवल \d+ मिल सकते हैं।/],
  ['पुणे में होर्डिंग और अखबार, 5 लाख, 27 नवंबर से 20 दिसंबर 2026', /होर्डिंग में से कुछ भी इन तारीखों में नहीं आता: .* 30 दिन/],
  ['पुणे में 5 लाख + GST, रेडियो, जनवरी 2027', /जीएसटी से पहले आपके ₹5,00,000 के बजट का/],
])('a warning of the message is in Hindi: %s', (said, told) => {
  const { message } = last(said)
  expect(message).toMatch(told)
  expect(languageOf(message)).toBe('hi')
})

describe('chips of a conversation in Hindi are understood', () => {
  test('those that change a plan', () => {
    const { suggestions } = last(FIRST)
    expect(suggestions).toHaveLength(4)
    for (const chip of suggestions) expect([chip, last(FIRST, chip).changes.length]).not.toEqual([chip, 0])
  })

  test('those that answer what is asked', () => {
    const { suggestions, missing } = last('अभियान बनाना है')
    expect(suggestions.map(languageOf)).toEqual(['hi', 'hi', 'hi', 'hi'])
    for (const chip of suggestions) {
      expect([chip, last('अभियान बनाना है', chip).missing]).not.toEqual([chip, missing])
    }
  })

  test('the way out of too little money', () => {
    const said = 'पुणे में 500 रुपये में होर्डिंग, जनवरी 2027'
    const [raise = ''] = last(said).suggestions
    expect(raise).toMatch(/^बजट ₹.* कर दो$/)
    expect(last(said, raise).plan).toBeDefined()
  })
})

test('a word of a format leaves the format out, and names no line', () => {
  const { message, plan } = last('radio in Mumbai, 5 lakh, January 2027', 'late night mat rakho')
  expect(message).toMatch(/^Changed: formats left out are late night\./)
  expect(plan?.brief.excludedFormats).toEqual([{ channel: 'radio', format: 'late_night' }])
})
