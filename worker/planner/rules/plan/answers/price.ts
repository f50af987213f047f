import { SETUP_LABEL } from '../../../../catalogue/rules/rate.ts'
import type { DateSpan } from '../../../../kernel/rules/dates.ts'
import { formatMoney, formatNumber, toPaise } from '../../../../kernel/rules/money.ts'
import type { AnswerCard } from '../answer.ts'
import { formatName, isOfFormat } from '../formats.ts'
import type { InventoryItem } from '../inventory.ts'
import type { Language } from '../language.ts'
import { mostlyHindi, NAMES } from '../names.ts'
import type { Query } from '../question.ts'
import { type Asked, type Reply, saying } from './answer.ts'
import { figures } from './figures.ts'
import { lengthText, type Quote, rateText, smallestOrder } from './quotes.ts'
import { rankedLine } from './ranked-line.ts'
import { asTitled, matchesOf, type Scope, scopeOf } from './scope.ts'
import { hasOwnSubject, openSubject } from './subject.ts'

const en = {
  one: (quote: Quote, isLong: boolean) =>
    `${quote.item.title}: ${rateText(quote.item, 'en')}${isLong ? `, at least ${lengthText.en(quote.item, quote.units)}` : ''}${quote.setup > 0 ? `, printing and mounting ${formatMoney(quote.setup)}` : ''}, ${formatMoney(quote.payable)} in all with GST`,
  single: (what: string, where: string, offer: string) => `There is one offer of ${what}${where}. ${offer}.`,
  many: (count: number, what: string, where: string, low: string, high: string) =>
    `${formatNumber(count)} offers of ${what}${where}: the smallest order costs from ${low} to ${high} with GST and printing.`,
  offers: (offers: readonly string[]) => `For example ${offers.join('; ')}.`,
  notInArea: (area: string) => `Nothing of that is sold in ${area} itself; this is the city.`,
  none: (what: string, where: string) => `We have no ${what}${where} in the catalogue today.`,
  within: (limit: string, fitting: number, count: number, what: string, where: string, from: string) =>
    `Yes: ${fitting === count ? 'all' : `${formatNumber(fitting)} of`} ${formatNumber(count)} offers of ${what}${where} cost at most ${limit} with GST and printing, from ${from}.`,
  dearer: (limit: string, count: number, what: string, where: string, from: string) =>
    `No: of ${formatNumber(count)} ${count === 1 ? 'offer' : 'offers'} of ${what}${where} none costs ${limit} or less; the cheapest is ${from} with GST and printing.`,
  allAbove: (limit: string, count: number, what: string, where: string, from: string) =>
    `Yes: all ${formatNumber(count)} offers of ${what}${where} cost more than ${limit} with GST and printing, from ${from}.`,
  someBelow: (limit: string, fitting: number, count: number, what: string, where: string, from: string) =>
    `No: ${formatNumber(fitting)} of ${formatNumber(count)} offers of ${what}${where} cost at most ${limit} with GST and printing, from ${from}.`,
  priced: (payable: string, title: string) => `${payable} (${title})`,
  in: (where: string) => ` in ${where}`,
  titled: (what: string, words: string) => `${what} with “${words}” in the title`,
  places: 'advertising',
  title: 'Prices',
  rate: 'Rate',
  shortest: 'Shortest booking',
  setup: SETUP_LABEL,
  all: 'In all with GST',
}
const hi: typeof en = {
  one: (quote, isLong) =>
    `${quote.item.title}: ${rateText(quote.item, 'hi')}${isLong ? `, कम से कम ${lengthText.hi(quote.item, quote.units)} की बुकिंग` : ''}${quote.setup > 0 ? `, छपाई और लगवाई ${formatMoney(quote.setup)}` : ''}, जीएसटी सहित कुल ${formatMoney(quote.payable)}`,
  single: (what, where, offer) => `${where}${what} का एक ही विकल्प है। ${offer}।`,
  many: (count, what, where, low, high) =>
    `${where}${what} के ${formatNumber(count)} विकल्प हैं: सबसे छोटे ऑर्डर का खर्च जीएसटी और छपाई सहित ${low} से ${high} तक है।`,
  offers: (offers) => `उदाहरण के लिए ${offers.join('; ')}।`,
  notInArea: (area) => `${area} में ऐसा कुछ नहीं बिकता; ये दाम पूरे शहर के हैं।`,
  none: (what, where) => `आज हमारे कैटलॉग में ${where}${what} उपलब्ध नहीं है।`,
  within: (limit, fitting, count, what, where, from) =>
    `हाँ: ${where}${what} के ${formatNumber(count)} विकल्पों में से ${formatNumber(fitting)} जीएसटी और छपाई सहित ${limit} तक में हैं, ${from} से।`,
  dearer: (limit, count, what, where, from) =>
    `नहीं: ${where}${what} के ${formatNumber(count)} विकल्पों में से कोई ${limit} तक में नहीं है; सबसे सस्ता जीएसटी और छपाई सहित ${from} का है।`,
  allAbove: (limit, count, what, where, from) =>
    `हाँ: ${where}${what} के सभी ${formatNumber(count)} विकल्प जीएसटी और छपाई सहित ${limit} से ज़्यादा के हैं, ${from} से।`,
  someBelow: (limit, fitting, count, what, where, from) =>
    `नहीं: ${where}${what} के ${formatNumber(count)} विकल्पों में से ${formatNumber(fitting)} जीएसटी और छपाई सहित ${limit} तक में हैं, ${from} से।`,
  priced: (payable, title) => `${payable} (${title})`,
  in: (where) => `${where} में `,
  titled: (what, words) => `“${words}” नाम वाले ${what}`,
  places: 'विज्ञापन',
  title: 'दाम',
  rate: 'रेट',
  shortest: 'सबसे छोटी बुकिंग',
  setup: 'छपाई और लगवाई',
  all: 'जीएसटी सहित कुल',
}
const MESSAGES: Record<Language, typeof en> = { en, hi }

/**
 * Subject of a question, in the words of the catalogue: `hoardings`, ` in Bandra`. @param titled words of their titles
 * that were named
 */
export function subjectOf(
  scope: Scope,
  language: Language,
  titled: readonly string[] = [],
): { what: string; where: string } {
  const names = NAMES[language]
  const places =
    scope.areas.length > 0
      ? scope.areas.map(({ area, city }) => `${area}, ${names.place(city)}`)
      : scope.cities.map(names.place)
  const what = scope.channels.length > 0 ? names.list(scope.channels.map(names.medium)) : MESSAGES[language].places
  return {
    what: titled.length > 0 ? MESSAGES[language].titled(what, titled.map(asTitled).join(' ')) : what,
    where: places.length > 0 ? MESSAGES[language].in(names.list(places)) : '',
  }
}

/** Answers with prices: three real offers, the lowest and the highest, and their number. */
export function price(asked: Asked): Reply {
  const { plan, question, items, language } = asked
  const { query } = question
  if (plan && !hasOwnSubject(asked)) return rankedLine(asked) ?? figures(asked)
  const open = openSubject(asked)
  if (open) return open
  const scope = scopeOf(asked)
  const says = MESSAGES[language]
  const wide = {
    ...scope,
    channels: scope.channels.length > 0 || query.words.length > 0 ? scope.channels : asked.followed.now.brief.channels,
  }
  const { items: found, isInArea, named } = matchesOf(wide, items)
  const subject = subjectOf(wide, language, named)
  if (query.limit) return belowOrAbove(query, { found, subject, span: scope.span, language })
  const quotes = cheapestFirst(found, scope.span)
  const [first] = quotes
  const last = quotes.at(-1)
  if (!first || !last) return saying([says.none(subject.what, subject.where)])
  const note = isInArea ? '' : says.notInArea(wide.areas.map(({ area }) => area).join(', '))
  const picked = threeOf(quotes)
  const cards = [priceCard(picked, language)]
  if (quotes.length === 1)
    return saying([says.single(subject.what, subject.where, says.one(first, true)), note], { cards })
  const range = says.many(
    quotes.length,
    subject.what,
    subject.where,
    formatMoney(first.payable),
    formatMoney(last.payable),
  )
  const texts = [3, 2, 1].map((count) =>
    [range, says.offers(picked.slice(0, count).map((quote) => says.one(quote, true))), note].filter(Boolean).join(' '),
  )
  return saying([mostlyHindi(language, texts)], { cards })
}

interface Found {
  found: readonly InventoryItem[]
  subject: ReturnType<typeof subjectOf>
  span: DateSpan | null
  language: Language
}

/** Answers if the smallest orders cost less or more than a sum: yes or no first, then the offers. */
function belowOrAbove({ limit, formats }: Query, { found, subject, span, language }: Found): Reply {
  const says = MESSAGES[language]
  const items = formats.length > 0 ? found.filter((item) => formats.some((wish) => isOfFormat(item, wish))) : found
  const what = formats.length > 0 ? NAMES[language].list([...new Set(formats.map(formatName))]) : subject.what
  const quotes = cheapestFirst(items, span)
  const [first] = quotes
  if (!limit || !first) return saying([says.none(what, subject.where)])
  const sum = toPaise(limit.rupees)
  const fitting = quotes.filter(({ payable }) => payable <= sum)
  const from = says.priced(formatMoney(first.payable), first.item.title)
  const text =
    fitting.length > 0
      ? says[limit.isUnder ? 'within' : 'someBelow'](
          formatMoney(sum),
          fitting.length,
          quotes.length,
          what,
          subject.where,
          from,
        )
      : says[limit.isUnder ? 'dearer' : 'allAbove'](formatMoney(sum), quotes.length, what, subject.where, from)
  return saying([text], { cards: [priceCard(threeOf(fitting.length > 0 ? fitting : quotes), language)] })
}

/** Smallest orders, the cheapest first. */
export const cheapestFirst = (items: readonly InventoryItem[], span: DateSpan | null): Quote[] =>
  items
    .map((item) => smallestOrder(item, span))
    .sort((a, b) => a.payable - b.payable || (a.item.id < b.item.id ? -1 : 1))

/** The cheapest, the middle one and the dearest. */
function threeOf(quotes: readonly Quote[]): Quote[] {
  if (quotes.length <= 3) return [...quotes]
  return [quotes[0], quotes[quotes.length >> 1], quotes.at(-1)].filter((quote) => quote !== undefined)
}

/** The offers as a card with links to their pages. */
export function priceCard(quotes: readonly Quote[], language: Language, title = MESSAGES[language].title): AnswerCard {
  const says = MESSAGES[language]
  return {
    kind: 'price',
    title,
    rows: quotes.map(({ item, units, setup, payable }) => ({
      title: item.title,
      path: item.path,
      facts: [
        `${says.rate}: ${rateText(item, language)}`,
        `${says.shortest}: ${lengthText[language](item, units)}`,
        ...(setup > 0 ? [`${says.setup}: ${formatMoney(setup)}`] : []),
        `${says.all}: ${formatMoney(payable)}`,
      ],
    })),
  }
}
