import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProofRows, SeedFile } from './proofs.ts'

const PHOTOS = join(import.meta.dirname, '../photos')

/** A picture with its key as a comment (JPEG COM), so that no two are the same file. */
function photoOf({ key, picture }: SeedFile): Buffer {
  const jpeg = readFileSync(join(PHOTOS, `${picture}.jpg`))
  const text = Buffer.from(key)
  const head = Buffer.from([0xff, 0xfe, (text.length + 2) >> 8, (text.length + 2) & 255])
  return Buffer.concat([jpeg.subarray(0, 2), head, text, jpeg.subarray(2)])
}

/** Writes the files of proofs into the bucket, and what they are into their rows, so that no page points to a file that is missing. */
export async function putFiles(
  bucket: R2Bucket,
  files: readonly SeedFile[],
  rows: Pick<ProofRows, 'uploads' | 'proof_files'>,
): Promise<void> {
  for (const file of files) {
    const bytes = file.picture === null ? Buffer.from(file.text) : photoOf(file)
    const contentType = file.picture === null ? 'text/csv' : 'image/jpeg'
    await bucket.put(file.key, bytes, { httpMetadata: { contentType } })
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    for (const row of [...rows.uploads, ...rows.proof_files].filter(({ key }) => key === file.key)) {
      row.sha256 = sha256
      row.bytes = bytes.length
    }
  }
}
