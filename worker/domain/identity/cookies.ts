/**
 * The cookie of a session. Under https its prefix makes browsers refuse it from another host or over http.
 * @param origin where the product lives
 */
export const sessionCookie = (origin: string) => (origin.startsWith('https:') ? '__Host-adchowk_sid' : 'adchowk_sid')

/** `1` beside a session, readable by scripts: the header shows it without asking. It opens nothing. */
export const HINT_COOKIE = 'adchowk_in'
