import type { RuleName } from '../../../../worker/organisations/rules/billing/rules.ts'
import type { StoredItem } from './stored.ts'

/** The date of the last change of the four documents, shown under each title. */
export const LAST_UPDATED = 'March 15, 2024'

/**
 * A paragraph, which may contain links as `[text](url)`; a list of such texts; the table of stored items; or what GST is today, by
 * medium.
 */
export type ShownBlock = string | { list: readonly string[] } | { stored: readonly StoredItem[] } | { rates: 'gst' }

/** A block as it is written: a dated rule is put into words for the day on which the document is shown. */
type Block = ShownBlock | { rule: RuleName }

export interface LegalSection<Part = Block> {
  /** Its URL fragment. */
  id: string
  title: string
  blocks: readonly Part[]
}

/** Plain data from the loader, so that a page carries one document and no script carries all four. */
export interface LegalDocument<Part = Block> {
  path: string
  /** Short title in the navigation: `Terms`. */
  name: string
  title: string
  description: string
  /** A summary in two sentences. */
  summary: string
  sections: readonly LegalSection<Part>[]
}

/** A document as a page shows it. */
export type ShownDocument = LegalDocument<ShownBlock>
