import { daysIn } from '../../../../kernel/rules/dates.ts'
import { formatMoney, toPaise } from '../../../../kernel/rules/money.ts'
import type { Assumption, Brief } from '../brief.ts'
import { cityMoneyOf } from './city-money.ts'
import type { BriefDraft } from './draft.ts'
import type { MessageReading } from './read-message.ts'

/** The brief of a draft: sums per month or city multiplied out, as far as months and cities are known. */
export function briefOf(draft: BriefDraft): Brief {
  const { start, end } = draft
  const times = multiples(draft).reduce((product, { times }) => product * times, 1)
  return {
    objective: draft.objective,
    audience: draft.audience,
    product: draft.product,
    geoScope: draft.isPanIndia ? 'pan_india' : draft.cities.length > 0 ? 'cities' : null,
    cities: draft.cities,
    areas: draft.areas,
    areasMode: draft.areas.length > 0 && !draft.isAreaPreferred ? 'only' : 'prefer',
    regions: draft.regions,
    excludedCities: draft.excludedCities,
    unavailableCities: draft.unavailable,
    budget: draft.budget && {
      amount: toPaise(draft.budget.amount * times),
      min: draft.budget.min === null ? null : toPaise(draft.budget.min * times),
      gst: draft.gst ?? 'inclusive',
      sourceText: draft.budget.sourceText,
    },
    startDate: start,
    endDate: end,
    durationDays: start && end ? daysIn({ start, end }) : null,
    channels: draft.channels.length > 0 ? draft.channels : draft.added,
    channelMode: draft.channels.length > 0 ? draft.channelMode : 'prefer',
    excludedChannels: draft.excludedChannels,
    languages: draft.languages,
    perCityCap: draft.perCityCap === null ? null : toPaise(draft.perCityCap),
    cityMoney: draft.budget ? cityMoneyOf(draft, toPaise(draft.budget.amount * times)) : [],
    split: draft.split,
    mediumLeast: draft.mediumLeast,
    emphasis: draft.emphasis,
    formats: draft.formats,
    excludedFormats: draft.excludedFormats,
    favouredFormats: draft.favouredFormats,
    counts: draft.counts,
    frequencyGoal: draft.frequencyGoal,
    audienceKind: draft.audienceKind,
    novelty: draft.novelty,
  }
}

/** Units that a sum was named for, and their number in the campaign. */
function multiples({
  budget,
  start,
  end,
  cities,
  isPanIndia,
}: BriefDraft): { code: string; one: string; times: number; noun: string }[] {
  const per = budget?.per ?? {}
  const days = start && end ? daysIn({ start, end }) : null
  const of = (isPer: true | undefined, one: string, times: number | null, noun: string) =>
    isPer && times !== null ? [{ code: `BUDGET_PER_${one.toUpperCase()}`, one, times, noun }] : []
  return [
    ...of(per.month, 'month', start && end ? monthsIn(start, end) : null, 'months'),
    ...of(per.week, 'week', days && Math.max(1, Math.round(days / 7)), 'weeks'),
    ...of(per.day, 'day', days, 'days'),
    ...of(per.city, 'city', isPanIndia || cities.length === 0 ? null : cities.length, 'cities'),
  ]
}

/** Calendar months, when the flight fills them; else its days divided by 30. At least one. */
function monthsIn(start: string, end: string): number {
  const [y = 0, m = 0, d = 0] = start.split('-').map(Number)
  const next = new Date(`${end}T00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  const whole = (next.getUTCFullYear() - y) * 12 + next.getUTCMonth() + 1 - m
  return Math.max(1, next.getUTCDate() === d ? whole : Math.round(daysIn({ start, end }) / 30))
}

/**
 * Everything taken for granted, each with the slot that it fills.
 * @param turns messages since a plan was made, the last one at the end
 */
export function briefAssumptions(draft: BriefDraft, brief: Brief, turns: readonly MessageReading[]): Assumption[] {
  const made: Assumption[] = [...draft.notes]
  const add = (code: string, slot: Assumption['slot'], text: string) => made.push({ code, slot, text })
  const amount = brief.budget && formatMoney(brief.budget.amount)
  if (amount && draft.gst === null) add('GST_INCLUSIVE', 'gst', `${amount} is taken to include GST`)
  for (const { code, one, times, noun } of multiples(draft)) {
    if (times > 1) add(code, 'budget', `The budget for each ${one} is taken for ${times} ${noun}: ${amount} in all`)
  }
  if (draft.budget?.min != null && draft.budget.min === draft.budget.amount) {
    add('BUDGET_AT_LEAST', 'budget', `“At least ${amount}” is planned as exactly that`)
  }
  if (draft.objective === null)
    add('OBJECTIVE_DEFAULT', 'objective', 'Planned for awareness: as many people as the budget meets')
  if (draft.audience === null) add('AUDIENCE_DEFAULT', 'audience', 'Planned for all adults of 15 and above')
  if (draft.channels.length === 0 && !draft.isAnyMedia) add('CHANNELS_ANY', 'channels', 'Any media that fit')
  if (draft.channels.length === 0 && draft.added.length > 0) {
    add('CHANNELS_ADDED', 'channels', 'The media you added are kept together with those that do most for the budget')
  }
  // An earlier refusal was answered in its own turn.
  if (turns.some(({ intent }, at) => intent.asksForTerms && (intent.intent !== 'refused' || at === turns.length - 1))) {
    add(
      'CATALOGUE_RATES',
      'delivery',
      'Rates are the owners’ own, from the catalogue: I cannot change a price or give a discount',
    )
  }
  return made
}
