import { and, eq, or, sql } from 'drizzle-orm'
import type { ServiceContext } from '../kernel/context.ts'
import { emit } from '../kernel/events/emit.server.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import { commit, guard } from '../kernel/sql/statements.server.ts'
import { hashToken, newId } from '../kernel/tokens.ts'
import { headOfShared } from './packed-plan.ts'
import { planFactOf, readerOf, toComment, writerOf } from './plan-talk.server.ts'
import { planComments } from './planner.table.ts'
import { isKept, requirePlanRow } from './plans.server.ts'
import { MAX_COMMENTS, type NewComment, type PlanComment } from './rules/plan-talk/plan-talk.ts'
import { planCommented } from './rules/planner.events.ts'
import { spendWords } from './usage.server.ts'

async function findTwin({ db }: ServiceContext, keyHash: string) {
  const [row] = await db.select().from(planComments).where(eq(planComments.keyHash, keyHash))
  return row
}

/**
 * Keeps a comment on a shared plan and tells its maker. The same form sent again gets the comment that was kept.
 * @throws DomainError not_found or gone for the plan; bad_input; key_reused; conflict with too many comments; rate_limited
 */
export async function addComment(
  ctx: ServiceContext,
  { id }: { id: string },
  { key, name, text, lineNo }: NewComment,
): Promise<PlanComment> {
  const { db, now } = ctx
  const plan = await requirePlanRow(ctx, id)
  const reader = await readerOf(ctx)
  const keyHash = await hashToken(key)
  const before = await findTwin(ctx, keyHash)
  if (before && before.planId !== id) throw new DomainError('key_reused', 'This form belongs to another plan')
  if (before) return toComment(before, plan, reader)

  const writer = writerOf(reader, { name }, ['name'])
  if (lineNo !== undefined && lineNo > (await headOfShared(plan.plan)).lines) {
    const message = 'The plan has no such line'
    throw new DomainError('bad_input', message, [{ path: 'lineNo', message }])
  }
  await spendWords(ctx, reader)
  const row = {
    ...{ id: newId('cmt'), planId: id, lineNo: lineNo ?? null, name: writer.name, text },
    ...{ userId: writer.userId, keyHash, createdAt: now.toISOString() },
  }
  const room = sql`${db.$count(planComments, eq(planComments.planId, id))} < ${MAX_COMMENTS}`
  const happened = await emit(ctx, planCommented.of(writer.userId, planFactOf(ctx, plan, writer.userId)))
  const writes = db.batch([
    guard(db, sql`${isKept(ctx, id)} and ${room}`),
    db.insert(planComments).values(row),
    ...happened.statements,
  ])
  try {
    await commit(writes, () => whyNotKept(ctx, id))
  } catch (refusal) {
    const sameTime = await findTwin(ctx, keyHash)
    if (sameTime?.planId !== id) throw refusal
    return toComment(sameTime, plan, reader)
  }
  await happened.committed()
  return toComment(row, plan, reader)
}

async function whyNotKept(ctx: ServiceContext, id: string): Promise<DomainError | undefined> {
  await requirePlanRow(ctx, id)
  const count = await ctx.db.$count(planComments, eq(planComments.planId, id))
  if (count < MAX_COMMENTS) return undefined
  return new DomainError('conflict', `A plan can have ${MAX_COMMENTS} comments`)
}

/** Deletes a comment: its author with an account, or the maker of the plan. @throws DomainError not_found; forbidden; gone */
export async function deleteComment(
  ctx: ServiceContext,
  { id, comment }: { id: string; comment: string },
): Promise<void> {
  const { db } = ctx
  const plan = await requirePlanRow(ctx, id)
  const reader = await readerOf(ctx)
  const one = and(eq(planComments.id, comment), eq(planComments.planId, id))
  const mayDelete = reader && or(eq(planComments.userId, reader.id), plan.userId === reader.id ? sql`true` : undefined)
  const gone = mayDelete
    ? await db.delete(planComments).where(and(one, mayDelete)).returning({ id: planComments.id })
    : []
  if (gone.length > 0) return
  if ((await db.$count(planComments, one)) === 0) throw new DomainError('not_found', 'Comment not found')
  throw new DomainError('forbidden', 'Only the plan’s author and the comment’s author can delete a comment')
}
