const ERRORS = {
  email: 'Enter an email address, such as asha@example.in',
  busy: 'Too many addresses came from your network. Please wait a minute and try again.',
  failed: 'Your email could not be stored. Please try once more.',
} as const

type NewsletterError = keyof typeof ERRORS

/** The result of a form that was sent without scripts, read from the address of the page. */
export interface NewsletterState {
  isSent: boolean
  error: NewsletterError | null
}

const isError = (text: string): text is NewsletterError => Object.hasOwn(ERRORS, text)

export function readNewsletterState(search: URLSearchParams): NewsletterState {
  const error = search.get('error') ?? ''
  return { isSent: search.has('sent'), error: isError(error) ? error : null }
}

/** True for the result of one visitor's form, which must not be cached. */
export const isOwn = ({ isSent, error }: NewsletterState): boolean => isSent || error !== null

export const newsletterError = (error: NewsletterError): string => ERRORS[error]
