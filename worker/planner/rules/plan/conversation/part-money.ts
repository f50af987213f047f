import type { MediaType } from '../../../../catalogue/rules/registry/media.ts'
import type { MoneyPart, MoneyShift } from '../understanding.ts'
import type { BriefDraft } from './draft.ts'
import { blanked, type MessageReading } from './read-message.ts'
import { normalise } from './text/tokens.ts'
import { wholeWordsOfAnyScript } from './text/word-table.ts'

/** Wish for the money of one part of the previous plan. */
export type PartWish =
  | { kind: 'bound'; part: MoneyPart; bound: 'most' | 'least' | 'exact'; rupees: number }
  | { kind: 'shift'; shift: MoneyShift }
  | { kind: 'shares' }

const words = (table: string) => wholeWordsOfAnyScript(normalise(table))

const LEAST = words('at ?least, minimum, min, no less than, not less than, kam se kam, कम से कम')
const MOST = words(`
  only, just, max, maximum, at ?most, not more than, no more than, not over, under, below, within, up ?to, limit(?:ed)?, cap(?:ped)?, restrict, sirf, bas, tak,
  zyada nahi, jyada nahi, zyada nahin, सिर्फ, केवल, बस, तक, ज़्यादा नहीं, ज़्यादा से ज़्यादा
`)
/** Words that give a part its money. */
const GIVES = words('gets?, give, allocate, allot, assign, keep, should (?:be|have), reserve, ko, rakho, को, रखो')
/** Words for the whole plan, or for a place alone: "total only 3 lakh", "only Jaipur". */
const OF_WHOLE = words('budget, total, overall, in all, whole, campaign, plan, बजट, कुल')
const ALONE =
  /(?:\b(?:only|just|sirf)|सिर्फ|केवल) (?:in |for |at |on |the )*(?!\d|₹|rs)\p{L}|\b(?:only|alone|hi)\s*(?:$|[.,;!])/u

const MORE = words(`
  more, extra, increase, raise, boost, heavier, higher, bigger, larger, zyada, jyada, badha, badhao, badhaiye, ज़्यादा, बढ़ा, बढ़ाओ, बढ़ाइए, अधिक
`)
const LESS = words('less, reduce, decrease, lower, smaller, lighter, kam, ghata, ghatao, कम, घटा, घटाओ')
const MONEY = words(`
  money, budget, spend, spends?, spending, weight, weightage, share, allocation, focus, emphasis, investment, paisa, paise, paison, kharch, kharcha, पैसा, पैसे, बजट, खर्च, ज़ोर
`)
/** Wishes of another kind: more people, a longer flight, more of a format. */
const OF_OTHERS = words(`
  reach, people, log, logon, audience, frequency, often, times, baar, days?, weeks?, months?, longer, cities, options?, lines?, spots?, sites?, stations?, screens?, cheaper,
  लोग, लोगों, बार, दिन, हफ्ते, शहर
`)
/** More words than these are no wish for one part. */
const MAX_WORDS = 14

/**
 * Reads a wish for the money of one city or medium of the previous plan: a limit, shares without the rest, more or
 * less. Null for anything else, such as a whole budget.
 */
export function readPartMoney(draft: BriefDraft, turn: MessageReading): PartWish | null {
  const { amounts, dates, dateEdits } = turn
  const text = blanked(turn.text, dateEdits.spans)
  if (!draft.budget || Object.keys(draft.budget.per).length > 0 || text.split(' ').length > MAX_WORDS) return null
  if (turn.lineEdits.length > 0 || turn.places.excluded.length + turn.channels.excluded.length > 0) return null
  if (turn.places.isAddition && turn.places.cities.some((city) => !draft.cities.includes(city))) return null
  const sums = [...amounts.budgets, ...amounts.limits]
  if (amounts.splits.length > 0) return isOfStanding(draft, turn) ? { kind: 'shares' } : null
  const transfer = transferOf(text, draft, turn)
  if (transfer && sums.length < 2 && (sums[0]?.amount ?? 0) < draft.budget.amount) {
    const step = amounts.change && 'rupees' in amounts.change ? amounts.change.rupees : undefined
    const rupees = sums[0]?.amount ?? step
    return { kind: 'shift', shift: { ...transfer, isMore: true, ...(rupees && { rupees: Math.abs(rupees) }) } }
  }
  const rest = restOf(text, draft, turn)
  if (rest && sums[0] && sums.length === 1 && sums[0].amount < draft.budget.amount) {
    return { kind: 'bound', part: { medium: rest }, bound: 'exact', rupees: sums[0].amount }
  }
  const part = partNamed(draft, turn)
  if (!part || amounts.change || dates.start || dates.end) return null
  const [sum, ...others] = sums
  if (sum) {
    if (others.length > 0 || sum.amount >= draft.budget.amount || OF_WHOLE.test(text) || ALONE.test(text)) return null
    const bound = LEAST.test(text) ? 'least' : MOST.test(text) ? 'most' : GIVES.test(text) ? 'exact' : null
    return bound && { kind: 'bound', part, bound, rupees: sum.amount }
  }
  return shiftOf(text, part, turn)
}

const MOVING = words(`
  shift, move, transfer, take, reallocate, put, use, spend, switch, daal do, daalo, dal do, dalo, laga do, lagao, kar do, karo, de do,
  डाल दो, डालो, लगा दो, लगाओ, कर दो, दे दो
`)
const FROM_FIRST =
  /\bfrom\b.{0,100}\b(?:to|into|on|for|in)\b|\b(?:ka|ki|ke|se)\b.{0,100}\b(?:pe|par|mein|me|ko)\b|(?:का|के|से) .{0,100}(?:पर|में|को)/
const FROM_LAST = /\b(?:to|into|on|in)\b.{0,100}\bfrom\b/

/** "Shift 2 lakh from hoardings to radio": two media or two cities of the plan. */
function transferOf(
  text: string,
  draft: BriefDraft,
  { channels, places }: MessageReading,
): Pick<MoneyShift, 'part' | 'from'> | null {
  const media = mediaInOrder(channels).filter(
    (medium) => draft.channels.length === 0 || draft.channels.includes(medium),
  )
  const cities = places.cities.filter((city) => draft.cities.includes(city))
  const named: MoneyPart[] =
    media.length === 2 && cities.length === 0
      ? media.map((medium) => ({ medium }))
      : cities.length === 2 && media.length === 0
        ? cities.map((city) => ({ city }))
        : []
  const [one, two] = named
  if (!one || !two || !MOVING.test(text)) return null
  if (FROM_LAST.test(text) && !/\bfrom\b.*\bto\b/.test(text)) return { part: one, from: two }
  return FROM_FIRST.test(text) ? { part: two, from: one } : null
}

const REST = /(?<![\p{L}\p{M}])(?:rest|remaining|balance|baa?ki|बाकी)(?![\p{L}\p{M}])/u

/** "6 lakh on hoardings and the rest on radio": the medium of the sum. */
function restOf(text: string, draft: BriefDraft, { channels }: MessageReading): MediaType | null {
  const at = REST.exec(text)?.index
  const [one, two, ...others] = channels.mentions
  if (at === undefined || !one || !two || others.length > 0) return null
  const [first] = one.value.media
  const isWhole =
    draft.channels.length === 2 && mediaInOrder(channels).every((medium) => draft.channels.includes(medium))
  return first && isWhole && one.end <= at && at < two.start ? first : null
}

const mediaInOrder = ({ mentions }: MessageReading['channels']): MediaType[] => [
  ...new Set(mentions.flatMap(({ value }) => value.media[0] ?? [])),
]

function shiftOf(text: string, part: MoneyPart, { channels, question, emphasis }: MessageReading): PartWish | null {
  const isMore = MORE.test(text)
  if (isMore === LESS.test(text) || question || emphasis || OF_OTHERS.test(text) || channels.counts.length > 0)
    return null
  if (channels.formats.favoured.length + channels.formats.wanted.length > 0) return null
  // "More radio" speaks of money by itself; "more in Delhi" may be more of anything.
  return 'medium' in part || MONEY.test(text) || GIVES.test(text) ? { kind: 'shift', shift: { part, isMore } } : null
}

/** The one city or medium that a message names, where it is a part of the plan and not all of it. */
function partNamed({ cities, channels }: BriefDraft, { places, channels: media }: MessageReading): MoneyPart | null {
  const [city, ...otherCities] = places.cities
  const [medium, ...otherMedia] = media.wanted
  if (places.areas.length + places.unavailable.length + otherCities.length + otherMedia.length > 0) return null
  if (city !== undefined) return medium === undefined && cities.length > 1 && cities.includes(city) ? { city } : null
  return medium !== undefined && channels.length !== 1 && (channels.length === 0 || channels.includes(medium))
    ? { medium }
    : null
}

/** True when shares leave a part of the plan unnamed, and name no part outside it. */
function isOfStanding(draft: BriefDraft, { amounts, places, channels }: MessageReading): boolean {
  const total = amounts.splits.reduce((sum, { percent }) => sum + percent, 0)
  if (total >= WHOLE || places.unavailable.length > 0) return false
  const isOfMedia = channels.wanted.length > 0 && channels.wanted.every((medium) => draft.channels.includes(medium))
  const isOfCities = places.cities.length > 0 && places.cities.every((city) => draft.cities.includes(city))
  return isOfMedia !== isOfCities && (isOfMedia ? places.cities : channels.wanted).length === 0
}

/** Percent from which shares divide all of the money. */
const WHOLE = 99
/** Percent of the budget by which "more" and "less" move a share that was named before. */
const STEP = 15

/** The turn without the name of a part of the plan: that is neither a new budget nor the only city or medium left. */
export const withoutPart = (turn: MessageReading, { kind }: PartWish): MessageReading => ({
  ...turn,
  amounts: kind === 'shares' ? turn.amounts : { ...turn.amounts, budgets: [], limits: [] },
  places: { ...turn.places, cities: [], areas: [], regions: [], isPanIndia: false },
  channels: { ...turn.channels, wanted: [], mentions: [] },
})

/**
 * Takes a wish for a part of the money into the draft.
 * @returns the shift that only the plan before can settle; null where the draft has it all
 */
export function takePart(draft: BriefDraft, wish: PartWish): MoneyShift | null {
  if (wish.kind === 'shares') return fillRest(draft)
  if (wish.kind === 'bound') return bind(draft, wish)
  const { part, isMore } = wish.shift
  const by = isMore ? STEP : -STEP
  if ('medium' in part) {
    const share = draft.split[part.medium]
    if (share === undefined) return wish.shift
    draft.split = moved(draft.split, part.medium, share + by)
    return null
  }
  const known = draft.cityShares.find(({ city, isMost, isLeast }) => city === part.city && !isMost && !isLeast)
  if (!known) return wish.shift
  const shares = Object.fromEntries(draft.cityShares.map(({ city, share }) => [city, share * 100]))
  const after = moved(shares, part.city, known.share * 100 + by)
  draft.cityShares = draft.cityShares.map(({ city }) => ({ city, share: (after[city] ?? 0) / 100 }))
  return null
}

/** Shares in percent with another one for a name; where they divide all of the money the others make room for it. */
function moved<Name extends string>(
  shares: Partial<Record<Name, number>>,
  name: Name,
  wanted: number,
): Partial<Record<Name, number>> {
  const share = Math.max(STEP / 3, Math.min(100 - STEP / 3, wanted))
  const entries = Object.entries<number | undefined>(shares).map(([key, value]) => [key, value ?? 0] as const)
  const others = entries.reduce((sum, [key, value]) => sum + (key === name ? 0 : value), 0)
  const isWhole = others + (shares[name] ?? 0) >= WHOLE
  const factor = isWhole && others > 0 ? (100 - share) / others : 1
  return Object.fromEntries(
    entries.map(([key, value]) => [key, key === name ? share : Math.round(value * factor * 10) / 10]),
  ) as Partial<Record<Name, number>>
}

/** Gives the rest to the one medium or city without a share. */
function fillRest(draft: BriefDraft): null {
  const open = draft.channels.filter((medium) => draft.split[medium] === undefined)
  const [medium] = open
  const taken = Object.values(draft.split).reduce((sum, percent) => sum + percent, 0)
  if (medium && open.length === 1 && taken > 0 && taken < 100) draft.split = { ...draft.split, [medium]: 100 - taken }
  const left = draft.cities.filter((city) => !draft.cityShares.some((share) => share.city === city))
  const [city] = left
  const shared = draft.cityShares.reduce((sum, { share }) => sum + share, 0)
  if (city && left.length === 1 && shared > 0 && shared < 1) {
    draft.cityShares = [...draft.cityShares, { city, share: 1 - shared }]
  }
  return null
}

function bind(draft: BriefDraft, { part, bound, rupees }: Extract<PartWish, { kind: 'bound' }>): null {
  const total = draft.budget?.amount ?? 0
  const percent = Math.round((rupees / total) * 1000) / 10
  if ('city' in part) {
    const others = draft.cityShares.filter(({ city }) => city !== part.city)
    const kind = bound === 'most' ? { isMost: true as const } : bound === 'least' ? { isLeast: true as const } : {}
    draft.cityShares = [...others, { city: part.city, share: rupees / total, rupees, ...kind }]
    return null
  }
  const { [part.medium]: _, ...split } = draft.split
  const { [part.medium]: __, ...least } = draft.mediumLeast
  draft.split = bound === 'least' ? split : { ...split, [part.medium]: percent }
  draft.mediumLeast = bound === 'most' ? least : { ...least, [part.medium]: percent }
  return bound === 'exact' ? fillRest(draft) : null
}
