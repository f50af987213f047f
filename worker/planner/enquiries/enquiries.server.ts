import { and, count, desc, eq, gt, sql } from 'drizzle-orm'
import { findListing } from '../../catalogue/catalogue.server.ts'
import type { Listing } from '../../catalogue/rules/listing.ts'
import { listingPath } from '../../catalogue/rules/paths.ts'
import { describeOrder } from '../../catalogue/rules/rate.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { emitAlone } from '../../kernel/events/emit.server.ts'
import type { Letter } from '../../kernel/mail/letter.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { MAILS_PER_DAY, mailDay } from '../../kernel/rules/mail-limit.ts'
import { pageCount } from '../../kernel/rules/pagination.ts'
import { REFERENCE_BYTES, referenceOf } from '../../kernel/rules/reference.ts'
import { contains } from '../../kernel/sql/statements.server.ts'
import { enquiries } from '../enquiries.table.ts'
import { packPlan, unpackPlan } from '../packed-plan.ts'
import { findPlan, planOf } from '../plans.server.ts'
import {
  ENQUIRIES_PAGE,
  type Enquiries,
  type EnquiryDetail,
  type EnquiryQuery,
  type NewEnquiry,
} from '../rules/enquiries/enquiry.ts'
import type { Plan } from '../rules/plan/plan.ts'
import { enquirySent } from '../rules/planner.events.ts'
import { visitorOf } from '../usage.server.ts'
import { enquiryReceivedLetter, enquiryTeamLetter } from './enquiry-letters.ts'

const newReference = () => referenceOf('ENQ', crypto.getRandomValues(new Uint8Array(REFERENCE_BYTES)))

/** Its page in the back office. */
export const enquiryHref = ({ origin }: ServiceContext, { reference }: { reference: string }) =>
  `${origin}/admin/support/enquiries/${reference}`

/** There are a thousand million references: one that is taken is rare, three in a row do not happen. */
const TRIES = 3

/** The plan that an enquiry is about, as it is now. @throws DomainError bad_input for an unknown plan */
async function planAsked(
  ctx: ServiceContext,
  { planId, messages, edits }: NewEnquiry,
  now: Date,
): Promise<Plan | null> {
  if (planId !== undefined) {
    const shared = await findPlan(ctx, planId)
    if (shared) return shared.plan
    const message = 'Plan not found'
    throw new DomainError('bad_input', message, [{ path: 'planId', message }])
  }
  return messages === undefined ? null : planOf(ctx, { messages, edits }, now)
}

async function findKept({ db }: ServiceContext, key: string) {
  const [row] = await db
    .select({ reference: enquiries.reference, isConfirmed: enquiries.isConfirmed })
    .from(enquiries)
    .where(eq(enquiries.key, key))
  return row ?? null
}

/**
 * Stores an enquiry and mails the team and the sender, who gets MAILS_PER_DAY at most. The same form sent again gets the same
 * answer and no mail. The row is written first, so a failed mail loses nothing.
 * @throws DomainError bad_input, rate_limited
 */
export async function createEnquiry(
  ctx: ServiceContext,
  enquiry: NewEnquiry,
  now: Date,
): Promise<{ reference: string }> {
  const { key = crypto.randomUUID(), planId: _, messages: __, edits: ___, website: ____, ...fields } = enquiry
  const before = await findKept(ctx, key)
  if (before) return { reference: before.reference }

  const plan = await planAsked(ctx, enquiry, now)
  const planColumns = plan && { plan: await packPlan(plan), planTitle: plan.title, planTotal: plan.totals.total }
  const { userId } = await visitorOf(ctx)
  const { isNew, ...kept } = await keepEnquiry(ctx, { ...fields, ...planColumns, key, userId })
  if (isNew) {
    const mail = { ...fields, ...kept, href: enquiryHref(ctx, kept), plan }
    sendLetters(ctx, { ...mail, toTeam: enquiryTeamLetter(mail), toSender: enquiryReceivedLetter(mail) })
  }
  return { reference: kept.reference }
}

type Stored = Omit<typeof enquiries.$inferInsert, 'id' | 'reference' | 'isConfirmed' | 'createdAt' | 'status'>

/**
 * Stores an enquiry under a new reference, unless its key is known. `isConfirmed` is decided in the statement: the sender's
 * address gets MAILS_PER_DAY at most. @throws DomainError unavailable
 */
export async function keepEnquiry(
  ctx: ServiceContext,
  enquiry: Stored,
): Promise<{ reference: string; isConfirmed: boolean; isNew: boolean }> {
  const recent = ctx.db.$count(
    enquiries,
    and(eq(enquiries.email, enquiry.email), eq(enquiries.isConfirmed, true), gt(enquiries.createdAt, mailDay(ctx.now))),
  )
  const isConfirmed = sql<boolean>`${recent} < ${MAILS_PER_DAY}`
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [kept] = await ctx.db
      .insert(enquiries)
      .values({ ...enquiry, isConfirmed, reference: newReference(), createdAt: ctx.now.toISOString() })
      .onConflictDoNothing()
      .returning({ reference: enquiries.reference, isConfirmed: enquiries.isConfirmed })
    if (kept) {
      ctx.waitUntil(emitAlone(ctx, enquirySent.of(enquiry.userId ?? null, { reference: kept.reference })))
      return { ...kept, isNew: true }
    }
    const twin = await findKept(ctx, enquiry.key)
    if (twin) return { ...twin, isNew: false }
  }
  throw new DomainError('unavailable', 'Your enquiry could not be saved. Please send it again')
}

interface Letters {
  reference: string
  /** Address of the sender. */
  email: string
  isConfirmed: boolean
  toTeam: Letter
  toSender: Letter
}

/** Mails the team, and the sender when this enquiry is confirmed. A mail that fails is only logged. */
export function sendLetters(
  { mailer, settings, waitUntil }: ServiceContext,
  { reference, email, isConfirmed, toTeam, toSender }: Letters,
): void {
  const send = (to: string, letter: Letter) =>
    mailer.send({ to, ...letter }).catch((failure) => {
      // biome-ignore lint/suspicious/noConsole: the enquiry is stored; only the operator can resend the mail
      console.error(`No mail was sent about ${reference}`, failure)
    })
  waitUntil(send(settings.teamEmail, toTeam))
  if (isConfirmed) waitUntil(send(email, toSender))
}

const ENQUIRY = {
  reference: enquiries.reference,
  status: enquiries.status,
  createdAt: enquiries.createdAt,
  name: enquiries.name,
  email: enquiries.email,
  phone: enquiries.phone,
  company: enquiries.company,
  campaignObjective: enquiries.campaignObjective,
  targetAudience: enquiries.targetAudience,
  startDate: enquiries.startDate,
  endDate: enquiries.endDate,
  budget: enquiries.budget,
  requirements: enquiries.requirements,
  item: enquiries.item,
  listingId: enquiries.listingId,
  spotId: enquiries.spotId,
  quantity: enquiries.quantity,
  duration: enquiries.duration,
}

/** Enquiries for staff, the newest first. @throws DomainError not_found for a page beyond the last */
export async function listEnquiries(
  { db }: ServiceContext,
  { page = 1, size = ENQUIRIES_PAGE, q }: EnquiryQuery,
): Promise<Enquiries> {
  const narrow = contains(q, enquiries.reference, enquiries.name, enquiries.company, enquiries.email)
  const [rows, [counted]] = await db.batch([
    db
      .select({ ...ENQUIRY, planTitle: enquiries.planTitle, planTotal: enquiries.planTotal })
      .from(enquiries)
      .where(narrow)
      .orderBy(desc(enquiries.id))
      .limit(size)
      .offset((page - 1) * size),
    db.select({ total: count() }).from(enquiries).where(narrow),
  ])
  const total = counted?.total ?? 0
  return {
    enquiries: rows.map(({ planTitle, planTotal, ...row }) => ({
      ...row,
      plan: planTitle === null || planTotal === null ? null : { title: planTitle, total: planTotal },
    })),
    total,
    page,
    pages: pageCount(total, { page, size }),
  }
}

/** The chosen order, in the terms of the listing's rate. */
function orderOf({ rate, spots }: Listing, { spotId, quantity, duration }: Chosen): string | null {
  const spot = spots.find(({ id }) => id === spotId)
  return describeOrder(spot?.rate ?? rate, { quantity: quantity ?? undefined, duration: duration ?? undefined })
}

type Chosen = Pick<typeof enquiries.$inferSelect, 'spotId' | 'quantity' | 'duration'>

/** One enquiry with its whole plan, for staff. @throws DomainError not_found */
export async function getEnquiry(ctx: ServiceContext, reference: string): Promise<EnquiryDetail> {
  const [row] = await ctx.db
    .select({ ...ENQUIRY, plan: enquiries.plan, issues: enquiries.issues })
    .from(enquiries)
    .where(eq(enquiries.reference, reference))
  if (!row) throw new DomainError('not_found', 'Enquiry not found')
  const listing = row.listingId === null ? null : await findListing(ctx, row.listingId)
  return {
    ...row,
    plan: row.plan === null ? null : await unpackPlan(row.plan),
    listing: listing && { path: listingPath(listing), order: orderOf(listing, row) },
  }
}
