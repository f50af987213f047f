import * as files from './files.ts'
import type { Formats, FormRules } from './form-spec.ts'
import {
  DISCOVER_ONLY_CATEGORIES,
  type DiscoverOnlyCategory,
  isDiscoverOnly,
  isMediaType,
  MEDIA_TYPES,
  type MediaType,
} from './media.ts'
import type { PlanRules } from './plan-spec.ts'
import type { MediaWords } from './words-spec.ts'

// Tables of all media, made of their files. Only the Worker reads them: no page in the browser carries words and reach parameters.

/** Exports of a medium's file besides its `spec`. */
interface MediumFile extends CategoryFile {
  words: MediaWords
  plan: PlanRules
}
const MEDIA_FILES: Readonly<Record<MediaType, MediumFile>> = files

/** Exports of every file, a category's of discovery as well. */
interface CategoryFile {
  words: Pick<MediaWords, 'aliases'>
  form: FormRules
  formats: Formats
}
const FILES: Readonly<Record<MediaType | DiscoverOnlyCategory, CategoryFile>> = files

/** Fields that owners fill in for the listings of a category; the generic ones for a category made by staff. */
export const formRules = (category: string): FormRules =>
  isMediaType(category) || isDiscoverOnly(category) ? FILES[category].form : {}

/** Drawings of the formats of a category; none of one that staff made. */
export const formatsOf = (category: string): Formats =>
  isMediaType(category) || isDiscoverOnly(category) ? FILES[category].formats : {}

/** Spellings of each medium. */
export const WORDS = tableOf('words')

/** Rules by which the planner buys each medium. */
export const PLAN_RULES = tableOf('plan')

/** Media that an answer speaks of where the question names none. */
export const USUAL_MEDIA = usualMedia()

/** Every line of names for one thing, of all media. */
export const MEDIA_ALIASES = linesOf(({ words }) => words.aliases)

// @__NO_SIDE_EFFECTS__
function linesOf(of: (file: CategoryFile) => readonly string[]): readonly string[] {
  return [...MEDIA_TYPES, ...DISCOVER_ONLY_CATEGORIES].flatMap((id) => of(FILES[id]))
}

// @__NO_SIDE_EFFECTS__
function tableOf<Part extends keyof MediumFile>(part: Part) {
  const entries = MEDIA_TYPES.map((medium) => [medium, MEDIA_FILES[medium][part]])
  return Object.fromEntries(entries) as Readonly<Record<MediaType, MediumFile[Part]>>
}

// @__NO_SIDE_EFFECTS__
function usualMedia(): readonly MediaType[] {
  const ranked = MEDIA_TYPES.flatMap((medium) => {
    const rank = PLAN_RULES[medium].answerRank
    return rank === undefined ? [] : [{ medium, rank }]
  })
  return ranked.sort((a, b) => a.rank - b.rank).map(({ medium }) => medium)
}
