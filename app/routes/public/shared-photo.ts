import { getSharedPhoto } from '../../../worker/booking/proofs/shared-photo.server.ts'
import { WIDTHS } from '../../../worker/uploads/rules/upload.ts'
import { call } from '../../context.ts'
import type { Route } from './+types/shared-photo'

/** Photo of a shared page. Each request checks the link, so that its end also ends the photos. */
export async function loader({ context, params: { token, width, file } }: Route.LoaderArgs) {
  const size = WIDTHS.find((one) => String(one) === width)
  if (!size || !file.endsWith('.webp')) throw new Response('No such picture', { status: 404 })
  return call(context, (service) =>
    getSharedPhoto(service, token, { key: file.slice(0, -'.webp'.length), width: size }),
  )
}
