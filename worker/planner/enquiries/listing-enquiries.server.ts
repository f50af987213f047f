import { desc, eq } from 'drizzle-orm'
import { findListing } from '../../catalogue/catalogue.server.ts'
import { issueRefusal, issuesIn } from '../../catalogue/rules/availability/issues.ts'
import type { Listing } from '../../catalogue/rules/listing.ts'
import { listingPath } from '../../catalogue/rules/paths.ts'
import { appearsOf } from '../../catalogue/rules/printed.ts'
import { describeOrder, type Rate } from '../../catalogue/rules/rate.ts'
import { mediaSpec } from '../../catalogue/rules/registry/media.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { type CivilDate, civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { enquiries } from '../enquiries.table.ts'
import {
  type ListingEnquirySent,
  type NewListingEnquiry,
  type OwnEnquiry,
  pastDay,
} from '../rules/enquiries/listing-enquiry.ts'
import { enquiryHref, keepEnquiry, sendLetters } from './enquiries.server.ts'
import { enquiryReceivedLetter, listingEnquiryTeamLetter } from './enquiry-letters.ts'

/** The listing of an enquiry, with the spot. @throws DomainError not_found, in the words of the medium */
async function itemAsked(ctx: ServiceContext, { listingId, spotId }: NewListingEnquiry) {
  const listing = await findListing(ctx, listingId)
  if (!listing) throw new DomainError('not_found', 'Inventory not found')
  if (spotId === undefined) return { listing, rate: listing.rate, item: listing.title }
  const spot = listing.spots.find(({ id }) => id === spotId)
  if (!spot) throw new DomainError('not_found', mediaSpec({ id: listing.category, name: '' }).notFound.spot)
  return { listing, rate: spot.rate, item: `${spot.name}, ${listing.title}` }
}

/** @throws DomainError bad_input for days on which nothing appears */
function checkIssues(issues: readonly CivilDate[], listing: Listing, rate: Rate, today: CivilDate): void {
  const appears = appearsOf(listing, rate)
  const refusal = appears
    ? issueRefusal(issues, (day) => (issuesIn(appears, { start: day, end: day }).length > 0 ? 'free' : 'none'), today)
    : 'This is not sold by the issue'
  if (refusal !== null) throw new DomainError('bad_input', refusal, [{ path: 'issues', message: refusal }])
}

/**
 * Stores a signed-in user's enquiry about a listing and mails the team and the sender, who gets few mails a day. A
 * repeated form gets the same answer and no mail.
 * @throws DomainError bad_input for a day that is over or has no issue, not_found, unavailable
 */
export async function createListingEnquiry(
  ctx: ServiceContext,
  user: Pick<CurrentUser, 'id' | 'company'>,
  enquiry: NewListingEnquiry,
): Promise<ListingEnquirySent> {
  const today = civilDate(ctx.now)
  const over = pastDay(enquiry.startDate, today)
  if (over) throw new DomainError('bad_input', over, [{ path: 'startDate', message: over }])
  const { listing, rate, item } = await itemAsked(ctx, enquiry)
  const { key = crypto.randomUUID(), website: _, message, issues, ...fields } = enquiry
  if (issues) checkIssues(issues, listing, rate, today)
  const order = issues ? { ...fields, duration: issues.length } : fields
  const { company } = user
  const { isNew, ...kept } = await keepEnquiry(ctx, {
    ...order,
    key,
    issues: issues ?? [],
    item,
    company,
    userId: user.id,
    requirements: message,
    campaignObjective: '',
    targetAudience: '',
    budget: '',
  })
  if (isNew) {
    const mail = {
      ...fields,
      ...kept,
      message,
      company,
      item,
      owner: listing.owner.name,
      issues: issues ?? [],
      order: describeOrder(rate, order),
      listingHref: `${ctx.origin}${listingPath(listing)}`,
      href: enquiryHref(ctx, kept),
    }
    sendLetters(ctx, { ...mail, toTeam: listingEnquiryTeamLetter(mail), toSender: enquiryReceivedLetter(mail) })
  }
  return { reference: kept.reference, isMailed: kept.isConfirmed }
}

const MAX_ENQUIRIES = 20

/** Enquiries that a user sent while signed in, the newest first. */
export async function listOwnEnquiries({ db }: ServiceContext, { id }: Pick<CurrentUser, 'id'>): Promise<OwnEnquiry[]> {
  const rows = await db
    .select({
      reference: enquiries.reference,
      listingId: enquiries.listingId,
      status: enquiries.status,
      item: enquiries.item,
      planTitle: enquiries.planTitle,
      startDate: enquiries.startDate,
      endDate: enquiries.endDate,
      issues: enquiries.issues,
      createdAt: enquiries.createdAt,
    })
    .from(enquiries)
    .where(eq(enquiries.userId, id))
    .orderBy(desc(enquiries.id))
    .limit(MAX_ENQUIRIES)
  return rows.map(({ item, planTitle, ...row }) => ({ ...row, about: item ?? planTitle }))
}
