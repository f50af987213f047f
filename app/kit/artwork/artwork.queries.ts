import { hc } from 'hono/client'
import type { creativesApi } from '../../../worker/booking/creatives.api.ts'
import { API } from '../../api-client.ts'
import { signedInAnswerOf } from '../session/auth.ts'

const api = hc<typeof creativesApi>(...API)

const param = (id: string) => ({ id: encodeURIComponent(id) })

/**
 * Sends artwork.
 * @param key key of a file uploaded for the line
 * @throws RequestError bad_input, conflict, not_found
 */
export const sendArtwork = (line: string, key: string) =>
  signedInAnswerOf(api.lines[':id'].creatives.$put({ param: param(line), json: { key } }))

/** Approves artwork. @throws RequestError forbidden, conflict once it was decided or replaced, not_found */
export const approveArtwork = (id: string) => signedInAnswerOf(api.creatives[':id'].approve.$post({ param: param(id) }))

/** Rejects artwork; the advertiser reads the reason. @throws RequestError as `approveArtwork`, and bad_input */
export const rejectArtwork = (id: string, reason: string) =>
  signedInAnswerOf(api.creatives[':id'].reject.$post({ param: param(id), json: { reason } }))
