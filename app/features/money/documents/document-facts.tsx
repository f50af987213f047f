import type { Fact } from '../../../../worker/money/rules/documents/document-layout.ts'
import { Card } from '../../../ui/card.tsx'
import { SpecList } from '../../../ui/spec-list.tsx'

/** Main facts of a document, for phones, where its sheet is too small to read. */
export const DocumentFacts = ({ facts }: { facts: Fact[] }) => (
  <Card className="mt-5 p-4 sm:hidden print:hidden">
    <SpecList columns={1} facts={facts} />
    <p className="mt-3 text-xs text-ink-3">The sheet below is small on a phone. The PDF opens it large.</p>
  </Card>
)
