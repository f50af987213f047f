import type { ServiceContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { LOCKED } from '../../uploads/headers.ts'
import type { UploadWidth } from '../../uploads/rules/upload.ts'
import { variantOf } from '../../uploads/variants.ts'
import { requireSharedPhoto } from './shares.server.ts'

/** A photo of a shared link, in one width, not cached. @throws DomainError not_found once the link has ended */
export async function getSharedPhoto(
  ctx: ServiceContext,
  token: string,
  { key, width }: { key: string; width: UploadWidth },
): Promise<Response> {
  await requireSharedPhoto(ctx, token, key)
  const picture = await variantOf(ctx, key, width)
  if (!picture) throw new DomainError('not_found', 'Picture not found')
  return new Response(picture, {
    headers: {
      ...LOCKED,
      'Content-Type': 'image/webp',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
