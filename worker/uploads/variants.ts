import type { ServiceContext } from '../kernel/context.ts'
import { HEAD_BYTES, peek } from './peek.ts'
import { clearCameraData, uprightTurn } from './rules/picture.ts'
import { type UploadWidth, WIDTHS } from './rules/upload.ts'

type Files = Pick<ServiceContext, 'files' | 'images'>

const pathOf = (key: string, width: UploadWidth) => `variants/${width}/${key}.webp`

/** Paths of all variants of a file in the bucket. */
export const pathsOf = (key: string): string[] => [key, ...WIDTHS.map((width) => pathOf(key, width))]

/**
 * A picture in one width, made at the first request and stored. Only its pixels are copied, turned upright: neither
 * camera data nor anything else in the file is published.
 * @returns null for an unknown file
 * @throws the error of the Images binding when the picture cannot be decoded
 */
export async function variantOf(ctx: Files, key: string, width: UploadWidth) {
  const { files } = ctx
  const kept = await files.get(pathOf(key, width))
  if (kept) return kept.arrayBuffer()
  const bytes = await encodedOf(ctx, key, width, 'image/webp')
  if (bytes) await files.put(pathOf(key, width), bytes, { httpMetadata: { contentType: 'image/webp' } })
  return bytes
}

/** A picture as a PNG, for documents that take no WebP. It is made for each request. */
export const pngOf = (ctx: Files, key: string, width: UploadWidth) => encodedOf(ctx, key, width, 'image/png')

async function encodedOf(
  { files, images }: Files,
  key: string,
  width: UploadWidth,
  format: 'image/webp' | 'image/png',
) {
  const original = await files.get(key)
  if (!original) return null
  const { head, stream } = await peek(original.body, HEAD_BYTES)
  // Clears the orientation too, so that the picture is turned once here and never by the service as well.
  if (original.httpMetadata?.contentType === 'image/jpeg') clearCameraData(head)
  const turn = uprightTurn(Number(original.customMetadata?.orientation ?? 1))
  const input = images.input(stream)
  const upright = turn === 0 ? input : input.transform({ rotate: turn })
  const made = await upright.transform({ width, fit: 'scale-down' }).output({ format, quality: 80 })
  return new Response(made.image()).arrayBuffer()
}
