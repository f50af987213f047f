import { useSyncExternalStore } from 'react'
import type { EnquiryIntent } from '../../../worker/catalogue/rules/enquiry-intent.ts'
import type { EnquirySubject } from './subject.ts'

/** An enquiry that is being written. */
export interface OpenEnquiry {
  intent: EnquiryIntent
  /** The button that was pressed: the title of the dialog. */
  label: string
  subject: EnquirySubject
  /** The page to come back to when the session has ended. */
  next: string
}

/** The page over which it was opened. */
interface Opened extends OpenEnquiry {
  pathname: string
}

let opened: Opened | null = null
const listeners = new Set<() => void>()

function set(next: Opened | null) {
  opened = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens the dialog: there is one at a time. */
export const openEnquiry = (enquiry: OpenEnquiry) => set({ ...enquiry, pathname: location.pathname })

export const closeEnquiry = () => set(null)

/** The enquiry whose dialog is open. */
export const useOpenEnquiry = () =>
  useSyncExternalStore(
    subscribe,
    () => opened,
    () => null,
  )
