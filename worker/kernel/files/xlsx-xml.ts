import { unreadable } from '../rules/files/table.ts'

// Subset of XML that a workbook needs: elements without comments and sections, found by their names.

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** A character by its number; nothing for a number that is none. */
const character = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '')

/** Text without references. No entity of a document is known: only the five of XML, and characters by number. */
const plain = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (whole, hex, decimal, name) => {
        if (hex) return character(Number.parseInt(hex, 16))
        return decimal ? character(Number(decimal)) : (ENTITIES[name] ?? whole)
      })
    : text

/** Text of an element: `_x000D_` is a workbook's escape for a character that XML does not allow. */
export const textOf = (xml: string): string => {
  const text = plain(xml)
  return text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, hex) => character(Number.parseInt(hex, 16)))
    : text
}

/** The attributes of an opening tag. */
export function attribute(tag: string, name: string): string | undefined {
  const at = tag.indexOf(` ${name}="`)
  if (at < 0) return
  const from = at + name.length + 3
  const until = tag.indexOf('"', from)
  return until < 0 ? undefined : plain(tag.slice(from, until))
}

/** One element: its opening tag without brackets, and its content. */
export interface Element {
  tag: string
  inside: string
}

/**
 * The elements of a name, in their order; of nested ones the outer.
 * @param prefix of the namespace, `x:` or nothing
 */
export function* elements(xml: string, name: string, prefix = ''): Generator<Element> {
  const open = `<${prefix}${name}`
  const close = `</${prefix}${name}>`
  for (let at = xml.indexOf(open); at >= 0; at = xml.indexOf(open, at)) {
    const next = xml.charCodeAt(at + open.length)
    // A longer name that begins alike.
    if (next !== 62 && next !== 47 && next > 32) {
      at += open.length
      continue
    }
    const end = xml.indexOf('>', at)
    if (end < 0) return
    const isAlone = xml.charCodeAt(end - 1) === 47
    const tag = xml.slice(at + 1, isAlone ? end - 1 : end)
    if (isAlone) {
      yield { tag, inside: '' }
      at = end
      continue
    }
    const until = xml.indexOf(close, end)
    if (until < 0) throw unreadable('The file is damaged. Save it again as an Excel workbook (.xlsx)')
    yield { tag, inside: xml.slice(end + 1, until) }
    at = until
  }
}

/** The prefix of the root element's namespace. */
export function prefixOf(xml: string): string {
  if (xml.includes('<!DOCTYPE') || xml.includes('<!ENTITY')) {
    throw unreadable('The file defines entities, as no spreadsheet does. Save it again as an Excel workbook (.xlsx)')
  }
  const [, prefix = ''] = /<([a-z\d]+:)?[a-z]/i.exec(xml.replace(/<\?[^<>]*\?>/g, '')) ?? []
  return prefix
}
