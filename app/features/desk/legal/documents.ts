import { DomainError } from '../../../../worker/kernel/rules/errors.ts'
import { withoutEnd } from '../../../../worker/kernel/rules/text/trim.ts'
import { cookies } from './cookies.ts'
import { disclaimer } from './disclaimer.ts'
import type { LegalDocument } from './document.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

/** The legal documents, in display order. */
export const DOCUMENTS: readonly LegalDocument[] = [privacy, terms, cookies, disclaimer]

/** The document of a slug. @throws DomainError not_found */
export function getDocument(pathname: string): LegalDocument {
  const path = withoutEnd(pathname, /\//)
  const document = DOCUMENTS.find((one) => one.path === path)
  if (!document) throw new DomainError('not_found', 'Page not found')
  return document
}
