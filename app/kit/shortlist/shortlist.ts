import { useSyncExternalStore } from 'react'
import { isSlug } from '../../../worker/kernel/rules/slug.ts'

/** Stored fields of a saved listing: its id, and its medium. */
export interface Saved {
  id: string
  category: string
}

const isSaved = (value: unknown): value is Saved =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'category' in value &&
  isSlug(value.id) &&
  isSlug(value.category)

export const MAX_SAVED = 50
/** app/document/shell.js reads it too. */
const KEY = 'shortlist'

// Without storage the list lasts as long as the page.
let unstored: string | null = null

function readText(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return unstored
  }
}

function writeText(text: string) {
  try {
    localStorage.setItem(KEY, text)
  } catch {
    unstored = text
  }
}

/** Parses the stored entries, without invalid ones. */
export function parseSaved(text: string | null): Saved[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isSaved).slice(0, MAX_SAVED) : []
  } catch {
    return []
  }
}

let shown: { text: string | null; list: readonly Saved[] } = { text: null, list: [] }

/** Current list; the same array until it changes, as useSyncExternalStore requires. */
function read(): readonly Saved[] {
  const text = readText()
  if (text !== shown.text) shown = { text, list: parseSaved(text) }
  return shown.list
}

const listeners = new Set<() => void>()

function write(list: readonly Saved[]) {
  writeText(JSON.stringify(list.map(({ id, category }) => ({ id, category }))))
  for (const listener of listeners) listener()
}

/** Another tab causes a storage event; a page restored from the back/forward cache has missed it. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  addEventListener('pageshow', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
    removeEventListener('pageshow', listener)
  }
}

const unknown = () => null

/** Saved listings, latest first; null on the server and during hydration. */
export const useShortlist = (): readonly Saved[] | null =>
  useSyncExternalStore<readonly Saved[] | null>(subscribe, read, unknown)

/** Adds a listing at an index, by default first. @returns false when the list is full */
export function save(listing: Saved, at = 0): boolean {
  const others = read().filter(({ id }) => id !== listing.id)
  if (others.length >= MAX_SAVED) return false
  write(others.toSpliced(at, 0, listing))
  return true
}

/** Removes a listing. @returns its former index */
export function unsave(id: string): number {
  const list = read()
  write(list.filter((saved) => saved.id !== id))
  return list.findIndex((saved) => saved.id === id)
}

/** Removes all listings and returns them. */
export function clearShortlist(): readonly Saved[] {
  const list = read()
  write([])
  return list
}

/** Restores cleared listings before those saved since. */
export function restoreShortlist(list: readonly Saved[]) {
  const since = read().filter(({ id }) => list.every((saved) => saved.id !== id))
  write([...since, ...list].slice(0, MAX_SAVED))
}
