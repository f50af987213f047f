import type { ServiceContext } from '../../kernel/context.ts'
import type { CivilDate } from '../../kernel/rules/dates.ts'
import { DOCUMENT_LABELS } from '../rules/documents/document.ts'
import type { Fact } from '../rules/documents/document-layout.ts'
import type { Page } from '../rules/documents/layout/page.ts'
import { layoutOf } from '../rules/documents/layout-of.ts'
import { documentContext, factsOf, getDocumentPdf } from './document-page.server.ts'
import { getSharedDocument } from './links.server.ts'
import { pagesOf } from './pages.server.ts'

/** An estimate as people with a link see it: its pages alone. */
export interface SharedPages {
  title: string
  /** Key facts, for a screen on which the sheet is small. */
  facts: Fact[]
  pages: Page[]
  /** The last day of the link. */
  expires: CivilDate
  /** Instant, ms. */
  validUntil: number
  isOver: boolean
}

/** The pages that a link shows. @throws DomainError not_found once the link has ended */
export async function getSharedPages(ctx: ServiceContext, token: string): Promise<SharedPages> {
  const { document, expires } = await getSharedDocument(ctx, token)
  const { validUntil } = document.body
  const paper = layoutOf(document, await documentContext(ctx))
  return {
    title: `${DOCUMENT_LABELS.estimate} ${document.number}`,
    facts: factsOf(paper),
    pages: pagesOf(paper),
    expires,
    validUntil,
    isOver: validUntil < ctx.now.getTime(),
  }
}

/** A shared document as a PDF. @throws DomainError not_found once the link has ended */
export async function getSharedPdf(
  ctx: ServiceContext,
  token: string,
): Promise<{ number: string; bytes: ArrayBuffer }> {
  const { document } = await getSharedDocument(ctx, token)
  await ctx.countFile()
  return { number: document.number, bytes: await getDocumentPdf(ctx, document) }
}
