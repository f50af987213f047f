// Inline scripts and styles of documents; empty strings in the browser bundle.
import appCss from '../app.css?inline'
import waitJs from './hold-submits.js?script'
import intentJs from './intent.js?script'
import sessionUrl from './session.js?url'
import chromeJs from './shell.js?script'
import themeJs from './theme.js?script'

export const css: string = import.meta.env.SSR ? appCss : ''
/** Placeholder for the styles while rendering; entry.server.tsx replaces it by the rules that the document uses. */
export const CSS_PLACE = '/*css*/'
/** Script that runs before the first paint. */
export const themeScript: string = import.meta.env.SSR ? themeJs : ''
/** Scripts at the end of the body: of every page, of public pages, and of apps. */
export const chromeScript: string = import.meta.env.SSR ? chromeJs.replace('SESSION_URL', () => `"${sessionUrl}"`) : ''
export const intentScript: string = import.meta.env.SSR ? intentJs : ''
export const waitScript: string = import.meta.env.SSR ? waitJs : ''

/**
 * Rule that react-aria inserts at hydration unless its id exists; a late style element would violate the CSP and shift
 * the page.
 */
export const pressable = '[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}'
