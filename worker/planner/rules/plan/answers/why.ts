import type { MediaType } from '../../../../catalogue/rules/registry/media.ts'
import { PLAN_RULES } from '../../../../catalogue/rules/registry/tables.ts'
import { formatCount, formatMoney, type Paise } from '../../../../kernel/rules/money.ts'
import { withoutEnd } from '../../../../kernel/rules/text/trim.ts'
import type { Language } from '../language.ts'
import { runOf } from '../market/flight.ts'
import { NAMES } from '../names.ts'
import type { Plan, PlanLine } from '../plan.ts'
import { type Asked, type Reply, saying } from './answer.ts'
import { lineAsked } from './line-asked.ts'
import { linesCard } from './lines-card.ts'
import { cheapestFirst } from './price.ts'
import { matchesOf } from './scope.ts'
import { whyPlace } from './why-place.ts'

const en = {
  noPlan: 'There is no plan yet, so there is nothing to explain.',
  all: (plan: Plan, reach: string, media: string) =>
    `Each placement was chosen for the new people it adds for its price, beyond those that the others already reach. Together they reach about ${reach} people with ${formatCount(plan.delivery.impressions)} impressions at a CPM of ${formatMoney(plan.delivery.cpm)}, and use ${Math.round(plan.totals.utilisationPct)}% of the budget (${media}).`,
  widest: (line: PlanLine) => `The widest is ${line.title}: ${withoutEnd(line.why, /[.\s]/)}.`,
  line: (line: PlanLine) => `Line ${line.lineNo}, ${line.title}: ${withoutEnd(line.why, /[.\s]/)}.`,
  figures: (line: PlanLine, reach: string, impressions: string) =>
    `It reaches ${reach} people with ${impressions} impressions for ${formatMoney(line.totalAmount)} with GST${line.cpm === null ? '' : `, a CPM of ${formatMoney(line.cpm)}`}.`,
  unmeasured: (line: PlanLine) => `It costs ${formatMoney(line.totalAmount)} with GST; nobody measures its audience.`,
  index: (value: number) => `Your audience is ${value.toFixed(1)} times as likely to be met there as an average adult.`,
  noLine: (count: number) => `The plan has ${count} lines, and none like that.`,
  medium: (name: string, share: number, reach: string, cpm: string) =>
    `${share}% of the media money goes to ${name}: alone this reaches about ${reach} people at a CPM of ${cpm}, and each line was kept for the new people it adds for its price.`,
  excluded: (name: string) => `You asked for a plan without ${name}.`,
  notAsked: (asked: string, name: string) => `You asked for ${asked}, so nothing of ${name} was taken.`,
  wide: (name: string, where: string) =>
    `What is sold as ${name} covers whole states or the country, so most of what you pay for would be seen outside ${where}.`,
  noStock: (name: string, where: string) => `The catalogue has no ${name} for ${where}.`,
  allTaken: (name: string) =>
    `Everything of ${name} there is taken, or its shortest booking does not fit into your days.`,
  dear: (name: string, least: string, budget: string) =>
    `The cheapest order of ${name} costs ${least} with GST, more than the budget of ${budget}.`,
  dearer: (name: string, cpm: string, own: string) =>
    `For their price the offers of ${name} add fewer new people than the lines of the plan: their middle CPM there is ${cpm}, that of the plan ${own}.`,
  from: (title: string, least: string) => `It starts at ${least} with GST (${title}).`,
  add: (name: string) => `Add ${name}`,
  india: 'your cities',
}
const hi: typeof en = {
  noPlan: 'अभी कोई योजना नहीं बनी है, इसलिए समझाने के लिए कुछ नहीं है।',
  all: (plan, reach, media) =>
    `हर जगह इसलिए चुनी गई कि वह अपनी कीमत में, बाकी जगहों के बाद, कितने नए लोग जोड़ती है। मिलकर ये करीब ${reach} लोगों तक पहुँचती हैं, हज़ार इम्प्रेशन का खर्च ${formatMoney(plan.delivery.cpm)} है, और बजट का ${Math.round(plan.totals.utilisationPct)}% लगता है (${media})।`,
  widest: (line) => `सबसे ज़्यादा लोगों तक ${line.title} पहुँचती है।`,
  line: (line) => `लाइन ${line.lineNo}, ${line.title}: अपनी कीमत में नए लोग जोड़ने के कारण यह योजना में है।`,
  figures: (line, reach, impressions) =>
    `यह जीएसटी सहित ${formatMoney(line.totalAmount)} में ${impressions} इम्प्रेशन के साथ ${reach} लोगों तक पहुँचती है${line.cpm === null ? '' : `, हज़ार इम्प्रेशन का खर्च ${formatMoney(line.cpm)}`}।`,
  unmeasured: (line) => `इसका खर्च जीएसटी सहित ${formatMoney(line.totalAmount)} है; इसके दर्शकों को कोई नहीं मापता।`,
  index: (value) => `आपके ग्राहक यहाँ औसत व्यक्ति से ${value.toFixed(1)} गुना ज़्यादा मिलते हैं।`,
  noLine: (count) => `योजना में ${count} लाइनें हैं, ऐसी कोई नहीं।`,
  medium: (name, share, reach, cpm) =>
    `${name} में मीडिया का ${share}% पैसा लगता है: अकेले यह करीब ${reach} लोगों तक पहुँचता है, हज़ार इम्प्रेशन का खर्च ${cpm} है, और हर लाइन नए लोग जोड़ने के लिए रखी गई है।`,
  excluded: (name) => `आपने ${name} के बिना योजना माँगी थी।`,
  notAsked: (asked, name) => `आपने ${asked} माँगा था, इसलिए ${name} नहीं लिया गया।`,
  wide: (name, where) =>
    `${name} पूरे राज्य या देश के लिए बिकता है, इसलिए जितने का भुगतान होगा उसका ज़्यादातर हिस्सा ${where} के बाहर देखा जाएगा।`,
  noStock: (name, where) => `${where} के लिए कैटलॉग में ${name} नहीं है।`,
  allTaken: (name) => `वहाँ ${name} की सारी जगहें बुक हैं, या उनकी सबसे छोटी बुकिंग आपके दिनों में नहीं आती।`,
  dear: (name, least, budget) => `${name} का सबसे सस्ता ऑर्डर जीएसटी सहित ${least} का है, जो ${budget} के बजट से ज़्यादा है।`,
  dearer: (name, cpm, own) =>
    `अपनी कीमत में ${name} योजना की लाइनों से कम नए लोग जोड़ता है: वहाँ उसका बीच का CPM ${cpm} है, योजना का ${own}।`,
  from: (title, least) => `इसकी शुरुआत जीएसटी सहित ${least} से होती है (${title})।`,
  add: (name) => `${name} भी जोड़ो`,
  india: 'आपके शहरों',
}
const MESSAGES: Record<Language, typeof en> = { en, hi }

/** Explains the plan, a line or a medium in it, or the absence of a medium. */
export function why(asked: Asked): Reply {
  const { plan, question, language } = asked
  const says = MESSAGES[language]
  const names = NAMES[language]
  if (!plan) return saying([says.noPlan])
  const found = lineAsked(question, plan)
  if (found === 'none') return saying([says.noLine(plan.lineItems.length)])
  if (found) return aboutLine(found, asked)
  const place = whyPlace(asked, plan)
  if (place) return place
  const [medium] = question.query.channels
  if (medium) {
    const thin = leftOutOf(medium, plan, language)
    const sum = plan.channelSummary.find(({ channel }) => channel === medium)
    return sum
      ? saying([
          says.medium(names.medium(medium), Math.round(sum.sharePct), names.count(sum.reach), formatMoney(sum.cpm)),
          thin,
        ])
      : whyNot(medium, plan, asked)
  }
  const best = [...plan.lineItems].sort((a, b) => (b.reach ?? 0) - (a.reach ?? 0))[0]
  const media = names.list(
    plan.channelSummary.map(({ channel, sharePct }) => `${names.medium(channel)} ${Math.round(sharePct)}%`),
  )
  return saying([says.all(plan, names.count(plan.delivery.reach), media), best ? says.widest(best) : ''])
}

function aboutLine(line: PlanLine, { language }: Asked): Reply {
  const says = MESSAGES[language]
  const { count } = NAMES[language]
  const figures =
    line.reach === null ? says.unmeasured(line) : says.figures(line, count(line.reach), count(line.impressions ?? 0))
  return saying([says.line(line), figures, line.audienceIndex ? says.index(line.audienceIndex.value) : ''], {
    cards: [linesCard([line], language)],
  })
}

/** The rule that kept a medium out of the plan, with its number. */
function whyNot(medium: MediaType, plan: Plan, { items, language }: Asked): Reply {
  const says = MESSAGES[language]
  const names = NAMES[language]
  const { brief, totals, delivery } = plan
  const name = names.medium(medium)
  const cities = brief.geoScope === 'pan_india' ? [] : brief.cities
  const where = cities.length > 0 ? names.list(cities.map(names.place)) : says.india
  const { items: there } = matchesOf({ cities, areas: [], channels: [medium], span: null, words: [] }, items)
  if (there.length === 0) return saying([says.noStock(name, where)])
  const span = brief.startDate && brief.endDate ? { start: brief.startDate, end: brief.endDate } : null
  const free = span ? there.filter((item) => typeof runOf(item, span) !== 'string') : there
  const [cheapest] = cheapestFirst(free, span)
  const price = cheapest ? says.from(cheapest.item.title, formatMoney(cheapest.payable)) : ''
  const thin = leftOutOf(medium, plan, language)
  if (thin !== '') return saying([thin, price], { suggestions: [says.add(name)] })
  const isWide = !['city', 'targeted'].includes(PLAN_RULES[medium].spread) && cities.length > 0
  const chip = { suggestions: [says.add(name)] }
  if (brief.excludedChannels.includes(medium)) return saying([says.excluded(name), price], chip)
  if (!cheapest) return saying([says.allTaken(name)])
  if (brief.channels.length > 0) {
    const asked = says.notAsked(names.list(brief.channels.map(names.medium)), name)
    return saying([asked, isWide ? says.wide(name, where) : '', price], chip)
  }
  if (isWide) return saying([says.wide(name, where), price], chip)
  if (cheapest.payable > totals.budget) {
    return saying([says.dear(name, formatMoney(cheapest.payable), formatMoney(totals.budget))])
  }
  const cpm = middle(
    free.flatMap(({ rate, impressionsPerUnit }) => (impressionsPerUnit ? [(1_000 * rate) / impressionsPerUnit] : [])),
  )
  const reason = cpm === null ? '' : says.dearer(name, formatMoney(Math.round(cpm)), formatMoney(delivery.cpm))
  return saying([reason, price], chip)
}

/** Warning of the plan about a medium that it leaves out because its share would be too small; empty for none. */
function leftOutOf(medium: MediaType, { warnings }: Plan, language: Language): string {
  const part = warnings.flatMap(({ about = [] }) => about).find((one) => one.medium === medium)
  if (!part) return ''
  return language === 'hi' ? `${part.hindi}।` : `${part.text}.`
}

const middle = (values: readonly Paise[]): Paise | null => [...values].sort((a, b) => a - b)[values.length >> 1] ?? null
