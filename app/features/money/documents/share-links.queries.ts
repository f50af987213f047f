import { hc } from 'hono/client'
import useSWR from 'swr'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import type { DocumentLink } from '../../../../worker/money/documents/links.server.ts'
import type { estimatesApi } from '../../../../worker/money/estimates.api.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const { documents } = hc<typeof estimatesApi>(...API)

/** Active links to an estimate. */
export function useLinks(documentId: string) {
  return useSWR(`/api/documents/${documentId}/links`, async (): Promise<DocumentLink[]> => {
    const { links } = await signedInAnswerOf(documents[':id'].links.$get({ param: { id: documentId } }))
    return links
  })
}

/** Creates a link. Only this answer has its address. @throws RequestError bad_input, conflict */
export const makeLink = (documentId: string, expires: CivilDate): Promise<{ link: DocumentLink; path: string }> =>
  signedInAnswerOf(documents[':id'].links.$post({ param: { id: documentId }, json: { expires } }))

/** Ends a link. @throws RequestError not_found once it has ended */
export const endLink = (documentId: string, link: string): Promise<unknown> =>
  signedInAnswerOf(documents[':id'].links[':link'].$delete({ param: { id: documentId, link } }))
