import { eq } from 'drizzle-orm'
import type { ServiceContext } from '../context.ts'
import { DomainError } from '../domain/errors.ts'
import type { PlannerRequest } from '../domain/plan/answer.ts'
import type { Plan } from '../domain/plan/plan.ts'
import { loadInventory } from './inventory.server.ts'
import { packPlan, unpackPlan } from './packed-plan.ts'
import { answerEmbedded } from './planner.server.ts'
import { plans } from './planner.table.ts'
import { spendTurn, visitorOf } from './usage.server.ts'

/** A plan as its link shows it. */
export interface SharedPlan {
  id: string
  /** `/plans/…`, the page. */
  path: string
  /** ISO 8601, UTC. */
  createdAt: string
  plan: Plan
}

/** Ids of shared plans: 128 bits, base64url. */
const PLAN_ID = /^[\w-]{22}$/

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
 * Stores the plan of a conversation and gives it a public link.
 * @throws DomainError bad_input where there is no plan yet; rate_limited
 */
export async function sharePlan(ctx: ServiceContext, request: PlannerRequest, now: Date): Promise<SharedPlan> {
  const plan = await planOf(ctx, request, now)
  if (plan === null) throw new DomainError('bad_input', 'There is no plan to share yet')
  const { userId } = await visitorOf(ctx)
  const id = newPlanId()
  const shared = { id, plan: shareable(plan), createdAt: ctx.now.toISOString() }
  await ctx.db.insert(plans).values({ ...shared, plan: await packPlan(shared.plan), userId })
  return { ...shared, path: planPath(id) }
}

/** A shared plan; null where there is none. */
export async function findPlan({ db }: Pick<ServiceContext, 'db'>, id: string): Promise<SharedPlan | null> {
  if (!PLAN_ID.test(id)) return null
  const [row] = await db
    .select({ id: plans.id, plan: plans.plan, createdAt: plans.createdAt })
    .from(plans)
    .where(eq(plans.id, id))
  return row ? { ...row, plan: await unpackPlan(row.plan), path: planPath(id) } : null
}

/** A shared plan. @throws DomainError not_found */
export async function getPlan(ctx: Pick<ServiceContext, 'db'>, { id }: { id: string }): Promise<SharedPlan> {
  const shared = await findPlan(ctx, id)
  if (!shared) throw new DomainError('not_found', 'There is no such plan')
  return shared
}
