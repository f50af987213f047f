import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { campaigns } from '../../booking/campaigns.table.ts'
import { getRuleByDay } from '../../catalogue/taxes/rules.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { type EventContext, emit } from '../../kernel/events/emit.server.ts'
import { getSender } from '../../kernel/platform/settings.server.ts'
import { addDays, civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { guard, isRefusal } from '../../kernel/sql/statements.server.ts'
import { newId } from '../../kernel/tokens.ts'
import { documents } from '../documents.table.ts'
import { type FeeSource, feeBody } from '../rules/documents/fee.ts'
import { addToMonth, monthAt, monthInstants } from '../rules/documents/month.ts'
import { platformParty } from '../rules/documents/platform-party.ts'
import { feeMade } from '../rules/money.events.ts'
import { issueStatements } from './issue.server.ts'
import { readParties } from './parties.server.ts'

type Issuing = EventContext & Pick<ServiceContext, 'settings'>

/** Owners that a step looks at, and how many an act of staff makes at most. */
const STEP = 10
const MAX_AT_ONCE = 100
/** Months before the fee's month whose documents may still wait for it. */
const LOOK_BACK = 2

/** True when no fee invoice covers a document `d`. */
const isUnbilled = sql.raw(`d.kind in ('invoice', 'credit') and d.number not in (
  select x.value ->> 'number' from documents f, json_each(f.body, '$.documents') x
  where f.owner_id = d.owner_id and f.kind = 'fee' and f.closed_at is null)`)

/** Owners whose fee for a month is due: something of theirs is on no fee invoice, and more is invoiced than credited. */
const ownersDue = (month: string): SQL => sql`
  select o.owner from (
    select distinct owner_id as owner from documents where kind in ('invoice', 'credit')
      and at >= ${monthInstants(addToMonth(month, -LOOK_BACK)).from} and at < ${monthInstants(month).until}) o
  where not exists (select 1 from documents f
      where f.owner_id = o.owner and f.kind = 'fee' and f.month = ${month} and f.closed_at is null)
    and (select sum(case d.kind when 'invoice' then d.taxable else -d.taxable end) from documents d
      where d.owner_id = o.owner and d.at < ${monthInstants(month).until} and ${isUnbilled}) > 0`

interface SourceRow extends Pick<FeeSource, 'kind' | 'number' | 'taxable'> {
  at: number
  /** Of the tax invoice that a credit note changes. */
  invoicedAt: number | null
  ref: string
  name: string
}

const SOURCE = ['kind', 'number', 'taxable', 'at', 'invoicedAt', 'ref', 'name'] as const satisfies (keyof SourceRow)[]

const unbilled = (owner: string, until: number): SQL => sql`
  select d.kind, d.number, d.taxable, d.at, (select i.at from documents i where i.id = d."of") as invoicedAt,
    ${campaigns.ref} as ref, coalesce(d.body ->> '$.campaign.name', ${campaigns.name}) as name
  from documents d join ${campaigns} on ${campaigns.id} = d.campaign_id
  where d.owner_id = ${owner} and d.at < ${until} and ${isUnbilled} order by d.at, d.n`

async function readSources(ctx: Issuing, owner: string, month: string): Promise<FeeSource[]> {
  const [rows, feeOf] = await Promise.all([
    ctx.db
      .select(Object.fromEntries(SOURCE.map((name) => [name, sql`${sql.identifier(name)}`.as(name)])))
      .from(sql`(${unbilled(owner, monthInstants(month).until)}) q`) as unknown as Promise<SourceRow[]>,
    getRuleByDay(ctx, 'fee'),
  ])
  return rows.map(({ kind, number, taxable, at, invoicedAt, ref, name }) => ({
    ...{ kind, number, taxable, on: civilDate(new Date(at)), campaign: { ref, name } },
    feeBp: feeOf(civilDate(new Date(invoicedAt ?? at))),
  }))
}

/**
 * Makes our fee invoice to an owner for a finished month. Of two at once one makes it.
 * @returns whether it was made: not where there is one, or where nothing is left to ask
 */
export async function issueFee(ctx: Issuing, owner: string, month: string, actor: string | null): Promise<boolean> {
  const { db, now } = ctx
  const [sources, { supplierOf }, { email }, feeOf] = await Promise.all([
    readSources(ctx, owner, month),
    readParties(ctx, { user: null, owners: [owner] }),
    getSender(ctx),
    getRuleByDay(ctx, 'fee'),
  ])
  const body = feeBody({
    ...{ month, sources, platform: platformParty(email), owner: supplierOf(owner), today: civilDate(now) },
    feeBp: feeOf(addDays(`${addToMonth(month, 1)}-01`, -1)),
  })
  if (!body) return false
  const id = newId('doc')
  const happened = await emit(ctx, feeMade.of(actor, { id, owner, month }))
  try {
    await db.batch([
      // As many as were read: of two that run at once, the second finds them billed.
      guard(
        db,
        sql`${sources.length} = (select count(*) from documents d
          where d.owner_id = ${owner} and d.at < ${monthInstants(month).until} and ${isUnbilled})`,
      ),
      ...issueStatements(ctx, {
        ...{ id, kind: 'fee', prefix: '', campaignId: null, userId: null, ownerId: owner, month, body },
      }),
      ...happened.statements,
    ])
  } catch (failure) {
    if (!isRefusal(failure)) throw failure
    return false
  }
  await happened.committed()
  return true
}

/** Some owners whose fee is due, at random, so that those where something is missing do not hold up the others. */
const listDue = ({ db }: Issuing, month: string, limit: number) =>
  db.select({ owner: sql<string>`owner`.as('owner') }).from(sql`(${ownersDue(month)} order by random() limit ${limit})`)

async function issueSome(ctx: Issuing, month: string, limit: number, actor: string | null): Promise<number> {
  let made = 0
  for (const { owner } of await listDue(ctx, month, limit)) {
    if (await issueFee(ctx, owner, month, actor)) made += 1
  }
  return made
}

/** The last month that is over. */
const lastMonth = (now: Date): string => addToMonth(monthAt(now.getTime()), -1)

/** One bounded step: fee invoices for the month before, from its end on. @returns how many were made */
export const issueSomeFees = (ctx: Issuing): Promise<number> => issueSome(ctx, lastMonth(ctx.now), STEP, null)

/** Numbers of owners whose fee invoices of a month are due, and whose are issued. */
export async function countFees({ db }: Issuing, month: string): Promise<{ due: number; made: number }> {
  const [[due], [made]] = await db.batch([
    db.select({ count: sql<number>`count(*)`.as('count') }).from(sql`(${ownersDue(month)})`),
    db
      .select({ count: sql<number>`count(*)`.as('count') })
      .from(documents)
      .where(and(eq(documents.kind, 'fee'), eq(documents.month, month), isNull(documents.closedAt))),
  ])
  return { due: due?.count ?? 0, made: made?.count ?? 0 }
}

/** Fee invoices for a month, when staff ask for them, at most MAX_AT_ONCE. @throws DomainError bad_input before it is over */
export async function issueFees(ctx: Issuing, staff: CurrentUser, month: string): Promise<{ made: number }> {
  if (month > lastMonth(ctx.now)) throw new DomainError('bad_input', 'This month is not over yet')
  return { made: await issueSome(ctx, month, MAX_AT_ONCE, staff.id) }
}
