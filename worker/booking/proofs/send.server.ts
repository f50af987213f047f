import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { civilDate, formatDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { REFERENCES, takeNumber, takenReference } from '../../kernel/series.server.ts'
import { commit, guard, idsOf } from '../../kernel/sql/statements.server.ts'
import { newId } from '../../kernel/tokens.ts'
import { ownersOf } from '../../organisations/owners/belongs.server.ts'
import type { MemberRight } from '../../organisations/rules/owners/rights.ts'
import { claimStatements } from '../../uploads/claim.server.ts'
import { campaignLines } from '../campaigns.table.ts'
import { proofFiles, proofs } from '../proofs.table.ts'
import { proofSent } from '../rules/booking.events.ts'
import { ANSWER_MS } from '../rules/proofs/proof.ts'
import type { NewProof } from '../rules/proofs/proof-inputs.ts'
import type { Slot } from '../rules/proofs/slots.ts'
import { factOf, missingProof, proofConflict } from './after-proof.server.ts'
import { type Checked, checkFiles } from './checks.server.ts'
import { listProofs, type Proof } from './proof-rows.server.ts'
import { isShown, listProven, type Proven } from './proven.server.ts'

const isTheirs = (user: CurrentUser, right: MemberRight) => sql`${campaignLines.ownerId} in ${ownersOf(user, right)}`

/** A line of a member's owners. @throws DomainError not_found, also for another owner's */
export async function getOwnersLine(ctx: ServiceContext, user: CurrentUser, line: string): Promise<Proven> {
  const [proven] = await listProven(ctx, and(eq(campaignLines.id, line), isTheirs(user, 'view')))
  if (!proven) throw missingProof()
  return proven
}

/** Proofs of a line. */
export const proofsOf = (ctx: ServiceContext, { line, site }: Proven): Promise<Proof[]> =>
  listProofs(ctx, eq(proofs.lineId, line.id), () => site)

/** @throws DomainError not_found for a slot that the line does not need; bad_input before it can be sent */
function slotOf(ctx: ServiceContext, { slots }: Proven, wanted: string): Slot {
  const slot = slots.find((one) => one.slot === wanted)
  if (!slot) throw missingProof()
  const today = civilDate(ctx.now)
  if (slot.opens > today) {
    throw new DomainError('bad_input', `This proof can be sent from ${formatDate(slot.opens, today)} on`)
  }
  return slot
}

/** Refuses a member whose right is too small: the batch asks again. @throws DomainError forbidden */
export async function requireSell({ db }: ServiceContext, user: CurrentUser, line: string): Promise<void> {
  const mine = await db.$count(campaignLines, and(eq(campaignLines.id, line), isTheirs(user, 'sell')))
  if (mine === 0)
    throw new DomainError('forbidden', 'You need the right to sell to send proofs. Ask a manager of your team for it')
}

/**
 * Results of the checks before a proof is sent.
 * @throws DomainError not_found, forbidden; bad_input for files that prove nothing
 */
export async function checkProof(
  ctx: ServiceContext,
  user: CurrentUser,
  line: string,
  asked: NewProof,
): Promise<Pick<Checked, 'hints' | 'figures'>> {
  const proven = await getOwnersLine(ctx, user, line)
  await requireSell(ctx, user, line)
  const { hints, figures } = await checkFiles(ctx, proven, slotOf(ctx, proven, asked.slot), asked)
  return { hints, figures }
}

/**
 * Sends a proof, or sends it again after a dispute. The advertiser has seven days to answer.
 * @throws DomainError not_found, also for another owner's line; forbidden; bad_input; conflict with the `current` proof
 */
export async function sendProof(ctx: ServiceContext, user: CurrentUser, line: string, asked: NewProof): Promise<Proof> {
  const { db, now } = ctx
  const proven = await getOwnersLine(ctx, user, line)
  await requireSell(ctx, user, line)
  const slot = slotOf(ctx, proven, asked.slot)
  const before = (await proofsOf(ctx, proven)).find((one) => one.slot === slot.slot)
  if (before && (await isTwin(ctx, before.id, asked))) return before
  if (before && (before.status !== 'disputed' || before.version !== asked.version)) throw proofConflict(before)
  if (!before && asked.version !== 0) throw proofConflict(null)

  const checked = await checkFiles(ctx, proven, slot, asked)
  const id = before?.id ?? newId('prf')
  const round = sql<number>`(select round from proofs where id = ${id})`
  const sent = {
    slots: proven.slots.length,
    status: 'uploaded' as const,
    key: asked.key,
    link: asked.link,
    note: asked.note,
    facts: asked.facts,
    figures: checked.figures,
    hints: checked.hints,
    sentBy: user.id,
    sentAt: now.getTime(),
    answerBy: now.getTime() + ANSWER_MS,
    remedy: null,
    decidedBy: null,
    decidedAt: null,
  }
  const keys = checked.files.map(({ upload }) => upload.key)
  const happened = await emit(ctx, proofSent.of(user.id, factOf(proven, { id, version: before?.version ?? 0 })))
  const writes = db.batch([
    guard(
      db,
      sql`exists (select 1 from ${campaignLines} where ${and(
        eq(campaignLines.id, line),
        isTheirs(user, 'sell'),
        isShown,
      )})`,
    ),
    ...claimStatements(db, { keys, claimedBy: id, purpose: 'proof', subject: line }),
    ...(before
      ? [
          guard(
            db,
            sql`exists (select 1 from proofs p where p.id = ${id} and p.version = ${before.version} and p.status = 'disputed')`,
          ),
          db
            .update(proofs)
            .set({ ...sent, version: sql`${proofs.version} + 1`, round: sql`${proofs.round} + 1` })
            .where(eq(proofs.id, id)),
        ]
      : [
          takeNumber(ctx, REFERENCES.proof),
          db.insert(proofs).values({
            ...sent,
            id,
            ref: takenReference(REFERENCES.proof),
            lineId: line,
            ...{ slot: slot.slot, kind: slot.kind, label: slot.label, due: slot.due },
          }),
        ]),
    // The number of proofs that the line needs may have changed since the others were sent.
    db.update(proofs).set({ slots: sent.slots }).where(eq(proofs.lineId, line)),
    ...checked.files.map(({ upload, isPhoto, moment, place, repeats }, n) =>
      db.insert(proofFiles).values({
        ...{ key: upload.key, proofId: id, round, n, isPhoto, moment, repeats },
        ...{ name: upload.name, mime: upload.mime, bytes: upload.bytes, sha256: upload.sha256 },
        ...{ width: upload.width, height: upload.height, takenAt: upload.takenAt },
        ...{ lat: place?.lat ?? null, lng: place?.lng ?? null, at: now.getTime() },
      }),
    ),
    ...happened.statements,
  ])
  try {
    await commit(writes, () => whyNotSent(ctx, proven, slot, checked))
  } catch (refusal) {
    // The answer to the same request may have been lost, or it runs at this moment.
    const current = (await proofsOf(ctx, proven)).find((one) => one.slot === slot.slot)
    if (!current || !(await isTwin(ctx, current.id, asked))) throw refusal
    return current
  }
  await happened.committed()
  const [proof] = await listProofs(ctx, eq(proofs.id, id), () => proven.site)
  if (!proof) throw missingProof()
  return proof
}

/** True when a proof was last sent with this key. */
const isTwin = async ({ db }: ServiceContext, id: string, { key }: NewProof): Promise<boolean> =>
  (await db.$count(proofs, and(eq(proofs.id, id), eq(proofs.key, key)))) > 0

async function whyNotSent(ctx: ServiceContext, proven: Proven, slot: Slot, checked: Checked): Promise<DomainError> {
  const current = (await proofsOf(ctx, proven)).find((one) => one.slot === slot.slot)
  if (current) return proofConflict(current)
  const shas = checked.files.filter(({ isPhoto, repeats }) => isPhoto && repeats === null).map(({ sha256 }) => sha256)
  const taken = await ctx.db.$count(
    proofFiles,
    and(inArray(proofFiles.sha256, idsOf(shas)), eq(proofFiles.isPhoto, true)),
  )
  if (taken > 0)
    return new DomainError('conflict', 'One of these photos was just sent with another proof. Review the checks again')
  return proofConflict(null)
}
