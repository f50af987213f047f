import { asc, eq } from 'drizzle-orm'
import type { ServiceContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import type { CurrentUser } from '../kernel/rules/identity/user.ts'
import { planApprovals, planComments } from './planner.table.ts'
import { type PlanRow, requirePlanRow } from './plans.server.ts'
import type { PlanApproval, PlanComment, PlanTalk } from './rules/plan-talk/plan-talk.ts'

/** Author of a comment or an approval: an account, or a guest who gives a name. */
export interface Writer {
  userId: string | null
  name: string
  email: string
}

/** SHA-256 of a stored plan, hex. */
export async function hashOfPlan({ plan }: Pick<PlanRow, 'plan'>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(plan))
  return Buffer.from(digest).toString('hex')
}

export const readerOf = async (ctx: ServiceContext): Promise<CurrentUser | null> => (await ctx.session())?.user ?? null

const isMaker = (row: Pick<PlanRow, 'userId'>, reader: CurrentUser | null) =>
  reader !== null && row.userId === reader.id

/**
 * The name and address of an account, or those that a guest typed. @throws DomainError bad_input for a field that a
 * guest left out
 */
export function writerOf(
  reader: CurrentUser | null,
  typed: { name?: string | undefined; email?: string | undefined },
  needed: readonly ('name' | 'email')[],
): Writer {
  if (reader) return { userId: reader.id, name: reader.name, email: reader.email }
  const issues = needed.flatMap((path) =>
    typed[path] ? [] : [{ path, message: path === 'name' ? 'Enter your name' : 'Enter your email' }],
  )
  if (issues.length > 0) throw new DomainError('bad_input', issues[0]?.message ?? '', issues)
  return { userId: null, name: typed.name ?? '', email: typed.email ?? '' }
}

export const toComment = (
  row: typeof planComments.$inferSelect,
  plan: Pick<PlanRow, 'userId'>,
  reader: CurrentUser | null,
): PlanComment => ({
  id: row.id,
  name: row.name,
  isGuest: row.userId === null,
  text: row.text,
  lineNo: row.lineNo,
  createdAt: row.createdAt,
  canDelete: isMaker(plan, reader) || (reader !== null && row.userId === reader.id),
})

export const toApproval = (
  row: typeof planApprovals.$inferSelect,
  plan: Pick<PlanRow, 'userId'>,
  reader: CurrentUser | null,
): PlanApproval => ({
  name: row.name,
  isGuest: row.userId === null,
  email: isMaker(plan, reader) ? row.email : null,
  hash: row.planHash,
  createdAt: row.createdAt,
  canWithdraw: isMaker(plan, reader) || (reader !== null && row.userId === reader.id),
})

/** Comments and approval of a shared plan. @throws DomainError not_found; gone when its time is over */
export async function getPlanTalk(ctx: ServiceContext, { id }: { id: string }): Promise<PlanTalk> {
  const plan = await requirePlanRow(ctx, id)
  const reader = await readerOf(ctx)
  const [comments, [approval]] = await ctx.db.batch([
    ctx.db
      .select()
      .from(planComments)
      .where(eq(planComments.planId, id))
      .orderBy(asc(planComments.createdAt), asc(planComments.id)),
    ctx.db.select().from(planApprovals).where(eq(planApprovals.planId, id)),
  ])
  return {
    hash: await hashOfPlan(plan),
    comments: comments.map((row) => toComment(row, plan, reader)),
    approval: approval ? toApproval(approval, plan, reader) : null,
    reader: { name: reader?.name ?? null, isMaker: isMaker(plan, reader) },
  }
}

const HOUR_MS = 3_600_000

/** Facts of an act on a plan. @param by the account of the author: makers are not notified of their own acts */
export const planFactOf = (
  { now }: Pick<ServiceContext, 'now'>,
  { id, userId }: Pick<PlanRow, 'id' | 'userId'>,
  by: string | null,
) => ({
  id,
  maker: userId === by ? null : userId,
  hour: Math.floor(now.getTime() / HOUR_MS),
})
