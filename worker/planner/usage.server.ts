import { lt, sql } from 'drizzle-orm'
import type { ServiceContext } from '../kernel/context.ts'
import { addDays, civilDate } from '../kernel/rules/dates.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import { allowanceKeys } from '../kernel/rules/identity/caller.ts'
import type { Settings } from '../kernel/settings.ts'
import { plannerUsage } from './planner.table.ts'

/** The subject of the daily limit: an account, or a network of guests. */
export interface Visitor {
  key: string
  isGuest: boolean
}

type Engine = 'provider' | 'embedded'

/** Visitor of a request. Only a caller with a token costs a look at the session. */
export async function visitorOf(ctx: ServiceContext): Promise<Visitor & { userId: string | null }> {
  const userId = (await ctx.session())?.user.id ?? null
  return { key: userId ?? ctx.caller.network, isGuest: userId === null, userId }
}

const turnsOf = ({ plannerTurns: { guest, account, embedded } }: Settings, { isGuest }: Visitor) => ({
  provider: isGuest ? guest : account,
  embedded,
})

/** Counts one act of today. @returns how many there were with it */
async function count({ db, now }: ServiceContext, key: string): Promise<number> {
  const day = civilDate(now)
  const [[used]] = await db.batch([
    db
      .insert(plannerUsage)
      .values({ day, key, turns: 1 })
      .onConflictDoUpdate({
        target: [plannerUsage.day, plannerUsage.key],
        set: { turns: sql`${plannerUsage.turns} + 1` },
      })
      .returning({ turns: plannerUsage.turns }),
    db.delete(plannerUsage).where(lt(plannerUsage.day, day)),
  ])
  return used?.turns ?? 0
}

/** Counts one turn of today. @returns whether it was still within the day's turns */
const countTurn = async (ctx: ServiceContext, visitor: Visitor, engine: Engine): Promise<boolean> =>
  (await count(ctx, `${engine}:${visitor.key}`)) <= turnsOf(ctx.settings, visitor)[engine]

/** Seconds until midnight in India, when the counts start again. */
function secondsLeft(now: Date): number {
  const midnight = Date.parse(`${addDays(civilDate(now), 1)}T00:00+05:30`)
  return Math.max(1, Math.ceil((midnight - now.getTime()) / 1000))
}

/** Counts a turn of the embedded planner. @throws DomainError rate_limited */
export async function spendTurn(ctx: ServiceContext, visitor: Visitor): Promise<void> {
  if (await countTurn(ctx, visitor, 'embedded')) return
  throw new DomainError(
    'rate_limited',
    'You have used today’s planner messages. The planner is available again after midnight, India time',
    undefined,
    secondsLeft(ctx.now),
  )
}

/**
 * Counts a turn and chooses its engine: the language model where one is set up and the visitor has turns left with it,
 * else the embedded planner.
 * @throws DomainError rate_limited
 */
export async function spendTurnOnAny(ctx: ServiceContext, visitor: Visitor): Promise<Engine> {
  if (ctx.settings.provider !== null && (await countTurn(ctx, visitor, 'provider'))) return 'provider'
  await spendTurn(ctx, visitor)
  return 'embedded'
}

/**
 * Counts a plan that is shared, because it is kept: of an account by itself, of guests by all the networks around them.
 * @throws DomainError rate_limited
 */
export async function spendShare(ctx: ServiceContext, { key, isGuest }: Visitor): Promise<void> {
  const { guest, account } = ctx.settings.plannerShares
  const counted = await Promise.all(
    (isGuest ? allowanceKeys(ctx.caller.networks) : [key]).map((who) => count(ctx, `share:${who}`)),
  )
  if (Math.max(...counted) <= (isGuest ? guest : account)) return
  throw new DomainError(
    'rate_limited',
    isGuest
      ? `One network can share ${guest} plans a day. Sign in to share more, or try again after midnight, India time`
      : `You can share ${account} plans a day. Try again after midnight, India time`,
    undefined,
    secondsLeft(ctx.now),
  )
}

/** Comments and approvals a day. */
const WORDS_A_DAY = { guest: 60, account: 200 }

/**
 * Counts a comment or an approval of today: of an account by itself, of guests by all the networks around them.
 * @throws DomainError rate_limited
 */
export async function spendWords(ctx: ServiceContext, user: { id: string } | null): Promise<void> {
  const keys = user ? [user.id] : allowanceKeys(ctx.caller.networks)
  const counted = await Promise.all(keys.map((key) => count(ctx, `words:${key}`)))
  if (Math.max(...counted) <= (user ? WORDS_A_DAY.account : WORDS_A_DAY.guest)) return
  const message = 'You have used today’s comments. You can write again after midnight, India time'
  throw new DomainError('rate_limited', message, undefined, secondsLeft(ctx.now))
}
