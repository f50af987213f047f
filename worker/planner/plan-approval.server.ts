import { and, eq, or, sql } from 'drizzle-orm'
import type { ServiceContext } from '../kernel/context.ts'
import { emit, emitAlone } from '../kernel/events/emit.server.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import { commit, guard } from '../kernel/sql/statements.server.ts'
import { hashToken } from '../kernel/tokens.ts'
import { hashOfPlan, planFactOf, readerOf, toApproval, writerOf } from './plan-talk.server.ts'
import { planApprovals } from './planner.table.ts'
import { isKept, requirePlanRow } from './plans.server.ts'
import type { NewApproval, PlanApproval, Withdrawal } from './rules/plan-talk/plan-talk.ts'
import { planApproved, planWithdrawn } from './rules/planner.events.ts'
import { spendWords } from './usage.server.ts'

async function findApproval({ db }: ServiceContext, id: string) {
  const [row] = await db.select().from(planApprovals).where(eq(planApprovals.planId, id))
  return row
}

/**
 * Approves exactly the plan that the page showed, and tells its maker. A plan has one approval at a time; the same form sent again gets the
 * approval that was kept.
 * @throws DomainError not_found or gone for the plan; bad_input; conflict for another plan, or one that is approved; rate_limited
 */
export async function approvePlan(
  ctx: ServiceContext,
  { id }: { id: string },
  { key, name, email, hash }: NewApproval,
): Promise<PlanApproval> {
  const { db, now } = ctx
  const plan = await requirePlanRow(ctx, id)
  const reader = await readerOf(ctx)
  const keyHash = await hashToken(key)
  const before = await findApproval(ctx, id)
  if (before) return sameOrTaken(before)
  const writer = writerOf(reader, { name, email }, ['name', 'email'])
  if ((await hashOfPlan(plan)) !== hash) {
    throw new DomainError('conflict', 'The plan has changed since you opened it. Please reload the page')
  }
  await spendWords(ctx, reader)
  const row = {
    ...{ planId: id, planHash: hash, name: writer.name, email: writer.email },
    ...{ userId: writer.userId, keyHash, createdAt: now.toISOString() },
  }
  const happened = await emit(ctx, planApproved.of(writer.userId, planFactOf(ctx, plan, writer.userId)))
  const writes = db.batch([guard(db, isKept(ctx, id)), db.insert(planApprovals).values(row), ...happened.statements])
  try {
    await commit(writes, async () => undefined)
  } catch (refusal) {
    // The plan has expired, or someone else approved first.
    await requirePlanRow(ctx, id)
    const first = await findApproval(ctx, id)
    if (first) return sameOrTaken(first)
    throw refusal
  }
  await happened.committed()
  return toApproval(row, plan, reader)

  function sameOrTaken(row: typeof planApprovals.$inferSelect): PlanApproval {
    if (row.keyHash === keyHash) return toApproval(row, plan, reader)
    throw new DomainError('conflict', `${row.name} has already approved this plan`)
  }
}

/**
 * Takes the approval of a plan back: who gave it, by account or by the key of the browser, or the maker of the plan.
 * @throws DomainError not_found; forbidden; gone
 */
export async function withdrawApproval(
  ctx: ServiceContext,
  { id }: { id: string },
  { key }: Withdrawal,
): Promise<void> {
  const { db } = ctx
  const plan = await requirePlanRow(ctx, id)
  const reader = await readerOf(ctx)
  const isMakers = reader !== null && plan.userId === reader.id
  const mayWithdraw = or(
    isMakers ? sql`true` : undefined,
    reader ? eq(planApprovals.userId, reader.id) : undefined,
    key === null ? undefined : eq(planApprovals.keyHash, await hashToken(key)),
  )
  const one = eq(planApprovals.planId, id)
  if (mayWithdraw) {
    const [gone] = await db
      .delete(planApprovals)
      .where(and(one, mayWithdraw))
      .returning({ planId: planApprovals.planId })
    if (gone) {
      const by = reader?.id ?? null
      await emitAlone(ctx, planWithdrawn.of(by, planFactOf(ctx, plan, by)))
      return
    }
  }
  if ((await db.$count(planApprovals, one)) === 0) throw new DomainError('not_found', 'This plan is not approved')
  throw new DomainError('forbidden', 'Only the approver and the plan’s author can withdraw the approval')
}
