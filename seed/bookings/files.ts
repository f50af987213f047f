import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BookingRows } from './bookings.seed.ts'
import type { SeedFile } from './proofs.ts'

const PHOTOS = join(import.meta.dirname, '../photos')

/** A picture with its key as a comment (JPEG COM), so that no two are the same file. */
function photoOf({ key, picture }: SeedFile): Buffer {
  const jpeg = readFileSync(join(PHOTOS, `${picture}.jpg`))
  const text = Buffer.from(key)
  const head = Buffer.from([0xff, 0xfe, (text.length + 2) >> 8, (text.length + 2) & 255])
  return Buffer.concat([jpeg.subarray(0, 2), head, text, jpeg.subarray(2)])
}

/**
 * Writes the files of proofs and artwork into the bucket, and their facts into the rows, so that no page points to a
 * missing file.
 */
export async function putFiles(
  bucket: R2Bucket,
  files: readonly SeedFile[],
  rows: Pick<BookingRows, 'uploads' | 'proof_files' | 'creatives'>,
): Promise<void> {
  for (const file of files) {
    const bytes = file.picture === null ? Buffer.from(file.text) : photoOf(file)
    const contentType = file.picture === null ? 'text/csv' : 'image/jpeg'
    await bucket.put(file.key, bytes, { httpMetadata: { contentType } })
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const described = [
      ...[...rows.uploads, ...rows.proof_files].filter(({ key }) => key === file.key),
      ...rows.creatives.filter((creative) => creative.file === file.key),
    ]
    for (const row of described) Object.assign(row, { sha256, bytes: bytes.length })
  }
}
