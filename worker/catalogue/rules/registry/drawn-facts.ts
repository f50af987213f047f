import type { ListingFact } from '../listing.ts'
import { mediaSpec } from './media.ts'

// Facts that a picture repeats: they follow the format in a variant, as in `unipole-water.unlit` and `half.in-hi`.

const LANGUAGES: Readonly<Record<string, string>> = {
  English: 'en',
  Hindi: 'hi',
  Marathi: 'mr',
  Konkani: 'kok',
  Telugu: 'te',
  Tamil: 'ta',
  Kannada: 'kn',
  Malayalam: 'ml',
  Gujarati: 'gu',
  Bengali: 'bn',
  Odia: 'or',
}
/** A language without lettering of its own. */
const OTHER_LANGUAGE = 'other'

/** Facts of a listing that a picture repeats, apart from its format. */
export interface DrawnFacts {
  /** Lighting of a face: from the front by default. */
  lighting?: 'unlit' | 'backlit' | undefined
  /** The number of a railway platform. */
  platform?: string | undefined
  /** The language of a page: a code, or `other`. */
  language?: string | undefined
}

/** Source of the facts. */
export interface Described {
  category: string
  title: string
  languages: readonly string[]
  specifications: readonly ListingFact[]
  custom: Readonly<Record<string, unknown>>
}

/** The facts of a listing that its picture repeats. */
export function drawnFacts({ category, title, languages, specifications, custom }: Described): DrawnFacts {
  const said = (label: string) => specifications.find((one) => one.label === label)?.value ?? ''
  const lighting = `${custom.Lighting ?? said('Lighting')}`
  const [, platform] = /\bplatform (\d{1,2})\b/i.exec(`${said('Position')} ${title}`) ?? []
  const [language] = languages
  const isRead = mediaSpec({ id: category, name: '' }).isReadInPictures
  return {
    ...(/^(non|not|un)[ -]?lit/i.test(lighting) && { lighting: 'unlit' }),
    ...(/^back[ -]?lit/i.test(lighting) && { lighting: 'backlit' }),
    ...(platform && { platform }),
    ...(language && isRead && { language: LANGUAGES[language] ?? OTHER_LANGUAGE }),
  }
}

/** The variant of a format with the facts of a listing, as it is kept and as an address has it. */
export function withFacts(format: string, { lighting, platform, language }: DrawnFacts): string {
  return [format, lighting, platform && `p${platform}`, language && `in-${language}`].filter(Boolean).join('.')
}

/** The format of a variant, without its facts. */
export const formatOf = (variant: string): string => variant.split('.')[0] ?? variant

const LIGHTINGS = ['unlit', 'backlit'] as const
const CODES = [...Object.values(LANGUAGES), OTHER_LANGUAGE]

/** The facts among the parts of an address, and the parts that are none. */
export function readFacts(parts: readonly string[]): { facts: DrawnFacts; rest: string[] } {
  const facts: DrawnFacts = {}
  const rest = parts.filter((part) => {
    const lighting = LIGHTINGS.find((one) => one === part)
    const [, platform] = /^p(\d{1,2})$/.exec(part) ?? []
    const language = CODES.find((code) => part === `in-${code}`)
    Object.assign(facts, lighting && { lighting }, platform && { platform }, language && { language })
    return !(lighting || platform || language)
  })
  return { facts, rest }
}
