import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { ReadContext, ServiceContext } from '../kernel/context.ts'
import { civilDate, formatLongDate } from '../kernel/rules/dates.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import type { CurrentUser } from '../kernel/rules/identity/user.ts'
import { loadInventory } from './inventory.server.ts'
import { headOfShared, packRecord, unpackShared } from './packed-plan.ts'
import { answerEmbedded } from './planner.server.ts'
import { planApprovals, planComments, plans } from './planner.table.ts'
import type { PlannerRequest } from './rules/plan/answer.ts'
import type { Plan } from './rules/plan/plan.ts'
import type { SavedPlan } from './rules/plan/saved-plan.ts'
import { spendShare, spendTurn, visitorOf } from './usage.server.ts'

/** A plan as its link shows it. */
export interface SharedPlan {
  id: string
  /** `/plans/…`, the page. */
  path: string
  /** ISO 8601, UTC. */
  createdAt: string
  /** The link works until then. ISO 8601, UTC. */
  expiresAt: string
  plan: Plan
}

/** Ids of shared plans: 128 bits, base64url. */
const PLAN_ID = /^[\w-]{22}$/

const DAY_MS = 86_400_000
/** Days for which a link works, of guests and of accounts. */
const GUEST_DAYS = 90
const ACCOUNT_DAYS = 365

export const planPath = (id: string) => `/plans/${id}`

const newPlanId = () => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url')

/** The plan of a conversation, computed from the current catalogue; null without one. Counts as a turn of the day. */
export async function planOf(ctx: ServiceContext, request: PlannerRequest, now: Date): Promise<Plan | null> {
  await spendTurn(ctx, await visitorOf(ctx))
  return answerEmbedded(request, { now, inventory: await loadInventory(ctx) }).plan ?? null
}

/** An e-mail address or a phone number. */
const CONTACT = /@|\d[\d\s-]{7,}/

const anonymous = (words: string | null) => (words !== null && CONTACT.test(words) ? null : words)

/** The plan without contact data from the conversation, so that others may read it. */
function shareable(plan: Plan): Plan {
  const { brief, title, assumptions } = plan
  return {
    ...plan,
    title: anonymous(title) ?? 'Media plan',
    // An assumption may repeat the audience in the advertiser's words.
    assumptions: assumptions.filter(({ text }) => anonymous(text) !== null),
    brief: {
      ...brief,
      audience: anonymous(brief.audience),
      product: anonymous(brief.product),
      budget: brief.budget && { ...brief.budget, sourceText: '' },
    },
  }
}

/**
 * Stores the plan of a conversation and gives it a public link, for a time.
 * @throws DomainError bad_input where there is no plan yet; rate_limited
 */
export async function sharePlan(ctx: ServiceContext, request: PlannerRequest, now: Date): Promise<SharedPlan> {
  const plan = await planOf(ctx, request, now)
  if (plan === null) throw new DomainError('bad_input', 'Make a plan first, then share it')
  const visitor = await visitorOf(ctx)
  await spendShare(ctx, visitor)
  const { userId } = visitor
  const id = newPlanId()
  const expires = ctx.now.getTime() + (visitor.isGuest ? GUEST_DAYS : ACCOUNT_DAYS) * DAY_MS
  const dates = { createdAt: ctx.now.toISOString(), expiresAt: new Date(expires).toISOString() }
  const shared = { id, plan: shareable(plan), ...dates }
  await ctx.db.insert(plans).values({ ...shared, plan: await packRecord(shared.plan), userId })
  return { ...shared, path: planPath(id) }
}

/** A shared plan as it is stored. */
export type PlanRow = typeof plans.$inferSelect

async function rowOf({ db }: ReadContext, id: string): Promise<PlanRow | undefined> {
  if (!PLAN_ID.test(id)) return undefined
  const [row] = await db.select().from(plans).where(eq(plans.id, id))
  return row
}

const isOver = ({ expiresAt }: { expiresAt: string }, { now }: ReadContext) => expiresAt <= now.toISOString()

/** The condition that a plan is there and its time is not over, for a guard. */
export const isKept = ({ now }: ReadContext, id: string) =>
  sql`exists (select 1 from ${plans} where ${and(eq(plans.id, id), gt(plans.expiresAt, now.toISOString()))})`

async function openRow(ctx: ReadContext, { userId: _, ...row }: PlanRow): Promise<SharedPlan> {
  const plan = await unpackShared(row.plan, (await loadInventory(ctx)).items)
  return { ...row, plan, path: planPath(row.id) }
}

/** A shared plan; null where there is none, or its time is over. */
export async function findPlan(ctx: ReadContext, id: string): Promise<SharedPlan | null> {
  const row = await rowOf(ctx, id)
  return row === undefined || isOver(row, ctx) ? null : openRow(ctx, row)
}

/** A shared plan. @throws DomainError not_found; gone when its time is over */
export const getPlan = async (ctx: ReadContext, { id }: { id: string }): Promise<SharedPlan> =>
  openRow(ctx, await requirePlanRow(ctx, id))

/** A shared plan as it is stored. @throws DomainError not_found; gone when its time is over */
export async function requirePlanRow(ctx: ReadContext, id: string): Promise<PlanRow> {
  const row = await rowOf(ctx, id)
  if (row !== undefined && !isOver(row, ctx)) return row
  if (row === undefined) throw new DomainError('not_found', 'Plan not found')
  const until = formatLongDate(civilDate(new Date(row.expiresAt)))
  throw new DomainError('gone', `This plan expired on ${until}. The planner can make it again at today’s rates`)
}

const MAX_SAVED_PLANS = 8

/** The plans that an account saved and whose links still work, the newest first. */
export async function listSavedPlans({ db, now }: ReadContext, { id }: Pick<CurrentUser, 'id'>): Promise<SavedPlan[]> {
  const rows = await db
    .select({
      id: plans.id,
      plan: plans.plan,
      createdAt: plans.createdAt,
      expiresAt: plans.expiresAt,
      comments: db.$count(planComments, eq(planComments.planId, plans.id)),
      approvedBy: planApprovals.name,
    })
    .from(plans)
    .leftJoin(planApprovals, eq(planApprovals.planId, plans.id))
    .where(and(eq(plans.userId, id), gt(plans.expiresAt, now.toISOString())))
    .orderBy(desc(plans.createdAt), desc(plans.id))
    .limit(MAX_SAVED_PLANS)
  return Promise.all(
    rows.map(async ({ plan, ...row }) => {
      const { title, lines, brief } = await headOfShared(plan)
      const { geoScope, cities, startDate, endDate, budget } = brief
      return {
        ...row,
        path: planPath(row.id),
        title,
        lines,
        geoScope,
        cities,
        startDate,
        endDate,
        budget: budget?.amount ?? null,
      }
    }),
  )
}
