import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { alias } from 'drizzle-orm/sqlite-core'
import { areLinesAsRead } from '../../booking/campaigns/select-campaigns.server.ts'
import { campaignLines, campaigns } from '../../booking/campaigns.table.ts'
import { isBooked } from '../../booking/lines/milestones.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { type Emitted, emit } from '../../kernel/events/emit.server.ts'
import { type CivilDate, civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { EventDetail } from '../../kernel/rules/events/event.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { batchReading, guard, idsOf, isRefusal } from '../../kernel/sql/statements.server.ts'
import { ownersOf } from '../../organisations/owners/belongs.server.ts'
import { NEEDS } from '../../organisations/rules/owners/team.ts'
import { documents, payments } from '../documents.table.ts'
import { type CampaignMoney, receivedBy, sharesOf } from '../rules/documents/money.ts'
import { milestonesByOwner, type OwnerMilestone } from '../rules/documents/owner-milestones.ts'
import { documentMade, type PAYMENT_EVENTS } from '../rules/money.events.ts'
import { moneyOf, selectCampaignMoney } from './campaign-money.server.ts'
import { type BillingParty, partiesOf, selectParties } from './parties.server.ts'

// Shared parts of all acts on payments: permission, the rows read, and the errors of the batch.

/** Side that records: staff, or a member of the owner who may sell. */
export type Recorder = 'admin' | 'mediaOwner'

/** States of campaigns that were approved, so something may have been paid. */
const APPROVED = ['planned', 'active', 'completed', 'cancelled'] as const

/** A stored payment, with the document that was made for it. */
export interface Recorded {
  payment: {
    id: number
    campaignId: string
    owner: string
    amount: number
    tds: number
    method: string
    reference: string
    day: CivilDate
    /** The payment that it corrects. */
    of: number | null
  }
  /** Its voucher, or the invoice that it pays. */
  document: { id: string; kind: 'receipt' | 'refund' | 'invoice'; number: string } | null
  /** True when this request was answered before. */
  isReplay: boolean
}

/** Facts that decide an act on the money of one owner of a campaign. */
export interface Acting {
  campaign: { id: string; version: number; userId: string | null; approvedOn: CivilDate | null }
  owner: string
  money: CampaignMoney
  milestones: OwnerMilestone[]
  buyer: BillingParty
  supplier: BillingParty
}

const missing = () => new DomainError('not_found', 'Campaign not found')

/** @throws DomainError not_found, also for a campaign of another user; forbidden without the right to sell */
export async function readActing(
  ctx: ServiceContext,
  by: Recorder,
  user: CurrentUser,
  { campaign: id, owner }: { campaign: string; owner: string },
): Promise<Acting> {
  const isStaff = by === 'admin'
  const rights = ctx.db
    .select({
      version: campaigns.version,
      userId: campaigns.userId,
      decidedAt: campaigns.decidedAt,
      mayRead: sql<number>`${isStaff ? sql`1` : sql`${owner} in ${ownersOf(user)}`}`.as('may_read'),
      maySell: sql<number>`${isStaff ? sql`1` : sql`${owner} in ${ownersOf(user, 'sell')}`}`.as('may_sell'),
      isKnown: isKnownTo(owner).as('is_known'),
    })
    .from(campaigns)
    .where(and(eq(campaigns.id, id), inArray(campaigns.status, [...APPROVED])))
  const buyerOf = ctx.db.select({ id: campaigns.userId }).from(campaigns).where(eq(campaigns.id, id))
  const [[row], heads, lines, percents, papers, paid, ...parties] = await ctx.db.batch([
    rights,
    ...selectCampaignMoney(ctx, eq(campaigns.id, id)),
    ...selectParties(ctx.db, { user: sql`(${buyerOf})`, owners: idsOf([owner]) }),
  ])
  if (!row?.mayRead) throw missing()
  if (!row.isKnown) {
    if (!isStaff) throw missing()
    const message = 'This media owner has no booking in the campaign'
    throw new DomainError('bad_input', message, [{ path: 'owner', message }])
  }
  if (!row.maySell) throw new DomainError('forbidden', NEEDS.sell)
  const [money] = moneyOf([heads, lines, percents, papers, paid])
  if (!money) throw missing()
  const { buyer, supplierOf } = partiesOf(parties)
  const milestones = milestonesByOwner(money.percents, sharesOf(money), (one) => receivedBy(money, one))
  const approvedOn = row.decidedAt === null ? null : civilDate(new Date(row.decidedAt))
  return {
    campaign: { id, version: row.version, userId: row.userId, approvedOn },
    ...{ owner, money, buyer, supplier: supplierOf(owner) },
    milestones: milestones.get(owner) ?? [],
  }
}

/** Lines under the name that `isBooked` has for them. */
const l = alias(campaignLines, 'l')

/** True when an owner has or had a booking in a campaign, or a payment for it. */
const isKnownTo = (owner: string): SQL<number> =>
  sql<number>`${sql`(exists (select 1 from ${campaignLines} ${l} where ${l.campaignId} = ${campaigns.id} and ${l.ownerId} = ${owner} and ${isBooked})
    or exists (select 1 from payments p where p.campaign_id = ${campaigns.id} and p.owner_id = ${owner}))`}`

/**
 * Guard of a batch: the actor still has the right, and lines, documents and payments of the owner are as they were
 * read.
 */
export function guardActing(
  { db }: ServiceContext,
  by: Recorder,
  user: CurrentUser,
  { campaign, owner, money }: Acting,
) {
  const lines = money.lines.filter(({ ownerId }) => ownerId === owner)
  const papers = money.documents.filter(({ kind, ownerId }) => ownerId === owner && kind !== 'proforma')
  const paid = money.payments.filter(({ ownerId }) => ownerId === owner)
  return [
    guard(
      db,
      sql`exists (select 1 from ${campaigns} where ${campaigns.id} = ${campaign.id} and ${campaigns.status} in ${[...APPROVED]})
        and ${by === 'admin' ? sql`true` : sql`${owner} in ${ownersOf(user, 'sell')}`}`,
    ),
    guard(
      db,
      sql`${areLinesAsRead(lines)}
        and ${papers.length} = (select count(*) from documents d
          where d.campaign_id = ${campaign.id} and d.owner_id = ${owner} and d.kind not in ('proforma', 'estimate', 'fee'))
        and ${paid.length} = (select count(*) from payments p
          where p.campaign_id = ${campaign.id} and p.owner_id = ${owner})`,
    ),
  ] as const
}

/**
 * Prefix of the owner's series of numbers.
 * @throws DomainError conflict while the owner has none, with the page of its billing details
 */
export function prefixOf({ owner, supplier }: Acting, by: Recorder): string {
  if (supplier.prefix !== null) return supplier.prefix
  const message =
    by === 'admin'
      ? `${supplier.name} has not entered billing details, so no voucher can be numbered. Ask the owner to enter them`
      : 'Enter your billing details first: they number your vouchers and invoices'
  throw new DomainError('conflict', message, undefined, undefined, {
    needs: 'billing',
    ...(by === 'mediaOwner' && { href: `/dashboard/billing?${new URLSearchParams({ owner })}` }),
  })
}

/** Instant of a payment made on a day: now for today, else noon. */
export const instantOn = (day: CivilDate, now: Date): number =>
  day === civilDate(now) ? now.getTime() : Date.parse(`${day}T12:00:00+05:30`)

/** Body of a request, in the form of its row in the database. */
interface Asked {
  campaignId: string
  ownerId?: string
  amount?: number
  tds?: number
  method?: string
  reference?: string
  day?: CivilDate
  of: number | null
}

/** The statement that reads the payment recorded with a key, for `recordedOf`. */
const selectRecorded = ({ db }: ServiceContext, key: string) =>
  db
    .select({
      id: payments.id,
      campaignId: payments.campaignId,
      ownerId: payments.ownerId,
      amount: payments.amount,
      tds: payments.tds,
      method: payments.method,
      reference: payments.reference,
      of: payments.of,
      at: payments.at,
      by: payments.recordedBy,
      // In a batch D1 distinguishes columns by name alone.
      document: sql<string | null>`${documents.id}`.as('document_id'),
      kind: documents.kind,
      number: documents.number,
    })
    .from(payments)
    .leftJoin(documents, eq(documents.id, payments.documentId))
    .where(eq(payments.key, key))

type RecordedRow = Awaited<ReturnType<typeof selectRecorded>>[number]

/**
 * The payment recorded with a key before; null when there is none.
 * @throws DomainError key_reused when the key belongs to another payment, or another user
 */
function recordedOf(row: RecordedRow | undefined, user: CurrentUser, asked: Asked): Recorded | null {
  if (!row) return null
  const { document, kind, number, by, at, ownerId, ...payment } = row
  const found = { ...payment, day: civilDate(new Date(at)), ownerId }
  const isSame = Object.entries(asked).every(([name, value]) => found[name as keyof typeof found] === value)
  if (by !== user.id || !isSame) {
    throw new DomainError('key_reused', 'This form was already sent. Please open it again')
  }
  return {
    payment: { ...payment, owner: ownerId, day: found.day },
    document:
      document && number && (kind === 'receipt' || kind === 'refund' || kind === 'invoice')
        ? { id: document, kind, number }
        : null,
    isReplay: true,
  }
}

/** Limit of attempts of one request: each of several at the same moment is judged on the result of the one before. */
const TRIES = 4

/**
 * Records a payment, a refund or a correction. When others change the facts in between, it reads them again and
 * retries. A repeated request with the same key gets the first answer.
 * @param prepare reads the facts, and returns the statements and the event
 * @throws DomainError conflict when others changed the facts in each attempt; key_reused; as of `prepare`
 */
export async function recordOnce(
  ctx: ServiceContext,
  user: CurrentUser,
  { key, ...asked }: Asked & { key: string },
  prepare: () => Promise<{ statements: readonly BatchItem<'sqlite'>[]; happened: Emitted }>,
): Promise<Recorded> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const [before] = await selectRecorded(ctx, key)
    const twin = recordedOf(before, user, asked)
    if (twin) return twin
    const {
      statements: [first, ...rest],
      happened,
    } = await prepare()
    if (!first) throw new Error('a payment has statements')
    let made: Recorded | null
    try {
      const [[row]] = await batchReading(ctx.db, [first, ...rest, ...happened.statements], selectRecorded(ctx, key))
      made = recordedOf(row, user, asked)
    } catch (failure) {
      if (!isRefusal(failure)) throw failure
      continue
    }
    if (!made) throw new Error('a payment that was recorded is there')
    await happened.committed()
    return { ...made, isReplay: false }
  }
  throw new DomainError('conflict', 'This was changed at the same moment. Please try again')
}

/**
 * Emits an event of an owner's money. The notice to both sides links to its voucher, else to the document that it pays,
 * or to the campaign.
 * @param made the voucher made for it; `of` is the document that it pays
 */
export const emitPayment = (
  ctx: ServiceContext,
  user: CurrentUser,
  kind: (typeof PAYMENT_EVENTS)[number],
  { campaign, owner }: Acting,
  { detail, made, of = null }: { detail: EventDetail; made: { id: string; kind: string } | null; of?: string | null },
): Promise<Emitted> => {
  const whose = { user: campaign.userId, owner }
  const fact = {
    ...{ id: campaign.id, version: campaign.version, ...whose, at: ctx.now.getTime() },
    detail: { ...detail, ...((made?.id ?? of) && { document: made?.id ?? of }) },
    about: made ? null : (of ?? campaign.id),
  }
  const voucher = made && documentMade.of(user.id, { ...made, campaign: campaign.id, ...whose, isPart: true })
  return emit(ctx, kind.of(user.id, fact), ...(voucher ? [voucher] : []))
}
