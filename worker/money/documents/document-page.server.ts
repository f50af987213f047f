import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { campaignLines } from '../../booking/campaigns.table.ts'
import { requireStaffOf } from '../../identity/session.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { getIdentity } from '../../kernel/platform/settings.server.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { isStaff } from '../../kernel/rules/identity/roles.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import type { Paise } from '../../kernel/rules/money.ts'
import { documents } from '../documents.table.ts'
import { DOCUMENT_LABELS, type DocumentKind, type IssuedDocument } from '../rules/documents/document.ts'
import type { DocumentLayout, Fact } from '../rules/documents/document-layout.ts'
import type { Page } from '../rules/documents/layout/page.ts'
import { layoutOf } from '../rules/documents/layout-of.ts'
import { getDocument, isReadableBy, readDocument } from './documents.server.ts'
import { pagesOf } from './pages.server.ts'
import { renderPdf } from './pdf.server.ts'

/** A document with its pages and its present state. */
export interface DocumentPage {
  document: Pick<IssuedDocument, 'id' | 'kind' | 'number' | 'campaignId' | 'ownerId' | 'at' | 'payable' | 'asked'>
  title: string
  /** Key facts, for a screen on which the sheet is small. */
  facts: Fact[]
  pages: Page[]
  /** Documents that this one changes, or that change it: the credit note of an invoice, the proforma that took its place. */
  related: { id: string; kind: DocumentKind; number: string; at: number }[]
  isClosed: boolean
  /** Of an order: all of its lines were cancelled or stopped since. */
  isCancelled: boolean
  /** Of an estimate, ms. */
  validUntil: number | null
  isOwn: boolean
}

/** The signed-in reader of documents: staff with their second step. @throws DomainError unauthorized; forbidden */
export async function getReader(service: ServiceContext): Promise<CurrentUser> {
  const signedIn = await service.session()
  if (!signedIn) throw new DomainError('unauthorized', 'Please sign in to read this document')
  if (isStaff(signedIn.user)) await requireStaffOf(service, 'approvals')
  return signedIn.user
}

/** The platform as documents name it. */
export const documentContext = async (service: Pick<ServiceContext, 'db' | 'settings' | 'origin'>) => ({
  platform: (await getIdentity(service)).name,
  origin: service.origin,
})

/** True when every line of a release order has been cancelled or stopped since. */
const isCancelledOrder = sql<number>`${sql`(${documents.kind} = 'ro' and (
  select count(*) > 0 and count(*) = count(*) filter (where ${campaignLines.status} in ('cancelled', 'stopped'))
  from json_each(${documents.body}, '$.lines') x join ${campaignLines} on ${campaignLines.id} = x.value ->> 'id'))`}`

/** One document, for its page. @throws DomainError not_found, also for a document of another user */
export async function getDocumentPage(service: ServiceContext, user: CurrentUser, id: string): Promise<DocumentPage> {
  const { db } = service
  const [document, about, related, [row]] = await Promise.all([
    getDocument(service, user, id),
    documentContext(service),
    db
      .select({ id: documents.id, kind: documents.kind, number: documents.number, at: documents.at })
      .from(documents)
      .where(
        and(
          isReadableBy(user),
          or(
            eq(documents.of, id),
            eq(documents.id, db.select({ of: documents.of }).from(documents).where(eq(documents.id, id))),
          ),
        ),
      )
      .orderBy(asc(documents.at), asc(documents.n)),
    db
      .select({ userId: documents.userId, isCancelled: isCancelledOrder.as('is_cancelled_order') })
      .from(documents)
      .where(eq(documents.id, id)),
  ])
  const { kind, number, campaignId, ownerId, at, payable, asked, closedAt } = document
  const paper = layoutOf(document, about)
  return {
    document: { id, kind, number, campaignId, ownerId, at, payable, asked },
    title: `${DOCUMENT_LABELS[kind]} ${number}`,
    facts: factsOf(paper),
    pages: pagesOf(paper),
    related,
    isClosed: closedAt !== null,
    isCancelled: row?.isCancelled === 1,
    validUntil: document.kind === 'estimate' ? document.body.validUntil : null,
    isOwn: row?.userId === user.id,
  }
}

/** Issuer, facts of the head, and the final sum. */
export function factsOf({ letterhead, facts, blocks }: DocumentLayout): Fact[] {
  const sums = blocks.find((block) => block.kind === 'sums')
  return [{ label: 'From', value: letterhead.name }, ...facts, ...(sums ? [sums.bar] : [])]
}

const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * PDF of a document. It is made once and stored with its checksum, so that it is the same file in ten years. Two first
 * requests at the same moment make equal bytes, and the row names one of the files.
 */
export async function getDocumentPdf(service: ServiceContext, document: IssuedDocument): Promise<ArrayBuffer> {
  const { db, files } = service
  const key = `documents/${document.id}.pdf`
  const [row] = await db
    .select({ pdf: documents.pdf, sha256: documents.sha256 })
    .from(documents)
    .where(eq(documents.id, document.id))
  const kept = row?.pdf ? await files.get(row.pdf) : null
  if (kept) return kept.arrayBuffer()
  const rendered = await renderPdf({ ...layoutOf(document, await documentContext(service)), at: document.at })
  const bytes = new Uint8Array(rendered).buffer
  await files.put(key, bytes, { httpMetadata: { contentType: 'application/pdf' } })
  await db
    .update(documents)
    .set({ pdf: key, sha256: hexOf(await crypto.subtle.digest('SHA-256', bytes)) })
    .where(and(eq(documents.id, document.id), isNull(documents.pdf)))
  return bytes
}

/** Public facts of a paper for anyone who holds it. */
export interface CheckedDocument {
  kind: DocumentKind
  number: string
  issuer: string
  at: number
  payable: Paise
  isClosed: boolean
}

/** A document by the address in its code, for anybody. @throws DomainError not_found */
export async function checkDocument(service: ServiceContext, id: string): Promise<CheckedDocument> {
  const { kind, number, body, at, payable, asked, closedAt } = await readDocument(service, eq(documents.id, id))
  return { kind, number, issuer: body.from.name, at, payable: asked ?? payable, isClosed: closedAt !== null }
}
