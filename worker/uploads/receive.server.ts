import { eq, type SQL, sql } from 'drizzle-orm'
import { emailUnconfirmed } from '../identity/rules/confirmed-email.ts'
import type { ServiceContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import type { UploadPurpose } from '../kernel/rules/files/upload-purpose.ts'
import type { CurrentUser } from '../kernel/rules/identity/user.ts'
import { commit, guard } from '../kernel/sql/statements.server.ts'
import { type CameraData, NO_CAMERA_DATA, readCameraData } from './camera-data.ts'
import { HEAD_BYTES, peek } from './peek.ts'
import {
  clearCameraData,
  isDecodable,
  type PictureSize,
  pictureSize,
  TOO_MANY_PIXELS,
  uprightTurn,
} from './rules/picture.ts'
import { sniff, wrongTypeText } from './rules/sniff.ts'
import {
  CLEARED_PURPOSES,
  ENDINGS,
  isImage,
  MAX_DAY_BYTES,
  MAX_UNSAVED_BYTES,
  MAX_UNSAVED_FILES,
  MB,
  PUBLIC_PURPOSES,
  photoPath,
  privatePicturePath,
  UPLOAD_LIMITS,
  type Upload,
  type UploadMime,
  type UploadQuery,
} from './rules/upload.ts'
import { uploads } from './uploads.table.ts'
import { pathsOf, variantOf } from './variants.ts'

const DAY_MS = 86_400_000

/** A file on its way: the bytes are read only after everything that can be judged before. */
export interface Incoming {
  body: ReadableStream<Uint8Array> | null
  /** As the request states it; null without. */
  length: number | null
}

/**
 * Receives a file: into the bucket, and as an unclaimed row.
 * @throws DomainError forbidden while the address of the account is not confirmed, or without the right; not_found for
 * a subject of another user; length_required; unsupported_type; too_large, also with too many unclaimed bytes;
 * rate_limited with too many unclaimed files, or over the quota of a day; bad_input for a file that is empty, broken or
 * cut off
 */
export async function receiveUpload(
  ctx: ServiceContext,
  user: CurrentUser,
  query: UploadQuery,
  { body, length }: Incoming,
): Promise<Upload> {
  if (!user.emailVerified) throw emailUnconfirmed()
  const bytes = checkLength(query.purpose, length)
  await checkMaySend(ctx, user, query, bytes)
  if (!body) throw new DomainError('bad_input', 'This file is empty')

  const { head, stream } = await readHead(body)
  const mime = sniff(head, query.purpose)
  if (!mime || !UPLOAD_LIMITS[query.purpose].types.includes(mime)) {
    throw new DomainError('unsupported_type', wrongTypeText(head, query.purpose))
  }
  const camera = mime === 'image/jpeg' ? await readCameraData(head) : NO_CAMERA_DATA
  const size = isImage(mime) ? sizeOf(head, mime, camera) : { width: null, height: null }
  // The position of a photograph may be the home of an owner. A proof keeps its camera data.
  if (CLEARED_PURPOSES.includes(query.purpose) && mime === 'image/jpeg') clearCameraData(head)

  const { takenAt, lat, lng } = query.purpose === 'proof' ? camera : NO_CAMERA_DATA
  const key = `${crypto.randomUUID()}.${ENDINGS[mime]}`
  await insertRow(ctx, user, query, { key, mime, bytes, ...size, takenAt, lat, lng })
  try {
    const sha256 = await store(ctx, key, stream, { bytes, mime, orientation: camera.orientation })
    // Decodes the whole picture.
    if (isImage(mime)) await decode(ctx, key)
    await ctx.db.update(uploads).set({ sha256 }).where(eq(uploads.key, key))
    const previewUrl = isImage(mime) ? previewOf(query.purpose, key) : null
    return { key, mime, bytes, ...size, sha256, name: query.name, takenAt, lat, lng, previewUrl }
  } catch (failure) {
    await ctx.files.delete(pathsOf(key))
    await ctx.db.delete(uploads).where(eq(uploads.key, key))
    throw failure
  }
}

const isPublic = (purpose: UploadPurpose) => PUBLIC_PURPOSES.includes(purpose)

const previewOf = (purpose: UploadPurpose, key: string) =>
  isPublic(purpose) ? photoPath(key, 320) : privatePicturePath(key, 320)

function checkLength(purpose: UploadPurpose, length: number | null): number {
  if (length === null)
    throw new DomainError('length_required', 'The length of the file is missing: send Content-Length')
  if (length === 0) throw new DomainError('bad_input', 'This file is empty')
  const { most } = UPLOAD_LIMITS[purpose]
  if (length > most * MB) throw new DomainError('too_large', `This file is larger than ${most} MB`)
  return length
}

/** Conditions in SQL, by quota: true while one more file fits, counting those taken since yesterday. */
function quotasOf({ now }: ServiceContext, user: CurrentUser, subject: string, bytes: number) {
  const taken = (what: SQL, whose: SQL) =>
    sql`(select ${what} from ${uploads} u where u.created_at > ${now.getTime() - DAY_MS} and ${whose})`
  const sum = sql`coalesce(sum(u.bytes), 0)`
  const unsaved = sql`u.user_id = ${user.id} and u.claimed_by is null and u.released_at is null`
  return {
    files: sql<number>`${taken(sql`count(*)`, unsaved)} < ${MAX_UNSAVED_FILES}`,
    bytes: sql<number>`${taken(sum, unsaved)} + ${bytes} <= ${MAX_UNSAVED_BYTES}`,
    day: sql<number>`${taken(sum, sql`(u.user_id = ${user.id} or u.subject = ${subject})`)} + ${bytes} <= ${MAX_DAY_BYTES}`,
  }
}

const HOUR_SECONDS = 3_600
const SAVE_FIRST =
  'Save the form they belong to, or send more tomorrow: files that no form saved are deleted after a day'

async function checkMaySend(ctx: ServiceContext, user: CurrentUser, query: UploadQuery, bytes: number): Promise<void> {
  const mayAs = (right: 'view' | 'sell') => ctx.uploadRights.maySend(query.purpose, user, sql`${query.subject}`, right)
  const quotas = quotasOf(ctx, user, query.subject, bytes)
  const [found] = await ctx.db
    .select({
      sees: sql<number>`${mayAs('view')}`.as('sees'),
      may: sql<number>`${mayAs('sell')}`.as('may'),
      files: quotas.files.as('fits_files'),
      bytes: quotas.bytes.as('fits_bytes'),
      day: quotas.day.as('fits_day'),
    })
    .from(sql`(select 1)`)
  if (!found?.sees) throw new DomainError('not_found', 'You have nothing that this file can belong to')
  if (!found.may) {
    throw new DomainError('forbidden', 'You need the right to sell to send files. Ask a manager of your team for it')
  }
  if (!found.files) {
    const message = `${MAX_UNSAVED_FILES} files of yours are not saved yet. ${SAVE_FIRST}`
    throw new DomainError('rate_limited', message, undefined, HOUR_SECONDS)
  }
  if (!found.bytes) {
    const message = `With this file, more than ${MAX_UNSAVED_BYTES / MB} MB of yours are not saved yet. ${SAVE_FIRST}`
    throw new DomainError('too_large', message)
  }
  if (!found.day) {
    const message = 'At most 2 GB of files are taken a day. Please send the rest tomorrow'
    throw new DomainError('rate_limited', message, undefined, HOUR_SECONDS)
  }
}

async function insertRow(
  ctx: ServiceContext,
  user: CurrentUser,
  { purpose, subject, name }: UploadQuery,
  row: Omit<typeof uploads.$inferInsert, 'purpose' | 'subject' | 'name' | 'userId' | 'createdAt' | 'sha256'>,
): Promise<void> {
  const { db, now } = ctx
  const may = ctx.uploadRights.maySend(purpose, user, sql`${subject}`, 'sell')
  const quotas = quotasOf(ctx, user, subject, row.bytes)
  const writes = db.batch([
    guard(db, sql`${may} and ${quotas.files} and ${quotas.bytes} and ${quotas.day}`),
    // Before the bytes arrive, so that the task for unclaimed files finds an interrupted upload. It cannot be claimed
    // without a hash.
    db
      .insert(uploads)
      .values({ ...row, purpose, subject, name, userId: user.id, sha256: '', createdAt: now.getTime() }),
  ])
  await commit(writes, async () => {
    await checkMaySend(ctx, user, { purpose, subject, name }, row.bytes)
    return undefined
  })
}

const CUT_OFF = 'The file arrived incomplete. Please send it again'

async function readHead(body: ReadableStream<Uint8Array>) {
  try {
    return await peek(body, HEAD_BYTES)
  } catch {
    throw new DomainError('bad_input', CUT_OFF)
  }
}

function sizeOf(head: Uint8Array, mime: UploadMime, { orientation }: CameraData): PictureSize {
  const size = pictureSize(head, mime)
  if (!size) throw new DomainError('bad_input', BROKEN)
  if (!isDecodable(size)) throw new DomainError('too_large', TOO_MANY_PIXELS)
  return uprightTurn(orientation) % 180 === 0 ? size : { width: size.height, height: size.width }
}

const BROKEN = 'This picture is broken: it cannot be opened. Please send another'

async function decode(ctx: ServiceContext, key: string): Promise<void> {
  try {
    await variantOf(ctx, key, 320)
  } catch {
    throw new DomainError('bad_input', BROKEN)
  }
}

/** Writes the file and hashes it on the way. @returns its SHA-256 in hex */
async function store(
  { files }: ServiceContext,
  key: string,
  stream: ReadableStream<Uint8Array>,
  { bytes, mime, orientation }: { bytes: number; mime: UploadMime; orientation: number },
): Promise<string> {
  const digest = new crypto.DigestStream('SHA-256')
  const hashing = digest.getWriter()
  const hashed = new TransformStream<Uint8Array, Uint8Array>({
    transform: async (chunk, controller) => {
      await hashing.write(chunk)
      controller.enqueue(chunk)
    },
    flush: () => hashing.close(),
  })
  // Breaks where the body is longer or shorter than it said.
  const fixed = new FixedLengthStream(bytes)
  const piped = stream.pipeThrough(hashed).pipeTo(fixed.writable)
  const put = files.put(key, fixed.readable, {
    httpMetadata: { contentType: mime },
    customMetadata: { orientation: String(orientation) },
  })
  const [sent, kept] = await Promise.allSettled([piped, put])
  if (sent.status === 'rejected' || kept.status === 'rejected') {
    digest.digest.catch(() => {})
    await hashing.abort().catch(() => {})
    throw new DomainError('bad_input', CUT_OFF)
  }
  return Buffer.from(await digest.digest).toString('hex')
}
