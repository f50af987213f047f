import { type Span, spanOfMatch } from '../text/spans.ts'

/** A phrase about tax, and whether the sum next to it includes the tax. */
export interface GstPhrase {
  basis: 'inclusive' | 'exclusive'
  span: Span
}

const TAX = '(?:gst|taxes|tax|जीएसटी)'
const RATE = '(?:applicable |all |the |18 ?% ?|5 ?% ?|@ ?18 ?% ?)?'
const EXCLUSIVE = new RegExp(
  [
    `(?:\\+|\\bplus|\\bexcl(?:uding|usive|uded|udes)?\\.?(?: of)?|\\bex|\\bbefore|\\bwithout|\\bnet of|\\bpre|\\bminus|\\bno)[ -]?${RATE}${TAX}(?! (?:incl|included))`,
    `${TAX} (?:is |will be |to be |as |at )?(?:extra|alag|additional|exclusive|excluded|separate(?:ly)?|on top|over and above|not included|ke bina|chhodke)`,
    `${TAX} (?:ke )?(?:upar|alag) se`,
  ].join('|'),
  'g',
)
const INCLUSIVE = new RegExp(
  [
    `\\b(?:incl(?:uding|usive|uded|udes)?\\.?(?: of)?|with|after|post)[ -]?${RATE}${TAX}`,
    `${TAX} (?:is |are )?(?:incl(?:uded|usive|uding)?|ke saath|ke sath|samet|milake|mila ke|sahit|jodke)`,
    '\\ball[ -]?(?:in|inclusive|included)(?= *(?:$|[.,;)!]|budget|for\\b|per\\b))',
    '\\binclusive of everything',
  ].join('|'),
  'g',
)

/** Phrases on GST in order of text: "plus GST", "incl. taxes", "all-in". */
export function readGst(text: string): GstPhrase[] {
  const found = (pattern: RegExp, basis: GstPhrase['basis']): GstPhrase[] =>
    [...text.matchAll(pattern)].map((match) => ({ basis, span: spanOfMatch(match) }))
  const exclusive = found(EXCLUSIVE, 'exclusive')
  const inclusive = found(INCLUSIVE, 'inclusive')
  return [...exclusive, ...inclusive].sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end)
}
