import type { Campaign, CampaignLine } from '../../../booking/rules/campaigns/campaign.ts'
import type { ProofState } from '../../../booking/rules/lines/states.ts'
import type { Remedy } from '../../../booking/rules/proofs/proof.ts'
import type { Slot } from '../../../booking/rules/proofs/slots.ts'
import { mediaSpec } from '../../../catalogue/rules/registry/media.ts'
import type { CivilDate } from '../../../kernel/rules/dates.ts'
import { groupBy } from '../../../kernel/rules/group-by.ts'
import type { Paise } from '../../../kernel/rules/money.ts'
import type { MoneySums } from '../documents/campaign-sums.ts'
import { splitGross } from '../documents/split-gross.ts'
import { achievedCpm, measuredLines, plannedCpm } from './cpm.ts'
import { type CountedProof, type CountNoun, deliveredOf } from './delivered.ts'
import { type AudienceFacts, type Showings, showingsOf } from './showings.ts'

// Report of a campaign: its order, proven delivery and cost. Every total is the sum of its parts, and none is guessed:
// an unknown figure has a reason.

/** A proof in a report. */
interface ReportProof {
  ref: string
  label: string
  status: ProofState
  due: CivilDate
}

/** Money of a line or of several. */
export interface ReportMoney {
  media: Paise
  setup: Paise
  /** Before GST: media and setup. */
  net: Paise
  gst: Paise
  /** With GST. */
  total: Paise
  /** Deducted from the total for what was not shown. */
  credited: Paise
}

export interface ReportLine extends ReportMoney {
  id: string
  ref: string
  title: string
  /** Id of the category, and its label. */
  category: string
  medium: string
  city: string
  owner: string
  starts: CivilDate
  ends: CivilDate
  status: CampaignLine['status']
  /** `waiting` is not confirmed yet; the money of a `cancelled` line is the cancellation charge alone. */
  state: 'shown' | 'waiting' | 'cancelled'
  /** Days at no charge in the place of some that did not run. */
  isMakeGood: boolean
  noun: CountNoun
  ordered: number
  delivered: number
  /** Share of the ordered amount, 0 and more; null when nothing was confirmed. */
  share: number | null
  /** Estimated showings of the ordered amount. */
  showings: Showings
  proofs: ReportProof[]
  wanted: number
  sac: string
  gstBp: number
  cgst: Paise
  sgst: Paise
  igst: Paise
}

/** Lines of one medium or one city. */
export interface ReportPart extends ReportMoney {
  id: string
  name: string
  lines: number
  /** Delivered, by media value: 0 to 1; null where nothing was confirmed. */
  share: number | null
  /** Estimated showings of the order, and the number of lines with an estimate; null when none has one. */
  showings: number | null
  measured: number
}

/** A figure with a note; or the reason why it is unknown. */
export type Measure = { value: number; note: string } | { value: null; note: string }

/** Value and tax of one services accounting code at one rate. */
interface ReportTax {
  sac: string
  gstBp: number
  taxable: Paise
  cgst: Paise
  sgst: Paise
  igst: Paise
}

export interface CampaignReport {
  campaign: Pick<Campaign, 'id' | 'ref' | 'name' | 'starts' | 'ends' | 'status'> & { client: string }
  lines: ReportLine[]
  money: ReportMoney
  /** Paid and due sums of it. */
  sums: MoneySums
  media: ReportPart[]
  cities: ReportPart[]
  taxes: ReportTax[]
  /** Delivered, by media value: 0 to 1; null where nothing was confirmed. */
  share: number | null
  proofs: { wanted: number; due: number; accepted: number; toAnswer: number; disputed: number; missing: number }
  showings: Measure
  /** Cost of a thousand showings, paise. */
  cpm: { planned: Measure; achieved: Measure }
  /** Impressions reported by staff; null without a report. */
  reported: { impressions: number; at: number } | null
  /** True once a line has run. */
  hasBegun: boolean
  /** True when it is over and everything is proven. */
  isClosed: boolean
  /** Instant at which it was read, ms. */
  madeAt: number
}

/** Proofs of a line, and the slots that it needs. */
export interface LineProofs {
  slots: readonly Slot[]
  whole: readonly Slot[]
  proofs: readonly (CountedProof & ReportProof & { remedy: Remedy | null })[]
}

interface ReportInput extends Pick<CampaignReport, 'campaign' | 'sums' | 'reported' | 'madeAt'> {
  lines: readonly CampaignLine[]
  /** Labels of categories, by id. */
  categories: ReadonlyMap<string, string>
  /** By line. */
  proofs: ReadonlyMap<string, LineProofs>
  facts: ReadonlyMap<string, AudienceFacts>
  /** As the page of the proofs counts them. */
  counts: Omit<CampaignReport['proofs'], 'wanted'>
  today: CivilDate
}

const SHOWN_STATES: readonly CampaignLine['status'][] = ['confirmed', 'live', 'ended', 'stopped', 'settled']
const WAITING_STATES: readonly CampaignLine['status'][] = ['held', 'requested', 'countered']

const stateOf = ({ status }: CampaignLine): ReportLine['state'] | null =>
  SHOWN_STATES.includes(status)
    ? 'shown'
    : WAITING_STATES.includes(status)
      ? 'waiting'
      : status === 'cancelled'
        ? 'cancelled'
        : null

/** True when no further step of a proof is open. */
const isClosed = ({ status, remedy }: { status: ProofState; remedy: Remedy | null }) =>
  status === 'accepted' ||
  status === 'waived' ||
  (status === 'short' && (remedy?.kind === 'credit' || remedy?.answer != null))

const NO_PROOFS: LineProofs = { slots: [], whole: [], proofs: [] }

const areProofsClosed = ({ status }: CampaignLine, { slots, proofs }: LineProofs) =>
  status === 'settled' || (status === 'stopped' && proofs.filter(isClosed).length >= slots.length)

/** Money and tax of a line as it was ordered. */
const orderOf = ({ media, setup, cgst, sgst, igst, total, refund }: CampaignLine) => ({
  ...{ media, setup, net: media + setup, cgst, sgst, igst, gst: cgst + sgst + igst, total, credited: refund },
})

/** Cost of a cancelled line: the sum charged for its cancellation. */
function chargeOf({ total, refund, gstBp, placeState, supplierState }: CampaignLine) {
  const { taxable, cgst, sgst, igst } = splitGross(total - refund, gstBp, placeState === supplierState)
  const gst = cgst + sgst + igst
  return { media: taxable, setup: 0, net: taxable, cgst, sgst, igst, gst, total: total - refund, credited: 0 }
}

function toLine(line: CampaignLine, state: ReportLine['state'], makeGoods: ReadonlySet<string>, input: ReportInput) {
  const { snapshot, quantity, insertions, unit } = line
  const own = input.proofs.get(line.id) ?? NO_PROOFS
  const facts = input.facts.get(line.id) ?? null
  const spec = mediaSpec({ id: snapshot.category, name: input.categories.get(snapshot.category) ?? snapshot.category })
  const areClosed = areProofsClosed(line, own)
  const counted = deliveredOf(
    {
      rule: spec.terms.proof,
      unit,
      quantity,
      insertions,
      slots: own.slots,
      whole: own.whole,
      areProofsClosed: areClosed,
    },
    own.proofs,
  )
  return {
    ...{ id: line.id, ref: line.ref, title: snapshot.title, owner: snapshot.owner },
    ...{ category: snapshot.category, medium: spec.label, city: facts?.city ?? snapshot.place },
    ...{ starts: line.starts, ends: line.ends, status: line.status, state },
    isMakeGood: makeGoods.has(line.id),
    ...counted,
    share: state === 'shown' && counted.ordered > 0 ? counted.delivered / counted.ordered : null,
    showings: showingsOf({ ...line, minQuantity: snapshot.minimum.minQuantity }, facts),
    proofs: own.proofs.map(({ ref, label, status, due }) => ({ ref, label, status, due })),
    wanted: areClosed ? own.proofs.length : own.slots.length,
    ...{ sac: line.sac, gstBp: line.gstBp, ...(state === 'cancelled' ? chargeOf(line) : orderOf(line)) },
  } satisfies ReportLine
}

const MONEY = ['media', 'setup', 'net', 'gst', 'total', 'credited'] as const

function moneyOf(lines: readonly ReportMoney[]): ReportMoney {
  const sums = { media: 0, setup: 0, net: 0, gst: 0, total: 0, credited: 0 }
  for (const line of lines) for (const key of MONEY) sums[key] += line[key]
  return sums
}

/** Delivered share by media value. A line that ran longer than ordered makes up for no other. */
function shareOf(lines: readonly ReportLine[]): number | null {
  const paid = lines.filter(({ share, media }) => share !== null && media > 0)
  const media = paid.reduce((sum, line) => sum + line.media, 0)
  if (media === 0) return null
  return paid.reduce((sum, line) => sum + line.media * Math.min(1, line.share ?? 0), 0) / media
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Lines by medium or city. Charges for cancelled ones are a separate part, the last. */
function partsOf(lines: readonly ReportLine[], key: 'category' | 'city', name: 'medium' | 'city'): ReportPart[] {
  const charged = lines.filter(({ state, total }) => state === 'cancelled' && total > 0)
  const charges: ReportPart = {
    ...{ id: 'cancelled', name: 'Cancellation charges', lines: charged.length, ...moneyOf(charged) },
    ...{ share: null, showings: null, measured: 0 },
  }
  const ordered = lines.filter(({ state }) => state !== 'cancelled')
  const parts = [...groupBy(ordered, (line) => line[key])]
    .map(([id, own]) => {
      const measured = measuredLines(own)
      return {
        ...{ id, name: own[0]?.[name] ?? id, lines: own.length, ...moneyOf(own), share: shareOf(own) },
        showings: measured.length === 0 ? null : sum(measured.map(({ count }) => count)),
        measured: measured.length,
      }
    })
    .toSorted((a, b) => b.net - a.net || (a.name < b.name ? -1 : 1))
  return charged.length === 0 ? parts : [...parts, charges]
}

function taxesOf(lines: readonly ReportLine[]): ReportTax[] {
  const taxed = lines.filter(({ total }) => total > 0)
  return [...groupBy(taxed, ({ sac, gstBp }) => `${sac} ${gstBp}`).values()]
    .flatMap((own) => {
      const [first] = own
      if (!first) return []
      const of = (key: 'net' | 'cgst' | 'sgst' | 'igst') => sum(own.map((line) => line[key]))
      const { sac, gstBp } = first
      return [{ sac, gstBp, taxable: of('net'), cgst: of('cgst'), sgst: of('sgst'), igst: of('igst') }]
    })
    .toSorted((a, b) => b.taxable - a.taxable || (a.sac < b.sac ? -1 : 1))
}

/** The report of a campaign that was approved. */
export function reportOf(input: ReportInput): CampaignReport {
  const { campaign, sums, reported, madeAt, counts, today } = input
  const all = [...input.proofs.values()].flatMap(({ proofs }) => proofs)
  const makeGoods = new Set(all.flatMap(({ remedy }) => (remedy?.line ? [remedy.line] : [])))
  const lines = input.lines.flatMap((line) => {
    const state = stateOf(line)
    return state === null ? [] : [toLine(line, state, makeGoods, input)]
  })
  const isOver = campaign.status === 'completed' || campaign.status === 'cancelled'
  const shown = input.lines.filter(({ status }) => SHOWN_STATES.includes(status))
  const { showings, planned } = plannedCpm(lines)
  return {
    ...{ campaign, sums, reported, madeAt, lines, money: moneyOf(lines) },
    media: partsOf(lines, 'category', 'medium'),
    cities: partsOf(lines, 'city', 'city'),
    taxes: taxesOf(lines),
    share: shareOf(lines),
    proofs: { wanted: sum(lines.map(({ wanted }) => wanted)), ...counts },
    showings,
    cpm: { planned, achieved: achievedCpm(lines, reported) },
    hasBegun: shown.some(({ starts }) => starts <= today),
    isClosed: isOver && shown.every((line) => areProofsClosed(line, input.proofs.get(line.id) ?? NO_PROOFS)),
  }
}
