import type { CivilDate } from '../../../../kernel/rules/dates.ts'
import type { Slot } from '../brief.ts'
import type { Language } from '../language.ts'
import { NAMES } from '../names.ts'
import type { Problem } from '../understanding.ts'
import type { FestivalOver } from './dates/calendar.ts'

/** Questions where the words of a conversation contradict each other, or cannot be planned. */
export interface ProblemSentences {
  mediaContradiction: (wanted: string, excluded: string) => string
  cityContradiction: (city: string) => string
  countryContradiction: (place: string) => string
  ambiguousCity: (name: string, options: readonly string[]) => string
  currency: (name: string) => string
  zero: string
  nothingLeft: string
  twoBudgets: (one: string, two: string) => string
  /** The days are null where only one end of them is known. */
  past: (days: { start: CivilDate; end: CivilDate } | null) => string
  endBeforeStart: string
  impossibleDate: string
  tooFar: string
  asap: string
  noDayLeft: string
  /** A festival that has gone by, and its next day where the calendar has one. */
  festivalOver: (festival: FestivalOver) => string
}

const HINDI_FESTIVALS: Readonly<Record<string, string>> = {
  'New Year': 'नया साल',
  Lohri: 'लोहड़ी',
  'Makar Sankranti and Pongal': 'मकर संक्रांति और पोंगल',
  'Republic Day': 'गणतंत्र दिवस',
  'Maha Shivaratri': 'महाशिवरात्रि',
  Holi: 'होली',
  'Eid ul-Fitr': 'ईद',
  Ramzan: 'रमज़ान',
  'Ram Navami': 'रामनवमी',
  Baisakhi: 'बैसाखी',
  'Eid ul-Adha': 'बकरीद',
  'Independence Day': 'स्वतंत्रता दिवस',
  'Raksha Bandhan': 'रक्षाबंधन',
  Onam: 'ओणम',
  Janmashtami: 'जन्माष्टमी',
  'Ganesh Chaturthi': 'गणेश चतुर्थी',
  'Gandhi Jayanti': 'गांधी जयंती',
  Navratri: 'नवरात्रि',
  'Durga Puja': 'दुर्गा पूजा',
  Dussehra: 'दशहरा',
  'Karwa Chauth': 'करवा चौथ',
  Dhanteras: 'धनतेरस',
  Diwali: 'दिवाली',
  Chhath: 'छठ',
  'Guru Nanak Jayanti': 'गुरु नानक जयंती',
  Christmas: 'क्रिसमस',
}

const WHEN_EN = 'When should the campaign start and end?'
const WHEN_HI = 'अभियान कब शुरू और कब खत्म हो?'

/** The sentences in every language of the planner. */
const PROBLEM_SENTENCES: Readonly<Record<Language, ProblemSentences>> = {
  en: {
    mediaContradiction: (wanted, excluded) =>
      `You ask for “${wanted}” and also for no “${excluded}”. Which media should I use?`,
    cityContradiction: (city) =>
      `You name ${city} both as wanted and as not wanted. Which cities should the campaign run in?`,
    countryContradiction: (place) => `You ask for the whole country and also for ${place} only. Where should it run?`,
    ambiguousCity: (name, options) =>
      `There is more than one ${name}: ${NAMES.en.list(options)}. Which city do you mean?`,
    currency: (name) => `Rates are in rupees, and I do not convert ${name}. How much is the budget in ₹?`,
    zero: 'Media has to be paid for, so a plan needs a budget above zero. How much can you spend?',
    nothingLeft: 'That leaves nothing to spend. How much can you spend?',
    twoBudgets: (one, two) => `You give two budgets, “${one}” and “${two}”. Which one is the budget?`,
    past: (days) => `${days ? `${NAMES.en.days(days)} is` : 'Those dates are'} already past. ${WHEN_EN}`,
    endBeforeStart: `The end comes before the start. ${WHEN_EN}`,
    impossibleDate: `One of the dates does not exist. ${WHEN_EN}`,
    tooFar: `Those dates are more than 18 months away, and rates are not known so far ahead. ${WHEN_EN}`,
    asap: `Most media need about seven days for artwork and booking, so I need exact dates. ${WHEN_EN}`,
    noDayLeft: `That leaves no day of the campaign. ${WHEN_EN}`,
    festivalOver: ({ label, last, next }) => {
      const offer = next ? ` The next one is on ${NAMES.en.day(next)}: plan for ${label} ${next.slice(0, 4)}?` : ''
      return `${label} ${last.slice(0, 4)} is over: it was on ${NAMES.en.day(last)}.${offer}`
    },
  },
  hi: {
    mediaContradiction: (wanted, excluded) => `आपने “${wanted}” माँगा है और “${excluded}” मना भी किया है। कौन-सा मीडिया लूँ?`,
    cityContradiction: (city) => `आपने ${NAMES.hi.place(city)} को माँगा भी है और मना भी किया है। अभियान किन शहरों में चले?`,
    countryContradiction: (place) => `आपने पूरा देश भी कहा है और केवल ${NAMES.hi.place(place)} भी। अभियान कहाँ चले?`,
    ambiguousCity: (name, options) =>
      `${NAMES.hi.place(name)} नाम के एक से ज़्यादा शहर हैं: ${NAMES.hi.list(options)}। आप किस शहर की बात कर रहे हैं?`,
    currency: (name) => `दरें रुपये में हैं, और मैं ${name} को रुपये में नहीं बदलता। बजट कितने रुपये है?`,
    zero: 'मीडिया के पैसे लगते हैं, इसलिए योजना के लिए शून्य से ज़्यादा बजट चाहिए। आप कितना खर्च कर सकते हैं?',
    nothingLeft: 'इसके बाद खर्च करने को कुछ नहीं बचता। आप कितना खर्च कर सकते हैं?',
    twoBudgets: (one, two) => `आपने दो बजट बताए हैं, “${one}” और “${two}”। इनमें से बजट कौन-सा है?`,
    past: (days) => `${days ? `${NAMES.hi.days(days)} का समय` : 'यह समय'} निकल चुका है। ${WHEN_HI}`,
    endBeforeStart: `आखिरी तारीख पहली तारीख से पहले आती है। ${WHEN_HI}`,
    impossibleDate: `इनमें से एक तारीख कैलेंडर में नहीं है। ${WHEN_HI}`,
    tooFar: `ये तारीखें 18 महीने से ज़्यादा दूर हैं, और इतनी आगे की दरें अभी पता नहीं हैं। ${WHEN_HI}`,
    asap: `ज़्यादातर मीडिया में डिज़ाइन और बुकिंग के लिए करीब सात दिन लगते हैं, इसलिए सही तारीखें बताइए। ${WHEN_HI}`,
    noDayLeft: `इसके बाद अभियान का कोई दिन नहीं बचता। ${WHEN_HI}`,
    festivalOver: ({ label, last, next }) => {
      const offer = next ? ` अगली बार यह ${NAMES.hi.day(next)} को है: क्या उसके लिए योजना बनाऊँ?` : ''
      return `${HINDI_FESTIVALS[label] ?? label} ${last.slice(0, 4)} का समय निकल चुका है: वह ${NAMES.hi.day(last)} तक था।${offer}`
    },
  },
}

/** A problem with its question in every language. */
export const problemOf = (slot: Slot, code: string, say: (sentences: ProblemSentences) => string): Problem => ({
  slot,
  code,
  message: say(PROBLEM_SENTENCES.en),
  hindi: say(PROBLEM_SENTENCES.hi),
})
