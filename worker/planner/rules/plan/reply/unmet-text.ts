import { formatMoney, formatNumber } from '../../../../kernel/rules/money.ts'
import { plural } from '../../../../kernel/rules/text/plural.ts'
import type { UnmetAnswer } from '../answer.ts'
import type { Brief } from '../brief.ts'
import type { Unmet } from '../drafting/unmet.ts'
import { formatName } from '../formats.ts'
import type { Language } from '../language.ts'
import { NAMES } from '../names.ts'
import { changeSentence } from './suggestions.ts'

/** Titles of a way that are named; more are counted. */
const MAX_NAMED_TITLES = 2

const en = {
  place: 'Place',
  only: (places: string) => `${places} only`,
  around: (count: number) => `${formatNumber(count)} more elsewhere in the city`,
  there: (count: number) => plural(count, ['listing', 'listings']),
  none: 'none',
  kind: 'Kind',
  anything: 'any media',
  number: 'Number',
  free: (there: number, free: number) => `${formatNumber(there)} there, ${formatNumber(free)} free in these days`,
  days: 'Days',
  length: (days: number) => plural(days, ['day', 'days']),
  least: (days: number) => `${plural(days, ['day', 'days'])} or more`,
  open: 'any length',
  money: 'Money',
  withGst: (sum: string) => `${sum} with GST`,
  plusGst: (sum: string) => `${sum} before GST`,
  smallest: (sum: string) => `${sum} all in for the smallest order`,
  more: (titles: string, more: number) => `${titles} and ${formatNumber(more)} more`,
}
const hi: typeof en = {
  place: 'जगह',
  only: (places) => `केवल ${places}`,
  around: (count) => `शहर में और ${formatNumber(count)} जगहें`,
  there: (count) => `${formatNumber(count)} जगहें`,
  none: 'कुछ नहीं',
  kind: 'प्रकार',
  anything: 'कोई भी मीडिया',
  number: 'संख्या',
  free: (there, free) => `वहाँ ${formatNumber(there)}, इन दिनों ${formatNumber(free)} खाली`,
  days: 'दिन',
  length: (days) => `${formatNumber(days)} दिन`,
  least: (days) => `${formatNumber(days)} दिन या अधिक`,
  open: 'कितने भी दिन',
  money: 'पैसा',
  withGst: (sum) => `जीएसटी सहित ${sum}`,
  plusGst: (sum) => `जीएसटी के बिना ${sum}`,
  smallest: (sum) => `सबसे छोटा ऑर्डर कुल ${sum}`,
  more: (titles, more) => `${titles} और ${formatNumber(more)} अन्य`,
}
const MESSAGES: Readonly<Record<Language, typeof en>> = { en, hi }

type Limit = UnmetAnswer['limits'][number]

/** Supply for a brief that cannot be planned, limit by limit, and the nearest plans with their costs, in words. */
export function unmetText(unmet: Unmet, brief: Brief, language: Language): UnmetAnswer {
  const says = MESSAGES[language]
  return {
    limits: [
      placeOf(unmet, brief, language),
      kindOf(unmet, brief, language),
      daysOf(unmet, brief, language),
      moneyOf(unmet, brief, language),
    ],
    ways: unmet.ways.map(({ change, payable, titles }) => {
      const named = titles.slice(0, MAX_NAMED_TITLES)
      const text = named.join(', ')
      return {
        ask: changeSentence(change, brief, language),
        text: titles.length > MAX_NAMED_TITLES ? says.more(text, titles.length - MAX_NAMED_TITLES) : text,
        payable,
      }
    }),
  }
}

function placeOf({ there, around }: Unmet, { areas, areasMode, cities }: Brief, language: Language): Limit {
  const says = MESSAGES[language]
  const { list, place } = NAMES[language]
  const local = areas.length > 0 && areasMode === 'only'
  const asked = list((local ? areas.map(({ area }) => area) : cities).map(place))
  const found = there > 0 ? says.there(there) : says.none
  return {
    name: says.place,
    asked: local ? says.only(asked) : asked,
    there: local && around > 0 ? `${found}, ${says.around(around)}` : found,
    isKept: there > 0,
  }
}

function kindOf({ there, free }: Unmet, { counts, formats, channels }: Brief, language: Language): Limit {
  const says = MESSAGES[language]
  const { list, medium } = NAMES[language]
  const [count] = counts
  const kinds = formats.length > 0 ? formats.map(formatName) : channels.map(medium)
  const kind = kinds.length > 0 ? list(kinds) : says.anything
  const wanted = count?.least ?? count?.most ?? null
  return {
    name: wanted === null ? says.kind : says.number,
    asked: wanted === null ? kind : `${formatNumber(wanted)} ${kind}`,
    there: says.free(there, free),
    isKept: free >= Math.max(1, count?.least ?? 1),
  }
}

function daysOf({ shortest }: Unmet, { durationDays }: Brief, language: Language): Limit {
  const says = MESSAGES[language]
  const days = durationDays ?? 0
  return {
    name: says.days,
    asked: says.length(days),
    there: shortest === null ? says.none : shortest > 1 ? says.least(shortest) : says.open,
    isKept: shortest !== null && shortest <= days,
  }
}

function moneyOf({ smallest }: Unmet, { budget }: Brief, language: Language): Limit {
  const says = MESSAGES[language]
  const amount = budget?.amount ?? 0
  return {
    name: says.money,
    asked: (budget?.gst === 'exclusive' ? says.plusGst : says.withGst)(formatMoney(amount)),
    there: smallest === null ? says.none : says.smallest(formatMoney(smallest)),
    isKept: smallest !== null && smallest <= amount,
  }
}
