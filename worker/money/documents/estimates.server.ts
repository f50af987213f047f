import { and, eq, sql } from 'drizzle-orm'
import { ownedBy } from '../../booking/campaigns/select-campaigns.server.ts'
import { campaigns } from '../../booking/campaigns.table.ts'
import { getRule } from '../../catalogue/taxes/rules.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { record } from '../../kernel/events/record.server.ts'
import { getIdentity } from '../../kernel/platform/settings.server.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { guard, isRefusal } from '../../kernel/sql/statements.server.ts'
import { newId } from '../../kernel/tokens.ts'
import { documents } from '../documents.table.ts'
import type { DocumentBodies, NotPriced } from '../rules/documents/document.ts'
import { estimateOf } from '../rules/documents/estimate.ts'
import type { FrozenSource, NewEstimate } from '../rules/documents/estimate-inputs.ts'
import { estimateMade } from '../rules/money.events.ts'
import { estimateLines } from './estimate-lines.server.ts'
import { issueStatements } from './issue.server.ts'
import { readParties } from './parties.server.ts'

/** An estimate of a user; nothing else is made again or shared. */
export const ownEstimate = (user: Pick<CurrentUser, 'id'>, id: string) =>
  and(eq(documents.id, id), eq(documents.userId, user.id), eq(documents.kind, 'estimate'))

/** An estimate that was made. */
export interface MadeEstimate {
  id: string
  number: string
  /** Requested items without a price, left out of the estimate. */
  notPriced: NotPriced[]
  /** True when this request was answered before. */
  isReplay: boolean
}

/**
 * Makes an estimate of a campaign of the user, of a plan or of a selection. It never changes: another price makes
 * another estimate. A repeated request with the same key gets the first estimate.
 * @throws DomainError not_found, also for a campaign of another user; gone for an expired plan; bad_input by the field,
 * or when nothing can be priced
 */
export async function makeEstimate(
  ctx: ServiceContext,
  user: CurrentUser,
  { source: asked, key }: NewEstimate,
): Promise<MadeEstimate> {
  const before = await findTwin(ctx, user, key)
  if (before) return before
  const source = asked.kind === 'estimate' ? await sourceOf(ctx, user, asked.id) : asked
  const { campaign, lines, notPriced, percents } = await estimateLines(ctx, user, source)
  const [first, ...rest] = lines
  if (!first) throw nothingPriced(notPriced)
  const [{ buyer, supplierOf }, bands, { email }] = await Promise.all([
    readParties(ctx, { user: user.id, owners: [...new Set(lines.map(({ ownerId }) => ownerId))] }),
    getRule(ctx, 'cancellation', civilDate(ctx.now)),
    getIdentity(ctx),
  ])
  const facts = { email, buyer, supplierOf, campaign, percents, bands, notPriced, source, now: ctx.now }
  const { body, totals } = estimateOf([first, ...rest], facts)
  const { db } = ctx
  const id = newId('doc')
  const campaignId = campaign?.id ?? null
  const ownCampaign =
    campaignId === null ? [] : [guard(db, sql`exists (select 1 from ${campaigns} where ${ownedBy(user, campaignId)})`)]
  try {
    await db.batch([
      ...issueStatements(ctx, {
        ...{ id, kind: 'estimate' as const, prefix: '', campaignId, userId: user.id, ownerId: null },
        ...{ key, body, totals },
      }),
      ...ownCampaign,
      record(
        ctx,
        estimateMade.of(user.id, {
          subject: campaignId ?? id,
          detail: { document: id, of: asked.kind, lines: lines.length },
        }),
      ),
    ])
  } catch (failure) {
    if (!isRefusal(failure)) throw failure
    // The answer to the same request may have been lost, or it runs at this moment.
    const twin = await findTwin(ctx, user, key)
    if (!twin) throw new DomainError('conflict', 'This was changed at the same moment. Please try again')
    return twin
  }
  const made = await findTwin(ctx, user, key)
  if (!made) throw new Error('an estimate that was written can be read')
  return { ...made, isReplay: false }
}

function nothingPriced(notPriced: readonly NotPriced[]): DomainError {
  const [why] = notPriced
  const message = why
    ? `None of its lines can be booked. ${why.title}: ${why.reason}`
    : 'It has no lines that cost something'
  return new DomainError('bad_input', message)
}

/** Source of an estimate of the user. @throws DomainError not_found, also for an estimate of another user */
async function sourceOf({ db }: ServiceContext, user: CurrentUser, id: string): Promise<FrozenSource> {
  const [row] = await db.select({ body: documents.body }).from(documents).where(ownEstimate(user, id))
  if (!row) throw new DomainError('not_found', 'Estimate not found')
  return (row.body as unknown as DocumentBodies['estimate']).source
}

/** The estimate that was made with a key. */
async function findTwin({ db }: ServiceContext, user: CurrentUser, key: string): Promise<MadeEstimate | null> {
  const [row] = await db
    .select({ id: documents.id, number: documents.number, body: documents.body })
    .from(documents)
    .where(and(eq(documents.userId, user.id), eq(documents.key, key), eq(documents.kind, 'estimate')))
  if (!row) return null
  const { notPriced } = row.body as unknown as DocumentBodies['estimate']
  return { id: row.id, number: row.number, notPriced, isReplay: true }
}
