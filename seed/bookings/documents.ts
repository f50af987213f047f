import type { milestones } from '../../worker/booking/milestones.table.ts'
import { MILESTONE_KINDS } from '../../worker/booking/rules/milestone.ts'
import { CHANNELS, type Channel } from '../../worker/catalogue/rules/registry/spec.ts'
import { DEMO_ACCOUNTS } from '../../worker/identity/rules/demo.ts'
import { addDays, type CivilDate, civilDate } from '../../worker/kernel/rules/dates.ts'
import { wholeRupees } from '../../worker/kernel/rules/money.ts'
import { milestonesOf } from '../../worker/money/rules/documents/milestones.ts'
import { groupBy } from '../group-by.ts'
import { createRandom } from '../random.ts'

type MilestoneRow = typeof milestones.$inferInsert

/** An approved campaign, with its payable sum. */
export interface Payer {
  id: string
  /** Null where its lines are of several media. */
  channel: Channel | null
  approvedAt: number
  starts: CivilDate
  ends: CivilDate
  /** Its lines that cost something. */
  lines: readonly { ownerId: string; total: number }[]
}

interface Owing extends Payer {
  amounts: number[]
  dues: CivilDate[]
  paid: CampaignPayment[]
}

import type { CampaignPayment } from './books.ts'
import { PERCENTS } from './document-sources.ts'

/** Payable sum of a campaign, with the share of each owner in whole rupees. */
function payableOf({ lines }: Payer): number {
  const owners = groupBy(lines, ({ ownerId }) => ownerId)
  return [...owners.values()].reduce((sum, own) => sum + wholeRupees(own.reduce((due, { total }) => due + total, 0)), 0)
}

const LAKH = 1_00_000_00
/** Percent of revenue by channel, the same in every period. */
const SHARES: Record<Channel, number> = { Television: 35, Digital: 25, OOH: 20, Radio: 15, Print: 5 }
/** Lakh in the last 30 days and the 30 before. */
const LAST = 45.6
const BEFORE = 40.53
/** Lakh, January to June. */
const MONTHS = [28.4, 31.2, 36.8, 33.5, 41.1, 45.6]

/** Day up to which payments are arbitrary; those of the last two periods are set. */
const SETTLED = -60

/** The year of the last January to June that is over. */
export const chartYear = (today: CivilDate): number => Number(today.slice(0, 4)) - (today.slice(5, 7) >= '07' ? 0 : 1)

/** Milestones of every approved campaign, and the payments that staff have recorded. */
export function moneyOf(
  payers: readonly Payer[],
  today: CivilDate,
): { milestones: MilestoneRow[]; payments: CampaignPayment[] } {
  const random = createRandom('payments')
  const owing: Owing[] = payers.map((payer) => ({
    ...payer,
    amounts: milestonesOf(payableOf(payer), PERCENTS),
    dues: [addDays(civilDate(new Date(payer.approvedAt)), 1), payer.starts, addDays(payer.ends, 7)],
    paid: [],
  }))
  const year = chartYear(today)
  const daysFrom = (from: CivilDate, until: CivilDate) => {
    const days: CivilDate[] = []
    for (let day = from; day <= until; day = addDays(day, 1)) days.push(day)
    return days
  }
  const settled = addDays(today, SETTLED)
  const months = MONTHS.map((lakh, m) => {
    const first = `${year}-${String(m + 1).padStart(2, '0')}-01`
    const days = daysFrom(first, addDays(`${year}-${String(m + 2).padStart(2, '0')}-01`, -1))
    return { lakh, days: days.filter((day) => day <= settled) }
  })
  const buckets = [
    ...months,
    { lakh: BEFORE, days: daysFrom(addDays(today, -48), addDays(today, -42)) },
    { lakh: LAST, days: daysFrom(addDays(today, -18), addDays(today, -1)) },
  ]
  for (const { lakh, days } of buckets.filter((bucket) => bucket.days.length > 0)) {
    for (const channel of CHANNELS) {
      let left = Math.round((lakh * LAKH * SHARES[channel]) / 100)
      const able = owing.filter((one) => one.channel === channel && (one.dues[0] ?? '') <= (days.at(-1) ?? ''))
      const next = () => able.filter((one) => owedBy(one) > 0).toSorted((a, b) => (dueOf(a) < dueOf(b) ? -1 : 1))[0]
      for (let one = next(); left > 0; one = next()) {
        if (!one) break
        const amount = Math.min(left, nextOf(one))
        const latest = one.paid.at(-1)
        const since = [one.dues[0] ?? '', latest ? civilDate(new Date(latest.at)) : ''].toSorted().at(-1) ?? ''
        const open = days.filter((day) => day >= since)
        pay(one, amount, random.pick(open.length > 0 ? open : days.slice(-1)), random.int(0, 400))
        left -= amount
      }
    }
  }
  // Pays the rest on days without a prescribed sum.
  for (const one of owing) {
    for (;;) {
      const due = dueOf(one)
      const amount = nextOf(one)
      const latest = one.paid.at(-1)
      const since = latest ? ([due, civilDate(new Date(latest.at))].toSorted()[1] ?? due) : due
      const from = since >= `${year}-01-01` && since < `${year}-07-01` ? `${year}-07-01` : since
      if (amount === 0 || from > settled) break
      const last =
        [addDays(from, 21), from < `${year}-01-01` ? `${year - 1}-12-31` : settled, settled].toSorted()[0] ?? from
      pay(one, amount, random.pick(daysFrom(from, last)), random.int(0, 400))
    }
  }
  const rows = owing.flatMap((one) => one.paid).toSorted((a, b) => a.at - b.at)
  return {
    milestones: owing.flatMap(milestonesOfOne),
    payments: rows.map((row, i) => ({ ...row, reference: `UTR${String(70_410_000 + 37 * i)}`, key: `seed-${i + 1}` })),
  }
}

const receivedOf = ({ paid }: Owing) => paid.reduce((sum, { amount }) => sum + amount, 0)
const owedBy = (one: Owing) => one.amounts.reduce((sum, amount) => sum + amount, 0) - receivedOf(one)

/** The next milestone to pay, and its open part. */
function openOf(one: Owing): { n: number; open: number } | null {
  let received = receivedOf(one)
  for (const [n, amount] of one.amounts.entries()) {
    if (received < amount) return { n, open: amount - received }
    received -= amount
  }
  return null
}
const nextOf = (one: Owing) => openOf(one)?.open ?? 0
const dueOf = (one: Owing) => one.dues[openOf(one)?.n ?? 2] ?? ''

function pay(one: Owing, amount: number, day: CivilDate, minute: number): void {
  const at = Date.parse(`${day}T10:30+05:30`) + minute * 60_000
  const latest = one.paid.at(-1)?.at ?? 0
  one.paid.push({
    campaignId: one.id,
    amount,
    method: amount >= 2 * LAKH ? 'rtgs' : 'neft',
    reference: '',
    at: Math.max(at, latest + 60_000),
    recordedBy: DEMO_ACCOUNTS.admin.id,
    key: '',
  })
}

/** A milestone is paid with the payment that completes it. */
function milestonesOfOne(one: Owing): MilestoneRow[] {
  let until = 0
  return one.amounts.map((amount, n) => {
    until += amount
    let received = 0
    const last = one.paid.find((payment) => {
      received += payment.amount
      return received >= until
    })
    return {
      campaignId: one.id,
      n: n + 1,
      kind: MILESTONE_KINDS[n] ?? 'final',
      percent: PERCENTS[n] ?? 0,
      amount,
      // The last part is due by its invoice.
      due: n === MILESTONE_KINDS.length - 1 ? null : (one.dues[n] ?? null),
      paidAt: last?.at ?? null,
    }
  })
}
