import { and, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { EVENTS } from './backoffice/rules/audit/acts.ts'
import { campaignLines, campaigns } from './booking/campaigns.table.ts'
import { threads } from './booking/messages.table.ts'
import { proofs } from './booking/proofs.table.ts'
import { listingIn } from './catalogue/availability/places.server.ts'
import { listings } from './catalogue/catalogue.table.ts'
import { ownerListings } from './catalogue/owner-listings.table.ts'
import { listingPath } from './catalogue/rules/paths.ts'
import type { WorkContext } from './kernel/context.ts'
import { users } from './kernel/identity.table.ts'
import { type Letter, writeLetter } from './kernel/mail/letter.ts'
import { notices } from './kernel/notices.table.ts'
import { civilDate, formatLongDate } from './kernel/rules/dates.ts'
import type { AnyEventKind, EventName, Side } from './kernel/rules/events/event.ts'
import type { NoticeMail } from './kernel/rules/events/letter-text.ts'
import { idsOf } from './kernel/sql/statements.server.ts'
import { documents } from './money/documents.table.ts'
import { isMember } from './organisations/owners/belongs.server.ts'
import { ownerMembers } from './organisations/owners.table.ts'
import { plans } from './planner/planner.table.ts'

const EVENT_KINDS = new Map<EventName, AnyEventKind>(EVENTS.map((kind) => [kind.name, kind]))

/** Mail about an event; null when the event only updates open pages. */
function letterOf(to: Side, kind: EventName, mail: NoticeMail): Letter | null {
  const text = EVENT_KINDS.get(kind)?.letters?.[to]
  if (!text) return null
  return writeLetter({
    subject: text.subject(mail),
    before: text.before(mail),
    button: { label: text.button, href: mail.href },
    after: text.after === undefined ? [] : [text.after],
  })
}

/** Tries to send one notice. After the last it is left for the operator. */
export const MAX_TRIES = 5

/** After a try that failed, or an object that was lost while it sent. */
export const RETRY_MS = 60_000

const STEP = 50

type Told = Pick<typeof notices.$inferSelect, 'id' | 'audience' | 'kind' | 'subject'>

/**
 * Sends some notices. A notice is claimed before it is sent, so that two callers send different ones. A notice that was
 * sent, but not marked, is sent again: a mail may arrive twice, and is never lost.
 * @returns the number of claimed notices
 */
export async function sendNotices(ctx: WorkContext): Promise<number> {
  const { db, now } = ctx
  const [claimed] = await db.batch([
    db
      .update(notices)
      .set({ times: sql`${notices.times} + 1`, triedAt: now.getTime() })
      .where(
        inArray(
          notices.id,
          db
            .select({ id: notices.id })
            .from(notices)
            .where(
              and(
                isNull(notices.sentAt),
                lt(notices.times, MAX_TRIES),
                or(isNull(notices.triedAt), lte(notices.triedAt, now.getTime() - RETRY_MS)),
              ),
            )
            .orderBy(notices.id)
            .limit(STEP),
        ),
      )
      .returning({ id: notices.id, audience: notices.audience, kind: notices.kind, subject: notices.subject }),
  ])
  if (claimed.length === 0) return 0
  const mails = await readMails(ctx, claimed)
  const recipients = await readRecipients(ctx, claimed)
  const sent: string[] = []
  for (const notice of claimed) {
    const isSent = await send(ctx, notice, mails.get(notice.subject), recipients.get(notice.audience) ?? [])
    if (isSent) sent.push(String(notice.id))
  }
  await db
    .update(notices)
    .set({ sentAt: now.getTime() })
    .where(inArray(notices.id, idsOf(sent)))
  return claimed.length
}

/** @returns whether there is nothing left to do for it */
async function send(
  { mailer, origin }: WorkContext,
  { audience, kind, subject }: Told,
  mail: NoticeMail | undefined,
  recipients: readonly string[],
): Promise<boolean> {
  const to = audience === 'staff' ? 'staff' : audience.startsWith('owner:') ? 'owner' : 'user'
  const page = {
    user: mail?.href ?? '',
    owner: mail?.ownerHref ?? (kind.startsWith('payment.') ? '/dashboard/payments' : `/dashboard/requests/${subject}`),
    staff: kind.startsWith('proof.') ? '/admin/proofs' : '/admin/approvals',
  }[to]
  const letter = mail && letterOf(to, kind, { ...mail, href: new URL(page, origin).href })
  if (!letter) return true
  const results = await Promise.allSettled(recipients.map((email) => mailer.send({ to: email, ...letter })))
  return results.every(({ status }) => status === 'fulfilled')
}

/** Facts for mails, by id of the campaign, line or place, with the link for an advertiser. */
async function readMails({ db, origin }: WorkContext, told: readonly Told[]): Promise<Map<string, NoticeMail>> {
  const ids = idsOf(told.map(({ subject }) => subject))
  const [ofCampaigns, ofLines, ofPlaces, ofListings, ofProofs, ofDocuments, ofPlans, ofThreads] = await db.batch([
    db
      .select({ id: campaigns.id, ref: campaigns.ref, starts: campaigns.starts, ends: campaigns.ends })
      .from(campaigns)
      .where(inArray(campaigns.id, ids)),
    db
      .select({
        id: campaignLines.id,
        ref: campaignLines.ref,
        campaign: campaignLines.campaignId,
        listing: campaignLines.listingId,
        starts: campaignLines.starts,
        ends: campaignLines.ends,
        answerBy: campaignLines.answerBy,
      })
      .from(campaignLines)
      .where(inArray(campaignLines.id, ids)),
    db
      .select({
        resource: sql<string>`asked.value`.as('resource'),
        id: listings.id,
        category: listings.categoryId,
        subcategory: listings.subcategoryId,
      })
      .from(sql`${idsOf([...new Set(told.map(({ subject }) => subject))])} as asked`)
      .innerJoin(listings, eq(listings.id, listingIn(sql`asked.value`))),
    // In any state: notices about a listing are sent before it is public.
    db
      .select({ id: ownerListings.id, ref: ownerListings.ref })
      .from(ownerListings)
      .where(
        inArray(
          ownerListings.id,
          idsOf(told.flatMap(({ kind, subject }) => (kind.startsWith('listing.') ? [subject] : []))),
        ),
      ),
    db
      .select({
        id: proofs.id,
        ref: proofs.ref,
        slot: proofs.slot,
        line: proofs.lineId,
        campaign: campaignLines.campaignId,
        listing: campaignLines.listingId,
        starts: campaignLines.starts,
        ends: campaignLines.ends,
        answerBy: proofs.answerBy,
      })
      .from(proofs)
      .innerJoin(campaignLines, eq(campaignLines.id, proofs.lineId))
      .where(inArray(proofs.id, ids)),
    db.select({ id: documents.id, ref: documents.number }).from(documents).where(inArray(documents.id, ids)),
    db.select({ id: plans.id, createdAt: plans.createdAt }).from(plans).where(inArray(plans.id, ids)),
    db.select({ id: threads.id, listing: threads.listingId }).from(threads).where(inArray(threads.id, ids)),
  ])
  const at = (path: string) => new URL(path, origin).href
  const mails = new Map<string, NoticeMail>()
  for (const { resource, ...place } of ofPlaces) {
    mails.set(resource, { ref: place.id, listing: place.id, ...NO_DAYS, href: at(listingPath(place)) })
  }
  for (const { id, ref } of ofListings) {
    mails.set(id, { ref, listing: ref, ...NO_DAYS, href: '', ownerHref: `/dashboard/listings/${id}` })
  }
  for (const { id, ref } of ofDocuments) {
    const path = `/papers/${id}`
    mails.set(id, { ref, listing: '', ...NO_DAYS, href: at(path), ownerHref: path })
  }
  for (const { id, listing } of ofThreads) {
    const path = `/dashboard/messages/${id}`
    mails.set(id, { ref: listing, listing, ...NO_DAYS, href: at(path), ownerHref: path })
  }
  // A plan has no number: the day on which it was shared names it.
  for (const { id, createdAt } of ofPlans) {
    const ref = `your media plan of ${formatLongDate(civilDate(new Date(createdAt)))}`
    mails.set(id, { ref, listing: '', ...NO_DAYS, href: at(`/plans/${id}`) })
  }
  for (const { id, ...campaign } of ofCampaigns) {
    mails.set(id, { ...campaign, listing: '', answerBy: null, href: at(`/dashboard/campaigns/${id}`) })
  }
  for (const { id, campaign, ...line } of ofLines) {
    mails.set(id, { ...line, href: at(`/dashboard/campaigns/${campaign}#${id}`) })
  }
  for (const { id, campaign, line, slot, ...proof } of ofProofs) {
    mails.set(id, {
      ...proof,
      href: at(`/dashboard/campaigns/${campaign}/proofs?proof=${proof.ref}`),
      ownerHref: `/dashboard/proofs/${line}/${slot}`,
    })
  }
  return mails
}

const NO_DAYS = { starts: '', ends: '', answerBy: null }

/** Addresses by audience: of an account, of those who belong to an owner, or of our team. Suspended accounts get no mail. */
async function readRecipients({ db, settings }: WorkContext, told: readonly Told[]): Promise<Map<string, string[]>> {
  const audiences = idsOf([...new Set(told.map(({ audience }) => audience))])
  const [single, members] = await db.batch([
    db
      .select({ audience: sql<string>`'user:' || ${users.id}`.as('audience'), email: users.email })
      .from(users)
      .where(and(eq(users.status, 'active'), sql`'user:' || ${users.id} in ${audiences}`)),
    db
      .select({ audience: sql<string>`'owner:' || ${ownerMembers.ownerId}`.as('audience'), email: users.email })
      .from(ownerMembers)
      .innerJoin(users, eq(users.id, ownerMembers.userId))
      .where(and(isMember, sql`'owner:' || ${ownerMembers.ownerId} in ${audiences}`)),
  ])
  const recipients = new Map([['staff', [settings.teamEmail]]])
  for (const { audience, email } of [...single, ...members]) {
    recipients.set(audience, [...(recipients.get(audience) ?? []), email])
  }
  return recipients
}
