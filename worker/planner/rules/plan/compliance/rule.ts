import type { MediaType } from '../../../../catalogue/rules/registry/media.ts'
import type { CivilDate } from '../../../../kernel/rules/dates.ts'
import type { ComplianceNote } from '../plan.ts'

/** Languages in which the desk answers. */

/**
 * A kind of goods or service that a law restricts. Word tables are in the form of `wholeWords` (conversation/text/word-table.ts);
 * `hindi` tables hold whole words in Devanagari.
 */
export interface Rule {
  /** `RERA`; part of the answer of the API. */
  code: string
  verdict: ComplianceNote['verdict']
  words: string
  hindi?: string
  /** The rule applies only if one of these phrases is in the message too. */
  needs?: string
  /** Phrases that contain the words and mean something else: `ginger beer`. */
  unless?: string
  /** Phrases anywhere in the message that make the words harmless: `toys`. */
  context?: string
  /** True when a restaurant or a hotel of that name may sell the thing: the planner then asks. */
  soldAtVenues?: boolean
  /** True when an authority certifies each advertisement before it runs. */
  needsCertificate?: true
  /** Media that the rule concerns; absent for all. */
  media?: readonly MediaType[]
  statute: string
  /** Text for the advertiser. A condition is one sentence. */
  en: string
  hi: string
  documents: readonly string[]
  /** The day on which a lawyer read the rule; null before that. */
  readOn: CivilDate | null
}
