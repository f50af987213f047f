import type { ProofState } from '../../../booking/rules/lines/states.ts'
import type { Remedy } from '../../../booking/rules/proofs/proof.ts'
import type { Counted, ProofKind, Slot } from '../../../booking/rules/proofs/slots.ts'
import type { ProofRule } from '../../../catalogue/rules/registry/proof-rule.ts'
import { type RateUnit, UNITS } from '../../../catalogue/rules/registry/units.ts'
import { daysIn } from '../../../kernel/rules/dates.ts'
import { roundedRatio } from '../../../kernel/rules/money.ts'

// Delivered amount of a line, in the unit of its medium. Only proofs count: unproven parts and unanswered proofs do
// not.

/** Counted unit, singular and plural. */
export type CountNoun = readonly [one: string, many: string]

/** A line, as it was booked. */
export interface BookedLine {
  rule: ProofRule
  unit: RateUnit
  quantity: number
  insertions: number
  /** The proofs that it wants up to its last day, and those that it would want as it was booked. */
  slots: readonly Slot[]
  whole: readonly Slot[]
  /** True when all its proofs are closed. */
  areProofsClosed: boolean
}

/** A proof that was sent, as it counts. */
export interface CountedProof {
  slot: string
  status: ProofState
  figures: Partial<Record<Counted | 'shown' | 'promised', number>>
  remedy: Pick<Remedy, 'missing' | 'promised'> | null
}

export interface Delivered {
  noun: CountNoun
  ordered: number
  delivered: number
}

/** Kind of proof that counts delivery, by medium. Other kinds, such as one photo of a screen, only show it. */
const COUNTING: Readonly<Record<ProofRule, ProofKind>> = {
  photos: 'photo',
  fleet: 'photo',
  ground: 'photo',
  screen: 'log',
  cinema: 'log',
  broadcast: 'certificate',
  paper: 'tear_sheet',
  periodical: 'tear_sheet',
  reports: 'report',
  post: 'link',
  coverage: 'link',
}

const NOUNS: Readonly<Record<Counted, CountNoun>> = {
  plays: ['play', 'plays'],
  spots: ['spot aired', 'spots aired'],
  shows: ['show', 'shows'],
  impressions: ['impression', 'impressions'],
  clicks: ['click', 'clicks'],
  views: ['view', 'views'],
  people: ['person', 'people'],
}

type Measured = Pick<Slot, 'promised' | 'from' | 'until'>

interface Measure {
  noun: CountNoun
  /** Amount that one proof covers. */
  of: (slot: Measured) => number
}

/** Unit in which a line is counted: days when its listing has no number of plays. */
function measureOf({ rule, unit, quantity, insertions }: BookedLine, wanted: readonly Slot[]): Measure {
  const kind = COUNTING[rule]
  const count = Math.max(1, wanted.length)
  if (kind === 'tear_sheet') return { noun: ['insertion', 'insertions'], of: () => insertions / count }
  if (kind === 'link') return { noun: UNITS[unit].quantityNoun, of: () => (quantity * insertions) / count }
  const what = wanted[0]?.promised?.what
  if (what && wanted.every(({ promised }) => promised?.what === what)) {
    return { noun: NOUNS[what], of: ({ promised }) => promised?.count ?? 0 }
  }
  return { noun: ['day shown', 'days shown'], of: ({ from, until }) => daysIn({ start: from, end: until }) }
}

const isClosed = ({ status }: CountedProof) => status === 'accepted' || status === 'waived' || status === 'short'

/** Missing amount of a whole line, by the verdict; null without a verdict. */
const lossOf = ({ status, remedy }: CountedProof, total: number): number | null => {
  if (status !== 'short' || remedy?.missing == null || !remedy.promised) return null
  return roundedRatio([Math.round(total), remedy.missing], [remedy.promised])
}

/** Count in a log, report or sheet. */
const figureOf = ({ figures }: CountedProof, slot: Pick<Slot, 'promised'>): number | undefined =>
  slot.promised ? (figures[slot.promised.what] ?? figures.shown) : undefined

/** Amount shown by a closed proof, of its own part. A short one without a verdict or a count has shown nothing. */
function shownBy(proof: CountedProof, slot: Slot, total: number, of: Measure['of']): number {
  if (proof.status === 'short') return lossOf(proof, total) === null ? (figureOf(proof, slot) ?? 0) : of(slot)
  return figureOf(proof, slot) ?? of(slot)
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Settled lines whose proofs are of other slots than today's rule asks for: their counts, or else the whole. */
function shownOfOthers(proofs: readonly CountedProof[], total: number): number {
  const counted = proofs.flatMap(({ figures: { shown, promised } }) =>
    shown !== undefined && promised ? [{ shown, promised }] : [],
  )
  if (counted.length === 0) return total
  return (total * sum(counted.map(({ shown }) => shown))) / sum(counted.map(({ promised }) => promised))
}

/** Ordered and proven amounts of a line. The proven one may be larger. */
export function deliveredOf(line: BookedLine, proofs: readonly CountedProof[]): Delivered {
  const kind = COUNTING[line.rule]
  const counting = (slots: readonly Slot[]) => slots.filter((slot) => slot.kind === kind)
  const whole = counting(line.whole)
  const measure = measureOf(line, whole)
  const amountOf = (slots: readonly Slot[]) => sum(slots.map(measure.of))
  const total = amountOf(counting(line.slots))
  const closed = proofs.filter(isClosed)
  const own = counting(line.slots).flatMap((slot) => {
    const proof = closed.find((one) => one.slot === slot.slot)
    return proof ? [shownBy(proof, slot, total, measure.of)] : []
  })
  const others = closed.filter(({ slot }) => line.slots.every((one) => one.slot !== slot))
  const isOfOthers = own.length === 0 && line.areProofsClosed && others.length > 0
  const hasCounts = isOfOthers && others.some(({ figures }) => figures.shown !== undefined && figures.promised)
  const losses = hasCounts ? [] : closed.map((proof) => lossOf(proof, total) ?? 0)
  const shown = (isOfOthers ? shownOfOthers(others, total) : sum(own)) - sum(losses)
  return {
    noun: measure.noun,
    ordered: Math.round(amountOf(whole)),
    delivered: Math.max(0, Math.round(shown)),
  }
}
