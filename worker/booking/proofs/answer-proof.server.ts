import { and, eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { commit, guard, idsOf } from '../../kernel/sql/statements.server.ts'
import { newId } from '../../kernel/tokens.ts'
import { campaignLines } from '../campaigns.table.ts'
import { proofs } from '../proofs.table.ts'
import { proofAccepted, proofDisputed, proofRemedied } from '../rules/booking.events.ts'
import type { NewDispute } from '../rules/proofs/proof-inputs.ts'
import { factOf, isAdvertisers, missingProof, proofConflict } from './after-proof.server.ts'
import { creditOf, creditStatements, guardAdvertisers, isOpenTo, type SeenProof, setProof } from './decide.server.ts'
import { guardRuns, makeGoodStatements, whyNotMadeGood } from './make-good.server.ts'
import { listProofs, type Proof } from './proof-rows.server.ts'
import { listProven, type Proven } from './proven.server.ts'

/**
 * A proof of the advertiser's own campaign, with its line.
 * @throws DomainError not_found, also for one of another user
 */
async function getOwnProof(
  ctx: ServiceContext,
  user: CurrentUser,
  id: string,
): Promise<{ proof: Proof; proven: Proven }> {
  const line = sql`${campaignLines.id} = (select line_id from proofs where id = ${id})`
  const [proven] = await listProven(ctx, and(line, isAdvertisers(user)))
  const [proof] = proven ? await listProofs(ctx, eq(proofs.id, id), () => proven.site) : []
  if (!proven || !proof) throw missingProof()
  return { proof, proven }
}

const read = async (ctx: ServiceContext, user: CurrentUser, id: string) => (await getOwnProof(ctx, user, id)).proof

/** The advertiser accepts a proof, also one that was disputed. @throws DomainError not_found; conflict with the `current` proof */
export async function acceptProof(ctx: ServiceContext, user: CurrentUser, seen: SeenProof): Promise<Proof> {
  const { db, now } = ctx
  const { proven } = await getOwnProof(ctx, user, seen.id)
  const happened = await emit(ctx, proofAccepted.of(user.id, factOf(proven, seen)))
  const writes = db.batch([
    guardAdvertisers(ctx, user, seen, 'accept'),
    setProof(ctx, seen.id, { status: 'accepted', remedy: null, decidedBy: user.id, decidedAt: now.getTime() }),
    db.update(proofs).set({ slots: proven.slots.length }).where(eq(proofs.lineId, proven.line.id)),
    ...happened.statements,
  ])
  await commit(writes, async () => proofConflict(await read(ctx, user, seen.id)))
  await happened.committed()
  return read(ctx, user, seen.id)
}

/**
 * Accepts several proofs of a campaign, all of them or none.
 * @throws DomainError not_found; conflict when one has changed since
 */
export async function acceptProofs(
  ctx: ServiceContext,
  user: CurrentUser,
  campaign: string,
  seen: readonly SeenProof[],
): Promise<{ accepted: number }> {
  const { db, now } = ctx
  const wanted = idsOf(seen.map(({ id }) => id))
  const lines = await listProven(ctx, and(eq(campaignLines.campaignId, campaign), isAdvertisers(user)))
  const rows = await listProofs(
    ctx,
    sql`${proofs.id} in ${wanted} and ${proofs.lineId} in ${idsOf(lines.map(({ line }) => line.id))}`,
    () => null,
  )
  const lineOf = new Map(rows.map(({ id, lineId }) => [id, lines.find(({ line }) => line.id === lineId)]))
  const accepted = [...new Map(seen.map(({ id, version }) => [id, { id, version }])).values()].map((one) => {
    const proven = lineOf.get(one.id)
    if (!proven) throw missingProof()
    return { ...one, proven }
  })
  const said = JSON.stringify(accepted.map(({ id, version }) => ({ id, version })))
  const happened = await emit(
    ctx,
    ...accepted.map(({ proven, ...one }) => proofAccepted.of(user.id, factOf(proven, one))),
  )
  const slots = JSON.stringify(lines.map((proven) => ({ id: proven.line.id, slots: proven.slots.length })))
  const writes = db.batch([
    guard(
      db,
      sql`json_array_length(${said}) = (select count(*) from json_each(${said}) s
        join proofs p on p.id = s.value ->> 'id' and p.version = s.value ->> 'version'
        join ${campaignLines} on ${campaignLines.id} = p.line_id
        where ${isOpenTo(ctx, 'accept', 'advertiser')} and ${campaignLines.campaignId} = ${campaign} and ${isAdvertisers(user)})`,
    ),
    db
      .update(proofs)
      .set({
        ...{ status: 'accepted', remedy: null, decidedBy: user.id, decidedAt: now.getTime() },
        version: sql`${proofs.version} + 1`,
      })
      .where(sql`${proofs.id} in ${wanted}`),
    db
      .update(proofs)
      .set({ slots: sql`of_line.value ->> 'slots'` })
      .from(sql`json_each(${slots}) as of_line`)
      .where(sql`${proofs.lineId} = of_line.value ->> 'id'`),
    ...happened.statements,
  ])
  await commit(writes, async () => new DomainError('conflict', 'One of these proofs has changed since you opened it'))
  await happened.committed()
  return { accepted: rows.length }
}

/** The advertiser disputes a proof in time; the owner and staff read why. @throws DomainError not_found; conflict with the `current` proof */
export async function disputeProof(
  ctx: ServiceContext,
  user: CurrentUser,
  { id, version, reason, text }: NewDispute & { id: string },
): Promise<Proof> {
  const { db, now } = ctx
  const { proven } = await getOwnProof(ctx, user, id)
  const happened = await emit(ctx, proofDisputed.of(user.id, factOf(proven, { id, version }, { reason })))
  const writes = db.batch([
    guardAdvertisers(ctx, user, { id, version }, 'dispute'),
    setProof(ctx, id, {
      ...{ status: 'disputed', reason, dispute: text, verdict: '', remedy: null, answerBy: null },
      ...{ decidedBy: user.id, decidedAt: now.getTime() },
    }),
    ...happened.statements,
  ])
  await commit(writes, async () => proofConflict(await read(ctx, user, id)))
  await happened.committed()
  return read(ctx, user, id)
}

/**
 * The advertiser accepts replacement days, which are booked at once at no charge, or declines them: then a verdict of
 * staff is credited, and an offer of the owner leaves the proof disputed.
 * @throws DomainError not_found; taken when the days are taken by now; conflict with the `current` proof
 */
export async function answerRemedy(
  ctx: ServiceContext,
  user: CurrentUser,
  { id, version, answer }: SeenProof & { answer: 'accepted' | 'declined' },
): Promise<Proof> {
  const { db, now } = ctx
  const { proof, proven } = await getOwnProof(ctx, user, id)
  const { remedy } = proof
  if (!remedy?.starts || !remedy.ends) throw proofConflict(proof)
  const days = { starts: remedy.starts, ends: remedy.ends }
  const { line } = proven
  const isTaken = answer === 'accepted'
  const newLine = isTaken ? newId('lin') : null
  const isJudged = proof.status === 'short'
  const { amount, paid } = await creditOf(ctx, line, remedy.missing ?? 0, remedy.promised ?? 1)
  const happened = await emit(ctx, proofRemedied.of(user.id, factOf(proven, { id, version }, { answer })))
  const writes = db.batch([
    guardRemedy(ctx, user, { id, version }),
    ...(isTaken ? [guardRuns(db, line.campaignId)] : []),
    setProof(ctx, id, {
      ...(isTaken && { status: 'short' as const, decidedBy: user.id }),
      // The last answer to this proof: the last part of the campaign is due so many days after it.
      ...((isTaken || isJudged) && { decidedAt: now.getTime() }),
      remedy: { ...remedy, answer, line: newLine },
    }),
    ...(newLine ? makeGoodStatements(ctx, line, newLine, days) : []),
    ...(isJudged && !isTaken ? creditStatements(ctx, paid, amount) : []),
    ...happened.statements,
  ])
  await commit(writes, async () => {
    const current = await read(ctx, user, id)
    const isSame = current.version === version
    return (isSame ? await whyNotMadeGood(ctx, line, days) : undefined) ?? proofConflict(current)
  })
  await happened.committed()
  return read(ctx, user, id)
}

/** Breaks the batch unless the offer still waits for this advertiser. */
const guardRemedy = ({ db }: ServiceContext, user: CurrentUser, { id, version }: SeenProof) =>
  guard(
    db,
    sql`exists (select 1 from proofs p join ${campaignLines} on ${campaignLines.id} = p.line_id
      where p.id = ${id} and p.version = ${version} and p.status in ('disputed', 'short')
        and p.remedy ->> 'kind' = 'make_good' and p.remedy ->> 'answer' is null and ${isAdvertisers(user)})`,
  )
