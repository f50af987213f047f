import type { StoredItem } from './stored.ts'

/** When the four documents were last changed, as each says under its title. */
export const LAST_UPDATED = 'March 15, 2024'

/** A paragraph, whose text may hold links as `[words](address)`; a list of such texts; or what the browser keeps. */
export type Block = string | { list: readonly string[] } | { stored: readonly StoredItem[] }

export interface LegalSection {
  /** Its address on the page. */
  id: string
  title: string
  blocks: readonly Block[]
}

/** Plain data, so that a page sends one document and no script carries all four. */
export interface LegalDocument {
  path: string
  /** Among the four: `Terms`. */
  name: string
  title: string
  description: string
  /** All of it in two sentences. */
  summary: string
  sections: readonly LegalSection[]
}
