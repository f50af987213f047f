import { asc, eq, or } from 'drizzle-orm'
import { ownAddress, type PersonalData } from '../kernel/personal-data.ts'
import type { SignedIn } from '../kernel/rules/identity/user.ts'
import { planApprovals, planComments, plannerUsage, plans } from './planner.table.ts'
import { planPath } from './plans.server.ts'

/** Matches approvals that a user gave while signed in, and those given with their address before. */
const isOf = (user: SignedIn['user']) =>
  or(eq(planApprovals.userId, user.id), eq(planApprovals.email, ownAddress(user)))

/**
 * The links of shared plans, which stop working with the account, and the account's comments on plans of others.
 * Comments of others go with the plan; counters of turns are deleted with their day.
 */
export const plannerData: PersonalData = {
  tables: [plans, plannerUsage, planComments, planApprovals],
  collect: async ({ db, origin }, { user }) => {
    const address = (id: string) => `${origin}${planPath(id)}`
    const [own, comments, approvals] = await db.batch([
      db
        .select({ id: plans.id, createdAt: plans.createdAt, expiresAt: plans.expiresAt })
        .from(plans)
        .where(eq(plans.userId, user.id))
        .orderBy(asc(plans.createdAt)),
      db
        .select({
          planId: planComments.planId,
          lineNo: planComments.lineNo,
          text: planComments.text,
          createdAt: planComments.createdAt,
        })
        .from(planComments)
        .where(eq(planComments.userId, user.id))
        .orderBy(asc(planComments.createdAt)),
      db
        .select({
          planId: planApprovals.planId,
          name: planApprovals.name,
          email: planApprovals.email,
          createdAt: planApprovals.createdAt,
        })
        .from(planApprovals)
        .where(isOf(user))
        .orderBy(asc(planApprovals.createdAt)),
    ])
    return {
      plans: own.map(({ id, ...dates }) => ({ address: address(id), ...dates })),
      planComments: comments.map(({ planId, ...comment }) => ({ plan: address(planId), ...comment })),
      planApprovals: approvals.map(({ planId, ...approval }) => ({ plan: address(planId), ...approval })),
    }
  },
  erase: ({ db }, user) => [
    db.delete(planComments).where(eq(planComments.userId, user.id)),
    db.delete(planApprovals).where(isOf(user)),
    db.delete(plans).where(eq(plans.userId, user.id)),
  ],
}
