const ERRORS = {
  email: 'Enter an email address, such as asha@example.in',
  busy: 'Too many addresses came from your network. Please wait a minute and try again.',
  failed: 'Your email could not be stored. Please try once more.',
} as const

type NewsletterError = keyof typeof ERRORS

/** What came of a form that was sent without scripts, as its page's address says. */
export interface NewsletterState {
  isSent: boolean
  error: NewsletterError | null
}

const isError = (text: string): text is NewsletterError => Object.hasOwn(ERRORS, text)

export function readNewsletterState(search: URLSearchParams): NewsletterState {
  const error = search.get('error') ?? ''
  return { isSent: search.has('sent'), error: isError(error) ? error : null }
}

/** Whether the page is that of one visitor, who has just sent the form. */
export const isOwn = ({ isSent, error }: NewsletterState): boolean => isSent || error !== null

export const newsletterError = (error: NewsletterError): string => ERRORS[error]
