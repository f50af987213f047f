import { and, eq, inArray, lte, or, sql } from 'drizzle-orm'
import type { Point } from '../../catalogue/rules/places/distance.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { pageCount } from '../../kernel/rules/pagination.ts'
import { commit, idsOf } from '../../kernel/sql/statements.server.ts'
import { ownersOf } from '../../organisations/owners/belongs.server.ts'
import { areProofsClosed } from '../campaigns/select-campaigns.server.ts'
import { campaignLines } from '../campaigns.table.ts'
import { proofs } from '../proofs.table.ts'
import { proofOffered } from '../rules/booking.events.ts'
import type { CampaignLine } from '../rules/campaigns/campaign.ts'
import type { Remedy } from '../rules/proofs/proof.ts'
import type { MakeGood, ProofQuery, ProofTab } from '../rules/proofs/proof-inputs.ts'
import type { Slot } from '../rules/proofs/slots.ts'
import { factOf, missingProof, proofConflict } from './after-proof.server.ts'
import { guardProof, setProof } from './decide.server.ts'
import { checkMakeGood, guardRuns } from './make-good.server.ts'
import { listProofs, type Proof } from './proof-rows.server.ts'
import { isShown, listProven, type Proven } from './proven.server.ts'
import { getOwnersLine, proofsOf, requireSell } from './send.server.ts'

/** A proof that a line wants, in the list of its owner. */
export interface OwnerProof {
  line: Pick<CampaignLine, 'id' | 'ref' | 'resource' | 'snapshot' | 'placeState' | 'starts' | 'ends'>
  advertiser: string
  slot: Slot
  site: Point | null
  /** Null while nothing was sent. */
  proof: Proof | null
}

/** The page of one proof of an owner. */
export interface OwnerProofPage extends OwnerProof {
  /** The proof that the line wants after this one. */
  next: Slot | null
  /** Proofs that are due elsewhere, the most urgent first. */
  others: OwnerProof[]
  maySend: boolean
}

const PAGE_SIZE = 20
const MAX_LATELY = 3
/** Others that are named after a proof was sent. */
const MAX_OTHERS = 20

const isTheirs = (user: CurrentUser) => sql`${campaignLines.ownerId} in ${ownersOf(user)} and ${isShown}`

const asOwners = ({ line, campaign, site }: Proven, slot: Slot, proof: Proof | null): OwnerProof => {
  const { id, ref, resource, snapshot, placeState, starts, ends } = line
  return {
    line: { id, ref, resource, snapshot, placeState, starts, ends },
    advertiser: campaign.client,
    slot,
    site,
    proof,
  }
}

/** Proofs due of lines: the line has begun, and the proof is open, not sent, and can be sent today. */
async function dueOf(ctx: ServiceContext, user: CurrentUser): Promise<OwnerProof[]> {
  const { now } = ctx
  const today = civilDate(now)
  const lines = await listProven(
    ctx,
    and(isTheirs(user), lte(campaignLines.starts, today), sql`not ${areProofsClosed(now, campaignLines.id)}`),
  )
  const sent = await ctx.db
    .select({ line: proofs.lineId, slot: proofs.slot })
    .from(proofs)
    .where(inArray(proofs.lineId, idsOf(lines.map(({ line }) => line.id))))
  const done = new Set(sent.map(({ line, slot }) => `${line} ${slot}`))
  return lines
    .flatMap((proven) =>
      proven.slots
        .filter(({ slot, opens }) => opens <= today && !done.has(`${proven.line.id} ${slot}`))
        .map((slot) => asOwners(proven, slot, null)),
    )
    .sort((a, b) => a.slot.due.localeCompare(b.slot.due))
}

/** Number of proofs that a member has to send. */
export const countDueProofs = async (ctx: ServiceContext, user: CurrentUser): Promise<number> =>
  (await dueOf(ctx, user)).length

const isLate = (now: Date) => sql`${proofs.answerBy} <= ${now.getTime()}`

/** The rule of `stateAt`, for lists and counts. */
const inTab = (tab: Exclude<ProofTab, 'due'>, now: Date) => {
  if (tab === 'sent') return and(eq(proofs.status, 'uploaded'), sql`not ${isLate(now)}`)
  if (tab === 'disputed') return inArray(proofs.status, ['disputed', 'short'])
  return or(inArray(proofs.status, ['accepted', 'waived']), and(eq(proofs.status, 'uploaded'), isLate(now)))
}

/** Proofs of a member's owners, by the step that they wait for, latest event first. */
export async function listOwnerProofs(ctx: ServiceContext, user: CurrentUser, { tab = 'due', page }: ProofQuery) {
  const { db, now } = ctx
  const mine = sql`${proofs.lineId} in (select id from campaign_lines where ${isTheirs(user)})`
  const count = (of: Exclude<ProofTab, 'due'>) => db.$count(proofs, and(mine, inTab(of, now)))
  const [due, sent, accepted, disputed] = await Promise.all([
    dueOf(ctx, user),
    count('sent'),
    count('accepted'),
    count('disputed'),
  ])
  const tabs = { due: due.length, sent, accepted, disputed }
  const start = (page - 1) * PAGE_SIZE
  const items =
    tab === 'due'
      ? due.slice(start, start + PAGE_SIZE)
      : await listRows(ctx, and(mine, inTab(tab, now)), { limit: PAGE_SIZE, offset: start })
  const lately = tab === 'due' ? await listRows(ctx, mine, { limit: MAX_LATELY, offset: 0 }) : []
  return { items, lately, tabs, page, pages: pageCount(tabs[tab], { page, size: PAGE_SIZE }) }
}

/** Proofs that were sent, latest event first. */
async function listRows(
  ctx: ServiceContext,
  where: ReturnType<typeof and>,
  { limit, offset }: { limit: number; offset: number },
): Promise<OwnerProof[]> {
  const { db } = ctx
  const order = sql`coalesce(${proofs.decidedAt}, ${proofs.sentAt}) desc, ${proofs.id}`
  const ids = (
    await db.select({ id: proofs.id }).from(proofs).where(where).orderBy(order).limit(limit).offset(offset)
  ).map(({ id }) => id)
  const lines = await listProven(
    ctx,
    sql`${campaignLines.id} in (select line_id from proofs where id in ${idsOf(ids)})`,
  )
  const byLine = new Map(lines.map((proven) => [proven.line.id, proven]))
  const rows = await listProofs(ctx, inArray(proofs.id, idsOf(ids)), (line) => byLine.get(line)?.site ?? null)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const proof = byId.get(id)
    const proven = proof && byLine.get(proof.lineId)
    return proof && proven ? [asOwners(proven, slotOr(proven, proof), proof)] : []
  })
}

/** Slot of a proof; the stored one when the line no longer needs it. */
function slotOr({ slots, line }: Proven, proof: Proof): Slot {
  const slot = slots.find((one) => one.slot === proof.slot)
  const { kind, label, due } = proof
  return (
    slot ?? {
      ...{ slot: proof.slot, kind, label, due, opens: due, from: line.starts, until: line.ends },
      ...{ promised: null, moments: [], wants: '', asks: null },
    }
  )
}

/** One proof of a member's owners, sent or not. @throws DomainError not_found, also for another owner's */
export async function getOwnerProof(
  ctx: ServiceContext,
  user: CurrentUser,
  { line, slot: wanted }: { line: string; slot: string },
): Promise<OwnerProofPage> {
  const proven = await getOwnersLine(ctx, user, line)
  const [sent, due, sellers] = await Promise.all([
    proofsOf(ctx, proven),
    dueOf(ctx, user),
    ctx.db.$count(
      campaignLines,
      and(eq(campaignLines.id, line), sql`${campaignLines.ownerId} in ${ownersOf(user, 'sell')}`),
    ),
  ])
  const proof = sent.find((one) => one.slot === wanted) ?? null
  const slot = proof ? slotOr(proven, proof) : proven.slots.find((one) => one.slot === wanted)
  if (!slot) throw missingProof()
  const done = new Set(sent.map((one) => one.slot))
  return {
    ...asOwners(proven, slot, proof),
    next: proven.slots.find((one) => one.slot !== wanted && !done.has(one.slot)) ?? null,
    others: due.filter((one) => one.line.id !== line || one.slot.slot !== wanted).slice(0, MAX_OTHERS),
    maySend: sellers > 0,
  }
}

/**
 * The owner offers days at no charge for a disputed proof. The advertiser takes or declines them.
 * @throws DomainError not_found, forbidden; bad_input and taken for the days; conflict with the `current` proof
 */
export async function offerMakeGood(
  ctx: ServiceContext,
  user: CurrentUser,
  { id, version, starts, ends }: MakeGood & { id: string },
): Promise<Proof> {
  const [row] = await ctx.db.select({ line: proofs.lineId }).from(proofs).where(eq(proofs.id, id))
  const proven = await getOwnersLine(ctx, user, row?.line ?? '')
  const { line } = proven
  await requireSell(ctx, user, line.id)
  const read = async () => {
    const proof = (await proofsOf(ctx, proven)).find((one) => one.id === id)
    if (!proof) throw missingProof()
    return proof
  }
  await checkMakeGood(ctx, line, { starts, ends })
  const remedy: Remedy = {
    ...{ kind: 'make_good', by: 'mediaOwner', missing: null, promised: null, amount: null },
    ...{ starts, ends, answer: null, line: null },
  }
  const happened = await emit(ctx, proofOffered.of(user.id, factOf(proven, { id, version })))
  const writes = ctx.db.batch([
    guardProof(ctx, { id, version }, 'offer', 'mediaOwner', sql`${campaignLines.ownerId} in ${ownersOf(user, 'sell')}`),
    guardRuns(ctx.db, line.campaignId),
    setProof(ctx, id, { remedy }),
    ...happened.statements,
  ])
  await commit(writes, async () => proofConflict(await read()))
  await happened.committed()
  return read()
}
