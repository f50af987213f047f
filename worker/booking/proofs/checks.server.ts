import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { csvRows } from '../../kernel/files/read-csv.ts'
import { civilDate, formatDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { idsOf } from '../../kernel/sql/statements.server.ts'
import { uploads } from '../../uploads/uploads.table.ts'
import { campaignLines } from '../campaigns.table.ts'
import { proofFiles, proofs } from '../proofs.table.ts'
import { countHint, factHints, photoHints } from '../rules/proofs/hints.ts'
import {
  BINARY_LOG,
  LARGE_LOG,
  type LogProblem,
  type LogRead,
  logHints,
  MAX_LOG_BYTES,
  readLog,
} from '../rules/proofs/log.ts'
import type { CheckedFile, Hint } from '../rules/proofs/proof.ts'
import type { NewProof } from '../rules/proofs/proof-inputs.ts'
import type { Slot } from '../rules/proofs/slots.ts'
import type { Proven } from './proven.server.ts'

type Upload = typeof uploads.$inferSelect

/** A file that is sent, with its stored facts. */
interface SentFile extends CheckedFile {
  upload: Upload
  /** The file that had this photo before. */
  repeats: string | null
}

/** Results of the checks of a proof, before it is stored. */
export interface Checked {
  files: SentFile[]
  hints: Hint[]
  figures: Record<string, number>
}

type Asked = Pick<NewProof, 'files' | 'figures' | 'facts' | 'link' | 'here'>

const isImage = (mime: string) => mime.startsWith('image/')
const isLog = (mime: string) => mime === 'text/csv'

const nothing = (path: string, message: string) => new DomainError('bad_input', message, [{ path, message }])

/**
 * Reads the files of a proof and compares them with the order. Refuses only files that prove nothing; other problems
 * become hints.
 */
export async function checkFiles(
  ctx: ServiceContext,
  { line, site, band }: Proven,
  slot: Slot,
  asked: Asked,
): Promise<Checked> {
  const files = await readFiles(ctx, line.id, line.campaignId, slot, asked)
  const figures: Record<string, number> = { ...asked.figures }
  if (files.length === 0 && asked.link === '' && Object.keys(figures).length === 0) {
    throw nothing('files', 'Add a file, a link or figures')
  }
  const log = await readLogs(ctx, files, slot, band)
  if (log && !('problem' in log)) figures.shown = log.counted
  if (slot.promised) figures.promised = slot.promised.count
  const shown = slot.promised ? (figures[slot.promised.what] ?? figures.shown ?? null) : null
  const photos = files.filter(({ isPhoto }) => isPhoto)
  const counts = countHint(slot, shown)
  const hasPaper = files.length > 0 || asked.link !== ''
  return {
    files,
    figures,
    hints: [
      ...photoHints(slot, photos, site),
      ...(log ? logHints(log) : []),
      ...(counts ? [counts] : []),
      ...factHints(slot, asked.facts, asked.link !== ''),
      ...(slot.kind === 'photo' || hasPaper
        ? []
        : [{ name: 'file', isOk: false, title: 'No file', text: 'Only figures' }]),
    ],
  }
}

async function readFiles(
  { db, now }: ServiceContext,
  line: string,
  campaign: string,
  slot: Slot,
  asked: Asked,
): Promise<SentFile[]> {
  const isSent = inArray(uploads.key, idsOf(asked.files.map(({ key }) => key)))
  const [rows, others] = await db.batch([
    db
      .select()
      .from(uploads)
      .where(
        and(
          isSent,
          eq(uploads.purpose, 'proof'),
          eq(uploads.subject, line),
          isNull(uploads.claimedBy),
          ne(uploads.sha256, ''),
        ),
      ),
    db
      .select({
        key: proofFiles.key,
        sha256: proofFiles.sha256,
        label: proofs.label,
        line: proofs.lineId,
        campaign: campaignLines.campaignId,
        at: proofFiles.at,
      })
      .from(proofFiles)
      .innerJoin(proofs, eq(proofs.id, proofFiles.proofId))
      .innerJoin(campaignLines, eq(campaignLines.id, proofs.lineId))
      .where(
        and(
          eq(proofFiles.isPhoto, true),
          isNull(proofFiles.repeats),
          inArray(proofFiles.sha256, db.select({ sha256: uploads.sha256 }).from(uploads).where(isSent)),
        ),
      ),
  ])
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const today = civilDate(now)
  return asked.files.map(({ key, moment }, i) => {
    const upload = byKey.get(key)
    if (!upload) throw nothing(`files.${i}`, 'This file is no longer there. Add it again')
    const isPhoto = slot.moments.length > 0 && isImage(upload.mime)
    const twice = asked.files.slice(0, i).some((other) => byKey.get(other.key)?.sha256 === upload.sha256)
    if (twice) throw nothing(`files.${i}`, `${upload.name} is there twice`)
    const seen = others.find(({ sha256 }) => sha256 === upload.sha256)
    // Of another advertiser's booking nothing is named.
    const where =
      seen && (seen.line === line ? 'this booking' : seen.campaign === campaign ? 'this campaign' : 'another booking')
    const { lat, lng } = upload
    return {
      upload,
      isPhoto,
      moment: isPhoto ? (moment ?? null) : null,
      width: upload.width,
      height: upload.height,
      sha256: upload.sha256,
      takenAt: upload.takenAt,
      place: lat !== null && lng !== null ? { lat, lng } : (asked.here ?? null),
      uploadedAt: upload.createdAt,
      seen: seen ? `${seen.label} of ${where}, ${formatDate(civilDate(new Date(seen.at)), today)}` : null,
      repeats: seen?.key ?? null,
    }
  })
}

/** Counts the logs among the files, all together. Of one that cannot be read it says why. */
async function readLogs(
  { files: bucket }: ServiceContext,
  files: readonly SentFile[],
  { kind, from, until }: Slot,
  band: Proven['band'],
): Promise<LogRead | LogProblem | null> {
  if (kind === 'photo') return null
  let sum: LogRead | null = null
  for (const { upload } of files.filter(({ upload: { mime } }) => isLog(mime))) {
    const one = await readOne(bucket, upload, { from, until, band })
    if ('problem' in one) return one
    sum = sum === null ? one : added(sum, one)
  }
  return sum
}

async function readOne(bucket: R2Bucket, { key, bytes }: Upload, order: Parameters<typeof readLog>[1]) {
  if (bytes > MAX_LOG_BYTES) return LARGE_LOG
  const object = await bucket.get(key)
  if (!object) return { problem: 'This file is no longer there. Add it again' }
  try {
    return readLog(csvRows(new Uint8Array(await object.arrayBuffer())), order)
  } catch (error) {
    if (error instanceof DomainError) return BINARY_LOG
    throw error
  }
}

const added = (a: LogRead, b: LogRead): LogRead => ({
  rows: a.rows + b.rows,
  unread: a.unread + b.unread,
  counted: a.counted + b.counted,
  otherDays: a.otherDays + b.otherDays,
  outOfBand: a.outOfBand + b.outOfBand,
})
