import type { MediaType } from '../../../../catalogue/rules/registry/media.ts'
import { PLAN_RULES } from '../../../../catalogue/rules/registry/tables.ts'
import type { DateSpan } from '../../../../kernel/rules/dates.ts'
import { formatMoney, formatNumber, type Paise } from '../../../../kernel/rules/money.ts'
import type { InventoryItem } from '../inventory.ts'
import type { Language } from '../language.ts'
import { runOf } from '../market/flight.ts'
import { NAMES } from '../names.ts'
import type { Plan } from '../plan.ts'
import { type Asked, type Reply, saying } from './answer.ts'
import { cheapestFirst, priceCard } from './price.ts'
import { lengthText, nextFree } from './quotes.ts'
import { matchesOf } from './scope.ts'

/** A locality, or a whole city where `area` is null. */
interface Place {
  city: string
  area: string | null
}

const en = {
  covered: (place: string, lines: string, count: number) =>
    `${place} is in the plan: ${count === 1 ? 'line' : 'lines'} ${lines}.`,
  share: (sum: string, share: number) => `${sum} with GST, ${share}% of the money of the lines.`,
  noInventory: (place: string) => `We have no inventory in ${place} yet.`,
  notAskedCity: (place: string, asked: string) => `You asked for ${asked}, so ${place} was left out.`,
  excluded: (place: string) => `You asked for a plan without ${place}.`,
  notAskedArea: (place: string, asked: string) => `You asked for ${asked} alone, so ${place} was left out.`,
  noStock: (media: string, place: string) => `The catalogue has no ${media} in ${place}.`,
  others: (count: number, media: string) =>
    `It has ${formatNumber(count)} ${count === 1 ? 'offer' : 'offers'} of ${media} there.`,
  wholeCity: (media: string, city: string) =>
    `${media.charAt(0).toUpperCase()}${media.slice(1)} is sold for the whole of ${city}, not for a locality.`,
  taken: (count: number, media: string, place: string, days: string) =>
    `${count === 1 ? 'The one offer' : `All ${formatNumber(count)} offers`} of ${media} in ${place} ${count === 1 ? 'is' : 'are'} taken in your days, ${days}.`,
  free: (title: string, day: string) => `${title} is free from ${day}.`,
  short: (count: number, media: string, place: string, longer: string) =>
    count === 1
      ? `The one offer of ${media} in ${place} does not fit into your days: ${longer}.`
      : `None of the ${formatNumber(count)} offers of ${media} in ${place} fits into your days: ${longer}.`,
  mixed: (taken: number, count: number, media: string, place: string, longer: string) =>
    `Of the ${formatNumber(count)} offers of ${media} in ${place} ${formatNumber(taken)} ${taken === 1 ? 'is' : 'are'} taken in your days, and the rest are sold for longer: ${longer}.`,
  longer: (title: string, length: string) => `${title} is sold for at least ${length}`,
  dear: (place: string, least: string, title: string, budget: string) =>
    `The cheapest order in ${place} costs ${least} with GST and printing (${title}), more than the budget of ${budget}.`,
  outbid: (count: number, media: string, place: string, cpm: string, own: string) =>
    `${formatNumber(count)} ${count === 1 ? 'offer' : 'offers'} of ${media} in ${place} can run in your days, but for ${count === 1 ? 'its' : 'their'} price other places add more new people: the middle CPM there is ${cpm}, that of the plan ${own}.`,
  unmeasured: (count: number, media: string, place: string) =>
    `${formatNumber(count)} ${count === 1 ? 'offer' : 'offers'} of ${media} in ${place} can run in your days, but nobody counts their audience, and other places add people who are counted.`,
  from: (least: string, title: string) => `It starts at ${least} with GST and printing (${title}).`,
  cards: 'There',
  add: (place: string) => `Also ${place}`,
  prefer: (place: string) => `Hoardings in ${place} ideally`,
}
const hi: typeof en = {
  covered: (place, lines) => `${place} योजना में है: लाइन ${lines}।`,
  share: (sum, share) => `जीएसटी सहित ${sum}, लाइनों के पैसे का ${share}%।`,
  noInventory: (place) => `${place} में हमारे पास अभी कोई जगह नहीं है।`,
  notAskedCity: (place, asked) => `आपने ${asked} माँगा था, इसलिए ${place} नहीं लिया गया।`,
  excluded: (place) => `आपने ${place} के बिना योजना माँगी थी।`,
  notAskedArea: (place, asked) => `आपने सिर्फ ${asked} माँगा था, इसलिए ${place} नहीं लिया गया।`,
  noStock: (media, place) => `${place} में कैटलॉग के पास ${media} नहीं है।`,
  others: (count, media) => `वहाँ ${media} के ${formatNumber(count)} विकल्प हैं।`,
  wholeCity: (media, city) => `${media} पूरे ${city} के लिए बिकता है, किसी इलाके के लिए नहीं।`,
  taken: (count, media, place, days) =>
    `${place} में ${media} के सभी ${formatNumber(count)} विकल्प आपके दिनों (${days}) में बुक हैं।`,
  free: (title, day) => `${title} ${day} से खाली है।`,
  short: (count, media, place, longer) =>
    `${place} में ${media} के ${formatNumber(count)} विकल्पों में से कोई आपके दिनों में नहीं आता: ${longer}।`,
  mixed: (taken, count, media, place, longer) =>
    `${place} में ${media} के ${formatNumber(count)} विकल्पों में से ${formatNumber(taken)} आपके दिनों में बुक हैं, बाकी की बुकिंग लंबी है: ${longer}।`,
  longer: (title, length) => `${title} की बुकिंग कम से कम ${length} की है`,
  dear: (place, least, title, budget) =>
    `${place} का सबसे सस्ता ऑर्डर जीएसटी और छपाई सहित ${least} का है (${title}), जो ${budget} के बजट से ज़्यादा है।`,
  outbid: (count, media, place, cpm, own) =>
    `${place} में ${media} के ${formatNumber(count)} विकल्प आपके दिनों में चल सकते हैं, पर अपनी कीमत में दूसरी जगहें ज़्यादा नए लोग जोड़ती हैं: वहाँ बीच का CPM ${cpm} है, योजना का ${own}।`,
  unmeasured: (count, media, place) =>
    `${place} में ${media} के ${formatNumber(count)} विकल्प आपके दिनों में चल सकते हैं, पर उनके दर्शक कोई नहीं गिनता, और दूसरी जगहें गिने हुए लोग जोड़ती हैं।`,
  from: (least, title) => `शुरुआत जीएसटी और छपाई सहित ${least} से है (${title})।`,
  cards: 'वहाँ',
  add: (place) => `${place} भी`,
  prefer: (place) => `${place} में होर्डिंग पहले`,
}
const MESSAGES: Record<Language, typeof en> = { en, hi }

/**
 * Reason why a locality or a city that the question names is not in the plan: the rule that excluded it, with its
 * numbers. Null where the question names none, or is about a medium in a city of the plan.
 */
export function whyPlace(asked: Asked, plan: Plan): Reply | null {
  const { query } = asked.question
  const { brief } = plan
  const says = MESSAGES[asked.language]
  const [area] = query.areas
  if (area) return whyNot(area, plan, asked)
  const isAsked = (city: string) => brief.geoScope === 'pan_india' || brief.cities.includes(city)
  const city = query.cities.find((name) => !isAsked(name)) ?? query.cities[0]
  const [unavailable] = query.unavailable
  if (city === undefined) return unavailable === undefined ? null : saying([says.noInventory(unavailable)])
  return isAsked(city) && query.channels.length > 0 ? null : whyNot({ city, area: null }, plan, asked)
}

function whyNot(place: Place, plan: Plan, { question, items, language, context }: Asked): Reply {
  const says = MESSAGES[language]
  const names = NAMES[language]
  const { brief, totals, delivery, lineItems } = plan
  const name = place.area === null ? names.place(place.city) : place.area
  const { channels: asked } = question.query
  const isThere = (one: { city: string | null; area: string }) =>
    one.city === place.city && (place.area === null || one.area === place.area)
  const own = lineItems.filter((line) => isThere(line) && (asked.length === 0 || asked.includes(line.channel)))
  if (own.length > 0) {
    const sum = (lines: typeof own) => lines.reduce((total, { totalAmount }) => total + totalAmount, 0)
    const share = Math.round((100 * sum(own)) / sum(lineItems))
    const lines = names.list(own.slice(0, MAX_NAMED).map(({ lineNo, title }) => `${lineNo} ${title}`))
    return saying([says.covered(name, lines, own.length), says.share(formatMoney(sum(own)), share)])
  }
  const isPlaced = (channel: MediaType) => place.area === null || PLAN_RULES[channel].hasLocality === true
  const there = matchesOf({ cities: [place.city], areas: [], channels: [], span: null, words: [] }, items).items.filter(
    (item) => isThere(item) && isPlaced(item.channel),
  )
  const wanted = asked.length > 0 ? asked : brief.channels.length > 0 ? brief.channels : []
  const media = wanted.filter(isPlaced)
  if (asked.length > 0 && media.length === 0) {
    return saying([says.wholeCity(names.list(asked.map(names.medium)), names.place(place.city))])
  }
  const stock = wanted.length > 0 ? there.filter(({ channel }) => media.includes(channel)) : there
  const mediaName = names.list([...new Set(stock.map(({ channel }) => channel))].map(names.medium))
  const span = brief.startDate && brief.endDate ? { start: brief.startDate, end: brief.endDate } : null
  const cheapest = cheapestFirst(stock, span)
  const [first] = cheapest
  const from = first ? says.from(formatMoney(first.payable), first.item.title) : ''
  const more = first ? { cards: [priceCard(cheapest.slice(0, MAX_NAMED), language, says.cards)] } : {}
  const isCityAsked = brief.geoScope === 'pan_india' || brief.cities.includes(place.city)
  if (brief.excludedCities.includes(place.city)) return saying([says.excluded(names.place(place.city)), from], more)
  if (!isCityAsked) {
    const [left, wish] = [says.notAskedCity(name, names.list(brief.cities.map(names.place))), says.add(name)]
    return saying([left, from], { ...more, suggestions: [wish] })
  }
  const areas = brief.areas.filter(({ city }) => city === place.city).map(({ area }) => area)
  if (place.area !== null && brief.areasMode === 'only' && areas.length > 0 && !areas.includes(place.area)) {
    return saying([says.notAskedArea(name, names.list(areas)), from], { ...more, suggestions: [says.add(name)] })
  }
  if (!first) {
    const wantedName = names.list((media.length > 0 ? media : wanted).map(names.medium))
    const kinds = names.list([...new Set(there.map(({ channel }) => channel))].map(names.medium))
    const none = wantedName === '' ? says.noInventory(name) : says.noStock(wantedName, name)
    return saying([none, there.length > 0 ? says.others(there.length, kinds) : ''])
  }
  const free = span ? stock.filter((item) => typeof runOf(item, span) !== 'string') : stock
  if (span && free.length === 0) return cannotRun(stock, span, { name, mediaName, today: context.today, language })
  const affordable = cheapestFirst(free, span)[0]
  if (affordable && affordable.payable > totals.budget) {
    const { payable, item } = affordable
    return saying([says.dear(name, formatMoney(payable), item.title, formatMoney(totals.budget))], more)
  }
  const cpm = middle(
    free.flatMap(({ rate, impressionsPerUnit }) => (impressionsPerUnit ? [(1_000 * rate) / impressionsPerUnit] : [])),
  )
  const reason =
    cpm === null
      ? says.unmeasured(free.length, mediaName, name)
      : says.outbid(free.length, mediaName, name, formatMoney(Math.round(cpm)), formatMoney(delivery.cpm))
  return saying([reason, from], { ...more, suggestions: place.area === null ? [] : [says.prefer(name)] })
}

/** Reason that no listing there can run in the days of the plan: all are taken, or sold for longer only. */
function cannotRun(
  stock: readonly InventoryItem[],
  span: DateSpan,
  { name, mediaName, today, language }: { name: string; mediaName: string; today: string; language: Language },
): Reply {
  const says = MESSAGES[language]
  const names = NAMES[language]
  const long = stock.filter((item) => runOf(item, span) === 'too_short').sort((a, b) => a.minDuration - b.minDuration)
  const [shortest] = long
  if (shortest) {
    const longer = says.longer(shortest.title, lengthText[language](shortest, shortest.minDuration))
    const taken = stock.length - long.length
    return saying([
      taken > 0
        ? says.mixed(taken, stock.length, mediaName, name, longer)
        : says.short(stock.length, mediaName, name, longer),
    ])
  }
  const next = stock
    .flatMap((item) => {
      const day = nextFree(item, today, span.end)
      return day === null ? [] : [{ day, title: item.title }]
    })
    .sort((a, b) => (a.day < b.day ? -1 : 1))[0]
  const free = next ? says.free(next.title, names.day(next.day)) : ''
  return saying([says.taken(stock.length, mediaName, name, names.days(span)), free])
}

/** Lines and offers that are named. */
const MAX_NAMED = 3
const middle = (values: readonly Paise[]): Paise | null => [...values].sort((a, b) => a - b)[values.length >> 1] ?? null
