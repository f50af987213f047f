// Order matters: most browsers also name the browsers that they derive from.
const BROWSERS: [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUCBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /^(?=.*\bVersion\/\d).*\bSafari\//],
]

const SYSTEMS: [name: string, sign: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

const named = (signs: typeof BROWSERS, userAgent: string) => signs.find(([, sign]) => sign.test(userAgent))?.[0]

/**
 * A readable name of the device: `Chrome on Windows`. Made of fixed words and never of the caller's text, so it is safe
 * in pages and mails.
 */
export function deviceName(userAgent: string | null | undefined): string {
  if (!userAgent) return 'Unknown device'
  if (!userAgent.startsWith('Mozilla/')) return 'A script'
  const browser = named(BROWSERS, userAgent) ?? 'A browser'
  const system = named(SYSTEMS, userAgent)
  return system ? `${browser} on ${system}` : browser
}
