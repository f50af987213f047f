import { chipName } from '../../catalogue/registry/names.ts'
import { type CivilDate, formatLongDate } from '../../dates.ts'
import { formatCount, formatMoney, formatNumber, type Paise, toRupees } from '../../money.ts'
import { list } from '../../text/list.ts'
import { READ_CHARS } from '../answer.ts'
import type { Brief, Slot } from '../brief.ts'
import type { Plan } from '../plan.ts'
import type { Understanding } from '../understanding.ts'

const QUESTIONS: Record<Slot, string> = {
  budget: 'What is the budget?',
  cities: 'Which cities should it run in?',
  dates: 'When should it start and end?',
  objective: 'What is the goal: a launch, awareness, sales or footfall?',
  audience: 'Who should see it?',
  channels: 'Which media do you prefer, if any?',
}

/** The questions for slots, one sentence each. Where half of the dates is known only the other half is asked for. */
export function questionsFor(
  slots: readonly Slot[],
  { startDate, endDate }: Pick<Brief, 'startDate' | 'endDate'>,
): string {
  return slots
    .map((slot) => {
      if (slot !== 'dates') return QUESTIONS[slot]
      if (startDate) return `How long should it run from ${formatLongDate(startDate)}?`
      return endDate ? `When should it start, to end on ${formatLongDate(endDate)}?` : QUESTIONS.dates
    })
    .join(' ')
}

/** The understood parts of a brief in one sentence; empty for an empty brief. */
export function understoodText(brief: Brief): string {
  const facts = [
    brief.product,
    brief.geoScope === 'pan_india' ? 'all of India' : list(brief.cities),
    brief.budget && moneyText(brief.budget),
    brief.startDate && brief.endDate && datesText(brief.startDate, brief.endDate),
    list(brief.channels.map(chipName)),
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '')
  return facts.length > 0 ? `Noted: ${facts.join('; ')}.` : ''
}

function moneyText({ amount, min, gst }: NonNullable<Brief['budget']>): string {
  const range = min !== null && min !== amount ? `${formatMoney(min)} to ` : ''
  return `${range}${formatMoney(amount)}${gst === 'exclusive' ? ' plus GST' : ''}`
}

const datesText = (start: CivilDate, end: CivilDate) => `${formatLongDate(start)} to ${formatLongDate(end)}`

/** Cities of the brief without inventory. */
export const unavailableText = ({ unavailableCities }: Brief): string =>
  unavailableCities.length > 0 ? `There is no inventory in ${list(unavailableCities)} yet.` : ''

/** What the plan costs. `isPlain` leaves rupee figures to the plan itself. */
export function costText({ lineItems, totals, brief }: Plan, isPlain: boolean): string {
  const placements = lineItems.length === 1 ? 'This placement' : `These ${lineItems.length} placements`
  const uses = lineItems.length === 1 ? 'uses' : 'use'
  const share = `${Math.round(totals.utilisationPct)}%`
  if (isPlain) return `${placements} ${uses} ${share} of your budget, at the owners’ own rates.`
  const budget = formatMoney(totals.budget)
  const payable = formatMoney(totals.payable)
  const inAll = totals.production > 0 ? 'printing and GST' : 'GST'
  return brief.budget?.gst === 'exclusive'
    ? `${placements} ${uses} ${share} of your ${budget} budget before GST: media cost ${formatMoney(totals.subtotal)}, and ${payable} with ${inAll}.`
    : `${placements} ${uses} ${payable} with ${inAll}, ${share} of your ${budget} budget.`
}

/** Reach, its range, and frequency. */
export function reachText({ delivery }: Plan): string {
  const { reach, reachRange, frequency } = delivery
  if (reach <= 0) return 'Nobody measures these media, so there is no reach figure.'
  const [low, high] = reachRange.map(formatCount)
  return `Expect a reach of about ${formatCount(reach)} people (${low} to ${high}), who meet it ${frequency.toFixed(1)} times on average.`
}

/** More media than this are counted, not named. */
const MAX_MEDIA = 4
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Where, in which media and when. */
export function planScopeText({ channelSummary, brief }: Plan): string {
  const words = channelSummary.map(({ channel }) => chipName(channel))
  const rest = words.length - MAX_MEDIA
  const media = capital(list(rest > 1 ? [...words.slice(0, MAX_MEDIA), `${rest} more media`] : words))
  const where = brief.geoScope === 'pan_india' ? 'across India' : `in ${list(brief.cities)}`
  const when = brief.startDate && brief.endDate ? `, ${datesText(brief.startDate, brief.endDate)}` : ''
  return `${media} ${where}${when}.`
}

/** Why these lines: the figures that they were chosen by, and the line that adds most. */
export function reasonText({ delivery, totals, lineItems, channelSummary }: Plan): string {
  const best = [...lineItems].sort((a, b) => (b.reach ?? 0) - (a.reach ?? 0))[0]
  const media = list(channelSummary.map(({ channel, sharePct }) => `${chipName(channel)} ${Math.round(sharePct)}%`))
  return [
    'Each placement was chosen for the new people it adds for its price, after those whom the others already reach.',
    `Together they reach about ${formatCount(delivery.reach)} people with ${formatCount(delivery.impressions)} impressions at a CPM of ${formatMoney(delivery.cpm)}, and use ${Math.round(totals.utilisationPct)}% of the budget (${media}).`,
    best ? `The widest is ${best.title}: ${best.why.replace(/[.\s]+$/, '')}.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/** Whether a goal of people can be met, by the people there are and those whom the plan reaches. */
export function goalText(goal: number | null, { delivery }: Plan): string {
  if (goal === null || delivery.reach >= goal) return ''
  if (goal > delivery.universe) {
    return `A reach of ${formatCount(goal)} people is not possible: only ${formatCount(delivery.universe)} adults live in these places.`
  }
  return `A reach of ${formatCount(goal)} people cannot be met with this budget and these media.`
}

/** `₹12 lakh`, `₹1.5 crore`, `₹45,000`: a sum as it is said, for a chip. */
export function saidMoney(paise: Paise): string {
  const amount = toRupees(paise)
  if (amount >= 1e7 && amount % 1e5 === 0) return `₹${amount / 1e7} crore`
  if (amount >= 1e5 && amount % 1e3 === 0) return `₹${amount / 1e5} lakh`
  return formatMoney(paise)
}

/** Says that the conversation was longer than what is read; empty where all of it was. */
export const unreadText = ({ unread }: Pick<Understanding, 'unread'>): string =>
  unread === 0
    ? ''
    : `This conversation is long: I read the newest ${formatNumber(READ_CHARS)} characters of it and left out your first ${unread === 1 ? 'message' : `${unread} messages`}. Please say again what still counts from there.`
