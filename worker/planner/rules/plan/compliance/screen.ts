import { freeOf, type Span } from '../conversation/text/spans.ts'
import { anyOf, wholeWords } from '../conversation/text/word-table.ts'
import { readingOf } from './advertised.ts'
import { findBrands } from './find-brands.ts'
import type { Rule } from './rule.ts'
import { RULES } from './rules/all-rules.ts'

/** A rule that a message falls under. */
export interface Finding {
  rule: Rule
  /** The words that it was found by: `vodka`, `Royal Stag`. */
  said: string
}

/** Findings in one message. */
export interface Screening {
  /** The strictest first, each rule once. */
  findings: readonly Finding[]
  /** A word with two readings: the advertiser is asked which one is meant. */
  open: Finding | null
}

export const NOTHING_FOUND: Screening = { findings: [], open: null }

const hindiWords = (table: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])${anyOf(table.normalize('NFKC'))}(?![\\p{L}\\p{M}])`, 'gu')

const COMPILED = RULES.map((rule) => ({
  rule,
  latin: wholeWords(rule.words, 'g'),
  hindi: rule.hindi === undefined ? null : hindiWords(rule.hindi),
  needs: rule.needs === undefined ? null : eitherScript(rule.needs),
  unless: rule.unless === undefined ? null : wholeWords(rule.unless, 'g'),
  context: rule.context === undefined ? null : wholeWords(rule.context),
}))

/** A table of words of both scripts. */
function eitherScript(table: string): RegExp {
  const phrases = table.split(',').map((phrase) => phrase.trim())
  const isHindi = (phrase: string) => /\p{Script=Devanagari}/u.test(phrase)
  const latin = wholeWords(phrases.filter((phrase) => !isHindi(phrase)).join(','))
  const hindi = phrases.filter(isHindi).join(',')
  return hindi === '' ? latin : new RegExp(`${latin.source}|${anyOf(hindi.normalize('NFKC'))}`)
}

const STRICTNESS = { refused: 0, held: 1, conditions: 2 } as const
const HAS_DEVANAGARI = /\p{Script=Devanagari}/u

/** Finds restricted goods that a normalised message advertises. A word that is only mentioned is not found. */
export function screen(text: string): Screening {
  const isHindi = HAS_DEVANAGARI.test(text)
  const brands = findBrands(text)
  const found: Finding[] = [...brands.findings]
  let open = brands.open
  for (const { rule, latin, hindi, needs, unless, context } of COMPILED) {
    const hits = [...spansOf(text, latin), ...(hindi && isHindi ? spansOf(text, hindi) : [])]
    if (hits.length === 0 || context?.test(text) || (needs && !needs.test(text))) continue
    const isFree = freeOf(unless ? spansOf(text, unless) : [])
    const isCondition = rule.verdict === 'conditions'
    const options = { isCondition, soldAtVenues: rule.soldAtVenues ?? false }
    for (const hit of hits) {
      if (!isFree(hit)) continue
      const reading = readingOf(text, hit, options)
      const finding = { rule, said: text.slice(hit.start, hit.end) }
      if (reading === 'open') open ??= finding
      if (reading !== 'advertised') continue
      found.push(finding)
      break
    }
  }
  return { findings: inOrder(found), open }
}

function inOrder(found: readonly Finding[]): Finding[] {
  const byCode = new Map<string, Finding>()
  for (const finding of found) if (!byCode.has(finding.rule.code)) byCode.set(finding.rule.code, finding)
  return [...byCode.values()].sort((a, b) => STRICTNESS[a.rule.verdict] - STRICTNESS[b.rule.verdict])
}

const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }))

/** The rule that keeps a campaign from being planned, if there is one. */
export const refusalIn = ({ findings }: Screening): Finding | null =>
  findings.find(({ rule }) => rule.verdict !== 'conditions') ?? null
