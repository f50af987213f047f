import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ServiceContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import { UPLOAD_PURPOSES } from '../kernel/rules/files/upload-purpose.ts'
import type { CurrentUser } from '../kernel/rules/identity/user.ts'
import { isImage, PUBLIC_PURPOSES, type UploadWidth } from './rules/upload.ts'
import { uploads } from './uploads.table.ts'
import { variantOf } from './variants.ts'

type FileRow = typeof uploads.$inferSelect

const notFound = () => new DomainError('not_found', 'File not found')

/** Row of a file that a user may see. @throws DomainError not_found, also for a file of another user */
export async function getFile({ db, uploadRights }: ServiceContext, user: CurrentUser, key: string): Promise<FileRow> {
  const may = UPLOAD_PURPOSES.map(
    (purpose) => sql`${uploads.purpose} = ${purpose} and ${uploadRights.mayRead(purpose, user)}`,
  )
  const [file] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.key, key), sql`${uploads.sha256} <> ''`, sql`(${sql.join(may, sql` or `)})`))
  if (!file) throw notFound()
  return file
}

/** A picture that a user may see, in one width. @throws DomainError not_found, also for a file that is no picture */
export async function getPrivatePicture(ctx: ServiceContext, user: CurrentUser, key: string, width: UploadWidth) {
  const file = await getFile(ctx, user, key)
  const picture = isImage(file.mime) ? await variantOf(ctx, key, width) : null
  if (!picture) throw notFound()
  return picture
}

/** A public picture, with a flag once a listing or an article shows it; null for an unknown one. */
export async function findPhoto(ctx: ServiceContext, key: string, width: UploadWidth) {
  const [photo] = await ctx.db
    .select({ claimedBy: uploads.claimedBy })
    .from(uploads)
    .where(and(eq(uploads.key, key), inArray(uploads.purpose, [...PUBLIC_PURPOSES]), sql`${uploads.sha256} <> ''`))
  const picture = photo && (await variantOf(ctx, key, width))
  return picture ? { picture, isClaimed: photo.claimedBy !== null } : null
}
