import { MEDIA, type MediaType } from '../../../../catalogue/rules/registry/media.ts'
import { USUAL_MEDIA } from '../../../../catalogue/rules/registry/tables.ts'
import type { DateSpan } from '../../../../kernel/rules/dates.ts'
import { formatMoney, type Paise, toPaise } from '../../../../kernel/rules/money.ts'
import type { AnswerCard } from '../answer.ts'
import type { Brief, FormatWish } from '../brief.ts'
import { perThousand } from '../drafting/figures.ts'
import { formatName, isOfFormat } from '../formats.ts'
import type { InSteps, PlanStep } from '../in-steps.ts'
import type { InventoryItem } from '../inventory.ts'
import type { Language } from '../language.ts'
import { NAMES } from '../names.ts'
import type { Query } from '../question.ts'
import { type Asked, capital, type Reply, saying } from './answer.ts'
import { defaultSpan } from './least-budget.ts'
import { cheapestFirst } from './price.ts'
import { noticeableOrder, type Quote } from './quotes.ts'
import { reachFor } from './reach-for.ts'
import { matchesOf, type Scope, scopeOf } from './scope.ts'

/** One of the things that are compared. */
interface Option {
  name: string
  cheapest: Quote
  cpm: Paise | null
  /** People reached for the same money; null where no city is known. */
  people: number | null
  lead: string | null
}

const en = {
  head: (where: string, budget: string) => `With ${budget} including GST${where}: `,
  plain: (where: string) => `By the catalogue${where}: `,
  option: ({ name, cheapest, cpm, people, lead }: Option, count: string) =>
    `${name}: ${people === null ? '' : `a reach of about ${count} people, `}${cpm === null ? '' : `CPM ${formatMoney(cpm)}, `}smallest order ${formatMoney(cheapest.payable)} with GST${lead ? `, lead time ${lead}` : ''}`,
  more: (name: string) => `I would take ${name}: more people for the same money.`,
  cheaper: (name: string) => `I would take ${name}: a thousand impressions cost less there.`,
  start: (name: string) => `I would start with ${name}, which can begin with the least money.`,
  both: 'Say the budget and the dates, and I split them between both where that reaches more.',
  none: (name: string) => `There is no offer of ${name} there today.`,
  nothing: 'Name two media or two cities, and I compare them with their own figures.',
  in: (where: string) => ` in ${where}`,
  title: 'Comparison',
  people: 'People for the same money',
  cpm: 'CPM',
  order: 'Smallest order with GST',
  lead: 'Lead time',
}
const hi: typeof en = {
  head: (where, budget) => `${where}जीएसटी सहित ${budget} में: `,
  plain: (where) => `${where}कैटलॉग के हिसाब से: `,
  option: ({ name, cheapest, cpm, people }, count) =>
    `${name}${people === null ? '' : ` करीब ${count} लोगों तक पहुँचता है`}${cpm === null ? '' : `, हर हज़ार इम्प्रेशन का खर्च ${formatMoney(cpm)}`}, सबसे छोटा ऑर्डर जीएसटी सहित ${formatMoney(cheapest.payable)}`,
  more: (name) => `मेरी सलाह ${name} है: उतने ही पैसों में यह ज़्यादा लोगों तक पहुँचता है।`,
  cheaper: (name) => `मेरी सलाह ${name} है: वहाँ हज़ार इम्प्रेशन का खर्च कम है।`,
  start: (name) => `मेरी सलाह है कि ${name} से शुरू करें: यह सबसे कम पैसों में शुरू हो सकता है।`,
  both: 'बजट और तारीखें बताएँ, तो जहाँ फ़ायदा हो वहाँ मैं दोनों में बाँट दूँगा।',
  none: (name) => `${name} आज वहाँ नहीं बिकता।`,
  nothing: 'दो मीडिया या दो शहरों के नाम बताएँ, मैं उनके अपने आँकड़ों से तुलना कर दूँगा।',
  in: (where) => `${where} में `,
  title: 'तुलना',
  people: 'उतने ही पैसों में लोग',
  cpm: 'CPM',
  order: 'जीएसटी सहित सबसे छोटा ऑर्डर',
  lead: 'तैयारी का समय',
}
const MESSAGES: Record<Language, typeof en> = { en, hi }

/** Money for which options are compared where no budget is known. */
const USUAL_BUDGET: Paise = toPaise(500_000)
const MAX_OPTIONS = 3

/** Two or three media, or cities, side by side, and the one to take. */
export function* compare(asked: Asked): InSteps<PlanStep, Reply> {
  const { question, followed, items, language, context } = asked
  const says = MESSAGES[language]
  const names = NAMES[language]
  const scope = scopeOf(asked)
  const span = scope.span ?? defaultSpan(context.today, question.query.durationDays)
  const { brief } = followed.now
  const kinds = kindsOf(question.query)
  const byCity = question.query.channels.length < 2 && kinds.length < 2 && question.query.cities.length > 1
  if (!byCity && kinds.length < 2 && scope.channels.length < 2 && scope.cities.length === 0) {
    return saying([says.nothing])
  }
  const own = asked.plan?.channelSummary.map(({ channel }) => channel) ?? []
  const media =
    scope.channels.length > 1
      ? scope.channels
      : scope.channels.length === 1
        ? [...new Set([...own.slice(0, MAX_OPTIONS - 1), ...scope.channels, ...USUAL_MEDIA])].slice(
            0,
            Math.max(2, Math.min(MAX_OPTIONS, own.length + 1)),
          )
        : (own.length > 1 ? own : USUAL_MEDIA).slice(0, MAX_OPTIONS)
  const wanted = byCity
    ? question.query.cities.map((city) => ({
        name: names.place(city),
        scope: { ...scope, words: [], areas: [], cities: [city] },
      }))
    : kinds.length > 1
      ? kinds.map(({ name, channels, formats }) => ({
          name: name ?? names.list(channels.map(names.medium)),
          scope: { ...scope, words: [], areas: [], channels },
          formats,
        }))
      : media.map((channel) => ({
          name: names.medium(channel),
          scope: { ...scope, words: [], areas: [], channels: [channel] },
        }))
  const budget = brief.budget?.amount ?? USUAL_BUDGET
  const options: { name: string; option: Option | null }[] = []
  for (const one of wanted.slice(0, MAX_OPTIONS)) {
    options.push({ name: one.name, option: yield* optionOf(one, { brief, items, span, budget, byCity }) })
  }
  const there = options.flatMap(({ option }) => option ?? [])
  const missing = options.flatMap(({ name, option }) => (option ? [] : [says.none(name)]))
  if (there.length === 0) return saying(missing)
  const where = byCity || scope.cities.length === 0 ? '' : says.in(names.list(scope.cities.map(names.place)))
  const isSolved = there.every(({ people }) => people !== null)
  const stop = language === 'hi' ? '।' : '.'
  const texts = there.map((option) => says.option(option, names.count(option.people ?? 0))).join('; ')
  return saying(
    [
      `${isSolved ? says.head(where, formatMoney(budget)) : says.plain(where)}${texts}${stop}`,
      ...missing,
      there.length > 1 ? adviceOf(there, language) : '',
      brief.budget ? '' : says.both,
    ],
    { cards: [cardOf(there, language)] },
  )
}

interface Kind {
  /** Name of its formats; null for a medium as a whole. */
  name: string | null
  channels: MediaType[]
  formats: FormatWish[]
}

/** Kinds of media that a question names: "metro or bus shelters". A medium without a named format is one as a whole. */
function kindsOf({ channels, formats }: Query): Kind[] {
  if (formats.length === 0) return []
  const named = new Map<string, FormatWish[]>()
  for (const wish of formats) named.set(formatName(wish), [...(named.get(formatName(wish)) ?? []), wish])
  const whole = channels.filter((channel) => !formats.some((wish) => wish.channel === channel))
  return [
    ...[...named].map(([name, own]) => ({ name, channels: [...new Set(own.map((one) => one.channel))], formats: own })),
    ...whole.map((channel) => ({ name: null, channels: [channel], formats: [] })),
  ]
}

function* optionOf(
  { name, scope, formats = [] }: { name: string; scope: Scope; formats?: readonly FormatWish[] },
  {
    brief,
    items: all,
    span,
    budget,
    byCity,
  }: { brief: Brief; items: readonly InventoryItem[]; span: DateSpan; budget: Paise; byCity: boolean },
): InSteps<PlanStep, Option | null> {
  const items = formats.length === 0 ? all : all.filter((item) => formats.some((wish) => isOfFormat(item, wish)))
  const { items: found } = matchesOf(scope, items)
  const sensible = found
    .flatMap((item) => noticeableOrder(item, span) ?? [])
    .sort((a, b) => a.payable - b.payable || (a.item.id < b.item.id ? -1 : 1))[0]
  const cheapest = sensible ?? cheapestFirst(found, span)[0]
  if (!cheapest) return null
  const [only] = scope.channels
  const wanted = {
    ...brief,
    geoScope: 'cities' as const,
    cities: scope.cities,
    channels: scope.channels,
    channelMode: 'only' as const,
    split: {},
    mediumLeast: {},
    perCityCap: null,
  }
  const reach =
    scope.cities.length > 0
      ? yield* reachFor({ ...wanted, startDate: span.start, endDate: span.end }, items, budget)
      : 0
  // Without a fit in these days, the catalogue alone is compared.
  const people = reach > 0 ? reach : null
  return { name, cheapest, cpm: middleCpm(found), people, lead: only && !byCity ? MEDIA[only].leadTime : null }
}

/** The middle cost per thousand of the smallest orders; null when unmeasured. */
function middleCpm(items: readonly InventoryItem[]): Paise | null {
  const all = items
    .flatMap(({ rate, impressionsPerUnit }) => (impressionsPerUnit ? [perThousand(rate, impressionsPerUnit)] : []))
    .sort((a, b) => a - b)
  return all[all.length >> 1] ?? null
}

function adviceOf(options: readonly Option[], language: Language): string {
  const says = MESSAGES[language]
  const [widest] = [...options].sort((a, b) => (b.people ?? 0) - (a.people ?? 0))
  if (widest?.people) return says.more(widest.name)
  const [cheapest] = options.filter(({ cpm }) => cpm !== null).sort((a, b) => (a.cpm ?? 0) - (b.cpm ?? 0))
  if (cheapest) return says.cheaper(cheapest.name)
  const [least] = [...options].sort((a, b) => a.cheapest.payable - b.cheapest.payable)
  return least ? says.start(least.name) : ''
}

function cardOf(options: readonly Option[], language: Language): AnswerCard {
  const says = MESSAGES[language]
  return {
    kind: 'compare',
    title: says.title,
    rows: options.map(({ name, cheapest, cpm, people, lead }) => ({
      title: capital(name),
      path: cheapest.item.path,
      facts: [
        ...(people === null ? [] : [`${says.people}: ${NAMES[language].count(people)}`]),
        ...(cpm === null ? [] : [`${says.cpm}: ${formatMoney(cpm)}`]),
        `${says.order}: ${formatMoney(cheapest.payable)}`,
        ...(lead ? [`${says.lead}: ${lead}`] : []),
      ],
    })),
  }
}
