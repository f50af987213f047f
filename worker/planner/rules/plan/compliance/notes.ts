import type { MediaType } from '../../../../catalogue/rules/registry/media.ts'
import type { Language } from '../language.ts'
import type { ComplianceNote } from '../plan.ts'
import type { ComplianceReading } from '../understanding.ts'
import type { Rule } from './rule.ts'
import { RULES } from './rules/all-rules.ts'
import { BRAND_RULES } from './rules/brands.ts'
import { PAID_POSTS } from './rules/trades.ts'
import { type Finding, refusalIn, type Screening } from './screen.ts'

const noteOf = ({ rule, said }: Finding, language: Language): ComplianceNote => ({
  code: rule.code,
  verdict: rule.verdict,
  statute: rule.statute,
  text: rule[language].replace('{brand}', () => said),
  documents: [...rule.documents],
})

/** Reason why a campaign is not planned, with its law; null for one that is. */
export function refusalText(screening: Screening, language: Language): string | null {
  const finding = refusalIn(screening)
  return finding && noteOf(finding, language).text
}

/** Legal notes and questions of an answer. */
export const complianceOf = (screening: Screening, language: Language): ComplianceReading => ({
  notes: notesOf(screening, language),
  question: screening.open && questionOf(screening.open, language),
  answers: screening.open ? [...ANSWERS[language]] : [],
  language,
})

/** The notes of the API: the refusals of a refused campaign, or all conditions of one that is planned. */
function notesOf({ findings }: Screening, language: Language): ComplianceNote[] {
  const refusals = findings.filter(({ rule }) => rule.verdict !== 'conditions')
  return (refusals.length > 0 ? refusals : findings).map((finding) => noteOf(finding, language))
}

const BY_CODE = new Map<string, Rule>(
  [...RULES, ...Object.values(BRAND_RULES), PAID_POSTS].map((rule) => [rule.code, rule]),
)

/** True when an authority has to certify the advertisement before it may run. */
export const needsCertificate = (notes: readonly ComplianceNote[]): boolean =>
  notes.some(({ code }) => BY_CODE.get(code)?.needsCertificate === true)

/** The notes of a plan: those that concern one of its media, and those that come with a medium. */
export function notesForMedia(
  notes: readonly ComplianceNote[],
  media: Iterable<MediaType>,
  language: Language,
): ComplianceNote[] {
  const used = new Set(media)
  const own = notes.filter(({ code }) => {
    const concerned = BY_CODE.get(code)?.media
    return concerned === undefined || concerned.some((medium) => used.has(medium))
  })
  const isPaid = PAID_POSTS.media?.some((medium) => used.has(medium)) ?? false
  return isPaid ? [...own, noteOf({ rule: PAID_POSTS, said: '' }, language)] : own
}

const MEANINGS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  LIQUOR: { en: 'is alcohol served or sold there', hi: 'क्या वहाँ शराब मिलती है' },
  SURROGATE_LIQUOR: { en: 'is it the drinks brand', hi: 'क्या यह पेय का ब्रांड है' },
  MONEY_GAMES: { en: 'do people play or bet for money there', hi: 'क्या वहाँ पैसे लगाकर खेला जाता है' },
}
const SOLD: Readonly<Record<Language, string>> = { en: 'is that what you sell', hi: 'क्या यही बेचा जाता है' }

/** The question of a word with two readings: is it a name, or the thing itself? */
const questionOf = ({ rule, said }: Finding, language: Language): string =>
  language === 'hi'
    ? `“${said}” केवल नाम है, या ${MEANINGS[rule.code]?.hi ?? SOLD.hi}?`
    : `Is “${said}” only a name, or ${MEANINGS[rule.code]?.en ?? SOLD.en}?`

/** Chips that answer the question. */
const ANSWERS: Readonly<Record<Language, readonly string[]>> = {
  en: ['It is only the name', 'Yes, that is sold'],
  hi: ['केवल नाम है', 'हाँ, बिकता है'],
}
