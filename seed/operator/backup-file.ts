import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import * as v from 'valibot'

// A backup is a folder:
// - `rows.gz`, gzipped text, a JSON value a line: a head, then for each table its name with its columns, and its rows as lists of
//   values in the order of the columns, then each file with its key and checksum, and at last how many there are.
// - `files/`, each file of the bucket under its checksum.
// - `SHA256SUMS`, the checksum of each, as `sha256sum --check SHA256SUMS` reads it.

const ROWS = 'rows.gz'
const SUMS = 'SHA256SUMS'

const Head = v.object({ backup: v.literal('adchowk'), version: v.literal(2), takenAt: v.string() })
const Table = v.object({ table: v.string(), columns: v.array(v.string()) })
const Row = v.array(v.nullable(v.union([v.string(), v.number()])))
const StoredFile = v.object({
  key: v.string(),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  contentType: v.optional(v.string()),
  /** Metadata of the object in the bucket: the turn of a picture. */
  custom: v.record(v.string(), v.string()),
})
const End = v.object({ rows: v.number(), files: v.number() })
const Line = v.union([Row, Table, StoredFile, Head, End])

export type StoredFile = v.InferOutput<typeof StoredFile>
export type BackupLine = v.InferOutput<typeof Line>

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const fileIn = (folder: string, sha256: string) => join(folder, 'files', sha256)

/** Reads a file of a backup that was checked. */
export const readStored = (folder: string, { sha256 }: StoredFile): Promise<Buffer> => readFile(fileIn(folder, sha256))

/**
 * Writes a backup to a temporary folder next to its path and renames it once all of it is on the disk: a failure leaves nothing.
 * @param linesOf the lines; `keep` takes the bytes of a file and returns their checksum
 * @throws Error when there is something at the path already
 */
export async function writeBackup(
  path: string,
  linesOf: (keep: (bytes: Uint8Array) => Promise<string>) => AsyncIterable<BackupLine>,
): Promise<void> {
  if (existsSync(path)) throw new Error(`There is something at ${path} already. Name another folder.`)
  const part = await mkdtemp(`${path}.part-`)
  try {
    await mkdir(join(part, 'files'), { mode: 0o700 })
    const kept = new Set<string>()
    const lines = linesOf(async (bytes) => {
      const sha256 = sha256Of(bytes)
      await writeFile(fileIn(part, sha256), bytes, { mode: 0o600, flush: true })
      kept.add(sha256)
      return sha256
    })
    async function* texts() {
      for await (const line of lines) yield `${JSON.stringify(line)}\n`
    }
    const rows = join(part, ROWS)
    await pipeline(Readable.from(texts()), createGzip(), createWriteStream(rows, { mode: 0o600, flush: true }))
    const sums = [[await sumOf(rows), ROWS], ...[...kept].map((sha256) => [sha256, `files/${sha256}`])]
    const text = sums.map(([sum, name]) => `${sum}  ${name}\n`).join('')
    await writeFile(join(part, SUMS), text, { mode: 0o600, flush: true })
    await rename(part, path)
  } catch (failure) {
    await rm(part, { recursive: true, force: true })
    throw failure
  }
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

interface TableRows extends v.InferOutput<typeof Table> {
  /** Each row as the JSON of its values. */
  rows: string[]
}

interface Backup {
  tables: TableRows[]
  files: StoredFile[]
}

/**
 * Reads a backup, after the checksum of every file in it.
 * @throws Error when the folder is no backup, when a file is missing or damaged, or when the rows end early
 */
export async function readBackup(path: string): Promise<Backup> {
  if (!existsSync(join(path, SUMS))) throw new Error(`${path} is not a backup of AdChowk: it has no ${SUMS}`)
  const sums = new Map<string, string>()
  for (const line of (await readFile(join(path, SUMS), 'utf8')).split('\n')) {
    const [, sum, name] = /^([0-9a-f]{64}) {2}(rows\.gz|files\/[0-9a-f]{64})$/.exec(line) ?? []
    if (sum && name) sums.set(name, sum)
    else if (line !== '') throw new Error(`${path} is damaged: ${SUMS} cannot be read`)
  }
  if (!sums.has(ROWS)) throw new Error(`${path} is damaged: ${SUMS} does not name ${ROWS}`)
  for (const [name, sum] of sums) {
    const found = await sumOf(join(path, name)).catch(() => null)
    if (found !== sum) throw new Error(`${path} is damaged: ${name} is missing or has another checksum`)
  }
  const backup = await readLines(path)
  const lost = backup.files.find(({ sha256 }) => !sums.has(`files/${sha256}`))
  if (lost) throw new Error(`${path} is damaged: the file ${lost.key} is missing`)
  return backup
}

async function readLines(path: string): Promise<Backup> {
  const input = createReadStream(join(path, ROWS)).pipe(createGunzip())
  const tables: TableRows[] = []
  const files: StoredFile[] = []
  let isHead = true
  let rows = 0
  let end: v.InferOutput<typeof End> | null = null
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const line = parseLine(text)
    if (isHead && !('backup' in line)) throw new Error(`${path} is not a backup of AdChowk`)
    isHead = false
    const table = tables.at(-1)
    if (Array.isArray(line)) {
      if (!table || line.length !== table.columns.length) throw new Error(`${path} is damaged after ${rows} rows`)
      table.rows.push(text)
      rows += 1
    } else if ('table' in line) tables.push({ ...line, rows: [] })
    else if ('key' in line) files.push(line)
    else if ('rows' in line) end = line
  }
  if (end?.rows !== rows || end.files !== files.length) {
    throw new Error(`${path} ends early: ${rows} of ${end?.rows ?? 'an unknown number of'} rows`)
  }
  return { tables, files }
}

function parseLine(text: string): BackupLine {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Line), text)
  if (!parsed.success) throw new Error('This is not a backup of AdChowk, or it is damaged')
  return parsed.output
}
