import { chipName } from '../../catalogue/registry/names.ts'
import { formatLongDate } from '../../dates.ts'
import { formatMoney } from '../../money.ts'
import { list } from '../../text/list.ts'
import type { Change } from '../answer.ts'
import type { Brief } from '../brief.ts'

/** A part of the brief in words; null where nothing was said of it. */
const SLOTS: Readonly<Record<string, (brief: Brief) => string | null>> = {
  budget: ({ budget }) =>
    budget &&
    `${budget.min !== null && budget.min !== budget.amount ? `${formatMoney(budget.min)} to ` : ''}${formatMoney(budget.amount)}`,
  gst: ({ budget }) => budget && (budget.gst === 'inclusive' ? 'inside the budget' : 'on top of the budget'),
  cities: ({ geoScope, cities }) => (geoScope === 'pan_india' ? 'all of India' : named(cities)),
  areas: ({ areas }) => named(areas.map(({ area }) => area)),
  dates: ({ startDate, endDate }) =>
    startDate && endDate ? `${formatLongDate(startDate)} to ${formatLongDate(endDate)}` : null,
  media: ({ channels }) => named(channels.map(chipName)),
  'media left out': ({ excludedChannels }) => named(excludedChannels.map(chipName)),
  formats: ({ formats }) => named(formats.map(({ format }) => wordsOf(format))),
  'formats left out': ({ excludedFormats }) => named(excludedFormats.map(({ format }) => wordsOf(format))),
  'more weight': ({ favouredFormats }) => named(favouredFormats.map(({ format }) => wordsOf(format))),
  numbers: ({ counts }) => named(counts.map(countText)),
  'limit for each city': ({ perCityCap }) => (perCityCap === null ? null : formatMoney(perCityCap)),
  'money by city': ({ cityMoney }) => named(cityMoney.map(({ city, most }) => `${city} ${formatMoney(most)}`)),
  'money by medium': ({ split }) =>
    named(Object.entries(split).map(([medium, percent]) => `${wordsOf(medium)} ${percent}%`)),
  goal: ({ objective }) => objective,
  audience: ({ audience }) => audience,
  product: ({ product }) => product,
  languages: ({ languages }) => named(languages),
  'times met': ({ frequencyGoal }) => (frequencyGoal === null ? null : `at least ${frequencyGoal}`),
  aim: ({ emphasis }) => (emphasis === 'reach' ? 'many people' : 'the same people more often'),
}

const named = (words: readonly string[]): string | null => (words.length > 0 ? list(words) : null)
/** `evening_drive` as it is said. */
const wordsOf = (key: string) => key.replaceAll(/[_-]/g, ' ')

function countText({ channel, format, least, most }: Brief['counts'][number]): string {
  const what = format ? wordsOf(format) : channel ? chipName(channel) : 'lines'
  if (least === most) return `${least} ${what}`
  if (least === null) return `at most ${most} ${what}`
  return most === null ? `at least ${least} ${what}` : `${least} to ${most} ${what}`
}

/** What differs between two briefs, slot by slot. */
export function changesBetween(before: Brief, after: Brief): Change[] {
  return Object.entries(SLOTS).flatMap(([slot, said]) => {
    const [was, is] = [said(before), said(after)]
    return was === is ? [] : [{ slot, before: was, after: is }]
  })
}
