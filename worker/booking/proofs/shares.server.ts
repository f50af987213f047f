import { and, desc, eq, gte, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { addDays, type CivilDate, civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { hashToken, isToken, newId, newToken } from '../../kernel/tokens.ts'
import { getCampaign, ownedBy } from '../campaigns/select-campaigns.server.ts'
import { campaignLines, campaigns } from '../campaigns.table.ts'
import { proofFiles, proofShares, proofs } from '../proofs.table.ts'
import { proofsShared, proofsUnshared } from '../rules/booking.events.ts'
import { SITE_METRES } from '../rules/proofs/hints.ts'
import type { Moment } from '../rules/proofs/slots.ts'
import { readDelivery } from './delivery.server.ts'
import { listProven } from './proven.server.ts'

/** A link that works. */
export interface Share {
  id: string
  expires: CivilDate
  createdAt: number
}

/** More links than these are hard to keep in mind. */
const MAX_SHARES = 5
const MAX_DAYS = 366

const works = (today: CivilDate) => and(isNull(proofShares.revokedAt), gte(proofShares.expires, today))

/**
 * Valid links to the proofs of the user's campaign, newest first.
 * @throws DomainError not_found, also for a campaign of another user
 */
export async function listShares(ctx: ServiceContext, user: CurrentUser, campaign: string): Promise<Share[]> {
  const { db, now } = ctx
  await getCampaign(ctx, user, campaign)
  return db
    .select({ id: proofShares.id, expires: proofShares.expires, createdAt: proofShares.createdAt })
    .from(proofShares)
    .where(and(eq(proofShares.campaignId, campaign), works(civilDate(now))))
    .orderBy(desc(proofShares.createdAt))
}

/**
 * Makes a link to the proofs of a campaign. It is shown once: only its hash is kept.
 * @throws DomainError not_found; bad_input for a day that is over or too far; conflict with too many links
 */
export async function shareProofs(
  ctx: ServiceContext,
  user: CurrentUser,
  campaign: string,
  expires: CivilDate,
): Promise<{ share: Share; path: string }> {
  const { db, now } = ctx
  const today = civilDate(now)
  const refuse = (message: string) => new DomainError('bad_input', message, [{ path: 'expires', message }])
  if (expires < today) throw refuse('This day is over')
  if (expires > addDays(today, MAX_DAYS)) throw refuse('At most a year ahead')
  await getCampaign(ctx, user, campaign)
  const token = newToken()
  const share = { id: newId('shr'), expires, createdAt: now.getTime() }
  const open = and(eq(proofShares.campaignId, campaign), works(today))
  const happened = await emit(ctx, proofsShared.of(user.id, { subject: campaign, detail: { expires } }))
  const writes = db.batch([
    guard(
      db,
      sql`exists (select 1 from ${campaigns} where ${ownedBy(user, campaign)}) and ${db.$count(proofShares, open)} < ${MAX_SHARES}`,
    ),
    db.insert(proofShares).values({ ...share, campaignId: campaign, tokenHash: await hashToken(token) }),
    ...happened.statements,
  ])
  await commit(
    writes,
    async () => new DomainError('conflict', `At most ${MAX_SHARES} links can work at once. End one first`),
  )
  return { share, path: `/proofs/${token}` }
}

/** Ends a link at once. @throws DomainError not_found, also for one of another user and for one that has ended */
export async function endShare(ctx: ServiceContext, user: CurrentUser, campaign: string, id: string): Promise<void> {
  const { db, now } = ctx
  await getCampaign(ctx, user, campaign)
  const one = and(eq(proofShares.id, id), eq(proofShares.campaignId, campaign), isNull(proofShares.revokedAt))
  const happened = await emit(ctx, proofsUnshared.of(user.id, { subject: campaign }))
  const writes = db.batch([
    guard(db, sql`exists (select 1 from ${proofShares} where ${one})`),
    db.update(proofShares).set({ revokedAt: now.getTime() }).where(one),
    ...happened.statements,
  ])
  await commit(writes, async () => new DomainError('not_found', 'Link not found'))
}

const noShare = () => new DomainError('not_found', 'This link has ended, or there is none')

async function findShare({ db, now }: ServiceContext, token: string) {
  if (!isToken(token)) throw noShare()
  const [share] = await db
    .select({ campaign: proofShares.campaignId, expires: proofShares.expires })
    .from(proofShares)
    // Not of a deleted account or campaign.
    .innerJoin(
      campaigns,
      and(eq(campaigns.id, proofShares.campaignId), isNotNull(campaigns.userId), ne(campaigns.status, 'deleted')),
    )
    .where(and(eq(proofShares.tokenHash, await hashToken(token)), works(civilDate(now))))
  if (!share) throw noShare()
  return share
}

/** A photo on a shared page. */
export interface SharedPhoto {
  key: string
  moment: Moment | null
  takenAt: string | null
  sentAt: number
  metres: number | null
  width: number | null
  height: number | null
}

/** Proofs without prices and without names of people. */
export interface SharedProofs {
  name: string
  client: string
  starts: CivilDate
  ends: CivilDate
  expires: CivilDate
  places: {
    id: string
    title: string
    place: string
    starts: CivilDate
    ends: CivilDate
    point: { lat: number; lng: number } | null
    photos: SharedPhoto[]
    /** Counts from logs and reports. */
    figures: { label: string; text: string }[]
    isAccepted: boolean
    /** Something of it is disputed, and not shown. */
    isDisputed: boolean
    hasProof: boolean
  }[]
  counts: {
    running: number
    places: number
    photos: number
    /** Photos that have both their time and their place. */
    told: number
    placed: number
    near: number
    accepted: number
    proven: number
  }
}

/** Content of a shared link. @throws DomainError not_found once the link has ended */
export async function getShared(ctx: ServiceContext, token: string): Promise<SharedProofs> {
  const { campaign, expires } = await findShare(ctx, token)
  const [[head], { lines }, proven] = await Promise.all([
    ctx.db
      .select({ name: campaigns.name, client: campaigns.client, starts: campaigns.starts, ends: campaigns.ends })
      .from(campaigns)
      .where(eq(campaigns.id, campaign)),
    readDelivery(ctx, campaign),
    listProven(ctx, eq(campaignLines.campaignId, campaign)),
  ])
  if (!head) throw noShare()
  const sites = new Map(proven.map(({ line, site }) => [line.id, site]))
  const today = civilDate(ctx.now)
  const places = lines.map(({ line, proofs: sent }) => ({
    id: line.ref,
    title: line.snapshot.title,
    place: line.snapshot.place,
    starts: line.starts,
    ends: line.ends,
    point: sites.get(line.id) ?? null,
    photos: sent.flatMap((proof) =>
      proof.status === 'disputed'
        ? []
        : proof.files
            .filter(({ isPhoto }) => isPhoto)
            .map(({ key, moment, takenAt, metres, width, height }) => ({
              ...{ key, moment, takenAt, metres, width, height },
              sentAt: proof.sentAt,
            })),
    ),
    figures: sent.flatMap(({ label, hints, status }) => {
      const count = hints.find(({ name }) => name === 'count')
      return count && status !== 'disputed' ? [{ label, text: count.text }] : []
    }),
    isAccepted: sent.length > 0 && sent.every(({ status }) => status === 'accepted' || status === 'waived'),
    isDisputed: sent.some(({ status }) => status === 'disputed'),
    hasProof: sent.length > 0,
  }))
  const photos = places.flatMap((place) => place.photos)
  const placed = photos.filter(({ metres }) => metres !== null)
  return {
    ...head,
    expires,
    places,
    counts: {
      running: places.filter(({ starts, ends }) => starts <= today && today <= ends).length,
      places: places.length,
      photos: photos.length,
      told: placed.filter(({ takenAt }) => takenAt !== null).length,
      placed: placed.length,
      near: placed.filter(({ metres }) => metres !== null && metres <= SITE_METRES).length,
      accepted: places.filter(({ isAccepted }) => isAccepted).length,
      proven: places.filter(({ hasProof }) => hasProof).length,
    },
  }
}

/** Checks that a link shares a photo. @throws DomainError not_found */
export async function requireSharedPhoto(ctx: ServiceContext, token: string, key: string): Promise<void> {
  const { campaign } = await findShare(ctx, token)
  const [file] = await ctx.db
    .select({ key: proofFiles.key })
    .from(proofFiles)
    .innerJoin(proofs, and(eq(proofs.id, proofFiles.proofId), eq(proofs.round, proofFiles.round)))
    .innerJoin(campaignLines, eq(campaignLines.id, proofs.lineId))
    .where(
      and(
        eq(proofFiles.key, key),
        eq(proofFiles.isPhoto, true),
        eq(campaignLines.campaignId, campaign),
        sql`${proofs.status} <> 'disputed'`,
      ),
    )
  if (!file) throw noShare()
}
