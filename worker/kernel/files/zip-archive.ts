import { DomainError } from '../rules/errors.ts'
import { unreadable } from '../rules/files/table.ts'

/** Limits of an unpacked archive. A workbook of 20,000 rows has about 40 MB of XML. */
const MAX_UNPACKED = 60_000_000
/** Limit of an entry that is read whole: texts of cells, styles. */
const MAX_TEXT = 15_000_000
const MAX_ENTRIES = 500

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END_SIZE = 22
const MAX_COMMENT = 0xffff
const STORED = 0
const DEFLATED = 8

const BROKEN = 'The file is damaged. Save it again as an Excel workbook (.xlsx)'
const tooLarge = () => new DomainError('too_large', 'The file becomes too large when it is unpacked')

interface Entry {
  method: number
  size: number
  data: Uint8Array<ArrayBuffer>
}

export interface Archive {
  names: readonly string[]
  has: (name: string) => boolean
  /**
   * Unpacked bytes of an entry, piece by piece. @throws DomainError when it is more than the directory of the archive
   * states
   */
  stream: (name: string) => AsyncGenerator<Uint8Array>
  /** An entry as text, all of it. @throws DomainError too_large */
  text: (name: string) => Promise<string>
}

/**
 * Opens a ZIP archive by its directory, and unpacks nothing. Checks the directory before and while an entry is read:
 * sizes, the number of entries, that none shares bytes with another.
 * @throws DomainError bad_input, too_large
 */
export function openArchive(bytes: Uint8Array<ArrayBuffer>): Archive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = readDirectory(bytes, view)
  const find = (name: string): Entry => {
    const entry = entries.get(name)
    if (!entry) throw unreadable(BROKEN)
    return entry
  }
  const stream = (name: string) => unpack(find(name))
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    stream,
    text: async (name) => {
      // The text unpacked is never longer than the directory states.
      if (find(name).size > MAX_TEXT) throw tooLarge()
      const decoder = new TextDecoder()
      let text = ''
      for await (const piece of stream(name)) text += decoder.decode(piece, { stream: true })
      return text + decoder.decode()
    },
  }
}

/** Offset of the end of the directory: the last record of the file, whose comment fills the rest exactly. */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_SIZE - MAX_COMMENT)
  for (let at = view.byteLength - END_SIZE; at >= first; at--) {
    if (view.getUint32(at, true) === END && at + END_SIZE + view.getUint16(at + 20, true) === view.byteLength) return at
  }
  throw unreadable(BROKEN)
}

function readDirectory(bytes: Uint8Array<ArrayBuffer>, view: DataView): Map<string, Entry> {
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  const start = view.getUint32(end + 16, true)
  if (count > MAX_ENTRIES) throw tooLarge()
  const entries = new Map<string, Entry>()
  const taken: [from: number, until: number][] = [[start, end]]
  let unpacked = 0
  let at = start
  for (let i = 0; i < count; i++) {
    if (at + 46 > end || view.getUint32(at, true) !== ENTRY) throw unreadable(BROKEN)
    const flags = view.getUint16(at + 8, true)
    const method = view.getUint16(at + 10, true)
    const [packed, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)]
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ]
    const local = view.getUint32(at + 42, true)
    const path = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name))
    at += 46 + name + extra + comment
    if (flags & 1) throw unreadable('The file has a password. Save it without one')
    if ((method !== STORED && method !== DEFLATED) || entries.has(path)) throw unreadable(BROKEN)
    unpacked += size
    if (unpacked > MAX_UNPACKED) throw tooLarge()
    if (local + 30 > start || view.getUint32(local, true) !== LOCAL) throw unreadable(BROKEN)
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    if (from + packed > start) throw unreadable(BROKEN)
    taken.push([local, from + packed])
    entries.set(path, { method, size, data: bytes.subarray(from, from + packed) })
  }
  taken.sort(([a], [b]) => a - b)
  if (taken.some(([, until], i) => until > (taken[i + 1]?.[0] ?? view.byteLength))) throw unreadable(BROKEN)
  return entries
}

async function* unpack({ method, size, data }: Entry): AsyncGenerator<Uint8Array> {
  if (method === STORED) {
    if (data.length !== size) throw unreadable(BROKEN)
    yield data
    return
  }
  const unpacked = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const reader = unpacked.getReader()
  let length = 0
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw unreadable(BROKEN)
      })
      if (done) break
      length += value.length
      // A directory that states less than there is.
      if (length > size) throw tooLarge()
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
  if (length !== size) throw unreadable(BROKEN)
}
