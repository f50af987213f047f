import { eq, inArray, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { daysIn } from '../../kernel/rules/dates.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import type { Paise } from '../../kernel/rules/money.ts'
import { commit, idsOf } from '../../kernel/sql/statements.server.ts'
import { campaignLines } from '../campaigns.table.ts'
import { proofs } from '../proofs.table.ts'
import { proofJudged } from '../rules/booking.events.ts'
import type { Remedy } from '../rules/proofs/proof.ts'
import type { ShortVerdict } from '../rules/proofs/proof-inputs.ts'
import { factOf, missingProof, proofConflict } from './after-proof.server.ts'
import { creditOf, creditStatements, guardProof, type SeenProof, setProof } from './decide.server.ts'
import { checkMakeGood, guardRuns } from './make-good.server.ts'
import { listProofs, type Proof } from './proof-rows.server.ts'
import { isShown, listProven, type Proven } from './proven.server.ts'

/** A disputed proof, with the facts for the verdict of staff. */
export interface DisputedProof {
  proof: Proof
  line: Proven['line']
  campaign: { id: string; ref: string; name: string; client: string }
  /** Amount bought on the days of the proof; null when nothing is counted. */
  promised: { what: string; count: number } | null
  wants: string
  /**
   * Basis of a credit: the amount promised by the whole line and the part missing by the log, or days when nothing is
   * counted.
   */
  whole: { what: string; promised: number; missing: number | null }
}

const asDisputed = (proof: Proof, { line, campaign, slots }: Proven): DisputedProof => {
  const slot = slots.find((one) => one.slot === proof.slot)
  const { userId: _, ...shown } = campaign
  const promised = slot?.promised ?? null
  const counted = promised && (proof.figures[promised.what] ?? proof.figures.shown ?? null)
  return {
    ...{ proof, line, campaign: shown, promised, wants: slot?.wants ?? '' },
    whole: promised
      ? {
          what: promised.what,
          promised: slots.reduce((sum, one) => sum + (one.promised?.count ?? 0), 0),
          missing: counted === null || counted >= promised.count ? null : promised.count - counted,
        }
      : {
          what: 'days',
          promised: line.days?.length ?? daysIn({ start: line.starts, end: line.ends }),
          missing: null,
        },
  }
}

const isListed = sql`${proofs.status} = 'disputed'
  and exists (select 1 from campaign_lines where campaign_lines.id = ${proofs.lineId} and ${isShown})`

/** Number of disputed proofs, equal to the length of `listDisputed`. */
export const countDisputed = ({ db }: ServiceContext): Promise<number> => db.$count(proofs, isListed)

/** Proofs that are disputed, the oldest dispute first: so those whose owner's time is over come first. */
export async function listDisputed(ctx: ServiceContext): Promise<DisputedProof[]> {
  const rows = await listProofs(ctx, isListed, () => null)
  return withLines(ctx, rows)
}

async function withLines(ctx: ServiceContext, rows: readonly Proof[]): Promise<DisputedProof[]> {
  const lines = await listProven(ctx, inArray(campaignLines.id, idsOf(rows.map(({ lineId }) => lineId))))
  const byId = new Map(lines.map((proven) => [proven.line.id, proven]))
  return rows
    .flatMap((proof) => {
      const proven = byId.get(proof.lineId)
      return proven ? [asDisputed(proof, proven)] : []
    })
    .sort((a, b) => (a.proof.decidedAt ?? 0) - (b.proof.decidedAt ?? 0))
}

async function getAny(ctx: ServiceContext, id: string): Promise<{ proof: Proof; proven: Proven }> {
  const [proven] = await listProven(ctx, sql`${campaignLines.id} = (select line_id from proofs where id = ${id})`)
  const [proof] = proven ? await listProofs(ctx, eq(proofs.id, id), () => proven.site) : []
  if (!proven || !proof) throw missingProof()
  return { proof, proven }
}

/** One proof, for staff. @throws DomainError not_found */
export async function getDisputed(ctx: ServiceContext, id: string): Promise<DisputedProof> {
  const { proof, proven } = await getAny(ctx, id)
  return asDisputed(proof, proven)
}

/** Refund for a missing amount. */
export async function previewCredit(
  ctx: ServiceContext,
  id: string,
  { missing, promised }: { missing: number; promised: number },
): Promise<{ amount: Paise }> {
  const { proven } = await getAny(ctx, id)
  const { amount } = await creditOf(ctx, proven.line, missing, promised)
  return { amount }
}

/** Staff find a disputed proof good. Both sides read why. @throws DomainError not_found; conflict with the `current` proof */
export async function acceptDisputed(
  ctx: ServiceContext,
  user: CurrentUser,
  { id, version, note }: SeenProof & { note: string },
): Promise<DisputedProof> {
  const { proven } = await getAny(ctx, id)
  const happened = await emit(ctx, proofJudged.of(user.id, factOf(proven, { id, version }, { verdict: 'accepted' })))
  const writes = ctx.db.batch([
    guardProof(ctx, { id, version }, 'uphold', 'admin'),
    setProof(ctx, id, {
      ...{ status: 'accepted', verdict: note, remedy: null },
      ...{ decidedBy: user.id, decidedAt: ctx.now.getTime() },
    }),
    ...happened.statements,
  ])
  await commit(writes, async () => proofConflict((await getAny(ctx, id)).proof))
  await happened.committed()
  return getDisputed(ctx, id)
}

/**
 * Staff find that less was shown than promised: that part of the media is refunded at once, or days are offered at no
 * charge, which the advertiser accepts or declines for the credit.
 * @throws DomainError not_found; bad_input and taken for the days; conflict with the `current` proof
 */
export async function findShort(
  ctx: ServiceContext,
  user: CurrentUser,
  { id, version, missing, promised, note, makeGood }: ShortVerdict & { id: string },
): Promise<DisputedProof> {
  const { proven } = await getAny(ctx, id)
  const { line } = proven
  if (makeGood) await checkMakeGood(ctx, line, makeGood)
  const { amount, paid } = await creditOf(ctx, line, missing, promised)
  const remedy: Remedy = {
    ...{ kind: makeGood ? 'make_good' : 'credit', by: 'admin', missing, promised, amount },
    ...{ starts: makeGood?.starts ?? null, ends: makeGood?.ends ?? null, answer: null, line: null },
  }
  const detail = { verdict: 'short', missing, promised, amount }
  const happened = await emit(ctx, proofJudged.of(user.id, factOf(proven, { id, version }, detail)))
  const writes = ctx.db.batch([
    guardProof(ctx, { id, version }, 'uphold', 'admin'),
    ...(makeGood ? [guardRuns(ctx.db, line.campaignId)] : []),
    setProof(ctx, id, {
      ...{ status: 'short', verdict: note, remedy },
      ...{ decidedBy: user.id, decidedAt: ctx.now.getTime() },
    }),
    ...(makeGood ? [] : creditStatements(ctx, paid, amount)),
    ...happened.statements,
  ])
  await commit(writes, async () => proofConflict((await getAny(ctx, id)).proof))
  await happened.committed()
  return getDisputed(ctx, id)
}
