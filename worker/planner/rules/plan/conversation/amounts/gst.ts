import { type Span, spanOfMatch, textAfter, textBefore } from '../text/spans.ts'

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

/** A question about tax does not change the budget: "is GST extra?", "kya GST alag hai?". */
const ASKED_BEFORE =
  /(?:^|[.,;!?]\s*)(?:is|are|will|does|do|so|and|kya|aur kya|whether|if|what if)\s+(?:the\s+|this\s+|that\s+)?(?:[\p{L}]+\s+){0,3}$/u
const ASKED_AFTER = /^[^.,;!]{0,30}\?|^\s*(?:or (?:not|inclusive|included|extra|exclusive)|hai kya|hoga kya|hai ya)/

const isAsked = (text: string, { start, end }: Span) =>
  ASKED_AFTER.test(textAfter(text, end)) ||
  (ASKED_BEFORE.test(textBefore(text, start)) && /^[^.;!]{0,60}\?/.test(textAfter(text, end)))

/** Phrases on GST in order of text: "plus GST", "incl. taxes", "all-in". */
export function readGst(text: string): GstPhrase[] {
  const found = (pattern: RegExp, basis: GstPhrase['basis']): GstPhrase[] =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const span = spanOfMatch(match)
      return isAsked(text, span) ? [] : [{ basis, span }]
    })
  const exclusive = found(EXCLUSIVE, 'exclusive')
  const inclusive = found(INCLUSIVE, 'inclusive')
  return [...exclusive, ...inclusive].sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end)
}
