import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { campaigns } from '../../booking/campaigns.table.ts'
import type { ReadContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { mayStaff } from '../../kernel/rules/identity/roles.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import type { Paise } from '../../kernel/rules/money.ts'
import { ownersOf } from '../../organisations/owners/belongs.server.ts'
import { documents } from '../documents.table.ts'
import type { DocumentKind, IssuedDocument } from '../rules/documents/document.ts'

/** Columns of a document that its body does not hold. */
export const HEAD_COLUMNS = {
  id: documents.id,
  kind: documents.kind,
  number: documents.number,
  campaignId: documents.campaignId,
  ownerId: documents.ownerId,
  of: documents.of,
  taxable: documents.taxable,
  cgst: documents.cgst,
  sgst: documents.sgst,
  igst: documents.igst,
  roundOff: documents.roundOff,
  payable: documents.payable,
  asked: documents.asked,
  closedAt: documents.closedAt,
  at: documents.at,
}

/** Columns of a document, without its file. */
export const DOCUMENT_COLUMNS = { ...HEAD_COLUMNS, body: documents.body }

/** Columns of a campaign that its documents name. */
export const CAMPAIGN_COLUMNS = {
  id: campaigns.id,
  ref: campaigns.ref,
  name: campaigns.name,
  starts: campaigns.starts,
  ends: campaigns.ends,
  userId: campaigns.userId,
}

/**
 * Documents that a user may read: of their own campaigns, and of owners where they are a member; staff who approve
 * campaigns read all.
 */
export const isReadableBy = (user: CurrentUser): SQL | undefined =>
  mayStaff(user, 'approvals')
    ? undefined
    : or(eq(documents.userId, user.id), sql`${documents.ownerId} in ${ownersOf(user)}`)

const missing = () => new DomainError('not_found', 'Document not found')

/** A document that a user may read. @throws DomainError not_found, also for a document of another user */
export async function getDocument(ctx: ReadContext, user: CurrentUser, id: string): Promise<IssuedDocument> {
  return readDocument(ctx, and(eq(documents.id, id), isReadableBy(user)))
}

/** One document by a condition. @throws DomainError not_found */
export async function readDocument(ctx: ReadContext, where: SQL | undefined): Promise<IssuedDocument> {
  const [row] = await ctx.db.select(DOCUMENT_COLUMNS).from(documents).where(where)
  if (!row) throw missing()
  // The table cannot know which body belongs to which kind.
  return row as unknown as IssuedDocument
}

/** A document in a list. */
export interface ListedDocument {
  id: string
  kind: DocumentKind
  number: string
  campaignId: string | null
  ownerId: string | null
  payable: Paise
  /** Amount to be paid now, when it is less than the total. */
  asked: Paise | null
  isClosed: boolean
  at: number
}

/** Documents by a condition, the newest first, at most `limit`. */
const listDocuments = ({ db }: ReadContext, where: SQL | undefined, limit: number): Promise<ListedDocument[]> =>
  db
    .select({
      id: documents.id,
      kind: documents.kind,
      number: documents.number,
      campaignId: documents.campaignId,
      ownerId: documents.ownerId,
      payable: documents.payable,
      asked: documents.asked,
      isClosed: sql`${documents.closedAt} is not null`.mapWith(Boolean).as('is_closed'),
      at: documents.at,
    })
    .from(documents)
    .where(where)
    .orderBy(desc(documents.at), desc(documents.n))
    .limit(limit)

/** More than a campaign of one owner has. */
const MAX_LISTED = 200

/** More than a whole campaign has. */
const MAX_OF_CAMPAIGN = 2_000

/** Documents of a campaign that a user may read, the newest first. */
export const listCampaignDocuments = (ctx: ReadContext, user: CurrentUser, campaignId: string) =>
  listDocuments(ctx, and(eq(documents.campaignId, campaignId), isReadableBy(user)), MAX_OF_CAMPAIGN)

/** Documents of one owner in a campaign that a user may read, the newest first. */
export const listOwnerDocuments = (ctx: ReadContext, user: CurrentUser, campaignId: string, ownerId: string) =>
  listDocuments(
    ctx,
    and(eq(documents.campaignId, campaignId), eq(documents.ownerId, ownerId), isReadableBy(user)),
    MAX_LISTED,
  )
