import type { ChangedGstRates } from '../../../../worker/catalogue/rules/gst-rates.ts'
import { MEDIA } from '../../../../worker/catalogue/rules/registry/media.ts'
import { ASK_DAYS } from '../../../../worker/money/rules/documents/due-documents.ts'
import {
  CANCELLATION_KINDS,
  type CancellationBand,
} from '../../../../worker/organisations/rules/billing/cancellation.ts'
import { formatPercent } from '../../../../worker/organisations/rules/billing/dated-words.ts'
import type { RulesOfDay } from '../../../../worker/organisations/rules/billing/rules.ts'
import type { LiveList } from '../../../content/page.ts'
import { gstLines } from './gst-lines.ts'

/** Period in days before the start with one cancellation fee; `from` is the larger number, null without a bound. */
export interface KeptSpan {
  from: number | null
  to: number
  kept: number
}

/** Periods of the cancellation fees, the earliest first; together they cover every day. */
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

/** Rules by date as sentences: cancellation fees, payment terms, the fee of owners, and GST by medium. */
export function ruleLines(rules: RulesOfDay, rates: ChangedGstRates): Record<LiveList, string[]> {
  const [advance = 0, progress = 0, final = 0] = rules.milestones
  return {
    cancellation: CANCELLATION_KINDS.map((kind) => {
      const spans = keptSpans(rules.cancellation[kind]).map(spanText)
      return `${mediaOf(kind).join(', ')}: ${spans.join(', ')}.`
    }),
    milestones: [
      `${advance}% before the first day; asked for when the owner confirms.`,
      `${progress}% on the first day; asked for ${ASK_DAYS} days earlier.`,
      `${final}% by the tax invoice, after the display.`,
    ],
    fee: [`${formatPercent(rules.fee)} of media and set-up, before GST.`],
    gst: gstLines(rates),
  }
}
