import { hc } from 'hono/client'
import type { staffApi } from '../../../../worker/backoffice/staff.api.ts'
import type { PostChange, PostInput, PostPublication } from '../../../../worker/desk/rules/content/post-input.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const posts = hc<typeof staffApi>(...API).admin.posts
const one = posts[':id']
const param = (id: string) => ({ id: encodeURIComponent(id) })

/** Creates an article. @throws RequestError bad_input with issues; conflict when the address is taken */
export const createPost = (json: PostInput) => signedInAnswerOf(posts.$post({ json }))

/**
 * Saves an article. @throws RequestError bad_input with issues; conflict with the current article when another member
 * of staff saved first
 */
export const changePost = (id: string, json: PostChange) => signedInAnswerOf(one.$put({ param: param(id), json }))

/** Publishes, schedules or withdraws an article. @throws RequestError as `changePost` */
export const changePublication = (id: string, json: PostPublication) =>
  signedInAnswerOf(one.publication.$put({ param: param(id), json }))

/** Deletes an article. @throws RequestError conflict when another member of staff changed it */
export const deletePost = (id: string, version: number) =>
  signedInAnswerOf(one.$delete({ param: param(id), query: { version: `${version}` } }))

/** Restores a deleted article. @throws RequestError not_found when it is too late */
export const restorePost = (id: string) => signedInAnswerOf(one.restore.$post({ param: param(id) }))

/** Current state of an article. @throws RequestError not_found */
export const getPost = (id: string) => signedInAnswerOf(one.$get({ param: param(id) }))

/** Creates a new secret link; the previous one ends. */
export const makePreview = (id: string) => signedInAnswerOf(one.preview.$post({ param: param(id) }))

export const revokePreview = (id: string) => signedInAnswerOf(one.preview.$delete({ param: param(id) }))

/**
 * Restores an earlier version.
 * @param version current version on the page
 * @throws RequestError conflict
 */
export const restoreVersion = (id: string, from: number, version: number) =>
  signedInAnswerOf(
    one.versions[':version'].restore.$post({ param: { ...param(id), version: `${from}` }, json: { version } }),
  )
