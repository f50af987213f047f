import { hc } from 'hono/client'
import type { staffApi } from '../../../../worker/backoffice/staff.api.ts'
import type { PostChange, PostInput, PostPublication } from '../../../../worker/desk/rules/content/post-input.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const posts = hc<typeof staffApi>(...API).admin.posts
const one = posts[':id']
const param = (id: string) => ({ id: encodeURIComponent(id) })

/** @throws RequestError bad_input with issues; conflict when the address is taken */
export const createPost = (json: PostInput) => signedInAnswerOf(posts.$post({ json }))

/** @throws RequestError bad_input with issues; conflict with the current article when somebody else saved first */
export const changePost = (id: string, json: PostChange) => signedInAnswerOf(one.$put({ param: param(id), json }))

/** @throws RequestError as above */
export const changePublication = (id: string, json: PostPublication) =>
  signedInAnswerOf(one.publication.$put({ param: param(id), json }))

/** @throws RequestError conflict when somebody else changed it meanwhile */
export const deletePost = (id: string, version: number) =>
  signedInAnswerOf(one.$delete({ param: param(id), query: { version: `${version}` } }))

/** Brings back what was just deleted. @throws RequestError not_found when it is too late */
export const restorePost = (id: string) => signedInAnswerOf(one.restore.$post({ param: param(id) }))

/** The article as it is now. @throws RequestError not_found */
export const getPost = (id: string) => signedInAnswerOf(one.$get({ param: param(id) }))

/** A new secret link; the one before ends. */
export const makePreview = (id: string) => signedInAnswerOf(one.preview.$post({ param: param(id) }))

export const revokePreview = (id: string) => signedInAnswerOf(one.preview.$delete({ param: param(id) }))

/** @param version the version that the page showed. @throws RequestError conflict */
export const restoreVersion = (id: string, from: number, version: number) =>
  signedInAnswerOf(
    one.versions[':version'].restore.$post({ param: { ...param(id), version: `${from}` }, json: { version } }),
  )
