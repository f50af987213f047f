import type { StoredItem } from './stored.ts'

/** The date of the last change of the four documents, shown under each title. */
export const LAST_UPDATED = 'March 15, 2024'

/**
 * A paragraph, which may contain links as `[text](url)`; a list of such texts; the table of stored items; or what GST is today, by
 * medium.
 */
export type Block = string | { list: readonly string[] } | { stored: readonly StoredItem[] } | { rates: 'gst' }

export interface LegalSection {
  /** Its URL fragment. */
  id: string
  title: string
  blocks: readonly Block[]
}

/** Plain data from the loader, so that a page carries one document and no script carries all four. */
export interface LegalDocument {
  path: string
  /** Short title in the navigation: `Terms`. */
  name: string
  title: string
  description: string
  /** A summary in two sentences. */
  summary: string
  sections: readonly LegalSection[]
}
