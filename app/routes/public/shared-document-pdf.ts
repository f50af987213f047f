import { getSharedPdf } from '../../../worker/money/documents/shared.server.ts'
import { call } from '../../context.ts'
import { pdfResponse } from '../../pdf-response.ts'
import type { Route } from './+types/shared-document-pdf'

/** Shared document as a PDF. The link is checked again, so that its end also ends the file. */
export const loader = ({ context, params: { token } }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const { number, bytes } = await getSharedPdf(service, token)
    return pdfResponse(number, bytes)
  })
