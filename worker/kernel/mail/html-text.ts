/** Elements whose content no reader sees, each with the beginning of its end tag. */
const HIDDEN = new Map([
  ['style', /<\/style/gi],
  ['script', /<\/script/gi],
  ['head', /<\/head/gi],
  ['title', /<\/title/gi],
])
/** Elements that end a line. */
const LINES = new Set(['p', 'div', 'tr', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote'])
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** `&amp;`, `&#8377;` or `&#x20b9;` without its signs, as a character; null for another. */
function entityOf(name: string): string | null {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? null
  const isHex = name.charAt(1).toLowerCase() === 'x'
  const digits = name.slice(isHex ? 2 : 1)
  if (!(isHex ? /^[\da-f]{1,6}$/i : /^\d{1,7}$/).test(digits)) return null
  const code = Number.parseInt(digits, isHex ? 16 : 10)
  return code <= 0x10ffff ? String.fromCodePoint(code) : null
}

const decodeEntities = (text: string): string =>
  text.replace(/&([#\w]{2,9});/g, (entity, name: string) => entityOf(name) ?? entity)

/** `</Div class="a"` → `/div`. */
const nameOf = (tag: string): string => /^<(\/?[a-z][a-z\d]{0,14})(?![a-z\d])/i.exec(tag)?.[1]?.toLowerCase() ?? ''

const collapse = (text: string): string => text.replace(/\s+/g, ' ')

/**
 * The text of HTML, in one pass from tag to tag: so the cost is linear in its length. It is shown as text, so nothing in
 * it can be markup again.
 */
export function textOfHtml(html: string): string {
  let text = ''
  let at = 0
  while (at < html.length) {
    const start = html.indexOf('<', at)
    const end = start < 0 ? -1 : html.indexOf('>', start)
    // Without an end, no tag follows: the rest is text.
    if (end < 0) {
      text += decodeEntities(collapse(html.slice(at)))
      break
    }
    text += decodeEntities(collapse(html.slice(at, start)))
    const name = nameOf(html.slice(start, start + 20))
    const hidden = HIDDEN.get(name)
    at = end + 1
    if (html.startsWith('<!--', start)) {
      const close = html.indexOf('-->', start)
      at = close < 0 ? html.length : close + 3
    } else if (hidden) {
      at = endOf(html, hidden, at)
    } else if (name === 'br' || (name.startsWith('/') && LINES.has(name.slice(1)))) text += '\n'
  }
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
}

/** End of the content of a hidden element: behind its end tag, or at the end of the text. */
function endOf(html: string, closing: RegExp, from: number): number {
  closing.lastIndex = from
  const found = closing.exec(html)
  const end = found ? html.indexOf('>', found.index) : -1
  return end < 0 ? html.length : end + 1
}
