import { addDays, type DateSpan } from '../../../../kernel/rules/dates.ts'
import { formatMoney } from '../../../../kernel/rules/money.ts'
import { orderText } from '../drafting/order-text.ts'
import type { Language } from '../language.ts'
import { NAMES } from '../names.ts'
import { type Asked, type Reply, saying } from './answer.ts'
import { cheapestFirst, priceCard, subjectOf } from './price.ts'
import { noticeableOrder, type Quote } from './quotes.ts'
import { matchesOf, scopeOf } from './scope.ts'
import { openSubject } from './subject.ts'

const en = {
  sensible: (what: string, where: string, days: string, quote: Quote) =>
    `For ${what}${where}, ${days}, plan at least ${formatMoney(quote.payable)} with GST: ${quote.item.title}, ${orderText(quote.item, quote, null)}.`,
  cheapest: (quote: Quote) =>
    `The cheapest order of all is ${quote.item.title} at ${formatMoney(quote.payable)} with GST; alone it is hardly noticed.`,
  same: 'It is also the cheapest order there is.',
  none: (what: string, where: string, days: string) => `Nothing of ${what}${where} can be booked for ${days}.`,
  assumed: (days: string) => `No dates were named, so this is for ${days}.`,
  title: 'Smallest orders',
}
const hi: typeof en = {
  sensible: (what, where, days, quote) =>
    `${where}${what} के लिए ${days} तक कम से कम ${formatMoney(quote.payable)} (जीएसटी सहित) का बजट रखें: ${quote.item.title}, जिसे लोग ठीक से देख या सुन सकें।`,
  cheapest: (quote) =>
    `सबसे सस्ता ऑर्डर ${quote.item.title} है, जीएसटी सहित ${formatMoney(quote.payable)}; अकेले इस पर शायद ही किसी का ध्यान जाए।`,
  same: 'यही सबसे सस्ता ऑर्डर भी है।',
  none: (what, where, days) => `${days} तक ${where}${what} की कोई बुकिंग नहीं हो सकती।`,
  assumed: (days) => `आपने तारीखें नहीं बताईं, इसलिए यह ${days} के लिए है।`,
  title: 'सबसे छोटे ऑर्डर',
}
const MESSAGES: Record<Language, typeof en> = { en, hi }

/** The cheapest order that people notice in the days that are asked for, and the cheapest one there is. */
export function leastBudget(asked: Asked): Reply {
  const { items, language, context } = asked
  const open = openSubject(asked)
  if (open) return open
  const scope = scopeOf(asked)
  const says = MESSAGES[language]
  const channels = scope.channels.length > 0 ? scope.channels : asked.followed.now.brief.channels
  const span: DateSpan = scope.span ?? defaultSpan(context.today, asked.question.query.durationDays)
  const { items: found } = matchesOf({ ...scope, channels }, items)
  const subject = subjectOf({ ...scope, channels }, language)
  const days = NAMES[language].days(span)
  const sensible = found
    .flatMap((item) => noticeableOrder(item, span) ?? [])
    .sort((a, b) => a.payable - b.payable || (a.item.id < b.item.id ? -1 : 1))[0]
  const [cheapest] = cheapestFirst(found, span)
  if (!sensible || !cheapest) return saying([says.none(subject.what, subject.where, days)])
  const isSame = cheapest.item.id === sensible.item.id && cheapest.payable === sensible.payable
  return saying(
    [
      says.sensible(subject.what, subject.where, days, sensible),
      isSame ? says.same : says.cheapest(cheapest),
      scope.span ? '' : says.assumed(days),
    ],
    { cards: [priceCard(isSame ? [sensible] : [sensible, cheapest], language, says.title)] },
  )
}

/** Default dates: from two weeks ahead, for the length that was named, else 30 days. */
export const defaultSpan = (today: string, days: number | null): DateSpan => ({
  start: addDays(today, 14),
  end: addDays(today, 13 + (days ?? 30)),
})
