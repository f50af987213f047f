/**
 * The cookie of a session. Under https its prefix makes browsers refuse it from another host or over http.
 * @param origin the configured origin
 */
export const sessionCookie = (origin: string) => (origin.startsWith('https:') ? '__Host-adchowk_sid' : 'adchowk_sid')

/**
 * Accounts that this browser has signed in to, so that guesses from elsewhere do not lock it out. It gives no access.
 */
export const deviceCookie = (origin: string) =>
  origin.startsWith('https:') ? '__Host-adchowk_device' : 'adchowk_device'

/** `1` while there is a session, readable by scripts: the header needs no request to show it. It gives no access. */
export const hintCookie = (origin: string) => (origin.startsWith('https:') ? '__Host-adchowk_in' : 'adchowk_in')
