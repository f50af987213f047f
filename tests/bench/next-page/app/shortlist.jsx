'use client'

import Link from 'next/link'
import { useSyncExternalStore } from 'react'

const KEY = 'shortlist'
const EMPTY = '[]'

const read = () => localStorage.getItem(KEY) ?? EMPTY

function subscribe(listener) {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

/** Ids that the visitor saved; none on the server. */
const useSaved = () => JSON.parse(useSyncExternalStore(subscribe, read, () => EMPTY))

export function SaveButton({ 'data-save': id, ...props }) {
  const saved = useSaved()
  const isSaved = saved.includes(id)
  const change = () => {
    localStorage.setItem(KEY, JSON.stringify(isSaved ? saved.filter((one) => one !== id) : [id, ...saved]))
    // Only other tabs hear of it by themselves.
    dispatchEvent(new StorageEvent('storage'))
  }
  return <button {...props} type="button" aria-pressed={isSaved} onClick={change} />
}

/** Shows once something is saved. */
export function ShortlistLink(props) {
  return <Link prefetch={false} {...props} hidden={useSaved().length === 0} />
}
