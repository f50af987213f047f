import { getSharedPdf } from '../../../worker/money/documents/shared.server.ts'
import { call } from '../../context.ts'
import { pdfResponse } from '../../pdf-response.ts'
import type { Route } from './+types/shared-paper-pdf'

/** The same as a PDF: the link is asked for again, so that it ends for the file too. */
export const loader = ({ context, params: { token } }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const { number, bytes } = await getSharedPdf(service, token)
    return pdfResponse(number, bytes)
  })
