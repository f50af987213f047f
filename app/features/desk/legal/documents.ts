import { DomainError } from '../../../../worker/kernel/rules/errors.ts'
import { withoutEnd } from '../../../../worker/kernel/rules/text/trim.ts'
import cookies from '../../../content/cookies.md'
import disclaimer from '../../../content/disclaimer.md'
import type { ContentPage } from '../../../content/page.ts'
import privacy from '../../../content/privacy.md'
import terms from '../../../content/terms.md'

export interface LegalDocument extends ContentPage {
  path: string
}

/** The legal documents, in display order. */
export const DOCUMENTS: readonly LegalDocument[] = [
  { path: '/privacy', ...privacy },
  { path: '/terms', ...terms },
  { path: '/cookies', ...cookies },
  { path: '/disclaimer', ...disclaimer },
]

/** The document of a slug. @throws DomainError not_found */
export function getDocument(pathname: string): LegalDocument {
  const path = withoutEnd(pathname, /\//)
  const document = DOCUMENTS.find((one) => one.path === path)
  if (!document) throw new DomainError('not_found', 'Page not found')
  return document
}
