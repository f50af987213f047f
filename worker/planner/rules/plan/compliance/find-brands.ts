import { anyOf, wholeWords } from '../conversation/text/word-table.ts'
import { readingOf } from './advertised.ts'
import { BRAND_RULES, BRANDS, type BrandOf, SHARED, SURROGATES } from './rules/brands.ts'
import type { Finding } from './screen.ts'

const BRAND_KINDS = Object.keys(BRANDS) as BrandOf[]
const KNOWN = BRAND_KINDS.map((kind) => ({ kind, pattern: wholeWords(BRANDS[kind], 'g') }))
/** A shared name counts directly before its product: `Kingfisher packaged drinking water`. */
const WITH_PRODUCT = (['liquor', 'tobacco', 'betting'] as const).map((kind) => ({
  kind,
  pattern: new RegExp(
    `\\b${anyOf(SHARED[kind])}(?:'s)?(?:\\s+(?:no\\.? ?1|premium|strong|gold|ultra|blu|brand|pan|ki|ka|ke|new|original))?[\\s-]+${anyOf(SURROGATES[kind])}(?!\\w)`,
    'g',
  ),
}))
/** Names that are mostly the drinks: alone, they are asked about. */
const ASKED =
  /\b(?:kingfisher|bagpiper|haywards|bira|black label)(?=\s+(?:brand|campaign|ads?|launch|premium|promotion)\b|\s*[,.]|$)/

/** Brands of restricted products in a normalised message. */
export function findBrands(text: string): { findings: Finding[]; open: Finding | null } {
  const findings: Finding[] = []
  for (const { kind, pattern } of [...KNOWN, ...WITH_PRODUCT]) {
    for (const match of text.matchAll(pattern)) {
      const hit = { start: match.index, end: match.index + match[0].length }
      if (readingOf(text, hit, { isBrand: true }) !== 'advertised') continue
      findings.push({ rule: BRAND_RULES[kind], said: nameOf(match[0], kind) })
      break
    }
  }
  const asked = findings.length === 0 ? ASKED.exec(text) : null
  return { findings, open: asked ? { rule: BRAND_RULES.liquor, said: capitals(asked[0]) } : null }
}

const SHARED_NAMES = new Map<BrandOf, RegExp>(
  WITH_PRODUCT.map(({ kind }) => [kind, new RegExp(`^${anyOf(SHARED[kind])}`)]),
)

/** The brand as it is written, without its product. */
const nameOf = (said: string, kind: BrandOf): string => capitals(SHARED_NAMES.get(kind)?.exec(said)?.[0] ?? said)

const capitals = (words: string) => words.replace(/(?<![\p{L}\d'’])\p{L}/gu, (letter) => letter.toUpperCase())
