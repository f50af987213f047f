// Inline scripts and styles of documents; empty strings in the browser bundle.
import appCss from '../app.css?inline'
import waitJs from './hold-submits.js?script'
import intentJs from './intent.js?script'
import sessionUrl from './session.js?url'
import chromeJs from './shell.js?script'
import themeJs from './theme.js?script'

export const css: string = import.meta.env.SSR ? appCss : ''
/** A placeholder for the styles while rendering; entry.server.tsx replaces it by the rules that the document uses. */
export const CSS_PLACE = '/*css*/'
/** Runs before the first paint. */
export const themeScript: string = import.meta.env.SSR ? themeJs : ''
/** Runs at the end of the body of every page, then of public pages, then of apps. */
export const chromeScript: string = import.meta.env.SSR ? chromeJs.replace('SESSION_URL', () => `"${sessionUrl}"`) : ''
export const intentScript: string = import.meta.env.SSR ? intentJs : ''
export const waitScript: string = import.meta.env.SSR ? waitJs : ''

/** react-aria inserts this rule at hydration unless its id exists; a late style element would break the CSP and move the page. */
export const pressable = '[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}'
