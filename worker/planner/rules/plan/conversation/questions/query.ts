import type { CivilDate } from '../../../../../kernel/rules/dates.ts'
import { type Word, wordsOf } from '../../../../../kernel/rules/text/words.ts'
import type { Query } from '../../question.ts'
import { readAmounts } from '../amounts/amounts.ts'
import { endOf, readDates } from '../dates/dates.ts'
import { isChannelWord, readChannels } from '../media/channels.ts'
import type { PlaceBook } from '../places/place-book.ts'
import { readPlaces } from '../places/places.ts'
import { freeOf } from '../text/spans.ts'
import { anyOf } from '../text/word-table.ts'
import { readPriceLimit } from './threshold.ts'

/** Words of a question that are in no title: interrogatives, conjunctions, pronouns. */
const IDLE = new RegExp(
  `^${anyOf(`
  what*, which, who, whom, when, where, why, how, is, are, am, was, were, will, would, can, could, do, does, did, should, shall, has, have, had, be, been, being,
  a, an, the, this, that, these, those, it, its, they, them, there, here, i, we, you, me, my, our, your, us, u, one, ones, any, some, all, every, each, other, another,
  and, or, but, so, if, of, in, on, at, to, for, from, by, with, without, near, about, as, than, into, per, between, during, up, out, then, too, also, just, only, please, pls, now, right, ok, okay,
  total, overall, altogether, everything, including, inclusive, grand, final, sab, milake, milakar, kul, whole, much, many, more, most, less, least, minimum, maximum, cost, costs, costing, price, prices, priced, pricing, rate, rates, rent, charge, charges, fee, fees, budget, money, spend, need, needed, required, get, give, tell, show, know, want, like,
  take, takes, run, running, book, booking, buy, put, go, going, free, available, availability, open, vacant, booked, taken, empty, better, best, good, cheaper, cheapest, expensive, compare, vs, versus,
  ad, ads, advert*, campaign, media, medium, plan, line, lines, list, card, month, months, week, weeks, day, days, year, today, tomorrow, people, adults, persons, reach, reaches, reaching, least, full, new, real, really, exactly, approx*,
  wo, woh, vo, ye, yeh, inka, inki, inke, mera, meri, mere, hamar*, iska, iski, iske, unka, unki, uska, uski, isme, usme, inme, unme, sast*,
  hai, hain, ho, hoga, hogi, ka, ki, ke, ko, se, mein, me, mai, par, pe, aur, ya, kya, kitn*, kab, kahan, kaise, kaun*, kyu+n?, kyon?, lageg*, lagt*, padeg*, padt*, kharch*, chahiye, batao, bata, do, bataiye, mil*, sakta, sakti, khali, khaali, liye, wala, wali, wale, ek, sabse, kam, behtar, accha, achha, zyada, log*, tak, pahunch*, paisa, paise, bhai, sir, ji, nahi, rupaye, rupees, rs, inr, lakh, lakhs, crore,
  मैं, में, का, की, के, को, से, पर, और, या, है, हैं, हो, होगा, होगी, क्या, कितन[ाीे], कब, कहाँ, कहां, कैसे, कौन, कौनसा, क्यों, एक, यह, ये, वह, वो, वे, इसका, इसकी, इनका, इनकी, उसका, उसकी, उनका, उनकी, इसमें, उसमें, किराया, किराए, दाम, कीमत, रेट, खर्च, खर्चा, लगेगा, लगेगी, पड़ेगा, पड़ेगी, चाहिए, बताओ, बताइए, मिल, सकता, सकती, सकते, मिलेगा, मिलेगी, खाली, उपलब्ध, लिए, सबसे, कम, बेहतर, अच्छा, ज्यादा, लोग, लोगों, तक, बजट, न्यूनतम, रुपये, विज्ञापन, मुझे, हमें, मेरे, हमारे, करना, करने, ऐड
`)}$`,
  'u',
)

const TIMES = /(?:at least |minimum )?(\d{1,2}) ?(?:times|baar|x\b)|(\d{1,2})\+/

/** "Do you cover Nashik?" asks for no front cover. */
const HAVING = /\bdo you (?:cover|serve|sell|operate|offer|provide|work)\b/g

/** Subject and filters of a question. @param said the words of the question, in the form of `normalise` */
export function readQuery(said: string, book: PlaceBook, today: CivilDate): Query {
  const text = said.replace(HAVING, (match) => ' '.repeat(match.length))
  const words = wordsOf(text)
  const amounts = readAmounts(text)
  const dates = readDates(text, today)
  const counted = [...amounts.spans, ...dates.spans]
  const places = readPlaces(text, words, book, counted, isChannelWord)
  const channels = readChannels(text, words, [])
  const isFree = freeOf([...counted, ...places.spans])
  const length = lengthOf(dates.durationDays, dates.durationMonths)
  const times = TIMES.exec(text)
  return {
    cities: places.cities,
    areas: places.areas,
    isPanIndia: places.isPanIndia,
    unavailable: places.unavailable,
    channels: [...channels.wanted, ...channels.excluded],
    formats: channels.formats.wanted,
    startDate: dates.start,
    endDate: dates.end ?? (dates.start && length ? endOf(dates.start, length) : null),
    durationDays: wholeDays(length),
    people: amounts.reachGoal,
    limit: readPriceLimit(text),
    times: times ? Number(times[1] ?? times[2]) : null,
    words: words.filter((word) => isFree(word) && isTelling(word)).map(({ text: said }) => said),
  }
}

const lengthOf = (days: number | null, months: number | null) =>
  months !== null ? { months } : days !== null ? { days } : null

const wholeDays = (length: { days?: number; months?: number } | null) =>
  length === null ? null : (length.days ?? (length.months ?? 0) * 30)

const isTelling = ({ text }: Word) => text.length > 1 && !/^\d+$/.test(text) && !IDLE.test(text)
