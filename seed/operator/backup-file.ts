import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import * as v from 'valibot'

/**
 * A backup is gzipped text, a JSON value a line: a head, then for each table its name with its columns, and its rows as
 * lists of values in the order of the columns, and at last the number of rows.
 */
const Head = v.object({ backup: v.literal('adchowk'), version: v.literal(1), takenAt: v.string() })
const Table = v.object({ table: v.string(), columns: v.array(v.string()) })
const Row = v.array(v.nullable(v.union([v.string(), v.number()])))
const End = v.object({ rows: v.number() })
const Line = v.union([Row, Table, Head, End])

export type BackupLine = v.InferOutput<typeof Line>

/** Writes the lines to a file as they come. */
export async function writeBackup(path: string, lines: AsyncIterable<BackupLine>): Promise<void> {
  async function* texts() {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`
  }
  await pipeline(Readable.from(texts()), createGzip(), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
}

export interface TableRows extends v.InferOutput<typeof Table> {
  /** Each row as the JSON of its values. */
  rows: string[]
}

/**
 * Reads a backup, table by table.
 * @throws Error when the file is no backup, or ends early
 */
export async function* readBackup(path: string): AsyncGenerator<TableRows> {
  const lines = createInterface({
    input: createReadStream(path).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  })
  let table: TableRows | null = null
  let isHead = true
  let rows = 0
  let end: number | null = null
  for await (const text of lines) {
    const line = parseLine(text)
    if (isHead && !('backup' in line)) throw new Error(`${path} is not a backup of AdChowk`)
    isHead = false
    if (Array.isArray(line)) {
      if (!table || line.length !== table.columns.length) throw new Error(`${path} is damaged after ${rows} rows`)
      table.rows.push(text)
      rows += 1
    } else if ('table' in line) {
      if (table) yield table
      table = { ...line, rows: [] }
    } else if ('rows' in line) end = line.rows
  }
  if (table) yield table
  if (end !== rows) throw new Error(`${path} ends early: ${rows} of ${end ?? 'an unknown number of'} rows`)
}

function parseLine(text: string): BackupLine {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Line), text)
  if (!parsed.success) throw new Error('This is not a backup of AdChowk, or it is damaged')
  return parsed.output
}
