import { MEDIA } from '../../../../worker/catalogue/rules/registry/media.ts'
import { ASK_DAYS } from '../../../../worker/money/rules/papers/due-papers.ts'
import {
  CANCELLATION_KINDS,
  type CancellationBand,
} from '../../../../worker/organisations/rules/billing/cancellation.ts'
import { formatPercent } from '../../../../worker/organisations/rules/billing/dated-words.ts'
import type { RuleName, RulesOfDay } from '../../../../worker/organisations/rules/billing/rules.ts'
import type { LegalDocument, ShownDocument } from './document.ts'

/** Days before the start over which one percentage of the media is kept; `from` is the larger number, null without a bound. */
export interface KeptSpan {
  from: number | null
  to: number
  kept: number
}

/** Every number of days before the start, in spans, the earliest first. */
export function keptSpans(bands: readonly CancellationBand[]): KeptSpan[] {
  const spans = bands.map(({ days, kept }, at) => {
    const before = bands[at - 1]
    return { from: before ? before.days - 1 : null, to: days, kept }
  })
  const last = bands.at(-1)
  return last && last.days > 0 ? [...spans, { from: last.days - 1, to: 0, kept: 100 }] : spans
}

const daysText = ({ from, to }: KeptSpan) => {
  if (from === null) return `up to ${to} days before the first day`
  if (to === 0) return `from ${from} days before`
  return from === to ? `${to} days before` : `${from} to ${to} days before`
}

const keptText = (kept: number) => (kept === 0 ? 'nothing' : kept === 100 ? 'all of it' : `${kept}%`)

const spanText = (span: KeptSpan) => `${keptText(span.kept)} ${daysText(span)}`

const mediaOf = (kind: string) =>
  Object.values(MEDIA)
    .filter(({ terms }) => terms.cancellation === kind)
    .map(({ label }) => label)

/** A dated rule in words: what a booking costs when it is cancelled, when its parts are due, or what owners pay us. */
function ruleLines(name: RuleName, { cancellation, milestones, fee }: RulesOfDay): string[] {
  switch (name) {
    case 'cancellation':
      return CANCELLATION_KINDS.map((kind) => {
        const spans = keptSpans(cancellation[kind]).map(spanText)
        return `${mediaOf(kind).join(', ')}: ${spans.join(', ')}.`
      })
    case 'milestones': {
      const [advance = 0, progress = 0, final = 0] = milestones
      return [
        `${advance}% before the first day; asked for when the owner confirms.`,
        `${progress}% on the first day; asked for ${ASK_DAYS} days earlier.`,
        `${final}% by the tax invoice, after the display.`,
      ]
    }
    case 'fee':
      return [`${formatPercent(fee)} of media and set-up, before GST.`]
  }
}

/** A document with its dated rules in words. */
export const withRules = (document: LegalDocument, rules: RulesOfDay): ShownDocument => ({
  ...document,
  sections: document.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) =>
      typeof block === 'object' && 'rule' in block ? { list: ruleLines(block.rule, rules) } : block,
    ),
  })),
})
