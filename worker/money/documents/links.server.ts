import { and, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { record } from '../../kernel/events/record.server.ts'
import { addDays, type CivilDate, civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { hashToken, isToken, newId, newToken } from '../../kernel/tokens.ts'
import { documentLinks, documents } from '../documents.table.ts'
import type { DocumentOf } from '../rules/documents/document.ts'
import { LINK_DAYS } from '../rules/documents/estimate-inputs.ts'
import { estimateShared, estimateUnshared } from '../rules/money.events.ts'
import { readDocument } from './documents.server.ts'
import { ownEstimate } from './estimates.server.ts'

/** A link that works. */
export interface DocumentLink {
  id: string
  /** The last day on which it works. */
  expires: CivilDate
  createdAt: number
}

/** More links than these are hard to keep in mind. */
const MAX_LINKS = 5

const works = (today: CivilDate) => and(isNull(documentLinks.revokedAt), gte(documentLinks.expires, today))

/** @throws DomainError not_found, also for an estimate of another user and for another kind */
async function requireEstimate({ db }: ServiceContext, user: CurrentUser, id: string): Promise<void> {
  const [row] = await db.select({ id: documents.id }).from(documents).where(ownEstimate(user, id))
  if (!row) throw new DomainError('not_found', 'Estimate not found')
}

/**
 * Valid links to an estimate of the user, newest first.
 * @throws DomainError not_found, also for an estimate of another user
 */
export async function listLinks(ctx: ServiceContext, user: CurrentUser, document: string): Promise<DocumentLink[]> {
  const { db, now } = ctx
  await requireEstimate(ctx, user, document)
  return db
    .select({ id: documentLinks.id, expires: documentLinks.expires, createdAt: documentLinks.createdAt })
    .from(documentLinks)
    .where(and(eq(documentLinks.documentId, document), works(civilDate(now))))
    .orderBy(desc(documentLinks.createdAt), desc(documentLinks.id))
}

/**
 * Makes a link to an estimate. It is shown once: only its hash is kept.
 * @throws DomainError not_found; bad_input for a day too near or too far; conflict with too many links
 */
export async function makeLink(
  ctx: ServiceContext,
  user: CurrentUser,
  document: string,
  expires: CivilDate,
): Promise<{ link: DocumentLink; path: string }> {
  const { db, now } = ctx
  const today = civilDate(now)
  if (expires < addDays(today, LINK_DAYS.least) || expires > addDays(today, LINK_DAYS.most)) {
    const message = `Choose a day from tomorrow to ${LINK_DAYS.most} days ahead`
    throw new DomainError('bad_input', message, [{ path: 'expires', message }])
  }
  await requireEstimate(ctx, user, document)
  const token = newToken()
  const link = { id: newId('lnk'), expires, createdAt: now.getTime() }
  const open = and(eq(documentLinks.documentId, document), works(today))
  const writes = db.batch([
    guard(
      db,
      sql`exists (select 1 from ${documents} where ${ownEstimate(user, document)}) and ${db.$count(documentLinks, open)} < ${MAX_LINKS}`,
    ),
    db.insert(documentLinks).values({ ...link, documentId: document, tokenHash: await hashToken(token) }),
    record(ctx, estimateShared.of(user.id, { subject: document, detail: { expires } })),
  ])
  await commit(
    writes,
    async () => new DomainError('conflict', `At most ${MAX_LINKS} links can work at once. End one first`),
  )
  return { link, path: `/papers/shared/${token}` }
}

/** Ends a link at once. @throws DomainError not_found, also for one of another user and for one that has ended */
export async function endLink(ctx: ServiceContext, user: CurrentUser, document: string, id: string): Promise<void> {
  const { db, now } = ctx
  await requireEstimate(ctx, user, document)
  const one = and(eq(documentLinks.id, id), eq(documentLinks.documentId, document), works(civilDate(now)))
  const writes = db.batch([
    guard(
      db,
      sql`exists (select 1 from ${documentLinks} where ${one})
        and exists (select 1 from ${documents} where ${ownEstimate(user, document)})`,
    ),
    db.update(documentLinks).set({ revokedAt: now.getTime() }).where(one),
    record(ctx, estimateUnshared.of(user.id, { subject: document })),
  ])
  await commit(writes, async () => new DomainError('not_found', 'Link not found'))
}

const noLink = () => new DomainError('not_found', 'This link has ended, or there is none')

/** The estimate that a link shows, and until when. @throws DomainError not_found once the link has ended */
export async function getSharedDocument(
  ctx: ServiceContext,
  token: string,
): Promise<{ document: DocumentOf<'estimate'>; expires: CivilDate }> {
  if (!isToken(token)) throw noLink()
  const [link] = await ctx.db
    .select({ id: documentLinks.documentId, expires: documentLinks.expires })
    .from(documentLinks)
    // Not of a deleted account.
    .innerJoin(documents, and(eq(documents.id, documentLinks.documentId), isNotNull(documents.userId)))
    .where(and(eq(documentLinks.tokenHash, await hashToken(token)), works(civilDate(ctx.now))))
  if (!link) throw noLink()
  const document = await readDocument(ctx, and(eq(documents.id, link.id), eq(documents.kind, 'estimate')))
  if (document.kind !== 'estimate') throw noLink()
  return { document, expires: link.expires }
}
