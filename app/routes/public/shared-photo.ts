import { getSharedPhoto } from '../../../worker/booking/proofs/shared-photo.server.ts'
import { WIDTHS } from '../../../worker/uploads/rules/upload.ts'
import { call } from '../../context.ts'
import type { Route } from './+types/shared-photo'

/** A photo of a shared page: the link is asked for each, so that it ends for photos too. */
export async function loader({ context, params: { token, width, file } }: Route.LoaderArgs) {
  const size = WIDTHS.find((one) => String(one) === width)
  if (!size || !file.endsWith('.webp')) throw new Response('No such picture', { status: 404 })
  return call(context, (service) =>
    getSharedPhoto(service, token, { key: file.slice(0, -'.webp'.length), width: size }),
  )
}
