import type { CampaignLine } from '../../../booking/rules/campaigns/campaign.ts'
import type { CivilDate } from '../../../kernel/rules/dates.ts'
import { type Paise, wholeRupees } from '../../../kernel/rules/money.ts'
import {
  BOOKED,
  creditsOf,
  grossByLine,
  invoicesOf,
  type MoneyFacts,
  notInvoiced,
  payableTo,
  receivedBy,
  sharesOf,
} from './money.ts'
import { milestonesByOwner } from './owner-milestones.ts'

// The money of a campaign, in the five sums that every page and paper shows.

/**
 * Sums of one owner of a campaign, of a campaign or of several, GST included:
 * ordered = credited + unconfirmed + paid + due + later − overpaid.
 */
export interface MoneySums {
  /** Requested or booked lines at their whole price, and charges for cancelled ones. */
  ordered: Paise
  /** Lines that no owner has confirmed yet. */
  unconfirmed: Paise
  /** Money received less refunds, and the tax withheld from it (TDS). */
  paid: Paise
  /** Open parts of milestones whose day is today or over. */
  due: Paise
  /** The other open parts: due on a later day, or once there is an invoice. */
  later: Paise
  /** Credits to booked lines for what was not shown. */
  credited: Paise
  /** Paid above the payable sum: the money in it is to be refunded. */
  overpaid: Paise
  /** Earliest due date; null when nothing is due. */
  dueSince: CivilDate | null
}

/** States of lines that wait for an answer. */
const WAITING: readonly CampaignLine['status'][] = ['held', 'requested', 'countered']

export const NO_MONEY: MoneySums = {
  ...{ ordered: 0, unconfirmed: 0, paid: 0, due: 0, later: 0, credited: 0, overpaid: 0, dueSince: null },
}

const sumOf = (amounts: readonly Paise[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** Sum of several sums. Nothing is netted: a refund due from one owner pays for nothing of another. */
export const addSums = (all: readonly MoneySums[]): MoneySums => {
  const total = (key: Exclude<keyof MoneySums, 'dueSince'>) => sumOf(all.map((sums) => sums[key]))
  return {
    ...{ ordered: total('ordered'), unconfirmed: total('unconfirmed'), paid: total('paid'), due: total('due') },
    ...{ later: total('later'), credited: total('credited'), overpaid: total('overpaid') },
    dueSince: all.flatMap(({ dueSince }) => dueSince ?? []).toSorted()[0] ?? null,
  }
}

/** The sum taken off the booked lines of an owner: by credit notes where they are invoiced, at once otherwise. */
function creditedOf(money: MoneyFacts, owner: string): Paise {
  const invoiced = grossByLine(invoicesOf(money, owner))
  const noted = grossByLine(creditsOf(money, owner))
  const booked = money.lines.filter(({ ownerId, status }) => ownerId === owner && BOOKED.includes(status))
  return sumOf(
    booked.map(({ id, total, refund }) => {
      const billed = invoiced.get(id)
      return billed === undefined ? refund : total - billed + (noted.get(id) ?? 0)
    }),
  )
}

/** The sum that waits for an answer of an owner, rounded to the rupee together with the booked sum that is not invoiced. */
function unconfirmedOf(money: MoneyFacts, owner: string): Paise {
  const rest = sumOf(notInvoiced(money, owner).map(({ total, refund }) => total - refund))
  const waiting = money.lines.filter(({ ownerId, status }) => ownerId === owner && WAITING.includes(status))
  return wholeRupees(rest + sumOf(waiting.map(({ total }) => total))) - wholeRupees(rest)
}

/** Owners of lines, documents or payments, in the order of the lines. */
const ownersIn = ({ lines, documents, payments }: MoneyFacts): string[] => [
  ...new Set([...lines, ...documents, ...payments].flatMap(({ ownerId }) => ownerId ?? [])),
]

/** The sums of each owner of a campaign; an owner with nothing ordered and nothing paid has none. */
export function ownerSums(money: MoneyFacts, today: CivilDate): Map<string, MoneySums> {
  const milestones = milestonesByOwner(money.percents, sharesOf(money), (owner) => receivedBy(money, owner))
  return new Map(
    ownersIn(money).flatMap((owner): [string, MoneySums][] => {
      const open = (milestones.get(owner) ?? []).filter(({ amount, received }) => amount > received)
      const now = open.flatMap(({ due, amount, received }) =>
        due !== null && due <= today ? [{ due, open: amount - received }] : [],
      )
      const due = sumOf(now.map((one) => one.open))
      const later = sumOf(open.map(({ amount, received }) => amount - received)) - due
      const [payable, paid] = [payableTo(money, owner), receivedBy(money, owner)]
      const [credited, unconfirmed] = [creditedOf(money, owner), unconfirmedOf(money, owner)]
      const ordered = payable + credited + unconfirmed
      if (ordered === 0 && paid === 0) return []
      const overpaid = Math.max(0, paid - payable)
      const dueSince = now.map((one) => one.due).toSorted()[0] ?? null
      return [[owner, { ordered, unconfirmed, paid, due, later, credited, overpaid, dueSince }]]
    }),
  )
}

/** The sums of a campaign. */
export const campaignSums = (money: MoneyFacts, today: CivilDate): MoneySums =>
  addSums([...ownerSums(money, today).values()])

/** A sum with its label, the same on every page and paper. */
export interface SumFigure {
  key: Exclude<keyof MoneySums, 'dueSince'>
  label: string
  amount: Paise
}

/** The five sums, and the two that are shown only where they are not zero, in their order. */
export function sumFigures(sums: MoneySums): SumFigure[] {
  const rare = (key: 'credited' | 'overpaid', label: string) =>
    sums[key] === 0 ? [] : [{ key, label, amount: sums[key] }]
  return [
    { key: 'ordered', label: 'Ordered', amount: sums.ordered },
    ...rare('credited', 'Credited'),
    { key: 'unconfirmed', label: 'Not confirmed yet', amount: sums.unconfirmed },
    { key: 'paid', label: 'Paid', amount: sums.paid },
    ...rare('overpaid', 'Overpaid'),
    { key: 'due', label: 'Due now', amount: sums.due },
    { key: 'later', label: 'Later', amount: sums.later },
  ]
}
