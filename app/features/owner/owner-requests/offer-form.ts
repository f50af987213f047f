import * as v from 'valibot'
import type { CampaignLine } from '../../../../worker/booking/rules/campaigns/campaign.ts'
import type { Offer } from '../../../../worker/booking/rules/lines/offer.ts'
import type { Counter } from '../../../../worker/booking/rules/lines/owner-answer.ts'
import { addDays, type CivilDate, type DateSpan, daysIn, isCivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { toPaise, toRupees } from '../../../../worker/kernel/rules/money.ts'
import { badInput } from '../../../kit/mutation/refusal.ts'

/** Fields of the form for other days or another price, as texts. Sums are in rupees, before GST. */
export const OfferTexts = v.object({
  starts: v.string(),
  ends: v.string(),
  /** Chosen days of insertion; empty for a range. */
  days: v.array(v.string()),
  media: v.string(),
  setup: v.string(),
})
export type OfferTexts = v.InferOutput<typeof OfferTexts>

/** Initial values of the form: the request. */
export const offerTexts = ({
  starts,
  ends,
  days,
  media,
  setup,
}: Pick<CampaignLine, 'starts' | 'ends' | 'days' | 'media' | 'setup'>): OfferTexts => ({
  starts,
  ends,
  days: days ?? [],
  media: String(toRupees(media)),
  setup: String(toRupees(setup)),
})

/** Texts by field name. */
export const offerFields = ({ days, ...texts }: OfferTexts): Readonly<Record<string, string>> => ({
  ...texts,
  ...Object.fromEntries(days.map((day, i) => [`days.${i}`, day])),
})

/** Texts from fields by name. */
export const textsOfFields = (fields: Readonly<Record<string, string>>): OfferTexts => ({
  starts: fields.starts ?? '',
  ends: fields.ends ?? '',
  days: Object.keys(fields)
    .filter((name) => name.startsWith('days.'))
    .toSorted()
    .map((name) => fields[name] ?? ''),
  media: fields.media ?? '',
  setup: fields.setup ?? '',
})

/** Form with other days; chosen days of insertion keep their distance from the first. */
export function withSpan(texts: OfferTexts, { start, end }: DateSpan): OfferTexts {
  const [first] = texts.days
  if (first === undefined) return { ...texts, starts: start, ends: end }
  const days = texts.days.map((day) => addDays(start, daysIn({ start: first, end: day }) - 1))
  return { ...texts, days, starts: start, ends: days.at(-1) ?? end }
}

/** Form with a suggested offer. */
export const withOffer = (texts: OfferTexts, { starts, ends, days, media, setup }: Offer): OfferTexts => ({
  ...texts,
  starts,
  ends,
  days: days ?? [],
  media: String(toRupees(media)),
  setup: String(toRupees(setup)),
})

/** Days of the form for the query of free days; null while they are invalid. */
export function askedDays({
  starts,
  ends,
  days,
}: OfferTexts): { starts: string; ends: string } | { days: string } | null {
  const known = days.length > 0 ? days : [starts, ends]
  if (!known.every(isCivilDate)) return null
  return days.length > 0 ? { days: days.toSorted().join() } : { starts, ends }
}

/** Paise of a typed amount, `2,01,500` or `₹ 201500.50`; null for other text. */
export function paiseOf(text: string): number | null {
  const plain = text.replace(/[₹,\s]/g, '')
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? toPaise(Number(plain)) : null
}

const dayProblem = (day: string, today: CivilDate, missing: string) =>
  !isCivilDate(day) ? missing : day < today ? 'This day has passed' : null

/** Offer of the form. @throws DomainError bad_input, by field */
export function readOffer(
  texts: OfferTexts,
  line: Pick<CampaignLine, 'starts' | 'ends' | 'days' | 'media' | 'setup'>,
  today: CivilDate,
): Omit<Counter, 'version'> {
  const problems: Record<string, string> = {}
  const note = (name: string, problem: string | null) => {
    if (problem) problems[name] = problem
  }
  const isByDay = line.days !== null
  if (isByDay) {
    texts.days.forEach((day, i) => {
      note(`days.${i}`, texts.days.indexOf(day) < i ? 'Each day once' : dayProblem(day, today, 'Choose a day'))
    })
  } else {
    note('starts', dayProblem(texts.starts, today, 'Choose the first day'))
    note('ends', dayProblem(texts.ends, today, 'Choose the last day'))
    if (!problems.ends && texts.ends < texts.starts) note('ends', 'The last day is before the first')
  }
  const media = paiseOf(texts.media)
  const setup = paiseOf(texts.setup)
  if (media === null || media === 0) note('media', 'Enter the price in rupees, such as 2,01,500')
  if (setup === null) note('setup', 'Enter printing and mounting in rupees, or 0')
  if (Object.keys(problems).length > 0 || media === null || setup === null) throw badInput(problems)

  const days = isByDay ? texts.days.toSorted() : null
  const starts = days?.[0] ?? texts.starts
  const ends = days?.at(-1) ?? texts.ends
  const isSame =
    media === line.media &&
    setup === line.setup &&
    (isByDay ? days?.join() === line.days?.join() : starts === line.starts && ends === line.ends)
  if (isSame)
    throw badInput({ [isByDay ? 'days.0' : 'starts']: 'Change the days or the price: this equals the request' })
  return { starts, ends, days, media, setup }
}
