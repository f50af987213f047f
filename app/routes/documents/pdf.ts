import { getDocumentPdf, getReader } from '../../../worker/money/documents/document-page.server.ts'
import { getDocument } from '../../../worker/money/documents/documents.server.ts'
import { call } from '../../context.ts'
import { pdfResponse } from '../../pdf-response.ts'
import { signedInUser } from '../dashboard/signed-in.ts'
import type { Route } from './+types/pdf'

/** A document as a PDF; the last part of the address names the file. */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    await signedInUser(service, url)
    const document = await getDocument(service, await getReader(service), params.documentId)
    await service.countFile()
    return pdfResponse(document.number, await getDocumentPdf(service, document))
  })
