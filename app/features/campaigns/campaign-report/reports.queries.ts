import { hc } from 'hono/client'
import type { reportsApi } from '../../../../worker/money/reports.api.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const api = hc<typeof reportsApi>(...API)

/**
 * Turns the weekly report by mail on or off. @throws RequestError forbidden while the address is not confirmed;
 * conflict, not_found
 */
export const setReportMail = (id: string, isOn: boolean) =>
  signedInAnswerOf(api.campaigns[':id']['report-mail'].$put({ param: { id: encodeURIComponent(id) }, json: { isOn } }))

/** Sets the logo. @throws RequestError conflict */
export const setLogo = (key: string) => signedInAnswerOf(api['report-logo'].$put({ json: { key } }))
export const removeLogo = () => signedInAnswerOf(api['report-logo'].$delete())
