import { hc } from 'hono/client'
import type { creativesApi } from '../../../worker/booking/creatives.api.ts'
import { API } from '../../api-client.ts'
import { signedInAnswerOf } from '../session/auth.ts'

const api = hc<typeof creativesApi>(...API)

const param = (id: string) => ({ id: encodeURIComponent(id) })

/** @param key of a file that was uploaded for the line. @throws RequestError bad_input, conflict, not_found */
export const sendArtwork = (line: string, key: string) =>
  signedInAnswerOf(api.lines[':id'].creatives.$put({ param: param(line), json: { key } }))

/** @throws RequestError forbidden, conflict once it was judged or replaced, not_found */
export const approveArtwork = (id: string) => signedInAnswerOf(api.creatives[':id'].approve.$post({ param: param(id) }))

/** The advertiser reads the reason. @throws RequestError as of `approveArtwork`, and bad_input */
export const rejectArtwork = (id: string, reason: string) =>
  signedInAnswerOf(api.creatives[':id'].reject.$post({ param: param(id), json: { reason } }))
