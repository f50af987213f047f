/** The buttons of a listing that need an account. */
const INTENTS = ['campaign', 'book', 'contact', 'desk'] as const
export type EnquiryIntent = (typeof INTENTS)[number]

/** The button that was pressed, in the words that most pages have on it. */
export const INTENT_LABELS: Record<EnquiryIntent, string> = {
  campaign: 'Add to Campaign',
  book: 'Book Now',
  contact: 'Contact owner',
  desk: 'Ask our desk',
}

/** True where a text names a button of a listing. */
export const isEnquiryIntent = (text: unknown): text is EnquiryIntent => INTENTS.some((intent) => intent === text)

/** In the address of a listing: opens the enquiry for a visitor who returns from signing in. */
const HASH = '#enquire-'

/** The hash that opens the enquiry of a button. */
export const enquiryHash = (intent: EnquiryIntent): string => `${HASH}${intent}`

/** Intent in the hash of an address; null where it is about something else. */
export function intentOfHash(hash: string): EnquiryIntent | null {
  const intent = hash.startsWith(HASH) ? hash.slice(HASH.length) : null
  return isEnquiryIntent(intent) ? intent : null
}
