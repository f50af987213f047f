import { unzlibSync } from 'fflate'

// Just enough of PDF to read our own text back, as a search or a copy finds it.

const latin1 = new TextDecoder('latin1')
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** Objects by their number, with their streams unpacked. */
function objectsOf(pdf: Uint8Array): Map<string, { head: string; stream: string }> {
  // windows-1252 is what browsers call latin1: bytes are mapped one by one instead.
  const text = Array.from(pdf, (byte) => String.fromCharCode(byte)).join('')
  return new Map(
    [...text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => {
      const [, head = body, packed] = /^([\s\S]*?)stream\n([\s\S]*)\nendstream/.exec(body) ?? []
      if (packed === undefined) return [id, { head, stream: '' }]
      const bytes = bytesOf(packed)
      const stream = head.includes('FlateDecode') ? unzlibSync(bytes) : bytes
      return [id, { head, stream: Array.from(stream, (byte) => String.fromCharCode(byte)).join('') }]
    }),
  )
}

const fromUtf16 = (hex: string) =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('')

/** Characters of a font by the number of their glyph. */
function charactersOf(cmap: string): string[] {
  const characters: string[] = []
  for (const [, first = '0', list = ''] of cmap.matchAll(/<(\w+)> <\w+> \[(.*?)\]/g)) {
    const start = Number.parseInt(first, 16)
    for (const [i, [, hex = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries()) {
      characters[start + i] = fromUtf16(hex.replaceAll(' ', ''))
    }
  }
  return characters
}

/** A string of PDF in UTF-16. */
function literal(text: string): string {
  const bytes = text.replace(
    /\\([nrtbf()\\])/g,
    (_, letter: string) => ({ n: '\n', r: '\r', t: '\t' })[letter] ?? letter,
  )
  return new TextDecoder('utf-16be').decode(bytesOf(bytes.slice(2)))
}

const TOKENS =
  /\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)>|\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)|(?<=^|\n)(EMC|ET|[^\n]*BDC|[^\n]*BMC)(?=\n|$)/g

/** Text of each page in the order of its tags, one space between two texts. */
export function textOfPages(pdf: Uint8Array): string[] {
  const objects = objectsOf(pdf)
  const fonts = new Map<string, string[]>()
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const cmap = /ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? ''
      fonts.set(name, charactersOf(objects.get(cmap)?.stream ?? ''))
    }
  }
  return [...objects.values()]
    .filter(({ stream }) => stream.includes('\nBT\n'))
    .map(({ stream }) => readStream(stream, fonts))
}

function readStream(stream: string, fonts: ReadonlyMap<string, string[]>): string {
  let font: string[] = []
  let actual: string | null = null
  let text = ''
  for (const [token, name, hex, said] of stream.matchAll(TOKENS)) {
    if (name) font = fonts.get(name) ?? []
    else if (said !== undefined) actual = literal(said)
    else if (hex && actual === null)
      text += (hex.match(/.{4}/g) ?? []).map((id) => font[Number.parseInt(id, 16)]).join('')
    else if (token === 'EMC') {
      text += actual ?? ' '
      actual = null
    }
  }
  return text.replace(/\s+/g, ' ')
}

export const pageCount = (pdf: Uint8Array): number => latin1.decode(pdf).match(/\/Type \/Page\b/g)?.length ?? 0
