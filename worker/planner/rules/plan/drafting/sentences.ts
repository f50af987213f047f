import { MEDIA, type MediaType } from '../../../../catalogue/rules/registry/media.ts'
import { chipName, nameInSentence } from '../../../../catalogue/rules/registry/names.ts'
import type { CivilDate } from '../../../../kernel/rules/dates.ts'
import { formatMoney, type Paise } from '../../../../kernel/rules/money.ts'
import type { Language } from '../language.ts'
import { leadDays } from '../market/lead-time.ts'
import { NAMES } from '../names.ts'
import type { ShortGroup } from '../search/media-least.ts'
import { fewerThan, fewerThanInHindi } from './least-figures.ts'

/**
 * Warnings of a plan, and reasons why there is none, without the full stop of a warning. Names are passed as the
 * catalogue has them.
 */
interface DraftingSentences {
  noInventoryIn: (cities: readonly string[]) => string
  nothingInCities: (cities: readonly string[]) => string
  /** `days`: the shortest booking, where only the length of the flight keeps a medium out. */
  nothingOfMedia: (media: readonly MediaType[], days: number | null) => string
  thin: (group: ShortGroup) => string
  leftOut: (groups: readonly ShortGroup[]) => string
  widened: (media: readonly MediaType[]) => string
  unallocated: (amount: Paise, why: 'number' | 'least' | 'inventory') => string
  /** `people`: added by the money from one budget to the other. */
  saturated: (from: number, to: number, people: number) => string
  unmeasured: (lines: number) => string
  laterLines: (lines: number, first: CivilDate) => string
  soon: (media: readonly { medium: MediaType; first: CivilDate }[]) => string
  lost: (titles: readonly string[]) => string
  countShort: (short: readonly { count: number; least: number; medium: MediaType | null }[]) => string
  formatsMissing: (names: readonly string[], place: Place) => string
  countAvailable: (short: readonly { count: number; least: number; name: CountedName }[], place: Place) => string
  areaWidened: (areas: readonly string[], near: readonly { area: string; km: number }[], hasOwn: boolean) => string
  areaEmpty: (areas: readonly string[]) => string
  regions: (regions: readonly { name: string; cities: readonly string[] }[]) => string
  noInventory: string
  tooLittle: (budget: Paise, order: { title: string; net: Paise; withGst: Paise; hasSetup: boolean }) => string
  tooShort: (title: string, days: number) => string
  tooSoon: (medium: MediaType, first: CivilDate, order: { title: string; days: number } | null) => string
  unavailable: (next: CivilDate | null) => string
}

/** Localities or cities that a plan looks in: null for the whole country, `many` for cities that are not named. */
export type Place = readonly string[] | 'many' | null
/** Noun of a count: listings of any medium, those of a medium, or a format by its name. */
export type CountedName = { medium: MediaType | null; format: string | null }

const en = NAMES.en
const hi = NAMES.hi
const media = (names: readonly MediaType[]) => en.list(names.map(nameInSentence))
const mediaInHindi = (names: readonly MediaType[]) => hi.list(names.map(hi.medium))
const places = (names: readonly string[]) => hi.list(names.map(hi.place))
const km = (near: readonly { area: string; km: number }[], unit: string) =>
  near.map(({ area, km }) => `${area} (${km.toFixed(1)} ${unit})`)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const inPlace = (place: Place) =>
  place === null ? '' : place === 'many' ? ' in these cities' : ` in ${en.list(place)}`
const inPlaceHindi = (place: Place) => (place === null ? '' : place === 'many' ? 'इन शहरों में ' : `${places(place)} में `)

/**
 * Reasons for money left over: the number asked for is reached, another medium would have too little of it, or nothing
 * else is free.
 */
const WHY_LEFT = {
  en: {
    number: 'the number that you asked for costs less',
    least: 'it would buy too little of any other medium to be noticed',
    inventory: 'available inventory for this brief ends here',
  },
  hi: {
    number: 'जितनी संख्या आपने कही, वह इससे कम में आ जाती है',
    least: 'इतने में किसी और मीडिया का असर लायक हिस्सा नहीं आता',
    inventory: 'इस ज़रूरत के लिए इतनी ही जगहें खाली हैं',
  },
} as const

const SENTENCES: Readonly<Record<Language, DraftingSentences>> = {
  en: {
    noInventoryIn: (cities) => `There is no inventory in ${en.list(cities)} yet`,
    nothingInCities: (cities) => `Nothing in ${en.list(cities)} fits this budget, these media and dates`,
    nothingOfMedia: (names, days) =>
      days === null
        ? `Nothing of ${media(names)} fits the budget, places and dates`
        : `Nothing of ${media(names)} fits these dates: what is free there runs for at least ${days} days`,
    thin: (group) => capital(fewerThan(group)),
    leftOut: (groups) => `Left out, and its money spent on other media: ${groups.map(fewerThan).join('; ')}`,
    widened: (names) => `The budget does not fit into ${media(names)} alone, so other media were added`,
    unallocated: (amount, why) => `${formatMoney(amount)} stays unallocated: ${WHY_LEFT.en[why]}`,
    saturated: (from, to, people) => {
      const more = people > 0 ? `adds ${en.count(people)} people` : 'adds no new people'
      return `From ₹${en.count(from)} on you buy repetition: ₹${en.count(to)} instead of ₹${en.count(from)} ${more}`
    },
    unmeasured: (lines) =>
      `${lines === 1 ? 'One line is' : `${lines} lines are`} sold without audience figures and left out of reach`,
    laterLines: (lines, first) =>
      lines === 1
        ? `One line is taken until then and starts on ${en.day(first)}`
        : `${lines} lines are taken at first and start later, the first on ${en.day(first)}`,
    soon: (late) => {
      const texts = late.map(
        ({ medium, first }) =>
          `${nameInSentence(medium)} (${MEDIA[medium].leadTime}) on ${en.day(first)} at the earliest`,
      )
      return `The dates are close: with the time between booking and showing, ${en.list(texts)} can start; a later last day gives back what this cuts`
    },
    lost: (titles) =>
      `${en.list(titles)} ${titles.length === 1 ? 'is not kept as it was: it does' : 'are not kept as they were: they do'} not fit these places, dates and money`,
    countShort: (short) => {
      const texts = short.map(
        ({ count, least, medium }) =>
          `${count} of the ${least} ${medium === null ? 'lines' : `${nameInSentence(medium)} listings`}`,
      )
      return `Only ${en.list(texts)} asked for can be had for this money, in these places and dates`
    },
    formatsMissing: (names, place) => `Not in our catalogue${inPlace(place)}: ${en.list(names)}`,
    countAvailable: (short, place) => {
      const texts = short.map(({ count, least, name: { medium, format } }) => {
        const name = format ?? (medium === null ? 'listings' : chipName(medium))
        return count === 0 ? `none of the ${name} asked for` : `only ${count} of the ${least} ${name} asked for`
      })
      return capital(`${en.list(texts)} can be had${inPlace(place)} for these dates`)
    },
    areaWidened: (areas, near, hasOwn) =>
      `${en.list(areas)} alone ${hasOwn ? 'has too little' : 'has nothing'} for this brief, so ${en.list(km(near, 'km'))} ${near.length === 1 ? 'was' : 'were'} added`,
    areaEmpty: (areas) => `No place that suits this brief is in ${en.list(areas)} or within 3 km`,
    regions: (regions) => {
      const texts = regions.map(({ name, cities }) =>
        cities.length === 0 ? `In ${name} we have no inventory yet` : `In ${name} we have ${en.list(cities)}`,
      )
      return `${texts.join('. ')}. Other towns there are not covered, nor counted in reach`
    },
    noInventory: 'There is no inventory for these places and media.',
    tooLittle: (budget, { title, net, withGst, hasSetup }) =>
      `${formatMoney(budget)} is not enough: the lowest order that suits this brief, ${title}, costs at least ${formatMoney(net)} and ${formatMoney(withGst)} with ${hasSetup ? 'printing and ' : ''}GST.`,
    tooShort: (title, days) =>
      `These dates are too short: the shortest booking that suits this brief, ${title}, runs at least ${days} days.`,
    tooSoon: (medium, first, order) =>
      `These dates are too close: ${nameInSentence(medium)} needs ${MEDIA[medium].leadTime} between booking and showing, so its earliest day is ${en.day(first)}, ${order ? `and ${order.title} runs at least ${order.days} days` : 'after these dates'}.`,
    unavailable: (next) =>
      next
        ? `Everything that suits this brief is unavailable in these dates; the first is free from ${en.day(next)}.`
        : 'Everything that suits this brief is unavailable in these dates.',
  },
  hi: {
    noInventoryIn: (cities) => `${places(cities)} में अभी हमारे पास कोई जगह नहीं है`,
    nothingInCities: (cities) => `${places(cities)} में इस बजट, मीडिया और तारीखों में कुछ नहीं आता`,
    nothingOfMedia: (names, days) =>
      days === null
        ? `${mediaInHindi(names)} में से कुछ भी इस बजट, जगह और तारीखों में नहीं आता`
        : `${mediaInHindi(names)} में से कुछ भी इन तारीखों में नहीं आता: वहाँ जो खाली है, वह कम से कम ${days} दिन चलता है`,
    thin: fewerThanInHindi,
    leftOut: (groups) => `छोड़ा गया, और पैसा दूसरे मीडिया में लगा: ${groups.map(fewerThanInHindi).join('; ')}`,
    widened: (names) => `पूरा बजट केवल ${mediaInHindi(names)} में नहीं लग सकता, इसलिए दूसरे मीडिया भी जोड़े गए`,
    unallocated: (amount, why) => `${formatMoney(amount)} बचते हैं: ${WHY_LEFT.hi[why]}`,
    saturated: (from, to, people) => {
      const more = people > 0 ? `केवल ${hi.count(people)} लोग और जुड़ते हैं` : 'कोई नए लोग नहीं जुड़ते'
      return `₹${hi.count(from)} के बाद का पैसा उन्हीं लोगों को बार-बार दिखाने में जाता है: ₹${hi.count(from)} की जगह ₹${hi.count(to)} लगाने से ${more}`
    },
    unmeasured: (lines) =>
      `${lines === 1 ? 'एक लाइन' : `${lines} लाइनों`} के दर्शकों का आँकड़ा नहीं मिलता, इसलिए पहुँच में नहीं गिना गया`,
    laterLines: (lines, first) =>
      lines === 1
        ? `एक लाइन तब तक बुक है और ${hi.day(first)} से चलेगी`
        : `${lines} लाइनें शुरू में बुक हैं और बाद में चलेंगी, पहली ${hi.day(first)} से`,
    soon: (late) => {
      const texts = late.map(
        ({ medium, first }) => `${hi.medium(medium)} (${leadDays(medium)} दिन) ${hi.day(first)} से पहले नहीं`,
      )
      return `तारीखें पास हैं: बुकिंग से दिखने तक के समय को मिलाकर ${hi.list(texts)} चल सकता है; आखिरी तारीख आगे करने से कटे हुए दिन वापस मिल जाएँगे`
    },
    lost: (titles) =>
      `${hi.list(titles)} ${titles.length === 1 ? 'वैसी नहीं रह सकी: वह' : 'वैसी नहीं रह सकीं: वे'} इन जगहों, तारीखों और बजट में नहीं आती`,
    countShort: (short) => {
      const texts = short.map(
        ({ count, least, medium }) =>
          `${medium === null ? 'लाइनों' : hi.medium(medium)} में माँगे गए ${least} में से केवल ${count}`,
      )
      return `इस बजट, जगह और तारीखों में ${hi.list(texts)} मिल सकते हैं`
    },
    formatsMissing: (names, place) => `${inPlaceHindi(place)}हमारी सूची में यह नहीं है: ${hi.list(names)}`,
    countAvailable: (short, place) => {
      const texts = short.map(({ count, least, name: { medium, format } }) => {
        const name = format ?? (medium === null ? 'जगहें' : hi.medium(medium))
        return `माँगे गए ${least} ${name} में से ${count === 0 ? 'एक भी नहीं' : `केवल ${count}`}`
      })
      return `${inPlaceHindi(place)}इन तारीखों में ${hi.list(texts)} मिल सकते`.replace(
        /मिल सकते$/,
        short.some(({ count }) => count > 0) ? 'मिल सकते हैं' : 'मिल सकता',
      )
    },
    areaWidened: (areas, near, hasOwn) =>
      `${hi.list(areas)} में इस ज़रूरत के लिए ${hasOwn ? 'कम जगहें हैं' : 'कुछ नहीं है'}, इसलिए पास के इलाके भी जोड़े गए: ${hi.list(km(near, 'किमी'))}`,
    areaEmpty: (areas) => `${hi.list(areas)} में या उसके 3 किमी के भीतर इस ज़रूरत के लिए कुछ नहीं है`,
    regions: (regions) => {
      const texts = regions.map(({ name, cities }) =>
        cities.length === 0 ? `${name} में अभी हमारे पास कोई जगह नहीं है` : `${name} में हमारे पास ये शहर हैं: ${places(cities)}`,
      )
      return `${texts.join('। ')}। वहाँ के दूसरे शहर योजना में नहीं हैं, और पहुँच में नहीं गिने जाते`
    },
    noInventory: 'इन जगहों और इस मीडिया में हमारे पास अभी कुछ नहीं है।',
    tooLittle: (budget, { title, withGst, hasSetup }) =>
      `${formatMoney(budget)} काफ़ी नहीं हैं: इस ज़रूरत का सबसे छोटा ऑर्डर (${title}) ${hasSetup ? 'छपाई और ' : ''}जीएसटी मिलाकर कम से कम ${formatMoney(withGst)} का पड़ता है।`,
    tooShort: (title, days) =>
      `ये तारीखें बहुत कम दिनों की हैं: इस ज़रूरत की सबसे छोटी बुकिंग (${title}) भी कम से कम ${days} दिन की होती है।`,
    tooSoon: (medium, first, order) =>
      `ये तारीखें बहुत पास हैं: ${hi.medium(medium)} में बुकिंग से दिखने तक ${leadDays(medium)} दिन लगते हैं, इसलिए वह ${hi.day(first)} से पहले नहीं चल सकता${order ? `, और ${order.title} कम से कम ${order.days} दिन चलता है` : ', और तब तक ये तारीखें निकल जाती हैं'}।`,
    unavailable: (next) =>
      next
        ? `इन तारीखों में इस ज़रूरत की सब जगहें पहले से बुक हैं; पहली ${hi.day(next)} से खाली है।`
        : 'इन तारीखों में इस ज़रूरत की सब जगहें पहले से बुक हैं।',
  },
}

/** A sentence in the language that it is asked for. */
export type Said = (sentences: DraftingSentences) => string

/** Some sentences, in every language of the planner. */
export const inLanguages = (...said: readonly Said[]): { text: string; hindi: string } => ({
  text: said.map((say) => say(SENTENCES.en)).join('. '),
  hindi: said.map((say) => say(SENTENCES.hi)).join('। '),
})
