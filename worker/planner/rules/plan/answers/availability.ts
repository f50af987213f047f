import { type DateSpan, daysIn } from '../../../../kernel/rules/dates.ts'
import { formatMoney, formatNumber } from '../../../../kernel/rules/money.ts'
import type { AnswerCard } from '../answer.ts'
import type { InventoryItem } from '../inventory.ts'
import type { Language } from '../language.ts'
import { runOf } from '../market/flight.ts'
import { mostlyHindi, NAMES } from '../names.ts'
import { type Asked, type Reply, saying } from './answer.ts'
import { defaultSpan } from './least-budget.ts'
import { subjectOf } from './price.ts'
import { lengthText, nextFree, smallestOrder } from './quotes.ts'
import { matchesOf, scopeOf } from './scope.ts'
import { itemsOfPlan, openSubject } from './subject.ts'

/** Free days of a listing within a span. */
interface Freedom {
  item: InventoryItem
  /** The days of the span that are free; null where its shortest booking does not fit. */
  free: DateSpan | null
  /** The next day on which it can start, where it cannot in the span. */
  next: string | null
  /** True when it is free for fewer days than its shortest booking. */
  isShort: boolean
}

const en = {
  one: (title: string, days: string) => `${title} is free from ${days}.`,
  taken: (title: string, days: string) => `${title} is taken from ${days}.`,
  short: (title: string, length: string) => `${title} is free then, but can only be booked for ${length} or longer.`,
  next: (day: string) => `It is free again from ${day}.`,
  some: (free: number, all: number, what: string, where: string, days: string) =>
    `${formatNumber(free)} of ${formatNumber(all)} offers of ${what}${where} ${free === 1 ? 'is' : 'are'} free from ${days}:`,
  item: (title: string, days: string, price: string) => `${title} (${days}, from ${price} with GST)`,
  later: (title: string, day: string) => `${title} is taken and free again from ${day}.`,
  near: (titles: string) => `Near it and free: ${titles}.`,
  none: (what: string, where: string) => `We have no ${what}${where} in the catalogue today.`,
  lines: (free: number, all: number, days: string) =>
    `${formatNumber(free)} of the ${formatNumber(all)} lines of this plan ${free === 1 ? 'is' : 'are'} free from ${days}.`,
  hold: 'Nothing is reserved by this answer: the owner confirms.',
  assumed: (days: string) => `No dates were named, so I looked at ${days}.`,
  title: 'Free days',
  free: 'Free',
  from: 'Free again from',
  takenShort: 'Taken',
}
const hi: typeof en = {
  one: (title, days) => `${title}: ${days} तक खाली है।`,
  taken: (title, days) => `${title}: ${days} तक बुक है।`,
  short: (title, length) => `${title} तब खाली है, पर इसकी बुकिंग कम से कम ${length} की होती है।`,
  next: (day) => `यह ${day} से फिर खाली है।`,
  some: (free, all, what, where, days) =>
    `${where}${what} के ${formatNumber(all)} विकल्पों में से ${formatNumber(free)} इन तारीखों में खाली हैं (${days}):`,
  item: (title, days, price) => `${title} (${days}, जीएसटी सहित ${price} से)`,
  later: (title, day) => `${title} अभी बुक है और ${day} से फिर खाली है।`,
  near: (titles) => `पास में और खाली: ${titles}।`,
  none: (what, where) => `आज हमारे कैटलॉग में ${where}${what} उपलब्ध नहीं है।`,
  lines: (free, all, days) =>
    `इस योजना की ${formatNumber(all)} लाइनों में से ${formatNumber(free)} इन तारीखों में खाली हैं (${days})।`,
  hold: 'इस जवाब से कुछ आरक्षित नहीं होता: मीडिया मालिक की पुष्टि ज़रूरी है।',
  assumed: (days) => `आपने तारीखें नहीं बताईं, इसलिए मैंने ${days} देखा।`,
  title: 'खाली दिन',
  free: 'खाली',
  from: 'फिर खाली',
  takenShort: 'बुक है',
}
const MESSAGES: Record<Language, typeof en> = { en, hi }
const MAX_NAMED = 3
const MAX_ROWS = 12

/**
 * Answers whether the listings asked for are free, with the next free days and alternatives for those that are taken.
 */
export function availability(asked: Asked): Reply {
  const { items, language, context, question } = asked
  const says = MESSAGES[language]
  const open = openSubject(asked)
  if (open) return open
  const own = itemsOfPlan(asked)
  const { brief } = asked.followed.now
  const said = scopeOf(asked)
  const scope = {
    ...said,
    channels: said.channels.length > 0 || said.words.length > 0 ? said.channels : brief.channels,
  }
  const span = scope.span ?? defaultSpan(context.today, question.query.durationDays)
  const days = NAMES[language].days(span)
  const matches = matchesOf(scope, items)
  const found = own ?? matches.items
  const subject = subjectOf(scope, language, matches.named)
  if (found.length === 0) return saying([says.none(subject.what, subject.where)])
  const all = found.map((item) => freedomOf(item, span, context.today)).sort(byFreedom)
  const free = all.filter((one) => one.free !== null)
  const taken = all.filter((one) => one.free === null)
  const cards = [cardOf(all.slice(0, MAX_ROWS), language)]
  const assumed = scope.span ? '' : says.assumed(days)
  const [only] = all
  if (only && all.length === 1) {
    const state = only.free ? says.one(only.item.title, NAMES[language].days(only.free)) : stateOf(only, days, language)
    return saying([state, only.free ? '' : nearText(only.item, span, asked), assumed, says.hold], { cards })
  }
  const head = own
    ? says.lines(free.length, all.length, days)
    : says.some(free.length, all.length, subject.what, subject.where, days)
  const [late] = taken
  const tail = [
    late?.isShort ? says.short(late.item.title, lengthText[language](late.item, late.item.minDuration)) : '',
    late?.next && !late.isShort ? says.later(late.item.title, NAMES[language].day(late.next)) : '',
    late && free.length === 0 && !own ? nearText(late.item, span, asked) : '',
    assumed,
    says.hold,
  ]
  const texts = [MAX_NAMED, 2, 1].map((count) =>
    [head.replace(/:$/, free.length === 0 ? '.' : ':'), named(own ? [] : free.slice(0, count), span, language), ...tail]
      .filter(Boolean)
      .join(' '),
  )
  return saying([mostlyHindi(language, texts)], { cards })
}

function freedomOf(item: InventoryItem, span: DateSpan, today: string): Freedom {
  const run = runOf(item, span)
  if (typeof run !== 'string') return { item, free: { start: run.start, end: run.end }, next: null, isShort: false }
  return { item, free: null, next: nextFree(item, today, span.start), isShort: run === 'too_short' }
}

/** Reason why one listing cannot be booked, and the day from which it can. */
function stateOf({ item, next, isShort }: Freedom, days: string, language: Language): string {
  const says = MESSAGES[language]
  if (isShort) return says.short(item.title, lengthText[language](item, item.minDuration))
  return [says.taken(item.title, days), next ? says.next(NAMES[language].day(next)) : ''].join(' ').trim()
}

/** Order by free days, the most first. */
const byFreedom = (a: Freedom, b: Freedom) =>
  (b.free ? daysIn(b.free) : 0) - (a.free ? daysIn(a.free) : 0) || (a.item.id < b.item.id ? -1 : 1)

function named(free: readonly Freedom[], span: DateSpan, language: Language): string {
  if (free.length === 0) return ''
  const texts = free.map(({ item, free: days }) =>
    MESSAGES[language].item(
      item.title,
      days ? NAMES[language].days(days) : '',
      formatMoney(smallestOrder(item, span).payable),
    ),
  )
  return `${texts.join('; ')}${language === 'hi' ? '।' : '.'}`
}

/** Two listings of the same medium that are free: in the same locality, else in the same city, of about the same price. */
function nearText(item: InventoryItem, span: DateSpan, { items, language }: Asked): string {
  const price = smallestOrder(item, span).payable
  const near = items
    .filter((other) => other.id !== item.id && other.channel === item.channel && other.city === item.city)
    .filter((other) => typeof runOf(other, span) !== 'string')
    .map((other) => ({
      title: other.title,
      id: other.id,
      far: Number(other.area !== item.area) + Number(other.subcategory !== item.subcategory),
      apart: Math.abs(smallestOrder(other, span).payable - price),
    }))
    .sort((a, b) => a.far - b.far || a.apart - b.apart || (a.id < b.id ? -1 : 1))
    .slice(0, 2)
  return near.length > 0 ? MESSAGES[language].near(NAMES[language].list(near.map(({ title }) => title))) : ''
}

function cardOf(all: readonly Freedom[], language: Language): AnswerCard {
  const says = MESSAGES[language]
  const names = NAMES[language]
  return {
    kind: 'free',
    title: says.title,
    rows: all.map(({ item, free, next, isShort }) => ({
      title: item.title,
      path: item.path,
      facts: free
        ? [`${says.free}: ${names.days(free)}`]
        : isShort
          ? [says.short(item.title, lengthText[language](item, item.minDuration))]
          : [next ? `${says.from}: ${names.day(next)}` : says.takenShort],
    })),
  }
}
