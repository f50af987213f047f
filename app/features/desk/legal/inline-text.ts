/** A piece of a text; with a URL when it is a link. */
export interface TextPart {
  text: string
  to?: string
}

const LINK = /\[([^[\]]+)\]\(([^()\s]+)\)/g

/** Splits a text at its links, `[text](url)`. */
export function readInlineText(text: string): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { index, 0: whole, 1: words = '', 2: to = '' } of text.matchAll(LINK)) {
    if (index > at) parts.push({ text: text.slice(at, index) })
    parts.push({ text: words, to })
    at = index + whole.length
  }
  if (at < text.length) parts.push({ text: text.slice(at) })
  return parts
}
