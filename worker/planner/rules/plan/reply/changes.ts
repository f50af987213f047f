import { MEDIA_TYPES } from '../../../../catalogue/rules/registry/media.ts'
import { formatMoney } from '../../../../kernel/rules/money.ts'
import type { Brief, FormatWish } from '../brief.ts'
import { formatName } from '../formats.ts'
import type { Language } from '../language.ts'
import { NAMES } from '../names.ts'
import { PARTS, type Part, type PartChange, SENTENCES } from './sentences/sentences.ts'
import { datesText } from './wording.ts'

/** A part of the brief in words; null while it is open. */
const SAID: Readonly<Record<Part, (brief: Brief, language: Language) => string | null>> = {
  budget: ({ budget }, language) => {
    if (!budget) return null
    const { amount, min } = budget
    const isRange = min !== null && min !== amount
    return isRange ? SENTENCES[language].range(formatMoney(min), formatMoney(amount)) : formatMoney(amount)
  },
  gst: ({ budget }, language) => budget && SENTENCES[language][budget.gst === 'inclusive' ? 'gstInside' : 'gstOnTop'],
  cities: ({ geoScope, cities }, language) =>
    geoScope === 'pan_india' ? SENTENCES[language].allIndia : named(cities.map(NAMES[language].place), language),
  areas: ({ areas }, language) =>
    named(
      areas.map(({ area }) => area),
      language,
    ),
  dates: datesText,
  media: ({ channels }, language) => named(channels.map(NAMES[language].medium), language),
  'media left out': ({ excludedChannels }, language) => named(excludedChannels.map(NAMES[language].medium), language),
  formats: ({ formats }, language) => named(formats.map(bareName), language),
  'formats left out': ({ excludedFormats }, language) => named(excludedFormats.map(bareName), language),
  'more weight': ({ favouredFormats }, language) => named(favouredFormats.map(bareName), language),
  numbers: ({ counts }, language) =>
    named(
      counts.map((count) => countText(count, language)),
      language,
    ),
  'limit for each city': ({ perCityCap }) => (perCityCap === null ? null : formatMoney(perCityCap)),
  'money by city': ({ cityMoney, budget }, language) =>
    named(
      cityMoney.map(({ city, least, most }) => {
        const name = NAMES[language].place(city)
        if (least > 0 && most >= (budget?.amount ?? 0)) return SENTENCES[language].atLeast(name, formatMoney(least))
        return least === 0 ? SENTENCES[language].atMost(name, formatMoney(most)) : `${name} ${formatMoney(most)}`
      }),
      language,
    ),
  'money by medium': ({ split, mediumLeast }, language) => {
    const isWhole = Object.values(split).reduce((sum, percent) => sum + percent, 0) >= 99
    return named(
      MEDIA_TYPES.flatMap((medium) => {
        const [most, least, name] = [split[medium], mediumLeast[medium], NAMES[language].medium(medium)]
        if (most !== undefined) {
          return [isWhole || most === least ? `${name} ${most}%` : SENTENCES[language].atMost(name, `${most}%`)]
        }
        return least === undefined ? [] : [SENTENCES[language].atLeast(name, `${least}%`)]
      }),
      language,
    )
  },
  goal: ({ objective }, language) => (objective === null ? null : SENTENCES[language].objective(objective)),
  audience: ({ audience }) => audience,
  product: ({ product }) => product,
  languages: ({ languages }, language) => named(languages, language),
  'times met': ({ frequencyGoal }, language) =>
    frequencyGoal === null ? null : SENTENCES[language].timesMet(frequencyGoal),
  aim: ({ emphasis }, language) => SENTENCES[language].aims[emphasis],
}

/** `late night`, without the article that a sentence needs. */
const bareName = (wish: FormatWish): string => formatName(wish).replace(/^the /, '')

const named = (words: readonly string[], language: Language): string | null =>
  words.length > 0 ? NAMES[language].list([...new Set(words)]) : null

function countText({ channel, format, least, most }: Brief['counts'][number], language: Language): string {
  const isFormat = channel !== null && format !== null
  const medium = channel === null ? SENTENCES[language].lines : NAMES[language].medium(channel)
  return SENTENCES[language].count(least, most, isFormat ? bareName({ channel, format }) : medium)
}

/** Differences of two briefs, part by part, in the words of a language. */
export function changesBetween(before: Brief, after: Brief, language: Language): PartChange[] {
  return PARTS.flatMap((slot) => {
    const [was, is] = [SAID[slot](before, language), SAID[slot](after, language)]
    return was === is ? [] : [{ slot, before: was, after: is }]
  })
}
