import type { MediaType } from '../../../catalogue/rules/registry/media.ts'
import { chipName } from '../../../catalogue/rules/registry/names.ts'
import { WORDS } from '../../../catalogue/rules/registry/tables.ts'
import { type RateUnit, UNITS } from '../../../catalogue/rules/registry/units.ts'
import { type CivilDate, type DateSpan, formatLongDate, monthName } from '../../../kernel/rules/dates.ts'
import { formatCount } from '../../../kernel/rules/money.ts'
import { CITIES } from '../../../kernel/rules/text/gazetteer.ts'
import { list } from '../../../kernel/rules/text/list.ts'
import type { Language } from './language.ts'

const HINDI_UNITS: Readonly<Record<RateUnit, string>> = {
  per_10_sec: 'प्रति 10 सेकंड',
  per_mention: 'प्रति मेंशन',
  per_sq_cm: 'प्रति वर्ग सेमी',
  per_insertion: 'प्रति अंक',
  per_day: 'प्रति दिन',
  per_month: 'प्रति माह',
  per_fleet_month: 'प्रति माह',
  per_unit_month: 'प्रति माह',
  per_screen_week: 'प्रति स्क्रीन, प्रति सप्ताह',
  per_slot_day: 'प्रति 10 सेकंड स्लॉट, प्रति दिन',
  per_reel: 'प्रति रील',
  per_story: 'प्रति स्टोरी',
  per_post: 'प्रति पोस्ट',
  per_video: 'प्रति वीडियो',
  per_package: 'प्रति पैकेज',
  per_mille: 'प्रति 1,000 व्यू',
  per_click: 'प्रति क्लिक',
  per_view: 'प्रति पूरा व्यू',
  per_release: 'प्रति रिलीज़',
  per_event: 'प्रति कार्यक्रम',
}

const HINDI_CITIES = new Map(
  CITIES.flatMap(({ name, spoken }) => {
    const hindi = spoken.find((said) => /^\p{Script=Devanagari}/u.test(said))
    return hindi ? [[name, hindi] as const] : []
  }),
)

const hindiDay = new Intl.DateTimeFormat('hi-IN', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })
const hindiMonth = new Intl.DateTimeFormat('hi-IN', { timeZone: 'UTC', month: 'long', year: 'numeric' })
const inHindi = (sum: string) => sum.replace('lakh', 'लाख').replace('crore', 'करोड़')
const hindiList = new Intl.ListFormat('hi')

/** Names and figures as each language writes them. */
export const NAMES: Record<
  Language,
  {
    medium: (medium: MediaType) => string
    /** A city or a locality. */
    place: (name: string) => string
    unit: (unit: RateUnit) => string
    day: (date: CivilDate) => string
    days: (span: DateSpan) => string
    count: (people: number) => string
    /** `January 2027` */
    month: (date: CivilDate) => string
    /** A sum in words of the country, `₹12 lakh`, as the language writes it. */
    said: (sum: string) => string
    list: (names: readonly string[]) => string
  }
> = {
  en: {
    medium: chipName,
    place: (name) => name,
    unit: (unit) => UNITS[unit].label,
    day: formatLongDate,
    days: ({ start, end }) => `${formatLongDate(start)} to ${formatLongDate(end)}`,
    count: formatCount,
    month: monthName,
    said: (sum) => sum,
    list,
  },
  hi: {
    medium: (medium) => WORDS[medium].hindi,
    place: (name) => HINDI_CITIES.get(name) ?? name,
    unit: (unit) => HINDI_UNITS[unit],
    day: (date) => hindiDay.format(new Date(`${date}T00:00Z`)),
    days: ({ start, end }) =>
      `${hindiDay.format(new Date(`${start}T00:00Z`))} से ${hindiDay.format(new Date(`${end}T00:00Z`))}`,
    count: (people) => inHindi(formatCount(people)),
    month: (date) => hindiMonth.format(new Date(`${date}T00:00Z`)),
    said: inHindi,
    list: (names) => hindiList.format(names).replace(/, और (?=[^,]*$)/, ' और '),
  },
}

/** At least half of an answer in Hindi is Hindi: fewer titles of listings, which stay as they are, until it is. */
export function mostlyHindi(language: Language, texts: readonly string[]): string {
  const [fullest = '', ...shorter] = texts
  if (language === 'en') return fullest
  const isHindi = (text: string) => {
    const letters = text.match(/\p{L}/gu)?.length ?? 0
    return (text.match(/(?=\p{L})\p{Script=Devanagari}/gu)?.length ?? 0) >= 0.55 * letters
  }
  return [fullest, ...shorter].find(isHindi) ?? texts.at(-1) ?? ''
}
