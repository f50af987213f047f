import { useSyncExternalStore } from 'react'
import type { EnquiryIntent } from '../../../worker/catalogue/rules/enquiry-intent.ts'
import type { EnquirySubject } from './subject.ts'

/** Enquiry that is being written. */
export interface OpenEnquiry {
  intent: EnquiryIntent
  /** Label of the pressed button, the title of the dialog. */
  label: string
  subject: EnquirySubject
  /** Path to return to after the session has ended. */
  next: string
}

/** Enquiry with the path of the page that opened it. */
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

/** Opens the dialog; there is one at a time. */
export const openEnquiry = (enquiry: OpenEnquiry) => set({ ...enquiry, pathname: location.pathname })

export const closeEnquiry = () => set(null)

/** Enquiry of the open dialog. */
export const useOpenEnquiry = () =>
  useSyncExternalStore(
    subscribe,
    () => opened,
    () => null,
  )
