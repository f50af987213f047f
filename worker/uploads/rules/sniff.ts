import { notATable, wideEncoding } from '../../kernel/rules/files/file-kind.ts'
import type { UploadPurpose } from '../../kernel/rules/files/upload-purpose.ts'
import type { UploadMime } from './upload.ts'
import { DOCX, UPLOAD_LIMITS, XLSX } from './upload.ts'

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

const MP4_BRANDS = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV)$/
const HEIC_BRANDS = /^(?:heic|heix|hevc|heim|heis|mif1|msf1)$/

const brandOf = (bytes: Uint8Array) => (ascii(bytes, 4, 8) === 'ftyp' ? ascii(bytes, 8, 12) : '')

/** The names of the parts of a workbook are uncompressed in the archive. */
const isWorkbook = (bytes: Uint8Array) =>
  ascii(bytes, 0, 4) === 'PK\x03\x04' && /\[Content_Types\]\.xml|_rels\/\.rels|xl\//.test(ascii(bytes, 0, 4_096))

/** The name of the text is uncompressed in the archive. */
const isLetter = (bytes: Uint8Array) => ascii(bytes, 0, 4) === 'PK\x03\x04' && ascii(bytes, 0, 8_192).includes('word/')

/** Text without markup: of control characters only tabs and line breaks. */
function isTable(bytes: Uint8Array): boolean {
  // As Excel saves "Unicode text": read whole, it is judged again.
  if (wideEncoding(bytes)) return true
  const isText = bytes.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d)
  return isText && !/^(?:ï»¿)?\s*(?:<|%PDF)/.test(ascii(bytes, 0, 1_024))
}

/** Type of a file by its first bytes, independent of the name and the type that the browser sent. */
export function sniff(bytes: Uint8Array, purpose: UploadPurpose): UploadMime | undefined {
  if (purpose === 'import') return isWorkbook(bytes) ? XLSX : isTable(bytes) ? 'text/csv' : undefined
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp'
  if (ascii(bytes, 0, 5) === '%PDF-') return 'application/pdf'
  if (MP4_BRANDS.test(brandOf(bytes))) return 'video/mp4'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'AVI ') return 'video/x-msvideo'
  if (isLetter(bytes)) return DOCX
  // A log of a broadcaster or a player.
  return purpose === 'proof' && isTable(bytes) ? 'text/csv' : undefined
}

/** Refusal of a file of a wrong type, with the accepted types. */
export function wrongTypeText(bytes: Uint8Array, purpose: UploadPurpose): string {
  const { takes } = UPLOAD_LIMITS[purpose]
  const why = purpose === 'import' ? notATable(bytes) : undefined
  if (why !== undefined) return why
  if (HEIC_BRANDS.test(brandOf(bytes))) {
    return `This is a HEIC picture. Save it as JPEG, or set the camera to “Most compatible”: we take ${takes}`
  }
  return `This type of file is not accepted. We take ${takes}`
}
